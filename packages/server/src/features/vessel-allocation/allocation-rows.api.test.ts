import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { allocationCalls, allocationLine, loadAllocationWorld, OPEN, POL, SAILED } from './allocation.fixture.ts'

let portal: Portal
let people: Awaited<ReturnType<typeof loadAllocationWorld>>
let rep: ReturnType<typeof allocationCalls>
let deputy: ReturnType<typeof allocationCalls>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  people = await loadAllocationWorld(portal)
  rep = allocationCalls(portal, people.rep.headers)
  deputy = allocationCalls(portal, people.deputy.headers)
})
afterAll(() => portal.stop())

const ownRow = async () => (await rep.rows()).find(({ account }) => account === 'NBL') ?? expect.fail('no own row')
const outboxEntries = async () =>
  (await portal.pool.raw.query(`select payload from outbox_entry where topic = 'allocation' order by id`)).rows.map(
    ({ payload }) => payload,
  )

describe('a row by hand', () => {
  const addition = { vvd: OPEN, portOfLoading: POL, portOfDischarge: 'USLGB', account: 'NBL', demandTeu: 2 }

  it('belongs to an account of the caller, with its usual rep, once', async () => {
    const added = await deputy.add(addition)
    expect(added.status).toBe(200)
    expect((await rep.rows()).find(({ id }) => id === added.json.id)).toMatchObject({
      contract: null,
      salesRep: people.rep.webId,
      demandTeu: 2,
    })
    expect((await rep.get(`history?id=${added.json.id}`)).json.entries).toMatchObject([{ source: 'manual' }])
    expect((await outboxEntries()).at(-1)).toMatchObject({ source: 'manual', rows: [{ contract: null }] })
    expect((await rep.add(addition)).json.errorCode).toBe('VA0023')
  })

  it.each([
    [{ account: 'LSH' }, 'VA0022'],
    [{ account: 'QQQ' }, 'VA0024'],
    [{ contract: 'SC2001' }, 'VA0024'],
    [{ portOfLoading: 'CNSHA' }, 'VA0024'],
    [{ portOfDischarge: 'CNSHA' }, 'VA0024'],
    [{ salesRep: 'W9999999' }, 'VA0024'],
    [{ vvd: 'QQQ001E' }, 'VA0015'],
    [{ vvd: 'FWS102E' }, 'VA0002'],
    [{ vvd: SAILED, contract: 'SC1042' }, 'VA0014'],
    [{ contract: 'SC1042', releaseTeu: 1000 }, 'VA0023'],
    [{ demandTeu: -1 }, 'VA0017'],
  ])('is refused with %j by %s', async (more, code) => {
    expect((await rep.add({ ...addition, ...more })).json.errorCode).toBe(code)
  })
})

describe('the carrier', () => {
  it('replaces rows by later revisions, keeps history, and is refused what a vessel cannot take', async () => {
    const later = allocationLine('LSH', 'SC2001', { revision: 5, demandTeu: 33, changedAt: '2026-11-01T08:00:00Z' })
    expect((await portal.carrier('allocations', [later, later])).json).toMatchObject({
      accepted: 1,
      unchanged: 1,
      rejected: [],
    })
    expect(
      (await portal.carrier('allocations', [allocationLine('LSH', 'SC2001', { revision: 4 })])).json,
    ).toMatchObject({ unchanged: 1 })
    const row = (await rep.rows()).find(({ account }) => account === 'LSH')
    expect(row).toMatchObject({ demandTeu: 33, updatedBy: 'carrier', updatedAt: '2026-11-01T08:00:00+00:00' })
    expect((await rep.get(`history?id=${row?.id}`)).json.entries[0].at).toBe('2026-11-01T08:00:00Z')
    expect((await rep.rows({ isRecent: true })).some(({ account }) => account === 'LSH')).toBe(false)
    const bad = [
      allocationLine('LSH', 'SC2001', { revision: 6, releaseTeu: 101 }),
      allocationLine('QQQ', null),
      allocationLine('NBL', 'SC9999'),
      allocationLine('NBL', null, { portOfDischarge: 'QQQXX' }),
      allocationLine('NBL', null, { portOfLoading: 'CNSHA' }),
      allocationLine('NBL', null, { vvd: 'QQQ001E' }),
    ]
    expect((await portal.carrier('allocations', bad)).json.rejected.map((line: { errorCode: string }) => line.errorCode)).toEqual([
      'GE0012', 'GE0002', 'GE0002', 'GE0002', 'GE0002', 'GE0002',
    ]) // biome-ignore format: one list
  })

  it('may lower a capacity below the release; then the release can only shrink', async () => {
    await portal.carrier('capacities', [
      { vvd: OPEN, portOfLoading: POL, capacityTeu: 5, capacityFeu: 50, revision: 2 },
    ])
    const row = await ownRow()
    expect(
      (await rep.update([{ id: row.id, version: row.version, releaseTeu: row.releaseTeu + 1 }])).json.errorCode,
    ).toBe('VA0007')
    expect((await rep.update([{ id: row.id, version: row.version, releaseTeu: 2 }])).status).toBe(200)
    expect(
      (
        await portal.carrier('capacities', [
          { vvd: 'QQQ001E', portOfLoading: POL, capacityTeu: 5, capacityFeu: 5, revision: 1 },
        ])
      ).json.rejected,
    ).toHaveLength(1)
    expect(
      (
        await portal.carrier('allocation-accounts', [
          { organisation: 'QQQ', partyType: 'BCO', salesReps: ['W1'], revision: 1 },
        ])
      ).json.rejected,
    ).toHaveLength(1)
  })

  it('takes an account away from a rep', async () => {
    await portal.carrier('allocation-accounts', [
      { organisation: 'NBL', partyType: 'BCO', salesReps: [people.deputy.webId], revision: 2 },
    ])
    const row = await ownRow()
    expect(row.isOwn).toBe(false)
    expect((await rep.update([{ id: row.id, version: row.version, demandTeu: 1 }])).json.errorCode).toBe('VA0022')
  })
})
