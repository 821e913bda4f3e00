import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import { billStepsOf } from '../world/bookings/bills.ts'
import type { Booking, Container, StatedHold } from '../world/bookings/booking.ts'
import { bookingsOf } from '../world/bookings/bookings.ts'
import { DAY, HOUR, iso, MINUTE } from '../world/calendar.ts'
import { type Life, lifeOf } from '../world/life.ts'
import { draw } from '../world/random.ts'
import { firstIndex, lastIndexBefore, returnSailingOf, sailingOf, startOf } from '../world/sailings.ts'
import type { Move } from '../world/ways/move.ts'
import { mainlines, type Service, services } from '../world/ways/rotations.ts'
import { railTransit } from '../world/ways/trains.ts'
import { GENERATION, type World } from '../world/world.ts'
import { billingFacts } from './billing-facts.ts'
import { bookingFacts, containerFacts } from './booking-facts.ts'
import { customsFacts, freeTimeFacts, interchangeFacts, isOpenToAnyone } from './container-facts.ts'
import {
  type CargoNews,
  cargoKinds,
  type Fact,
  happened,
  latestStated,
  type News,
  newest,
  newestOfEach,
  type Span,
} from './fact.ts'
import { mannerOf, reportFacts } from './report.ts'
import { PUBLISHED_BEFORE, scheduleFacts } from './schedule-facts.ts'

/** As with bookings: the revisions of a new generation are above all earlier ones. */
const FIRST_REVISION = GENERATION * 10

/** All lines of each bill of a booking, in the order of sending. */
function billFacts(world: World, booking: Booking, holds: readonly StatedHold[]): Fact<BillLine>[][] {
  const { bookingNo, billType } = booking
  return booking.bills.map((blNo) =>
    billStepsOf(world, booking, blNo, holds).map(({ at, status, release, billedAt }, revision) => ({
      at,
      get line() {
        return {
          blNo,
          bookingNo,
          type: billType,
          status,
          release,
          billedAt: billedAt === null ? null : iso(billedAt),
          statedAt: iso(at),
          revision: FIRST_REVISION + revision,
        }
      },
    })),
  )
}

/** How long before and after its start lines of a rotation and its cargo are sent. */
const SHIP_NEWS_WINDOW = { before: PUBLISHED_BEFORE + 7 * DAY, after: 60 * DAY }
const CARGO_NEWS_WINDOW = { before: 44 * DAY, after: 84 * DAY }

/** One mainline sailing whose cargo may have news. */
export interface Loading {
  service: Service
  index: number
}

function* rotations(
  world: World,
  service: Service,
  { from, to }: Span,
  newsWindow: typeof SHIP_NEWS_WINDOW,
): Generator<number> {
  const last = lastIndexBefore(world, service, to + newsWindow.before)
  const first = from === -Infinity ? -Infinity : lastIndexBefore(world, service, from - newsWindow.after)
  for (let index = Math.max(firstIndex(world, service), first); index <= last; index++) yield index
}

function* scheduleHistories(world: World, span: Span) {
  for (const service of services)
    for (const index of rotations(world, service, span, SHIP_NEWS_WINDOW)) {
      yield scheduleFacts(world, sailingOf(world, service, index))
      yield scheduleFacts(world, returnSailingOf(world, service, index))
    }
}

/** Ships' schedules in every published version, voyage by voyage, oldest first: the portal stores the history. */
export function* schedulesBetween(world: World, span: Span): Generator<News['schedules'][number]> {
  for (const facts of scheduleHistories(world, span)) yield* happened(facts, span)
}

/**
 * The sailings whose bookings may have news: those that are not finished, and that can already be booked. The newest
 * come first, so that a portal shows today's cargo early while a large world is loading.
 */
export const loadingsBetween = (world: World, span: Span): Loading[] =>
  mainlines
    .flatMap((service) => [...rotations(world, service, span, CARGO_NEWS_WINDOW)].map((index) => ({ service, index })))
    .sort((one, other) => startOf(world, other.service, other.index) - startOf(world, one.service, one.index))

/** For each kind of line, thing by thing, everything that is ever sent. */
export type CargoHistory = { [K in keyof CargoNews]: Fact<CargoNews[K][number]>[][] }

/** Everything that is ever sent of a booking and what belongs to it. */
export function historyOf(world: World, booking: Booking): CargoHistory {
  const lives = booking.containers.map((container) => ({ container, life: lifeOf(world, booking, container) }))
  const open = lives.filter(({ life }) => isOpenToAnyone(world, life))
  const holds = lives.flatMap(({ life }) => life.holds)
  return {
    bookings: [bookingFacts(booking)],
    bills: billFacts(world, booking, holds),
    ...billingFacts(world, booking, holds),
    containers: lives.map(({ container, life }) => containerFacts(booking, container, life)),
    events: lives.map(({ container, life }) => eventFacts(world, booking, container, life)),
    holds: lives.map(({ container, life }) => holdFacts(booking, container, life)),
    customs: open.map(({ container, life }) => customsFacts(world, booking, container, life)),
    interchanges: open.map(({ container, life }) => interchangeFacts(world, booking, container, life)),
    'free-time': open.map(({ container, life }) => freeTimeFacts(world, booking, container, life)),
  }
}

