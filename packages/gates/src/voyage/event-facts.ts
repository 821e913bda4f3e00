import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Booking, Box } from '../world/booking.ts'
import { HOUR, iso, MINUTE } from '../world/calendar.ts'
import type { Life } from '../world/life.ts'
import type { Move } from '../world/move.ts'
import { draw } from '../world/random.ts'
import { railTransit } from '../world/trains.ts'
import type { World } from '../world/world.ts'
import type { Fact } from './fact.ts'
import { mannerOf, reported } from './report.ts'

/** The reports of a box's moves, in the order in which they come in. */
export function eventFacts(world: World, booking: Booking, box: Box, { moves }: Life): Fact<EventLine>[] {
  const facts = moves.flatMap((move, at) => {
    const luck = draw(world.seed, 'report', booking.bookingNo, box.containerNo, at)
    const line = lineOf(booking, box, move, String(at + 1).padStart(2, '0'))
    return [...reported(luck, mannerOf(luck, box, at), move.at, line), ...expectedAtRamp(booking, move, line)]
  })
  return facts.sort((one, other) => one.at - other.at)
}

function lineOf({ bookingNo }: Booking, { containerNo }: Box, move: Move, place: string): EventLine {
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

/** With the train's departure the railway says when it expects to be at the ramp. */
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

/** Holds are told a few minutes after they are set or settled. */
export function holdFacts(booking: Booking, box: Box, { holds }: Life): Fact<HoldLine>[] {
  const facts = holds.map(({ type, state, at, remark }) => ({
    at: at + 6 * MINUTE,
    line: { bookingNo: booking.bookingNo, containerNo: box.containerNo, type, state, since: iso(at), remark },
  }))
  return facts.sort((one, other) => one.at - other.at)
}
