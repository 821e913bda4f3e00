const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24

export interface WholeSpan {
  days: number
  hours: number
  /** Shown only where the span is under an hour. */
  minutes: number
}

/**
 * The length of a span, in either direction, as every screen shows it: days and hours, or minutes under an hour.
 * Started hours are not counted, so that early, late, left and over agree about one span.
 */
export function wholeSpan(ms: number): WholeSpan {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS)
  if (minutes < HOUR_MINUTES) return { days: 0, hours: 0, minutes }
  const hours = Math.floor(minutes / HOUR_MINUTES)
  return { days: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS, minutes: 0 }
}
