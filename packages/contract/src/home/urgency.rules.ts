import { type WholeSpan, wholeSpan } from '../shared/span.rules.ts'
import { placeTime } from '../tracking/journey/place-time.rules.ts'

/** How urgent something is; without an end, or with one that is days away, it is not. */
export const urgencies = ['overdue', 'today', 'soon', 'later'] as const
export type Urgency = (typeof urgencies)[number]

/** Something is due soon from this many days before its end on. */
export const SOON_DAYS = 2

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Anything farther away is not urgent in any time zone: lists of thousands skip the calendar of the place. */
const SURELY_LATER_MS = (SOON_DAYS + 2) * DAY_MS

interface Due {
  /** The moment from which on it is too late. */
  dueAt: string | null
  /** The day that ends then, where the carrier gives a day. */
  dueOn: string | null
}
interface Now {
  at: string
  /** The time zone of the place where it is due: its day counts, not the reader's. */
  zone: string
}

/** Overdue once its moment has passed; due today while it is that day at the place; soon on the two days before. */
export function urgencyOf({ dueAt, dueOn }: Due, now: Now): Urgency {
  if (dueAt === null) return 'later'
  const ms = Date.parse(dueAt) - Date.parse(now.at)
  if (ms <= 0) return 'overdue'
  if (ms > SURELY_LATER_MS) return 'later'
  const day = dueOn ?? placeTime(dueAt, now.zone).date
  const days = Math.round((Date.parse(day) - Date.parse(placeTime(now.at, now.zone).date)) / DAY_MS)
  if (days <= 0) return 'today'
  return days <= SOON_DAYS ? 'soon' : 'later'
}

export interface TimeLeft extends WholeSpan {
  isOver: boolean
}

/** The time until a moment, or since it. */
export function timeLeft(dueAt: string, now: string): TimeLeft {
  const ms = Date.parse(dueAt) - Date.parse(now)
  return { isOver: ms <= 0, ...wholeSpan(ms) }
}
