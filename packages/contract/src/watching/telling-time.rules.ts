import { placeTime } from '../tracking/journey/place-time.rules.ts'
import { MINUTES_OF_DAY } from './watching.values.ts'

const MINUTE_MS = 60_000
const DAY_MS = MINUTES_OF_DAY * MINUTE_MS

/** When somebody may be mailed, by the clock on their own wall. */
export interface MailTimes {
  zone: string
  quiet: { from: number; until: number } | null
  digestMinute: number
}

const wallOf = (at: number, zone: string) => {
  const { date, time } = placeTime(new Date(at).toISOString(), zone)
  return { date, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) }
}

/** How far the clock of a zone is ahead of UTC at a moment. */
function offsetAt(at: number, zone: string) {
  const { date, minute } = wallOf(at, zone)
  return Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS - Math.floor(at / MINUTE_MS) * MINUTE_MS
}

/**
 * The moment at which a clock of the zone shows this minute of this day. An hour that comes twice counts the first time;
 * one that is left out is as late as it would have been.
 */
export function momentOf(date: string, minute: number, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE_MS
  const [before, after] = [offsetAt(wall - DAY_MS, zone), offsetAt(wall + DAY_MS, zone)]
  const fits = [wall - before, wall - after].filter((at) => offsetAt(at, zone) === wall - at)
  return fits.length > 0 ? Math.min(...fits) : wall - before
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The next moment after this one at which the reader's clock shows that minute. */
function nextMoment(now: number, minute: number, zone: string): number {
  const { date } = wallOf(now, zone)
  const days = [0, 1, 2].map((ahead) => momentOf(dayAfter(date, ahead), minute, zone))
  return days.find((at) => at > now) ?? now + DAY_MS
}

/** The next digest: once in each of the reader's days, also in those of 23 and 25 hours. */
export const nextDigestAt = (now: number, { digestMinute, zone }: MailTimes): number =>
  nextMoment(now, digestMinute, zone)

/** Whether the reader wants no mail at this moment. Quiet hours may go past midnight. */
export function isQuiet(now: number, { quiet, zone }: MailTimes): boolean {
  if (!quiet) return false
  const { minute } = wallOf(now, zone)
  const { from, until } = quiet
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

/** When a mail 'at once' leaves: now, or when the quiet hours end. */
export const nextMailAt = (now: number, times: MailTimes): number =>
  times.quiet && isQuiet(now, times) ? nextMoment(now, times.quiet.until, times.zone) : now
