import { bookingsOf } from '../world/bookings.ts'
import { DAY } from '../world/calendar.ts'
import { lifeOf } from '../world/life.ts'
import { mainlines, type Service, services } from '../world/rotations.ts'
import { firstIndex, lastIndexBefore, returnSailingOf, sailingOf, startOf } from '../world/sailings.ts'
import type { World } from '../world/world.ts'
import { bookingFacts, containerFacts } from './booking-facts.ts'
import { eventFacts, holdFacts } from './event-facts.ts'
import { happened, type News, newest, newestOfEach, type Span } from './fact.ts'
import { PUBLISHED_BEFORE, scheduleFacts } from './schedule-facts.ts'

/** How long before and after its start something is said of a rotation, and of the cargo that it loads. */
const TOLD_OF_SHIPS = { before: PUBLISHED_BEFORE + 7 * DAY, after: 60 * DAY }
const TOLD_OF_CARGO = { before: 44 * DAY, after: 84 * DAY }

/** One mainline sailing whose cargo the news may be about. */
export interface Loading {
  service: Service
  index: number
}

function* rotations(world: World, service: Service, { from, to }: Span, told: typeof TOLD_OF_SHIPS): Generator<number> {
  const last = lastIndexBefore(world, service, to + told.before)
  const first = from === -Infinity ? -Infinity : lastIndexBefore(world, service, from - told.after)
  for (let index = Math.max(firstIndex(world, service), first); index <= last; index++) yield index
}

function* scheduleHistories(world: World, span: Span) {
  for (const service of services)
    for (const index of rotations(world, service, span, TOLD_OF_SHIPS)) {
      yield scheduleFacts(world, sailingOf(world, service, index))
      yield scheduleFacts(world, returnSailingOf(world, service, index))
    }
}

/** Ships' schedules in every version that was published, voyage by voyage, oldest first: the portal keeps the history. */
export function* schedulesBetween(world: World, span: Span): Generator<News['schedules'][number]> {
  for (const facts of scheduleHistories(world, span)) yield* happened(facts, span)
}

/**
 * The sailings whose bookings may have news: those that are not all done, and for which someone may have booked. The
 * newest come first, so that whoever looks in while a large world is being loaded finds the cargo of today.
 */
export const loadingsBetween = (world: World, span: Span): Loading[] =>
  mainlines
    .flatMap((service) => [...rotations(world, service, span, TOLD_OF_CARGO)].map((index) => ({ service, index })))
    .sort((one, other) => startOf(world, other.service, other.index) - startOf(world, one.service, one.index))

/** Everything that is ever said of the bookings of one sailing, or nothing of one that is not made by the end of the span. */
function* cargoHistories(world: World, { service, index }: Loading, { to }: Span, skipped = 0) {
  let at = 0
  for (const booking of bookingsOf(world, service, index)) {
    if (at++ < skipped) continue
    const isMade = booking.bookedAt <= to
    const lives = isMade ? booking.boxes.map((box) => ({ box, life: lifeOf(world, booking, box) })) : []
    yield {
      bookings: isMade ? bookingFacts(booking) : [],
      containers: lives.map(({ box, life }) => containerFacts(booking, box, life)),
      events: lives.map(({ box, life }) => eventFacts(world, booking, box, life)),
      holds: lives.map(({ box, life }) => holdFacts(booking, box, life)),
    }
  }
}

/**
 * What became of the bookings of one sailing in a span, in as few lines as lead the portal there: booking by booking, so
 * that a world of any size streams. The first so many bookings can be left out.
 */
export function* newsBetween(
  world: World,
  loading: Loading,
  span: Span,
  skipped = 0,
): Generator<Omit<News, 'schedules'>> {
  for (const { bookings, containers, events, holds } of cargoHistories(world, loading, span, skipped))
    yield {
      bookings: newest(bookings, span),
      containers: containers.flatMap((facts) => newest(facts, span)),
      events: events.flatMap((facts) => happened(facts, span)),
      holds: holds.flatMap((facts) => newestOfEach(facts, span, ({ type }) => type)),
    }
}

/** One line to be told, and when. */
export type Entry = { [K in keyof News]: { at: number; what: K; line: News[K][number] } }[keyof News]

/** Everything that is told in a span, line by line, voyage by voyage and booking by booking. */
export function* entriesBetween(world: World, span: Span): Generator<Entry[]> {
  const isDue = ({ at }: { at: number }) => at > span.from && at <= span.to
  for (const facts of scheduleHistories(world, span))
    yield facts.filter(isDue).map((fact) => ({ at: fact.at, what: 'schedules', line: fact.line }))
  for (const loading of loadingsBetween(world, span))
    for (const { bookings, containers, events, holds } of cargoHistories(world, loading, span)) {
      const entries: Entry[] = []
      for (const { at, line } of bookings.filter(isDue)) entries.push({ at, what: 'bookings', line })
      for (const { at, line } of containers.flat().filter(isDue)) entries.push({ at, what: 'containers', line })
      for (const { at, line } of events.flat().filter(isDue)) entries.push({ at, what: 'events', line })
      for (const { at, line } of holds.flat().filter(isDue)) entries.push({ at, what: 'holds', line })
      yield entries
    }
}
