import { type WholeSpan, wholeSpan } from '../../shared/span.rules.ts'
import type { Estimate, Moment, Places } from '../tracking.schema.ts'
import { samePort } from './journey-steps.rules.ts'

/** The difference of one estimate from the one before: '1 day 4 h later'. */
export interface Shift extends WholeSpan {
  direction: 'earlier' | 'later' | 'same'
}

/** One entry about an arrival: the plan, an estimate, or finally the actual arrival. */
export interface EstimateHistoryEntry {
  kind: 'planned' | 'estimated' | 'actual'
  at: string
  /** When it was reported; a plan has no such time. */
  statedAt: string | null
  reason: Estimate['reason']
  /** Compared with the entry before; absent for the first. */
  shift: Shift | null
}

interface Arrival {
  vvd: string
  place: string
  moment: Moment
}

/** How the estimated arrival of a ship at a port changed, from the plan to the report; empty if it never changed. */
export function estimateHistory(
  estimates: Estimate[],
  { vvd, place, moment }: Arrival,
  places: Places,
): EstimateHistoryEntry[] {
  const stated = estimates
    .filter((estimate) => estimate.vvd === vvd && samePort(places, estimate.place, place))
    .map(({ at, statedAt, reason }) => ({ kind: 'estimated' as const, at, statedAt, reason }))
  if (stated.length === 0) return []
  const entries: Omit<EstimateHistoryEntry, 'shift'>[] = [...stated]
  if (moment.planned) entries.unshift({ kind: 'planned', at: moment.planned, statedAt: null, reason: null })
  if (moment.actual) entries.push({ kind: 'actual', at: moment.actual, statedAt: null, reason: null })
  const news = entries.filter((entry, at) => at === 0 || entry.kind === 'actual' || isNews(entry, entries[at - 1]))
  if (news.length < 2) return []
  return news.map((entry, at) => {
    const before = news[at - 1]
    return { ...entry, shift: before ? shiftBetween(before.at, entry.at) : null }
  })
}

type TimeAndReason = Pick<EstimateHistoryEntry, 'at' | 'reason'>
/** The same time for the same reason is no news. */
const isNews = (entry: TimeAndReason, before: TimeAndReason | undefined) =>
  !before || Date.parse(entry.at) !== Date.parse(before.at) || (entry.reason !== null && entry.reason !== before.reason)

/** The difference in minutes, hours, or days with the remaining hours. */
export function shiftBetween(before: string, after: string): Shift {
  const ms = Date.parse(after) - Date.parse(before)
  const span = wholeSpan(ms)
  const isSame = span.days + span.hours + span.minutes === 0
  return { direction: isSame ? 'same' : ms < 0 ? 'earlier' : 'later', ...span }
}
