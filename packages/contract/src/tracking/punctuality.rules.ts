import { calendarDaysBetween } from './place-time.rules.ts'
import type { Moment } from './tracking.schema.ts'

/** Nobody at a quay calls a ship late that berths within this time of its plan. */
const ON_TIME_HOURS = 3
const HOUR = 3_600_000

export type Punctuality = { tone: 'onTime' } | { tone: 'early' | 'late'; unit: 'hours' | 'days'; count: number }

/** Early, late or on time against the plan; nothing where plan or newer word is missing. */
export function punctuality({ planned, estimated, actual }: Moment, zone: string): Punctuality | undefined {
  const newest = actual ?? estimated
  if (!newest || !planned) return undefined
  const hours = (Date.parse(newest) - Date.parse(planned)) / HOUR
  if (Math.abs(hours) < ON_TIME_HOURS) return { tone: 'onTime' }
  const tone = hours < 0 ? 'early' : 'late'
  if (Math.abs(hours) < 24) return { tone, unit: 'hours', count: Math.round(Math.abs(hours)) }
  return { tone, unit: 'days', count: Math.max(1, Math.abs(calendarDaysBetween(planned, newest, zone))) }
}
