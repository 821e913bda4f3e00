import { type BookingList, BookingRow } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import type { BookingCriteria } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import type { Portal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../../tracking/cargo/journey.fixture.ts'
import { loadRequestWorld } from '../requests/booking-request.fixture.ts'

interface Trader {
  /** First digit of the booking numbers, and number of the first box. */
  digit: string
  first: number
  organisation: string
  /** Stands in everything that only this trader may read. */
  mark: string
}
export const ownTrade: Trader = { digit: '3', first: 300_000, organisation: 'NBL', mark: 'OWNMARK' }
export const rivalTrade: Trader = { digit: '4', first: 400_000, organisation: 'NBX', mark: 'RIVALMARK' }
export const bookingNo = ({ digit }: Trader, nth: number) => `${digit}0000${String(nth).padStart(2, '0')}`
export const blNo = (trader: Trader, nth: number, bill = 1) => `FWYL${bookingNo(trader, nth)}0${bill}`
export const ediRef = (trader: Trader, nth: number) => `FW0${bookingNo(trader, nth)}`

const voyage = (vvd: string, name: string, calls: object[]) => ({
  vvd, vessel: { code: vvd.slice(0, 3), name }, voyage: vvd.slice(3, 6), direction: 'E', service: 'TP1', revision: 1, calls,
}) // biome-ignore format: one line a voyage
const leaving = (location: string, planned: string, more: object = {}) => ({
  location,
  departure: { planned, ...more },
})
const reaching = (location: string, planned: string, more: object = {}) => ({ location, arrival: { planned, ...more } })

/** On 2026-11-15, 8 in the morning in Ningbo: a ship that leaves soon, one that is late already, one that has left. */
const schedules = [
  voyage('FNR050E', 'Fairway Nightjar', [
    { ...leaving('CNNGB', '2026-11-18T12:00:00Z'), cutOffs: { si: '2026-11-16T04:00:00Z', vgm: '2026-11-17T04:00:00Z' } },
    reaching('USLGB', '2026-12-02T12:00:00Z'),
  ]),
  voyage('FPS049E', 'Fairway Plover', [
    // on the 16th in Ningbo
    { ...leaving('CNNGB', '2026-11-14T12:00:00Z', { estimated: '2026-11-15T18:00:00Z' }),
      cutOffs: { si: '2026-11-13T04:00:00Z', vgm: '2026-11-18T03:00:00Z' } },
    reaching('USOAK', '2026-11-29T12:00:00Z'),
  ]),
  voyage('FGN048E', 'Fairway Gannet', [
    // on the 10th in Ningbo
    { ...leaving('CNNGB', '2026-11-09T00:00:00Z', { actual: '2026-11-09T20:00:00Z' }),
      cutOffs: { si: '2026-11-07T04:00:00Z', vgm: '2026-11-08T04:00:00Z' } },
    reaching('USLGB', '2026-11-23T12:00:00Z', { estimated: '2026-11-24T12:00:00Z' }),
  ]),
  voyage('FSG012N', 'Fairway Swallow', [
    { ...leaving('VNHPH', '2026-11-16T20:00:00Z'), cutOffs: { si: '2026-11-15T04:00:00Z' } },
    reaching('CNNGB', '2026-11-17T20:00:00Z'),
  ]),
  voyage('FRV009E', 'Fairway RIVALMARK', [
    leaving('CNNGB', '2026-11-20T00:00:00Z'),
    reaching('USHNL', '2026-12-01T00:00:00Z'),
  ]),
] // biome-ignore format: a line or two for each call

const leg = (kind: string, from: string, to: string, vvd?: string) => ({
  kind, from, to, ...(vvd && { vvd }), plannedDepartureAt: '2026-11-12T00:00:00Z', plannedArrivalAt: '2026-11-15T06:00:00Z',
}) // biome-ignore format: short
const near = { legs: [leg('ocean', 'CNNGB', 'USLGB', 'FNR050E')] }
const late = { portOfDischarge: 'USOAK', legs: [leg('ocean', 'CNNGB', 'USOAK', 'FPS049E')] }
const sailed = { legs: [leg('ocean', 'CNNGB', 'USLGB', 'FGN048E')] }
const toChicago = {
  placeOfReceipt: 'CNSHA', placeOfDelivery: 'USCHI', destinationTerm: 'RAMP',
  legs: [...sailed.legs, leg('rail', 'USLGB', 'USCHI')],
} // biome-ignore format: short
const fromHaiPhong = {
  portOfLoading: 'VNHPH',
  legs: [leg('feeder', 'VNHPH', 'CNNGB', 'FSG012N'), leg('ocean', 'CNNGB', 'USLGB', 'FNR050E')],
}
const withoutVessel = { legs: [leg('polTerminal', 'CNNGB', 'CNNGB')] }
const toHonolulu = { portOfDischarge: 'USHNL', legs: [leg('ocean', 'CNNGB', 'USHNL', 'FRV009E')] }
const sent = { siStatus: 'Accepted', vgmStatus: 'Accepted' }

interface Case {
  booking: object
  /** Of each box: how many of its moves are told, and which holds are red. */
  containers?: { steps?: number; holds?: string[]; equipment?: string }[]
  bills?: object[]
}
const bill = (status: string, release: string | null, type = 'OBL') => ({
  status, release, type, billedAt: status === 'Billed' ? '2026-11-12T00:00:00Z' : null,
}) // biome-ignore format: short

/** One booking for each status and label of the dashboard. */
const cases = (trader: Trader): Case[] => [
  { booking: near },
  { booking: { ...near, status: 'Requested', siStatus: 'Submitted' } },
  { booking: { ...near, status: 'Received', vgmStatus: 'Submitted' } },
  { booking: { ...near, status: 'Pending', siStatus: 'Received' } },
  { booking: { ...near, status: 'Canceled' } },
  { booking: { ...near, vgmStatus: 'Received', siStatus: 'Accepted' }, containers: [{ steps: 1 }, {}] },
  { booking: { ...near, ...sent }, containers: [{ steps: 2 }, { steps: 1 }, { equipment: '45R1' }] },
  { booking: sailed, containers: [{ steps: 4, holds: ['customs', 'originalBl'] }, {}], bills: [bill('Billed', 'TLX', 'TLX')] },
  {
    booking: { ...sailed, paymentTerm: 'Collect' }, containers: [{ steps: 4, holds: ['collectPayment'] }, { holds: ['amsReject', 'dataHold'] }],
    bills: [bill('Billed', 'OBL')],
  },
  {
    booking: { ...toChicago, paymentTerm: 'Collect' }, containers: [{ steps: 4, holds: ['customsInspectionCharge', 'collectPayment', 'dataHold'] }],
    bills: [bill('Billed', 'OBL'), bill('Rated', 'Printed')],
  },
  { booking: sailed, containers: [{ steps: 4, holds: ['cleanTruckFee', 'orderNotify'] }], bills: [bill('Billed', 'SW', 'SW'), bill('Billed', 'SWB LOI Pending', 'SW')] },
  { booking: sailed, containers: [{ steps: 8 }], bills: [bill('Billed', 'SW', 'SW'), bill('Draft', null)] },
  { booking: fromHaiPhong },
  { booking: trader === ownTrade ? withoutVessel : toHonolulu },
  { booking: late },
] // biome-ignore format: as dense as a table

/** How many bookings a trader has. */
export const TRADED = 15

/** A booking of a trader as the carrier sends it, and sends it again. */
export function bookingLine(trader: Trader, nth: number, more: object = {}) {
  const { booking = {}, bills = [{}] } = cases(trader)[nth] ?? {}
  const parties = [
    { role: 'shipper', organisation: trader.organisation },
    { role: 'consignee', organisation: `${trader.organisation}-C` },
    { role: 'notifyParty', organisation: `${trader.organisation}-C` },
  ]
  return lines.booking(bookingNo(trader, nth), {
    ediRef: ediRef(trader, nth), parties, commodity: trader.mark, createdBy: `desk of ${trader.mark}`, serviceContract: 'SC77',
    bills: bills.map((_, at) => blNo(trader, nth, at + 1)), ...booking, ...more,
  }) // biome-ignore format: short
}

async function loadTrade(portal: Portal, trader: Trader) {
  const all = cases(trader)
  const containersOf = ({ containers = [] }: Case, nth: number) =>
    containers.map((one, at) => ({ ...one, nth, containerNo: lines.containerNumber(trader.first + nth * 10 + at) }))
  const containers = all.flatMap(containersOf)
  await portal.carrier(
    'bookings',
    all.map((_, nth) => bookingLine(trader, nth)),
  )
  await portal.carrier('containers', containers.map(({ nth, containerNo, equipment }) =>
    lines.container(bookingNo(trader, nth), containerNo, { seal: `${trader.mark}-${nth}`, ...(equipment && { equipment }) }),
  )) // biome-ignore format: short
  await portal.carrier('events', containers.flatMap(({ nth, containerNo, steps = 0 }) =>
    localJourney.slice(0, steps).map(({ stage: _, ...move }) => lines.event(bookingNo(trader, nth), containerNo, move)),
  )) // biome-ignore format: short
  await portal.carrier('holds', containers.flatMap(({ nth, containerNo, holds = [] }) => holds.map((type) => ({
    bookingNo: bookingNo(trader, nth), containerNo, type, state: 'red', since: '2026-11-14T00:00:00Z', remark: trader.mark,
  })))) // biome-ignore format: short
  await portal.carrier('bills', all.flatMap(({ bills = [] }, nth) => bills.map((one, at) => ({
    blNo: blNo(trader, nth, at + 1), bookingNo: bookingNo(trader, nth), statedAt: '2026-11-12T00:00:00Z', revision: 1, ...one,
  })))) // biome-ignore format: short
}

const organisation = (ref: string, name: string) => ({ ref, name, address: '1 Harbour Rd', country: 'CN' })

/** The world of booking requests, and in it the bookings of a shipper and of a rival in the same trade. */
export async function loadBookings(portal: Portal) {
  await loadRequestWorld(portal)
  const [oakland] = lines.locations.filter(({ code }) => code === 'USOAK')
  await portal.carrier('locations', [{ ...oakland, code: 'USHNL', zone: 'Pacific/Honolulu' }])
  await portal.carrier('organisations', [
    organisation('NBL-C', 'Customer of OWNMARK'),
    organisation('NBX', 'Ningbo Lightings of RIVALMARK'),
    organisation('NBX-C', 'Customer of RIVALMARK'),
  ])
  await portal.carrier('schedules', schedules)
  await loadTrade(portal, ownTrade)
  await loadTrade(portal, rivalTrade)
  const { rows } = await portal.pool.raw.query<{ ref: string; id: string }>('select ref, id from organisation')
  return Object.fromEntries(rows.map(({ ref, id }) => [ref, id])) as Record<'NBL' | 'NBX' | 'LSH' | 'NBL-C', string> // as above
}

interface Reader {
  headers: Record<string, string>
}

/** The calls of the booking dashboard as one reader makes them. */
export const dashboardOf = (portal: Portal, { headers }: Reader) => ({
  list: (criteria: BookingCriteria = {}) => portal.post('/api/bookings/list', criteria, headers),
  count: (criteria: BookingCriteria = {}) => portal.post('/api/bookings/dashboard', criteria, headers),
  choices: () => portal.get('/api/bookings/choices', headers),
})
export type DashboardCalls = ReturnType<typeof dashboardOf>

/** The rows of a columnar answer, as tests like to look at them. */
export function rowsOf({ columns, rows }: BookingList) {
  const entries = Object.entries(columns)
  return Array.from({ length: rows }, (_, row) =>
    BookingRow.parse(Object.fromEntries(entries.map(([name, values]) => [name, values[row]]))),
  )
}
