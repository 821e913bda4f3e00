import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { allocationCalls, loadAllocationWorld, OPEN, POL, SAILED } from './allocation.fixture.ts'

let portal: Portal
let people: Awaited<ReturnType<typeof loadAllocationWorld>>
let rep: ReturnType<typeof allocationCalls>
let deputy: ReturnType<typeof allocationCalls>
let other: ReturnType<typeof allocationCalls>
let sales: ReturnType<typeof allocationCalls>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  people = await loadAllocationWorld(portal)
  rep = allocationCalls(portal, people.rep.headers)
  deputy = allocationCalls(portal, people.deputy.headers)
  other = allocationCalls(portal, people.other.headers)
  sales = allocationCalls(portal, people.sales.headers)
})
afterAll(() => portal.stop())

const ownRow = async () => (await rep.rows()).find(({ account }) => account === 'NBL') ?? expect.fail('no own row')
const outboxEntries = async () =>
  (await portal.pool.raw.query(`select payload from outbox_entry where topic = 'allocation' order by id`)).rows.map(
    ({ payload }) => payload,
  )

describe('what is shown', () => {
  it('shows every rep all rows of a voyage, and which of them are theirs', async () => {
    const rows = await rep.rows()
    expect(rows.map(({ account, isOwn }) => [account, isOwn])).toEqual([
      ['LSH', false],
      ['NBL', true],
    ])
    expect(rows[1]).toMatchObject({
      vvd: OPEN, voyageType: 'Mainline', contract: 'SC1042', partyType: 'BCO', salesRepName: 'Rui Chen', releaseFeu: 3, isClosed: false,
    }) // biome-ignore format: one row
    expect((await rep.search()).json.spaces).toMatchObject([
      {
        vvd: OPEN,
        portOfLoading: POL,
        capacity: { teu: 100, feu: 50 },
        release: { teu: 8, feu: 6 },
        booked: { teu: 0, feu: 0 },
      },
    ])
    expect((await sales.rows({ accounts: ['LSH'] })).map(({ account }) => account)).toEqual(['LSH'])
    expect(await sales.rows({ salesReps: [people.rep.webId], portsOfLoading: ['CNSHA'] })).toEqual([])
    expect((await rep.rows({ vvds: [SAILED] }))[0]).toMatchObject({ isClosed: true })
  })

  it('shows what can still be changed before what has sailed', async () => {
    const rows = await rep.rows({ vvds: [SAILED, OPEN] })
    expect(rows.map(({ vvd, isClosed }) => [vvd, isClosed])).toEqual([
      [OPEN, false],
      [OPEN, false],
      [SAILED, true],
    ])
  })

  it('needs a voyage that is known and has a capacity', async () => {
    expect((await rep.search({ vvds: [] })).json.errorCode).toBe('VA0006')
    expect((await rep.search({ vvds: ['QQQ001E'] })).json.errorCode).toBe('VA0015')
    expect((await rep.search({ vvds: ['FWS102E'] })).json).toMatchObject({
      errorCode: 'VA0002',
      messageArgs: ['FWS102E'],
    })
    expect((await sales.report({ vvds: [] })).json.errorCode).toBe('VA0006')
    expect((await sales.report({ vvds: ['QQQ001E'] })).json.errorCode).toBe('VA0015')
    expect((await rep.get('pol')).json.errorCode).toBe('VA0006')
    expect((await rep.get('pol?vvd=QQQ001E')).json.errorCode).toBe('VA0015')
    expect((await rep.get('pol?vvd=FWS102E')).json.errorCode).toBe('VA0002')
    expect((await rep.get(`pol?vvd=${OPEN}`)).json).toMatchObject({ loading: [POL], discharge: ['USLGB'] })
  })

  it('lists open voyages, and those that sailed within up to 21 days', async () => {
    const vvdsOf = async (query: string) =>
      (await rep.get(`vvd?${query}`)).json.vvds.map(({ vvd }: { vvd: string }) => vvd)
    expect(await vvdsOf('')).toEqual([OPEN])
    expect(await vvdsOf('days=14')).toEqual([SAILED, OPEN])
    expect(await vvdsOf('from=2026-11-26')).toEqual([])
    expect((await sales.get('forecast?days=21')).json.spaces.map(({ vvd }: { vvd: string }) => vvd)).toEqual([
      SAILED,
      OPEN,
    ])
    expect((await sales.get('forecast?days=22')).json.errorCode).toBe('VA0005')
    const rowsWithin = async (sailedDays: number, vvds: string[] = []) =>
      (await sales.rows({ vvds, sailedDays })).map(({ vvd }) => vvd)
    expect(await rowsWithin(0)).toEqual([OPEN, OPEN])
    expect(await rowsWithin(14)).toEqual([OPEN, OPEN, SAILED])
    expect(await rowsWithin(0, [SAILED])).toEqual([])
    expect((await sales.search({ vvds: [], sailedDays: 22 })).json.errorCode).toBe('VA0005')
    expect((await rep.get('vvd?from=2026-13-01')).json.errorCode).toBe('VA0003')
    expect((await rep.get('vvd?to=tomorrow')).json.errorCode).toBe('VA0004')
  })

  it('names reps, accounts with their contracts, and the usual rep of each', async () => {
    const { salesReps } = (await rep.get('salesRep')).json
    expect(salesReps.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([
      { webId: people.rep.webId, name: 'Rui Chen', isOwn: true },
    ])
    expect((await rep.get('account')).json.accounts).toMatchObject([
      { account: 'LSH', partyType: 'NVOCC', isOwn: false },
      { account: 'NBL', salesReps: [people.rep.webId, people.deputy.webId], contracts: ['SC1042'], isOwn: true },
    ])
    expect((await deputy.get('salesRepDefault?account=NBL')).json).toEqual({
      salesRep: people.rep.webId,
      name: 'Rui Chen',
    })
    expect((await deputy.get('salesRepDefault')).json.salesRep).toBe(people.deputy.webId)
    expect((await sales.get('salesRepDefault')).json.salesRep).toBeNull()
    expect((await rep.get('salesRepDefault?account=QQQ')).json.errorCode).toBe('VA0024')
  })

  it('counts what is booked against the release of the account and against the space', async () => {
    const legs = [{ kind: 'ocean', from: 'CNNGB', to: 'USLGB', vvd: OPEN, plannedDepartureAt: '2026-11-25T12:00:00Z', plannedArrivalAt: '2026-12-09T12:00:00Z' }] // biome-ignore format: one leg
    await portal.carrier('bookings', [
      lines.booking('7100001', { serviceContract: 'SC1042', legs }),
      lines.booking('7100002', { serviceContract: 'SC1042', legs, status: 'Canceled' }),
      lines.booking('7100003', { legs }),
    ])
    await portal.carrier(
      'containers',
      ['7100001', '7100002', '7100003'].map((no, at) => lines.container(no, lines.containerNumber(910 + at))),
    )
    expect(await ownRow()).toMatchObject({ bookedTeu: 0, bookedFeu: 1, releaseFeu: 3 })
    expect((await sales.get('forecast')).json.spaces[0].booked).toEqual({ teu: 0, feu: 2 })
    const report = await sales.report({ vvds: [OPEN], accountNames: ['Ningbo Lighting Co., Ltd.'] })
    expect(report.json).toMatchObject({
      rows: 1,
      columns: { account: ['NBL'], allocations: [1], releaseTeu: [4], releaseFeu: [3], bookedTeu: [0], bookedFeu: [1] },
    })
  })
})

describe('what a customer sees', () => {
  it('is the space that is open to their own organisations on coming vessels, and what they booked of it', async () => {
    const { rows } = await portal.pool.raw.query<{ id: string }>(`select id from organisation where ref = 'NBL'`)
    const shipper = await portal.person({ groups: ['BR'], organisationIds: rows.map(({ id }) => id) })
    const ask = async (headers: Record<string, string>, query = '') =>
      (await portal.get(`/api/allocation/own?${query}`, headers)).json
    const [space, ...others] = (await ask(shipper.headers)).spaces
    expect(space).toEqual({
      ...{ vvd: OPEN, vessel: expect.any(String), portOfLoading: POL, contract: 'SC1042', etd: expect.any(String) },
      ...{ release: { teu: 4, feu: 3 }, booked: { teu: 0, feu: 1 } },
    })
    expect(others).toEqual([])
    expect((await ask(shipper.headers, 'contract=SC1042&portOfLoading=CNNGB')).spaces).toHaveLength(1)
    expect((await ask(shipper.headers, 'contract=SC2001')).spaces).toEqual([])
    expect((await ask(shipper.headers, 'portOfLoading=CNSHA')).spaces).toEqual([])
    const stranger = await portal.person({ groups: ['BR', 'BD'] })
    expect((await ask(stranger.headers)).spaces).toEqual([])
    expect((await ask(people.sales.headers)).errorCode).toBe('VA0001')
  })
})

describe('a save', () => {
  it('writes all changes in one transaction, with history, totals and what the carrier is told', async () => {
    const row = await ownRow()
    const saved = await rep.update([{ id: row.id, version: row.version, releaseTeu: 7, remarks: 'Peak week' }])
    expect(saved.status).toBe(200)
    expect(saved.json).toMatchObject({
      saved: [{ id: row.id, version: row.version + 1 }],
      spaces: [{ release: { teu: 11, feu: 6 } }],
    })
    expect(await ownRow()).toMatchObject({ releaseTeu: 7, remarks: 'Peak week', updatedBy: people.rep.username })
    expect((await sales.get(`history?id=${row.id}`)).json.entries).toMatchObject([
      { by: people.rep.username, source: 'portal', changes: { releaseTeu: [4, 7], remarks: ['', 'Peak week'] } },
      { by: 'carrier', source: 'carrier', changes: {} },
    ])
    expect((await outboxEntries()).at(-1)).toMatchObject({
      vvd: OPEN, portOfLoading: POL, source: 'portal', rows: [{ id: row.id, account: 'NBL', releaseTeu: 7 }],
    }) // biome-ignore format: one entry
    expect((await rep.rows({ isRecent: true })).map(({ account }) => account)).toContain('NBL')
  })

  it('that changes nothing writes nothing', async () => {
    const row = await ownRow()
    const told = (await outboxEntries()).length
    expect((await rep.update([{ id: row.id, version: row.version, releaseTeu: row.releaseTeu }])).json.saved).toEqual([
      { id: row.id, version: row.version },
    ])
    expect((await outboxEntries()).length).toBe(told)
  })

  it('is for one’s own accounts alone, and refuses all where one row is another rep’s', async () => {
    const rows = await rep.rows()
    const changes = rows.map(({ id, version }) => ({ id, version, demandTeu: 99 }))
    const refused = await rep.update(changes)
    expect(refused).toMatchObject({ status: 422, json: { errorCode: 'VA0022', violations: [{ path: 'changes.0' }] } })
    expect((await rep.rows()).map(({ demandTeu }) => demandTeu)).toEqual(rows.map(({ demandTeu }) => demandTeu))
    const [theirs] = changes
    expect((await other.update([theirs ?? {}])).status).toBe(200)
    expect((await sales.update([theirs ?? {}])).json.errorCode).toBe('VA0001')
    const mine = await ownRow()
    expect((await deputy.update([{ id: mine.id, version: mine.version, demandFeu: 7 }])).status).toBe(200)
  })

  it('names every row that somebody saved meanwhile', async () => {
    const row = await ownRow()
    expect((await deputy.update([{ id: row.id, version: row.version, protectTeu: 5 }])).status).toBe(200)
    expect(await rep.update([{ id: row.id, version: row.version, protectTeu: 6 }])).toMatchObject({
      status: 409,
      json: { errorCode: 'VA0008', violations: [{ code: 'VA0008', path: 'changes.0' }] },
    })
    expect(await ownRow()).toMatchObject({ protectTeu: 5 })
  })

  it.each([[-1], [0.5], [100_000]])('refuses %d containers', async (releaseTeu) => {
    const { id, version } = await ownRow()
    expect((await rep.update([{ id, version, releaseTeu }])).json).toMatchObject({
      errorCode: 'VA0017',
      violations: [{ path: 'changes.0.releaseTeu' }],
    })
  })

  it('refuses text for a number, a row twice, and a row that does not exist', async () => {
    const { id, version } = await ownRow()
    expect((await rep.update([{ id, version, releaseTeu: 'ten' }])).json.errorCode).toBe('GE0012')
    expect(
      (
        await rep.update([
          { id, version },
          { id, version },
        ])
      ).json.errorCode,
    ).toBe('GE0012')
    expect((await rep.update([{ id: 999_999, version: 1 }])).json.errorCode).toBe('GE0002')
    expect((await rep.get('history?id=999999')).json.errorCode).toBe('GE0002')
  })

  it('never releases more than the vessel can take, in either unit, also when two reps save at once', async () => {
    const row = await ownRow()
    const theirs = (await rep.rows()).find(({ account }) => account === 'LSH') ?? expect.fail('no row')
    const over = await rep.update([{ id: row.id, version: row.version, releaseTeu: 97 }])
    expect(over.json).toMatchObject({ errorCode: 'VA0007', messageArgs: [OPEN, POL] })
    expect((await rep.update([{ id: row.id, version: row.version, releaseFeu: 48 }])).json.errorCode).toBe('VA0007')
    const both = await Promise.all([
      rep.update([{ id: row.id, version: row.version, releaseTeu: 60 }]),
      other.update([{ id: theirs.id, version: theirs.version, releaseTeu: 60 }]),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const { spaces } = (await rep.search()).json
    const rows = await rep.rows()
    expect(spaces[0].release.teu).toBe(rows.reduce((sum, { releaseTeu }) => sum + releaseTeu, 0))
    expect(spaces[0].release.teu).toBeLessThanOrEqual(100)
    const won = both[0].status === 200 ? rep : other
    const [full] = (await won.rows()).filter(({ releaseTeu }) => releaseTeu === 60)
    await won.update([{ id: full?.id, version: full?.version, releaseTeu: 4 }])
  })

  it('is over once the ship has left or its AMS cut-off has passed', async () => {
    const [sailed] = await rep.rows({ vvds: [SAILED] })
    expect((await rep.update([{ id: sailed?.id, version: sailed?.version, demandTeu: 1 }])).json).toMatchObject({
      errorCode: 'VA0014',
      messageArgs: [SAILED],
    })
  })
})

it('tells colleagues of changed rows, in the portal and by mail, and nobody else', async () => {
  const { id } = await ownRow()
  const sent = await rep.notify({
    ids: [id],
    recipients: [people.deputy.webId, people.sales.webId],
    note: 'Please check',
  })
  expect(sent.json).toEqual({ notified: 2 })
  const { notices } = (await portal.get('/api/notices', people.deputy.headers)).json
  expect(notices).toMatchObject([
    { kind: 'allocationChanged', link: `/repSalesView?vvds=${OPEN}`, args: { vvds: OPEN, note: 'Please check' } },
  ])
  await portal.deliverMail()
  const mails = await portal.pool.raw.query('select recipient, subject from mailbox_message order by recipient')
  expect(mails.rows.map(({ recipient }) => recipient).toSorted()).toEqual(
    [people.deputy.username, people.sales.username].toSorted(),
  )
  const shipper = await portal.person({ groups: ['BD'] })
  expect((await rep.notify({ ids: [id], recipients: [shipper.webId] })).json.errorCode).toBe('VA0024')
  expect((await rep.notify({ ids: [999_999], recipients: [people.deputy.webId] })).json.errorCode).toBe('GE0002')
})
