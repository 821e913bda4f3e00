import { attentionReasonsOf } from '@fairway/contract/bookings/dashboard/booking-attention.rules'
import { BookingCards, BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import {
  attentionReasons,
  requiredDocumentStatuses,
} from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import type { HomeLine } from '@fairway/contract/home/home.schema'
import { bookingStatuses, holdTypes } from '@fairway/contract/tracking/tracking.values'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../../tracking/cargo/journey.fixture.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from '../requests/booking-request.fixture.ts'
import { type DashboardCalls, dashboardOf, rowsOf } from './booking-dashboard.fixture.ts'

let portal: Portal
let dashboard: DashboardCalls
let headers: Record<string, string>

/** The cut-offs of the requested ship are a day or two away. */
const NOW = '2026-11-22T00:00:00Z'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const after = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString()
/** Long over, just over, soon, a little less and a little more than three days away, and far away. */
const cutOffs = [-9 * DAY, -HOUR, DAY, 3 * DAY - 20 * MINUTE, 3 * DAY + 20 * MINUTE, 8 * DAY].map(after)
const BOOKINGS = 240

const voyages = [...cutOffs, undefined].flatMap((si, at) =>
  [false, true].map((hasLeft, nth) => {
    const vgm = cutOffs[(at * 5 + nth) % cutOffs.length]
    const departure = { planned: after(4 * DAY), ...(hasLeft && { actual: after(-DAY) }) }
    return {
      ...{
        vvd: `FQ${at}05${nth}E`,
        vessel: { code: `FQ${at}`, name: `Fairway ${at}` },
        voyage: `05${nth}`,
        direction: 'E',
      },
      ...{ service: 'TP1', revision: 1 },
      calls: [
        { location: 'CNNGB', departure, cutOffs: { ...(si && { si }), ...(vgm && { vgm }) } },
        { location: 'USLGB', arrival: { planned: after(20 * DAY) } },
      ],
    }
  }),
)

const Generated = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  siStatus: fc.oneof(fc.constant('Pending'), fc.constantFrom(...requiredDocumentStatuses)),
  vgmStatus: fc.oneof(fc.constant('Pending'), fc.constantFrom(...requiredDocumentStatuses)),
  paymentTerm: fc.constantFrom('Prepaid', 'Collect'),
  billType: fc.constantFrom('OBL', 'SW'),
  vvd: fc.option(fc.constantFrom(...voyages.map(({ vvd }) => vvd)), { freq: 9, nil: undefined }),
  boxes: fc.array(
    fc.record({
      removed: fc.boolean(),
      steps: fc.nat(localJourney.length),
      holds: fc.uniqueArray(fc.constantFrom(...holdTypes), { maxLength: 3 }),
    }),
    { maxLength: 2 },
  ),
})

/** Sends many bookings of every kind, with their boxes, moves and holds. */
async function loadGenerated() {
  const all = fc.sample(Generated, { numRuns: BOOKINGS, seed: 20_261_122 }).map((one, nth) => ({
    ...one,
    bookingNo: String(3_300_000 + nth),
  }))
  const containers = all.flatMap(({ bookingNo, boxes: some }, nth) =>
    some.map((container, at) => ({
      ...container,
      bookingNo,
      containerNo: lines.containerNumber(300_000 + nth * 10 + at),
    })),
  )
  const legOf = (vvd: string | undefined) => ({
    ...(vvd ? { kind: 'ocean', from: 'CNNGB', to: 'USLGB', vvd } : { kind: 'polTerminal', from: 'CNNGB', to: 'CNNGB' }),
    ...{ plannedDepartureAt: after(4 * DAY), plannedArrivalAt: after(20 * DAY) },
  })
  const parties = [{ role: 'shipper', organisation: 'NBL' }]
  const sent: [string, object[]][] = [
    ['schedules', voyages],
    ['bookings', all.map(({ bookingNo, boxes: _, vvd, ...more }) => lines.booking(bookingNo, { ...more, parties, legs: [legOf(vvd)] }))],
    ['containers', containers.map(({ bookingNo, containerNo, removed }) => lines.container(bookingNo, containerNo, { removed }))],
    ['events', containers.flatMap(({ bookingNo, containerNo, steps }) =>
      localJourney.slice(0, steps).map(({ stage: _, ...move }) => lines.event(bookingNo, containerNo, move)))],
    ['holds', containers.flatMap(({ bookingNo, containerNo, holds }) =>
      holds.map((type) => ({ bookingNo, containerNo, type, state: 'red', since: TODAY })))],
  ] // biome-ignore format: a kind of line each
  for (const [path, some] of sent) expect((await portal.carrier(path, some)).json).toMatchObject({ rejected: [] })
}

beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await loadRequestWorld(portal)
  ;({ headers } = await portal.person({ groups: ['BD', 'BR'], organisationIds: [orgs.NBL] }))
  dashboard = dashboardOf(portal, { headers })
  for (const customerReference of ['PO-1', 'PO-2'])
    expect((await requestCalls(portal, headers).submit({ document: document({ customerReference }) })).status).toBe(200)
  await portal.setNow(NOW)
  await loadGenerated()
})
afterAll(() => portal.stop())

it('what the rule finds in the rows of the list is what the database counts for the cards, lists for each, and tells at home', async () => {
  const list = BookingList.parse((await dashboard.list()).json)
  const rows = rowsOf(list)
  expect(rows.filter(({ bookingNo }) => bookingNo === null).length).toBe(2)
  const { concerns } = BookingCards.parse((await dashboard.count()).json)
  const { lines: homeLines }: { lines: HomeLine[] } = (await portal.get('/api/home', headers)).json
  for (const reason of attentionReasons) {
    const expected = rows
      .filter((row) => attentionReasonsOf(row, list.asOf).includes(reason))
      .map(({ bookingNo }) => bookingNo)
    expect(expected.length, reason).toBeGreaterThan(20)
    expect(expected.length, reason).toBeLessThan(BOOKINGS - 20)
    expect(concerns.find((one) => one.concern === reason)?.count, reason).toBe(expected.length)
    const listed = BookingList.parse((await dashboard.list({ concerns: [reason] })).json)
    expect(listed.columns.bookingNo, reason).toEqual(expected)
    if (reason === 'held') continue // at home the boxes tell of their holds
    const atHome = homeLines.filter(({ kind }) => kind === reason).reduce((sum, { count }) => sum + count, 0)
    expect(atHome, `${reason} at home`).toBe(expected.length)
  }
})
