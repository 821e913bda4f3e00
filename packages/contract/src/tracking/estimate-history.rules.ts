import { samePort } from './journey-steps.rules.ts'
import type { Estimate, Moment, Places } from './tracking.schema.ts'

const MINUTE = 60_000

/** By how much one word differs from the one before: '1 day 4 h later'. */
export interface Shift {
  direction: 'earlier' | 'later' | 'same'
  days: number
  hours: number
  /** Told only where the difference is under an hour. */
  minutes: number
}

/** One word about an arrival: the plan it started from, what was expected since, and at last what happened. */
export interface ArrivalWord {
  kind: 'planned' | 'estimated' | 'actual'
  at: string
  /** When it was said; a plan has stood from the beginning. */
  statedAt: string | null
  reason: Estimate['reason']
  /** Against the word before it; nothing for the first. */
  shift: Shift | null
}

interface Arrival {
  vvd: string
  place: string
  moment: Moment
}

/** How the arrival of a ship at a port was expected over time, from the plan to the report; nothing if it never changed. */
export function estimateHistory(estimates: Estimate[], { vvd, place, moment }: Arrival, places: Places): ArrivalWord[] {
  const said = estimates
    .filter((estimate) => estimate.vvd === vvd && samePort(places, estimate.place, place))
    .map(({ at, statedAt, reason }) => ({ kind: 'estimated' as const, at, statedAt, reason }))
  if (said.length === 0) return []
  const words: Omit<ArrivalWord, 'shift'>[] = [...said]
  if (moment.planned) words.unshift({ kind: 'planned', at: moment.planned, statedAt: null, reason: null })
  if (moment.actual) words.push({ kind: 'actual', at: moment.actual, statedAt: null, reason: null })
  const news = words.filter((word, at) => at === 0 || word.kind === 'actual' || isNews(word, words[at - 1]))
  if (news.length < 2) return []
  return news.map((word, at) => {
    const before = news[at - 1]
    return { ...word, shift: before ? shiftBetween(before.at, word.at) : null }
  })
}

type Said = Pick<ArrivalWord, 'at' | 'reason'>
/** The same time for the same reason again tells nobody anything. */
const isNews = (word: Said, before: Said | undefined) =>
  !before || Date.parse(word.at) !== Date.parse(before.at) || (word.reason !== null && word.reason !== before.reason)

/** The difference as people say it: minutes, hours, or days with what is left of hours. */
export function shiftBetween(before: string, after: string): Shift {
  const minutes = Math.round((Date.parse(after) - Date.parse(before)) / MINUTE)
  const size = Math.abs(minutes)
  const direction = minutes === 0 ? 'same' : minutes < 0 ? 'earlier' : 'later'
  if (size < 60) return { direction, days: 0, hours: 0, minutes: size }
  const hours = Math.round(size / 60)
  return { direction, days: Math.floor(hours / 24), hours: hours % 24, minutes: 0 }
}
