import { type WholeSpan, wholeSpan } from '../../shared/span.rules.ts'
import type { Moment } from '../tracking.schema.ts'

/** A ship that berths within this time of its plan is not called late. */
const ON_TIME_HOURS = 3
const HOUR = 3_600_000

export type Punctuality = { tone: 'onTime' } | ({ tone: 'early' | 'late' } & WholeSpan)

/** Early, late or on time against the plan; undefined where the plan or a newer time is missing. */
export function punctuality({ planned, estimated, actual }: Moment): Punctuality | undefined {
  const newest = actual ?? estimated
  if (!newest || !planned) return undefined
  const ms = Date.parse(newest) - Date.parse(planned)
  if (Math.abs(ms) < ON_TIME_HOURS * HOUR) return { tone: 'onTime' }
  return { tone: ms < 0 ? 'early' : 'late', ...wholeSpan(ms) }
}
