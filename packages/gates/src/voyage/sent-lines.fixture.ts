import type { BookingLine, ContainerLine, EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { HoldType, Stage } from '@fairway/contract/tracking/tracking.values'
import { bookingsOf } from '../world/bookings/bookings.ts'
import { locations } from '../world/ways/locations.ts'
import type { World } from '../world/world.ts'
import { addNews, type News, noNews, type Span } from './fact.ts'
import { type Entry, entriesBetween, loadingsBetween, newsBetween, schedulesBetween } from './news.ts'

/** The lines that bring a portal to a moment, as far as they are about the cargo that one booking sails with. */
export function newsAround(world: World, bookingNo: string, now: number): News {
  const collected = noNews()
  const span = { from: -Infinity, to: now }
  for (const loading of loadingsBetween(world, span))
    if ([...bookingsOf(world, loading.service, loading.index)].some((booking) => booking.bookingNo === bookingNo))
      for (const news of newsBetween(world, loading, span)) addNews(collected, news)
  return collected
}

/** The lines that bring a portal to a moment. */
export function newsUntil(world: World, now: number, from = -Infinity): News {
  const collected = noNews()
  const span = { from, to: now }
  collected.schedules.push(...schedulesBetween(world, span))
  for (const loading of loadingsBetween(world, span))
    for (const news of newsBetween(world, loading, span)) addNews(collected, news)
  return collected
}

/** Everything that is sent in a span, in the order of time. */
export const entriesInOrder = (world: World, span: Span): Entry[] =>
  [...entriesBetween(world, span)].flat().sort((one, other) => one.at - other.at)

/** One container on one booking with all its lines. */
export interface TrackedContainer {
  booking: BookingLine
  container: ContainerLine
  /** Actual and not withdrawn, newest revision, in the order in which it happened. */
  events: EventLine[]
  /** The red holds that apply. */
  red: HoldType[]
  holds: HoldLine[]
}

const containerKey = ({ bookingNo, containerNo }: { bookingNo: string; containerNo: string }) =>
  `${bookingNo} ${containerNo}`
export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}

type CargoLines = Pick<News, 'bookings' | 'containers' | 'events' | 'holds'>

/** Collects the lines of each container, independent of order and repetition. */
export function trackContainers({ bookings, containers, events, holds }: CargoLines): TrackedContainer[] {
  const bookingOf = new Map(bookings.map((booking) => [booking.bookingNo, booking]))
  const newestOf = new Map(containers.map((container) => [containerKey(container), container]))
  const eventsOf = groupBy(events, containerKey)
  const holdsOf = groupBy(holds, containerKey)
  return [...newestOf].map(([key, container]) => {
    const booking = bookingOf.get(container.bookingNo)
    if (!booking) throw new Error(`${container.containerNo} is on no booking`)
    const statements = holdsOf.get(key) ?? []
    return {
      booking,
      container,
      events: currentEvents(eventsOf.get(key) ?? []),
      red: redOf(booking, statements),
      holds: statements,
    }
  })
}

function currentEvents(events: readonly EventLine[]): EventLine[] {
  const newest = new Map<string, EventLine>()
  for (const event of events) if ((newest.get(event.ref)?.revision ?? -1) < event.revision) newest.set(event.ref, event)
  return [...newest.values()]
    .filter(({ withdrawn, classifier }) => !withdrawn && classifier === 'actual')
    .sort((one, other) => one.occurredAt.localeCompare(other.occurredAt))
}

/** The holds that are red and apply after these statements. */
export function redOf(booking: BookingLine, holds: readonly HoldLine[]): HoldType[] {
  const last = new Map<HoldType, HoldLine>()
  for (const hold of holds) if ((last.get(hold.type)?.since ?? '') <= hold.since) last.set(hold.type, hold)
  return [...last.values()]
    .filter(({ state, type }) => state === 'red' && isOwed(type, booking))
    .map(({ type }) => type)
}

export function isOwed(type: HoldType, { billType, paymentTerm, portOfDischarge, legs }: BookingLine): boolean {
  const isTruckFee = type === 'cleanTruckFee' || type === 'trafficMitigationFee'
  if (isTruckFee) return portOfDischarge === 'USLGB' && legs.every(({ kind }) => kind !== 'rail')
  if (type === 'originalBl') return billType === 'OBL'
  return type !== 'collectPayment' || paymentTerm === 'Collect'
}

const parentOf = new Map(locations.map(({ code, parent }) => [code, parent ?? code]))
export const portOf = (code: string) => parentOf.get(code) ?? code

/** The stage by the decisions on tracking, calculated independently to check the world. */
export function stageOf({ booking, events, red }: TrackedContainer): Stage {
  const move = events.findLast(
    ({ kind, mode }) => !['available', 'notAvailable'].includes(kind) && (kind !== 'arrived' || mode === 'rail'),
  )
  if (!move) return 'Booked'
  const sailed = events.some(
    ({ kind, mode, occurredAt }) => kind === 'departed' && mode === 'vessel' && occurredAt <= move.occurredAt,
  )
  const place = portOf(move.location)
  const landed = red.length > 0 ? 'Hold' : 'At Destination'
  if (move.kind === 'gateOut') return move.load === 'full' && sailed ? 'Out-gated' : 'Empty Pickup'
  if (move.kind === 'gateIn' && move.load === 'empty') return sailed ? 'Empty Returned' : 'Booked'
  if (move.kind === 'gateIn') return 'At Origin'
  if (move.kind === 'discharged' && place === booking.portOfLoading) return 'At Origin'
  if (move.mode === 'rail') return place === booking.placeOfDelivery ? landed : 'In-Transit'
  return move.kind === 'discharged' && place === booking.portOfDischarge && !booking.placeOfDelivery
    ? landed
    : 'In-Transit'
}

/** The terminal's last report of availability. */
export const lastAvailability = ({ events }: TrackedContainer) =>
  events.findLast(({ kind }) => kind === 'available' || kind === 'notAvailable')?.kind
