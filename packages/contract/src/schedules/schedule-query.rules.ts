import type { Violation } from '../kit/errors.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { violation } from './schedule.errors.ts'
import { DAYS_AHEAD, DAYS_BACK, scheduleWeeks, USUAL_WEEKS } from './schedule.values.ts'

interface Span {
  from: string
  weeks: string
}

/** The number of weeks that is asked for; undefined where it is none of the choices. */
export const weeksOf = (weeks: string): number | undefined =>
  weeks === '' ? USUAL_WEEKS : scheduleWeeks.find((one) => String(one) === weeks)

/** What is wrong with the days of a question, as far as it can be told without knowing what day it is. */
export function checkSpan({ from, weeks }: Span): Violation[] {
  return [
    ...(from === '' || isDateOnly(from) ? [] : [violation('from', 'SC0004')]),
    ...(weeksOf(weeks) === undefined ? [violation('weeks', 'SC0006', scheduleWeeks.join(', '))] : []),
  ]
}

/** The first day lies within two months before today and a year after it: further away there are no schedules. */
export function checkDistance(from: string, today: string): Violation[] {
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)]
  return from === '' || (from >= first && from <= last) ? [] : [violation('from', 'SC0005', first, last)]
}

/** What is wrong with a question about two ports; whether the carrier calls there is for its data to say. */
export function checkLane({ pol, pod, ...span }: Span & { pol: string; pod: string }): Violation[] {
  return [
    ...(pol === '' ? [violation('pol', 'SC0001')] : []),
    ...(pod === '' ? [violation('pod', 'SC0002')] : []),
    ...(pol !== '' && pol.toUpperCase() === pod.toUpperCase() ? [violation('pod', 'SC0003')] : []),
    ...checkSpan(span),
  ]
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + count)
  return moved.toISOString().slice(0, 10)
}
