import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Booking, Box } from '../world/booking.ts'
import { HOUR, iso, MINUTE, toMinute } from '../world/calendar.ts'
import type { Life } from '../world/life.ts'
import type { Move } from '../world/move.ts'
import { type Draw, draw } from '../world/random.ts'
import { railTransit } from '../world/trains.ts'
import type { World } from '../world/world.ts'
import type { Fact } from './fact.ts'

/** How a move is reported. A twin is a second report of the same move under another reference, taken back later. */
type Manner = 'plain' | 'late' | 'twice' | 'corrected' | 'twin'

const usual: readonly (readonly [Manner, number])[] = [
  ['plain', 964],
  ['late', 13],
  ['twice', 9],
  ['corrected', 10],
  ['twin', 4],
]
const disorderly: readonly Manner[] = ['twice', 'corrected', 'late', 'twin']

/** The reports of a box's moves, in the order in which they come in. */
export function eventFacts(world: World, booking: Booking, box: Box, { moves }: Life): Fact<EventLine>[] {
  const facts = moves.flatMap((move, at) => {
    const luck = draw(world.seed, 'report', booking.bookingNo, box.containerNo, at)
    const line = lineOf(booking, box, move, String(at + 1).padStart(2, '0'))
    return [...reported(luck, mannerOf(luck, box, at), move, line), ...expectedAtRamp(booking, move, line)]
  })
  return facts.sort((one, other) => one.at - other.at)
}

function mannerOf(luck: Draw, { reports }: Box, at: number): Manner {
  if (reports === 'usual') return luck.weigh(usual)
  return (reports === 'disorderly' && disorderly[at]) || 'plain'
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

function reported(luck: Draw, manner: Manner, { at }: Move, line: EventLine): Fact<EventLine>[] {
  const after = (hours: number) => toMinute(at + hours * HOUR)
  const plain = { at: after(luck.between(0.1, 0.8)), line }
  switch (manner) {
    case 'plain':
      return [plain]
    case 'late':
      return [{ at: after(luck.between(18, 70)), line }]
    case 'twice':
      return [plain, { at: after(luck.between(2, 20)), line }]
    case 'corrected': {
      const wrong = { ...line, occurredAt: iso(at + luck.whole(10, 50) * MINUTE) }
      return [
        { at: after(1), line: wrong },
        { at: after(luck.between(6, 30)), line: { ...line, revision: 1 } },
      ]
    }
    case 'twin': {
      const twin = { ...line, ref: `${line.ref}.B`, occurredAt: iso(at + 7 * MINUTE) }
      return [
        plain,
        { at: after(1), line: twin },
        { at: after(luck.between(4, 30)), line: { ...twin, revision: 1, withdrawn: true } },
      ]
    }
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
