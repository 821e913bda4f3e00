import type { HomeLine, HomeReply } from '@fairway/contract/home/home.schema'
import type { Portal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { inlandJourney, localJourney, type Move } from '../tracking/cargo/journey.fixture.ts'

/** A trade on 2026-11-15: at Long Beach it is still the 14th. */
export const NOW = '2026-11-15T00:00:00Z'

export interface Trader {
  organisation: string
  /** First digit of the booking numbers, and number of the first container. */
  digit: number
  first: number
}
export const own: Trader = { organisation: 'NBL', digit: 3, first: 300_000 }
export const rival: Trader = { organisation: 'HPT', digit: 4, first: 400_000 }
export const late: Trader = { organisation: 'LTE', digit: 5, first: 500_000 }
const traders = [own, rival, late]

const call = (location: string, moments: object) => ({ location, ...moments })
const voyage = (vvd: string, name: string, arrival: object) => ({
  vvd, vessel: { code: vvd.slice(0, 3), name }, voyage: vvd.slice(3, 6), direction: 'E', service: 'TP1', revision: 1,
  calls: [call('CNNGB', { departure: { planned: '2026-10-28T00:00:00Z' } }), call('USLGB', { arrival })],
}) // biome-ignore format: one line a voyage

/** One ship that came days ago, one of yesterday, and the Hummingbird, which has yet to come. */
const arrived = voyage('FBB002E', 'Fairway Bittern', {
  planned: '2026-11-10T00:00:00Z',
  actual: '2026-11-11T03:00:00Z',
})
const justArrived = voyage('FCC003E', 'Fairway Curlew', {
  planned: '2026-11-14T00:00:00Z',
  actual: '2026-11-14T12:00:00Z',
})

const leg = (kind: string, from: string, to: string, vvd?: string) => ({
  kind, from, to, ...(vvd && { vvd }), plannedDepartureAt: '2026-11-12T00:00:00Z', plannedArrivalAt: '2026-11-15T06:00:00Z',
}) // biome-ignore format: short
export const onVoyage = (vvd: string) => ({ legs: [leg('ocean', 'CNNGB', 'USLGB', vvd)] })
const toChicago = {
  placeOfDelivery: 'USCHI',
  legs: [...onVoyage('FBB002E').legs, leg('rail', 'USLGB', 'USCHI')],
}

interface ContainerSetup {
  booking?: object
  container?: object
  moves: Move[]
  holds?: string[]
  returnBy?: string
}
const denied: Move = {
  kind: 'notAvailable',
  location: 'USLGB-SSA',
  occurredAt: '2026-11-09T12:00:00Z',
  stage: 'At Destination',
}
const landed = localJourney.slice(0, 6)
const waiting = (lastFreeOn: string): ContainerSetup => ({ container: { lastFreeOn }, moves: [...landed, denied] })
const onHold = (holds: string[], container: object = {}): ContainerSetup => ({ container, moves: landed, holds })

/** Every container of a trader, by its number in the trade, with what is to be said of it. */
const trade: ContainerSetup[] = [
  waiting('2026-11-12'), // 0: over for two days
  waiting('2026-11-14'), // 1 and 2: today
  waiting('2026-11-14'),
  waiting('2026-11-19'), // 3: the last day that is near
  waiting('2026-11-20'), // 4: the first that is not
  { container: { lastFreeOn: '2026-11-01' }, moves: localJourney.slice(0, 8), returnBy: '2026-11-16' }, // 5: to bring back
  { moves: localJourney.slice(0, 9), returnBy: '2026-11-10' }, // 6: came back
  { booking: toChicago, container: { lastFreeOn: '2026-11-14' }, moves: inlandJourney.slice(0, 8) }, // 7: on the train
  onHold(['customs', 'dataHold']), // 8
  onHold(['customs'], { lastFreeOn: '2026-11-25' }), // 9
  { moves: localJourney.slice(0, 4), holds: ['customs'] }, // 10: at sea, nothing to clear yet
  { moves: localJourney.slice(0, 7) }, // 11: the terminal says that it is ready
  { moves: landed }, // 12: the estimate says so
  { booking: onVoyage('FCC003E'), moves: landed }, // 13: the estimate says tomorrow
  { booking: onVoyage('FHM042E'), moves: localJourney.slice(0, 4) }, // 14 and 15: on the Hummingbird
  { booking: onVoyage('FHM042E'), moves: [] },
  { booking: { status: 'Canceled' }, ...waiting('2026-11-12') }, // 16
  { ...waiting('2026-11-12'), container: { lastFreeOn: '2026-11-12', removed: true } }, // 17
]

export const bookingNo = ({ digit }: Trader, nth: number) => `${digit}0000${String(nth).padStart(2, '0')}`
export const containerNoOf = ({ first }: Trader, nth: number) => lines.containerNumber(first + nth)

/** Tells the portal of containers, numbered from `from` on. */
export async function sendContainers(portal: Portal, trader: Trader, containers: ContainerSetup[], from = 0) {
  const parties = [{ role: 'shipper', organisation: trader.organisation }]
  const names = containers.map((_, at) => [bookingNo(trader, from + at), containerNoOf(trader, from + at)] as const)
  const each = <T>(make: (setup: ContainerSetup, booking: string, container: string) => T) =>
    names.map(([booking, container], at) => make(containers[at] as ContainerSetup, booking, container)) // as many as there are names
  const send = async (path: string, sent: object[]) => {
    if (sent.length === 0) return
    const { json } = await portal.carrier(path, sent)
    if (json.rejected?.length !== 0) throw new Error(JSON.stringify(json))
  }
  await send(
    'bookings',
    each(({ booking }, no) => lines.booking(no, { parties, ...onVoyage('FBB002E'), ...booking })),
  )
  await send(
    'containers',
    each(({ container: fields }, no, container) => lines.container(no, container, fields)),
  )
  await send('events', each(({ moves }, no, container) =>
    moves.map(({ stage: _, ...move }) => lines.event(no, container, move))).flat()) // biome-ignore format: short
  await send('holds', each(({ holds = [] }, no, container) =>
    holds.map((type) => ({ bookingNo: no, containerNo: container, type, state: 'red', since: NOW }))).flat()) // biome-ignore format: short
  await send('free-time', each(({ returnBy }, no, container) =>
    returnBy ? [lines.freeTime(no, container, { returnBy })] : []).flat()) // biome-ignore format: short
}

/** Places, customers and ships, and the trade of two rivals, which is the same. */
export async function fillTrade(portal: Portal) {
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  const organisation = ({ organisation: ref }: Trader) => ({
    ref,
    name: `${ref} Co.`,
    address: '1 Harbour Rd',
    country: 'CN',
  })
  await portal.carrier('organisations', [...lines.organisations, ...traders.map(organisation)])
  const ships = [...lines.schedules, arrived, justArrived]
  await portal.carrier('schedules', ships)
  for (const trader of [own, rival]) await sendContainers(portal, trader, trade)
}

export const organisationId = async (portal: Portal, { organisation }: Trader): Promise<string> =>
  (await portal.pool.raw.query('select id from organisation where ref = $1', [organisation])).rows[0].id

export const homeOf = async (portal: Portal, headers: Record<string, string>): Promise<HomeReply> => {
  const { status, json, text } = await portal.get('/api/home', headers)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return json
}

/** A line in short: 'boxReady 2026-11-14 USLGB terminal: 1 2'. Containers by their number in the trade. */
export function shortLine({ kind, dueOn, place, count, boxes, args, vvd }: HomeLine, { first }: Trader) {
  const numbers = boxes.map(({ containerNo }) => Number(containerNo.slice(4, 10)) - first)
  const counted = count === boxes.length ? '' : ` of ${count}`
  const said = [kind, dueOn ?? 'open', place, vvd, args.basis, args.holds, args.minutes].filter(Boolean).join(' ')
  return `${said}: ${numbers.join(' ')}${counted}`
}
