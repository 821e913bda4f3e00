import { BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import type { BookingCriteria } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { listenTo } from '../../tracking/live/live.fixture.ts'
import { document, type RequestCalls, requestCalls, TODAY } from '../requests/booking-request.fixture.ts'
import { decisionLine, newBookingNo } from '../requests/decision.fixture.ts'
import * as world from './booking-dashboard.fixture.ts'

let portal: Portal
type Person = Awaited<ReturnType<Portal['person']>>
let people: Record<'shipper' | 'consignee' | 'corrector' | 'rival', Person>
let mei: RequestCalls

beforeAll(async () => {
  portal = await startPortal({ now: TODAY, liveTimes: { heartbeatMs: 600_000, pauseMs: 10 } })
  const orgs = await world.loadBookings(portal)
  people = {
    shipper: await portal.person({ groups: ['BD', 'BR'], organisationIds: [orgs.NBL] }),
    consignee: await portal.person({ groups: ['BD'], organisationIds: [orgs['NBL-C']] }),
    rival: await portal.person({ groups: ['BD'], organisationIds: [orgs.NBX] }),
    corrector: await portal.person({ groups: ['BD', 'BC'], organisationIds: [orgs.NBL] }),
  }
  mei = requestCalls(portal, people.shipper.headers)
})
afterAll(() => portal.stop())

interface Sent {
  id: number
  ediRef: string
  revision: number
}
const submit = async (more: Parameters<typeof document>[0] = {}): Promise<Sent & { reference: string }> => {
  const input = document(more)
  return { ...(await mei.submit({ document: input })).json.state, reference: input.customerReference }
}
const decide = async (...decisions: object[]) =>
  expect((await portal.carrier('decisions', decisions)).json).toMatchObject({
    accepted: decisions.length,
    rejected: [],
  })
const revisionOf = async (id: number): Promise<number> => (await mei.get(id)).json.state.revision
const cancel = async ({ id }: Sent) =>
  expect((await mei.cancel({ id, revision: await revisionOf(id), comment: 'not needed' })).status).toBe(200)
/** The booking as the carrier sends it after its approval. */
const booked = (bookingNo: string, more: object = {}) =>
  portal.carrier('bookings', [
    lines.booking(bookingNo, {
      parties: [
        { role: 'shipper', organisation: 'NBL' },
        { role: 'consignee', organisation: 'NBL-C' },
      ],
      ...more,
    }),
  ])
const listed = async (criteria: BookingCriteria, person: Person = people.shipper) =>
  world.rowsOf(BookingList.parse((await world.dashboardOf(portal, person).list(criteria)).json))
const rowOf = async ({ ediRef }: Sent, person?: Person) =>
  (await listed({ numberType: 'ediRef', numbers: [ediRef, world.ediRef(world.ownTrade, 0)] }, person)).find(
    (row) => row.ediRef === ediRef,
  )
const approved = async (more: Parameters<typeof document>[0] = {}) => {
  const sent = await submit(more)
  const bookingNo = newBookingNo()
  await decide(decisionLine(sent.ediRef, 1, 'approve', { bookingNo }))
  return { ...sent, bookingNo }
}

describe('a request without a booking', () => {
  it('is a row from when it was sent, as far as the carrier is with it', async () => {
    const sent = await submit()
    expect(await rowOf(sent)).toEqual({
      bookingNo: null, ediRef: sent.ediRef, requestId: sent.id, customerReference: sent.reference, blNumbers: null,
      status: 'Requested', vvd: 'FHM043E', vessel: 'Fairway FHM', portOfLoading: 'CNNGB', portOfDischarge: 'USLGB',
      origin: 'CNNGB', destination: 'USCHI', createdBy: people.shipper.username, bookedAt: expect.any(String),
      departureAt: '2026-11-25T12:00:00+00:00', departureBasis: 'planned', days: 10, arrivalAt: '2026-12-09T12:00:00+00:00',
      arrivalBasis: 'planned', shipper: 'Ningbo Lighting Co., Ltd.', consignee: 'Lakeshore Home, Inc.', notifyParty: null,
      containers: '2 × 45G1', quantity: 2, equipment: null, siStatus: 'Pending', siDueAt: '2026-11-23T04:00:00+00:00',
      vgmStatus: 'Pending', vgmDueAt: '2026-11-24T04:00:00+00:00', vgmNote: null, ams: null, billStatus: null, release: null, hold: null,
      correction: null, serviceContract: 'SC1042', commodity: 'LED lighting fixtures', freightTerm: 'CY-RAMP',
      paymentTerm: 'Prepaid',
    }) // biome-ignore format: as the contract lists them
    await decide(decisionLine(sent.ediRef, 1, 'received'))
    expect((await rowOf(sent))?.status).toBe('Received')
    await cancel(sent)
    expect((await rowOf(sent))?.status).toBe('Pending')
    await decide(decisionLine(sent.ediRef, 2, 'refuseCancellation', { note: 'Sealed' }))
    expect((await rowOf(sent))?.status).toBe('Received')
    await cancel(sent)
    await decide(decisionLine(sent.ediRef, 3, 'confirmCancellation'))
    expect((await rowOf(sent))?.status).toBe('Canceled')
  })

  it('never takes the list of its organisation down, whatever quantity somebody drafts', async () => {
    for (const quantity of [
      '99999999999',
      '1e30',
      '-3',
      'Infinity',
      '９９９９９９９９９９９',
      '2.5',
      '9'.repeat(200),
    ]) {
      const { bookingNo, ...sent } = await approved()
      await booked(bookingNo, { ediRef: sent.ediRef })
      const containers = [{ equipment: '45G1', quantity, packageType: 'CT', packages: '', temperature: '' }]
      const draft = { id: sent.id, revision: await revisionOf(sent.id), document: document({ containers }) }
      expect([quantity, (await mei.save(draft)).status]).toEqual([quantity, 200])
      const row = (await listed({ numberType: 'booking', numbers: [bookingNo] })).at(0)
      expect([quantity, row?.bookingNo, row?.quantity]).toEqual([quantity, bookingNo, 0])
      expect((await mei.search()).status).toBe(200)
      expect((await portal.get('/api/home', people.shipper.headers)).status).toBe(200)
    }
  })

  it('is listed also where a former version of the portal took down more boxes than can be counted', async () => {
    const { bookingNo, ...sent } = await approved()
    await booked(bookingNo, { ediRef: sent.ediRef })
    const containerText = '99999999999 × 45G1, 2 × 22G1'
    await portal.pool.raw.query('update booking_request set listed[18] = $1 where id = $2', [containerText, sent.id])
    const [row] = await listed({ numberType: 'booking', numbers: [bookingNo] })
    expect(row).toMatchObject({ bookingNo, containers: containerText, quantity: 2 })
  })

  it('is none as a draft and none once it was rejected', async () => {
    const draft: Sent = (await mei.save({ document: document() })).json.state
    expect(await rowOf(draft)).toBeUndefined()
    const sent = await submit()
    await decide(decisionLine(sent.ediRef, 1, 'reject', { note: 'No equipment' }))
    expect(await rowOf(sent)).toBeUndefined()
    expect((await listed({})).map(({ ediRef }) => ediRef)).not.toContain(sent.ediRef)
  })

  it('shows what the carrier has, not what was changed since and not sent', async () => {
    const sent = await submit({ commodity: 'Lamps' })
    const changed = document({ customerReference: sent.reference, commodity: 'Chairs', vvd: 'FWS102E' })
    await mei.save({ id: sent.id, revision: sent.revision, document: changed })
    expect(await rowOf(sent)).toMatchObject({ commodity: 'Lamps', vvd: 'FHM043E' })
  })

  it('is found by its criteria as bookings are, counted by its status, and due to nobody', async () => {
    const sent = await submit({ vvd: 'FWS102E' })
    const finds = async (criteria: BookingCriteria) =>
      (await listed(criteria)).some(({ requestId }) => requestId === sent.id)
    for (const criteria of [
      { vvds: ['FWS102E'] }, { days: 12 }, { destinations: ['USCHI'], portsOfLoading: ['CNNGB'] }, { statuses: ['Requested'] },
      { dateOf: 'departure', from: '2026-11-27', to: '2026-11-27' }, { dateOf: 'siDue', from: '2026-11-23' }, { siStatuses: ['Pending'] },
    ] satisfies BookingCriteria[]) // biome-ignore format: short
      expect([criteria, await finds(criteria)]).toEqual([criteria, true])
    for (const criteria of [
      { vvds: ['FHM043E'] }, { days: 11 }, { statuses: ['Approved'] }, { siStatuses: ['Accepted'] }, { concerns: ['siDue', 'vgmDue', 'held'] },
    ] satisfies BookingCriteria[]) // biome-ignore format: short
      expect([criteria, await finds(criteria)]).toEqual([criteria, false])
    await portal.setNow('2026-11-22T00:00:00Z')
    expect(await finds({ concerns: ['siDue'] })).toBe(false)
    await portal.setNow(TODAY)
    const { statuses } = (await world.dashboardOf(portal, people.shipper).count({ vvds: ['FWS102E'] })).json
    expect(statuses[0]).toEqual({ status: 'Requested', count: 1 })
    const { vvds } = (await world.dashboardOf(portal, people.shipper).choices()).json
    expect(vvds.map(({ vvd }: { vvd: string }) => vvd)).toContain('FWS102E')
  })
})

describe('a booking that came from a request', () => {
  it('takes its row over, whichever of number and booking arrives first', async () => {
    const { bookingNo, ...sent } = await approved()
    expect(await rowOf(sent)).toMatchObject({ bookingNo, status: 'Approved', requestId: sent.id })
    await booked(bookingNo) // the line does not name the EDI ref
    const found = await listed({ numberType: 'mixed', numbers: [bookingNo, sent.ediRef] })
    expect(found).toMatchObject([{ bookingNo, ediRef: sent.ediRef, requestId: sent.id, customerReference: sent.reference,
      createdBy: people.shipper.username, containers: '2 × 45G1', quantity: 2, status: 'Approved' }]) // biome-ignore format: short

    const [early, number] = [await submit(), newBookingNo()]
    await booked(number, { ediRef: early.ediRef, status: 'Received' })
    expect(await listed({ numberType: 'ediRef', numbers: [early.ediRef] })).toMatchObject([
      { bookingNo: number, status: 'Received', requestId: early.id },
    ])
  })

  it('is Pending while an amendment or a cancellation is open, to everyone who sees it', async () => {
    const { bookingNo, ...sent } = await approved()
    await booked(bookingNo)
    const status = async (person?: Person) => (await listed({ numbers: [bookingNo] }, person))[0]?.status
    const amend = async (commodity: string) =>
      mei.submit({
        id: sent.id,
        revision: await revisionOf(sent.id),
        document: document({ customerReference: sent.reference, commodity }),
      })
    await amend('Chairs')
    expect([await status(), await status(people.consignee)]).toEqual(['Pending', 'Pending'])
    await decide(decisionLine(sent.ediRef, 2, 'received'))
    expect(await status()).toBe('Pending')
    await decide(decisionLine(sent.ediRef, 2, 'decline', { note: 'Too late' }))
    expect(await status()).toBe('Approved')
    await amend('Tables')
    await decide(decisionLine(sent.ediRef, 3, 'approve', { bookingNo }))
    expect(await status()).toBe('Approved')
    await amend('Beds')
    await cancel(sent)
    await decide(decisionLine(sent.ediRef, 5, 'refuseCancellation', { note: 'Sailing' }))
    expect(await status()).toBe('Pending') // the amendment still waits
    await decide(decisionLine(sent.ediRef, 4, 'approve', { bookingNo }))
    expect(await status()).toBe('Approved')
    await cancel(sent)
    expect([await status(), (await listed({ numbers: [bookingNo], statuses: ['Pending'] })).length]).toEqual([
      'Pending',
      1,
    ])
    await booked(bookingNo, { status: 'Canceled', revision: 2 })
    expect(await status()).toBe('Canceled')
  })

  it('says nothing of the request to its other parties', async () => {
    const { bookingNo, ...sent } = await approved({ commodity: 'Secret lamps' })
    await booked(bookingNo, { createdBy: 'EDI desk' })
    const [row] = await listed({ numbers: [bookingNo] }, people.consignee)
    expect(row).toMatchObject({
      requestId: null,
      customerReference: null,
      ediRef: null,
      createdBy: 'EDI desk',
      containers: null,
      quantity: 0,
    })
    const reader = world.dashboardOf(portal, people.consignee)
    expect((await reader.list({ numberType: 'ediRef', numbers: [sent.ediRef] })).json.errorCode).toBe('BD0001')
    expect((await reader.list({})).text).not.toContain(sent.reference)
  })
})

it('a correction in progress is told to whoever may correct', async () => {
  const number = world.bookingNo(world.ownTrade, 7)
  await portal.pool.raw.query(
    `insert into correction (booking_id, bl_no, base, booking_revision, bill_revision, document, started_by, saved_by)
     select id, $2, '{}', 1, 1, '{}', 'mei', 'mei' from booking where booking_no = $1`,
    [number, world.blNo(world.ownTrade, 7)],
  )
  const seen = async (person: Person) => (await listed({ numbers: [number] }, person))[0]?.correction
  expect([await seen(people.corrector), await seen(people.shipper)]).toEqual(['In Progress', null])
})

it('an open list hears of bookings, bills and decisions that concern its reader, and of nothing else', async () => {
  const watchOf = async (person: Person): Promise<string> =>
    (await world.dashboardOf(portal, person).list({})).json.watch
  const [own, other, rival] = [
    await watchOf(people.shipper), await watchOf(people.consignee), await watchOf(people.rival),
  ] // biome-ignore format: short
  const page = await listenTo(portal.url, [own, other, rival].join())
  const bill = (trader: typeof world.ownTrade) =>
    portal.carrier('bills', [{
      blNo: world.blNo(trader, 9), bookingNo: world.bookingNo(trader, 9), type: 'OBL', status: 'Rated', statedAt: TODAY, revision: 2,
    }]) // biome-ignore format: short
  const expectChanged = async (happen: () => Promise<unknown>, ...topics: string[]) => {
    await happen()
    expect((await page.news()).changed.sort()).toEqual(topics.sort())
  }
  await expectChanged(() => bill(world.rivalTrade), rival)
  await expectChanged(() => bill(world.ownTrade), own, other)
  const sent = await submit()
  expect((await page.news()).changed).toEqual([own])
  const bookingNo = newBookingNo()
  await expectChanged(() => decide(decisionLine(sent.ediRef, 1, 'approve', { bookingNo })), own)
  await expectChanged(() => booked(bookingNo), own, other)
  await expectChanged(() => cancel(sent), own, other)
  page.stop()
})