/** The lines of a span, as few as bring the portal to the same state. */
export const newsWithin = (history: CargoHistory, span: Span): CargoNews => ({
  bookings: history.bookings.flatMap((facts) => newest(facts, span)),
  bills: history.bills.flatMap((facts) => newest(facts, span)),
  charges: history.charges.flatMap((facts) => newest(facts, span)),
  invoices: history.invoices.flatMap((facts) => happened(facts, span)),
  payments: history.payments.flatMap((facts) => happened(facts, span)),
  'release-holds': history['release-holds'].flatMap((facts) => newestOfEach(facts, span, ({ type }) => type)),
  containers: history.containers.flatMap((facts) => newest(facts, span)),
  events: history.events.flatMap((facts) => happened(facts, span)),
  holds: history.holds.flatMap((facts) => newestOfEach(facts, span, ({ type }) => type)),
  customs: history.customs.flatMap((facts) => happened(facts, span)),
  interchanges: history.interchanges.flatMap((facts) => happened(facts, span)),
  'free-time': history['free-time'].flatMap((facts) => latestStated(facts, span)),
})

const nothing: CargoHistory = {
  bookings: [],
  bills: [],
  charges: [],
  invoices: [],
  payments: [],
  'release-holds': [],
  containers: [],
  events: [],
  holds: [],
  customs: [],
  interchanges: [],
  'free-time': [],
}

/** All lines that are ever sent of one sailing's bookings; empty for a sailing after the end of the span. */
function* cargoHistories(
  world: World,
  { service, index }: Loading,
  { to }: Span,
  skipped = 0,
): Generator<CargoHistory> {
  let at = 0
  for (const booking of bookingsOf(world, service, index))
    if (at++ >= skipped) yield booking.bookedAt <= to ? historyOf(world, booking) : nothing
}

/** The news of one sailing, booking by booking, so that any world streams; the first bookings can be skipped. */
export function* newsBetween(world: World, loading: Loading, span: Span, skipped = 0): Generator<CargoNews> {
  for (const history of cargoHistories(world, loading, span, skipped)) yield newsWithin(history, span)
}

/** One line to send, and when. */
export type Entry = { [K in keyof News]: { at: number; what: K; line: News[K][number] } }[keyof News]

/** Everything that is sent in a span, line by line, voyage by voyage and booking by booking. */
export function* entriesBetween(world: World, span: Span): Generator<Entry[]> {
  const isDue = ({ at }: { at: number }) => at > span.from && at <= span.to
  for (const facts of scheduleHistories(world, span))
    yield facts.filter(isDue).map((fact) => ({ at: fact.at, what: 'schedules', line: fact.line }))
  for (const loading of loadingsBetween(world, span))
    for (const history of cargoHistories(world, loading, span)) {
      const entries: Entry[] = []
      for (const what of cargoKinds)
        for (const { at, line } of history[what].flat().filter(isDue)) entries.push({ at, what, line } as Entry) // one kind
      yield entries
    }
}

/** The reports of a container's moves, in the order in which they are sent. */
function eventFacts(world: World, booking: Booking, container: Container, { moves }: Life): Fact<EventLine>[] {
  const facts = moves.flatMap((move, at) => {
    const luck = draw(world.seed, 'report', booking.bookingNo, container.containerNo, at)
    const line = lineOf(booking, container, move, String(at + 1).padStart(2, '0'))
    return [...reportFacts(luck, mannerOf(luck, container, at), move.at, line), ...expectedAtRamp(booking, move, line)]
  })
  return facts.sort((one, other) => one.at - other.at)
}

function lineOf({ bookingNo }: Booking, { containerNo }: Container, move: Move, place: string): EventLine {
  const { kind, load, mode, vvd, location } = move
  return {
    ref: `${bookingNo}.${containerNo}.${place}`,
    revision: 0,
    withdrawn: false,
    bookingNo,
    containerNo,
    kind,
    classifier: 'actual',
    occurredAt: iso(move.at),
    location,
    load,
    mode,
    vvd,
  }
}

/** With the train's departure the railway estimates its arrival at the ramp. */
function expectedAtRamp({ route: { rail } }: Booking, move: Move, line: EventLine): Fact<EventLine>[] {
  if (!rail || move.kind !== 'departed' || move.mode !== 'rail') return []
  const expected: EventLine = {
    ...line,
    ref: `${line.ref}.E`,
    kind: 'arrived',
    classifier: 'estimated',
    occurredAt: iso(move.at + railTransit(rail.to)),
    location: rail.to,
  }
  return [{ at: move.at + HOUR, line: expected }]
}

/** Holds are sent a few minutes after they are set or released. */
function holdFacts(booking: Booking, container: Container, { holds }: Life): Fact<HoldLine>[] {
  const facts = holds.map(({ type, state, at, remark }) => ({
    at: at + 6 * MINUTE,
    line: { bookingNo: booking.bookingNo, containerNo: container.containerNo, type, state, since: iso(at), remark },
  }))
  return facts.sort((one, other) => one.at - other.at)
}
