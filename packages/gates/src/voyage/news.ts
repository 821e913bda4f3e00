import type { EventLine } from '@fairway/contract/carrier/carrier.schema'
import { bookingsOf } from '../world/bookings.ts'
import { DAY } from '../world/calendar.ts'
import { lifeOf } from '../world/life.ts'
import { mainlines, type Service, services } from '../world/rotations.ts'
import { firstIndex, lastIndexBefore, returnSailingOf, sailingOf } from '../world/sailings.ts'
import type { World } from '../world/world.ts'
import { bookingFacts, containerFacts } from './booking-facts.ts'
import { eventFacts, holdFacts } from './event-facts.ts'
import { happened, type News, newest, type Span } from './fact.ts'
import { PUBLISHED_BEFORE, scheduleFacts } from './schedule-facts.ts'

/** Nothing is said of a rotation or its cargo later than this after its start. */
const SILENT_AFTER = 120 * DAY
/** Publishing counts from the first departure, which may lie some days into the rotation. */
const MARGIN = 7 * DAY

/** One mainline sailing whose cargo the news may be about. */
export interface Loading {
  service: Service
  index: number
}

function* rotations(world: World, service: Service, { from, to }: Span): Generator<number> {
  const last = lastIndexBefore(world, service, to + PUBLISHED_BEFORE + MARGIN)
  const first = from === -Infinity ? -Infinity : lastIndexBefore(world, service, from - SILENT_AFTER)
  for (let index = Math.max(firstIndex(service), first); index <= last; index++) yield index
}

/** Ships' schedules that changed. */
export function* schedulesBetween(world: World, span: Span): Generator<News['schedules'][number]> {
  for (const facts of scheduleHistories(world, span)) yield* newest(facts, span)
}

function* scheduleHistories(world: World, span: Span) {
  for (const service of services)
    for (const index of rotations(world, service, span)) {
      yield scheduleFacts(sailingOf(world, service, index))
      yield scheduleFacts(returnSailingOf(world, service, index))
    }
}

/** The sailings whose bookings may have news, oldest first. */
export const loadingsBetween = (world: World, span: Span): Loading[] =>
  mainlines.flatMap((service) => [...rotations(world, service, span)].map((index) => ({ service, index })))

/** What happened to the bookings of one sailing: booking by booking, so that a world of any size streams. */
export function* newsBetween(world: World, loading: Loading, span: Span): Generator<Omit<News, 'schedules'>> {
  for (const { bookings, containers, events, holds } of cargoHistories(world, loading, span))
    yield {
      bookings: newest(bookings, span),
      containers: containers.flatMap((facts) => newest(facts, span)),
      events: happened(events, span),
      holds: happened(holds, span),
    }
}

function* cargoHistories(world: World, { service, index }: Loading, { to }: Span) {
  for (const booking of bookingsOf(world, service, index)) {
    if (booking.bookedAt > to) continue
    const lives = booking.boxes.map((box) => ({ box, life: lifeOf(world, booking, box) }))
    yield {
      bookings: bookingFacts(booking),
      containers: lives.map(({ box, life }) => containerFacts(booking, box, life)),
      events: lives.flatMap(({ box, life }) => eventFacts(world, booking, box, life)),
      holds: lives.flatMap(({ box, life }) => holdFacts(booking, box, life)),
    }
  }
}

/** One line to be told, and when. */
export type Entry = { [K in keyof News]: { at: number; what: K; line: News[K][number] } }[keyof News]

/** Everything that will be told in a span, line by line in the order of time. */
export function entriesBetween(world: World, span: Span): Entry[] {
  const entries: Entry[] = []
  const isDue = ({ at }: { at: number }) => at > span.from && at <= span.to
  for (const facts of scheduleHistories(world, span))
    for (const fact of facts.filter(isDue)) entries.push({ ...fact, what: 'schedules' })
  for (const loading of loadingsBetween(world, span))
    for (const { bookings, containers, events, holds } of cargoHistories(world, loading, span)) {
      for (const fact of bookings.filter(isDue)) entries.push({ ...fact, what: 'bookings' })
      for (const fact of containers.flat().filter(isDue)) entries.push({ ...fact, what: 'containers' })
      for (const fact of events.filter(isDue)) entries.push({ ...fact, what: 'events' })
      for (const fact of holds.filter(isDue)) entries.push({ ...fact, what: 'holds' })
    }
  return entries.sort((one, other) => one.at - other.at)
}

/** The events that were reported after one moment and up to another. */
export function* eventsBetween(world: World, from: number, to: number): Generator<EventLine> {
  for (const loading of loadingsBetween(world, { from, to }))
    for (const { events } of newsBetween(world, loading, { from, to })) yield* events
}
