import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import type { Portal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney, type Move } from '../cargo/journey.fixture.ts'

/** The dashboard of 2026-11-15: a shipper's containers in all stages, and those of a rival who is in the same trade. */
export const NOW = '2026-11-15T00:00:00Z'
export const containerNumber = lines.containerNumber

const call = (location: string, moments: object) => ({ location, ...moments })
const voyage = (vvd: string, name: string, calls: object[]) => ({
  vvd, vessel: { code: vvd.slice(0, 3), name }, voyage: vvd.slice(3, 6), direction: 'E', service: 'TP1', revision: 1, calls,
}) // biome-ignore format: one line a voyage
const at = (planned: string, actual?: string) => ({ planned, ...(actual && { actual }) })

/** Beside the open FHM042E: one that sailed 5 days ago and one of 18 days ago, which has arrived. */
const schedules = [
  ...lines.schedules,
  voyage('FAA001E', 'Fairway Avocet', [
    call('CNSHA', { departure: at('2026-11-09T00:00:00Z', '2026-11-09T20:00:00Z') }),
    call('USOAK', { arrival: at('2026-11-24T02:00:00Z') }),
  ]),
  voyage('FBB002E', 'Fairway Bittern', [
    call('CNNGB', { departure: at('2026-10-27T20:00:00Z', '2026-10-28T01:00:00Z') }),
    call('USLGB', { arrival: at('2026-11-10T00:00:00Z', '2026-11-11T03:00:00Z') }),
  ]),
  voyage('FSG012N', 'Fairway Swallow', [
    call('VNHPH', { departure: at('2026-11-10T00:00:00Z', '2026-11-10T02:00:00Z') }),
    call('CNNGB', { arrival: at('2026-11-13T00:00:00Z') }),
  ]),
]

const leg = (kind: string, from: string, to: string, vvd?: string) => ({
  kind, from, to, ...(vvd && { vvd }), plannedDepartureAt: '2026-11-12T00:00:00Z', plannedArrivalAt: '2026-11-15T06:00:00Z',
}) // biome-ignore format: short
const viaBittern = { legs: [leg('ocean', 'CNNGB', 'USLGB', 'FBB002E')] }
const viaAvocet = {
  portOfLoading: 'CNSHA',
  portOfDischarge: 'USOAK',
  legs: [leg('ocean', 'CNSHA', 'USOAK', 'FAA001E')],
}
const toChicago = {
  placeOfDelivery: 'USCHI',
  legs: [leg('ocean', 'CNNGB', 'USLGB', 'FBB002E'), leg('rail', 'USLGB', 'USCHI')],
}
const fromHaiPhong = {
  portOfLoading: 'VNHPH',
  legs: [leg('feeder', 'VNHPH', 'CNNGB', 'FSG012N'), leg('ocean', 'CNNGB', 'USLGB', 'FHM042E')],
}

/** A port that only the rival ships to, with a vessel that carries nobody else's containers. */
const rivalVoyage = voyage('FRV009E', 'Fairway RIVALMARK', [
  call('CNNGB', { departure: at('2026-11-20T00:00:00Z') }),
  call('USHNL', { arrival: at('2026-12-01T00:00:00Z') }),
])
const toHonolulu = { portOfDischarge: 'USHNL', legs: [leg('ocean', 'CNNGB', 'USHNL', 'FRV009E')] }
const withoutVessel = { legs: [leg('polTerminal', 'CNNGB', 'CNNGB')] }

interface Trader {
  /** First digit of the booking numbers, and number of the first container. */
  digit: string
  first: number
  organisation: string
  /** Stands in everything that only this trader may read. */
  mark: string
  /** How the ninth booking goes. */
  ninth: object
}
export const ownTrade: Trader = {
  digit: '3',
  first: 100_000,
  organisation: 'NBL',
  mark: 'OWNMARK',
  ninth: withoutVessel,
}
export const rivalTrade: Trader = {
  digit: '4',
  first: 200_000,
  organisation: 'NBX',
  mark: 'RIVALMARK',
  ninth: toHonolulu,
}

export const bookingNo = ({ digit }: Trader, nth: number) => `${digit}00000${nth}`
export const containerNoOf = ({ first }: Trader, nth: number) => containerNumber(first + nth)

const move = (bookingNumber: string, containerNo: string, moves: Move[]) =>
  moves.map(({ stage: _, ...one }) => lines.event(bookingNumber, containerNo, one))

