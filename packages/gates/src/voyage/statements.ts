import type { EstimateReason } from '@fairway/contract/tracking/tracking.words'
import { DAY, HOUR, MINUTE } from '../world/calendar.ts'
import { causeInPort } from '../world/causes.ts'
import { draw } from '../world/random.ts'
import type { Sailing } from '../world/sailings.ts'
import type { World } from '../world/world.ts'
import { lateOf, type VoyageMoment, wordsBetween } from './captain-words.ts'

/** A first estimate comes three days before the ship starts, when no small delay can be foreseen yet. */
const FIRST_ESTIMATE_BEFORE = 3 * DAY
const FORESEEN = 2 * HOUR
/** A ship's arrival or departure is known after a quarter of an hour. */
const REPORTED_AFTER = 15 * MINUTE

/** The carrier says something of a voyage: that a moment has come, or how late the following ones are expected, or both. */
export interface Statement {
  at: number
  happened: number | null
  /** From this moment on everything is expected so much later than planned. */
  expected: { from: number; late: number; call: number; cause: EstimateReason } | null
}

/** All that is said of a voyage after it was published, in the order in which it is said. */
export function statementsOf(world: World, { vvd, calls }: Sailing, moments: readonly VoyageMoment[]): Statement[] {
  const [first] = moments
  const [start] = calls
  if (!first || !start) return []
  const cameIn: VoyageMoment = { ...start.arrival, kind: 'arrival', port: start.port, call: 0 }
  let cause = lateOf(cameIn) > HOUR ? 'earlierPort' : causeInPort(draw(world.seed, 'start', vvd), start.port)
  const expect = (from: number, late: number, call: number) => ({ from, late, call, cause })
  const foreseen = Math.abs(lateOf(first)) < FORESEEN ? 0 : lateOf(first)
  const statements: Statement[] = [
    { at: first.plannedAt - FIRST_ESTIMATE_BEFORE, happened: null, expected: expect(0, foreseen, 0) },
  ]
  const sayOnTheWay = (last: VoyageMoment, next: VoyageMoment, from: number) => {
    for (const word of wordsBetween(world, vvd, last, next)) {
      cause = word.cause
      statements.push({ at: word.at, happened: null, expected: expect(from, word.late, next.call) })
    }
  }
  sayOnTheWay(cameIn, first, 0)
  for (const [at, moment] of moments.entries()) {
    const next = moments[at + 1]
    const expected = next ? expect(at + 1, lateOf(moment), moment.call) : null
    statements.push({ at: moment.actualAt + REPORTED_AFTER, happened: at, expected })
    if (next) sayOnTheWay(moment, next, at + 1)
  }
  return statements.sort((one, other) => one.at - other.at)
}