/** Ten bookings of one trader with a container each, from one that was only booked to one that came back empty. */
function tradeOf(trader: Trader) {
  const parties = [
    { role: 'shipper', organisation: trader.organisation },
    { role: 'consignee', organisation: `${trader.organisation}-C` },
  ]
  const kinds = [
    {}, viaBittern, viaBittern, toChicago, viaAvocet, fromHaiPhong, viaBittern, viaBittern, trader.ninth, viaBittern,
  ] // biome-ignore format: in order
  const stepsOf = [0, 7, 6, 6, 4, 0, 8, 9, 0, 6]
  const bookings = kinds.map(
    (more, nth) =>
    lines.booking(bookingNo(trader, nth), {
      ediRef: `FW${trader.digit}000000${nth}`, parties, commodity: trader.mark, ...more,
    }), // biome-ignore format: short
  )
  const containers = kinds.map((_, nth) =>
    lines.container(bookingNo(trader, nth), containerNoOf(trader, nth), {
      seal: `${trader.mark}-${nth}`,
      weightKg: '12500.5',
      lastFreeOn: nth === 1 ? '2026-11-18' : undefined,
    }),
  )
  const events = stepsOf.flatMap((steps, nth) =>
    move(bookingNo(trader, nth), containerNoOf(trader, nth), localJourney.slice(0, steps)),
  )
  const holds = ['customs', 'dataHold'].map((type) => ({
    bookingNo: bookingNo(trader, 2), containerNo: containerNoOf(trader, 2), type, state: 'red', since: NOW, remark: trader.mark,
  })) // biome-ignore format: short
  return { bookings, containers, events, holds }
}

/** What the carrier said of free time for the container that was fetched. */
const stateFreeTime = (portal: Portal, trader: Trader) =>
  portal.pool.raw.query(
    `update container set free_days = 5, return_by = '2026-11-20', detention_days = 2, detention_amount = 150, detention_currency = 'USD',
                          temperature = '-18', temperature_unit = 'C', ventilation = '20%' where container_no = $1`,
    [containerNoOf(trader, 6)],
  )

/** Containers that nobody lists any more: one of long ago, one of a cancelled booking, one that was taken off. */
const goneBookings = [
  lines.booking('2000001', { ediRef: 'FW20000001' }),
  lines.booking('2000002', { status: 'Canceled' }),
  lines.booking('2000003'),
]
const goneContainers = [
  lines.container('2000001', containerNumber(1), { assignedAt: '2026-07-01T00:00:00Z' }),
  lines.container('2000002', containerNumber(2)),
  lines.container('2000003', containerNumber(3), { removed: true }),
]

const organisation = (ref: string, name: string) => ({ ref, name, address: '1 Harbour Rd', country: 'CN' })

export async function fillDashboard(portal: Portal) {
  const [oakland] = lines.locations.filter(({ code }) => code === 'USOAK')
  await portal.carrier('locations', [...lines.locations, { ...oakland, code: 'USHNL', zone: 'Pacific/Honolulu' }])
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', [
    ...lines.organisations,
    organisation('NBL-C', 'Customer of OWNMARK'),
    organisation('NBX', 'Ningbo Lightings of RIVALMARK'),
    organisation('NBX-C', 'Customer of RIVALMARK'),
  ])
  await portal.carrier('schedules', [...schedules, rivalVoyage])
  const [own, rival] = [tradeOf(ownTrade), tradeOf(rivalTrade)]
  // the rival has now the very container that came back from the shipper
  const reused = lines.container(bookingNo(rivalTrade, 0), containerNoOf(ownTrade, 7), {
    seal: 'RIVALMARK-reused',
    assignedAt: NOW,
  })
  await portal.carrier('bookings', [...own.bookings, ...rival.bookings, ...goneBookings])
  await portal.carrier('containers', [...own.containers, ...rival.containers, reused, ...goneContainers])
  await portal.carrier('events', [...own.events, ...rival.events])
  await portal.carrier('holds', [...own.holds, ...rival.holds])
  await stateFreeTime(portal, ownTrade)
  await stateFreeTime(portal, rivalTrade)
}

export const organisationId = async (portal: Portal, ref: string): Promise<string> =>
  (await portal.pool.raw.query('select id from organisation where ref = $1', [ref])).rows[0].id

interface Reader {
  headers: Record<string, string>
}

/** The calls of the dashboard as one reader makes them. */
export const dashboardOf = (portal: Portal, { headers }: Reader) => ({
  list: (criteria: DashboardCriteria = {}) => portal.post('/api/cargo/containers', criteria, headers),
  count: (criteria: DashboardCriteria = {}) => portal.post('/api/cargo/dashboard', criteria, headers),
  vvds: () => portal.get('/api/cargo/vvds', headers),
  locations: () => portal.get('/api/cargo/location', headers),
  detail: (booking: string, container: string) =>
    portal.get(`/api/cargo/detail?bookingNo=${booking}&containerNo=${container}`, headers),
})

/** The rows of a columnar answer, as tests compare them. */
export function rowsOf({ columns, rows }: DashboardReply) {
  const entries = Object.entries(columns)
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(entries.map(([name, values]) => [name, values[row]])),
  )
}

export const pick = (from: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]))
