import { dayNumber, dayText, weekdayOf } from '@fairway/contract/detention/detention.rules'
import type { DetentionDay, DetentionResult } from '@fairway/contract/detention/detention.schema'

/** One day of a month as it is drawn; `day` is missing before the out-gate and after the return. */
export interface CalendarCell {
  on: string
  number: number
  day: DetentionDay | undefined
}

export interface CalendarMonth {
  /** yyyy-mm. */
  name: string
  /** Weeks from Monday; null are days of other months. */
  weeks: (CalendarCell | null)[][]
}

/** Some days after the return are shown, so that a later one can be chosen. */
const AHEAD_DAYS = 7

/** The months of a stay, from the out-gate to a week after the return and to the end of free time. */
export function monthsOf({ outGateOn, inGateOn, freeUntil, days }: DetentionResult): CalendarMonth[] {
  if (outGateOn === null || inGateOn === null) return []
  const byDay = new Map(days.map((day) => [day.on, day]))
  const end = Math.max(dayNumber(inGateOn) + AHEAD_DAYS, freeUntil === null ? 0 : dayNumber(freeUntil))
  const last = dayText(end).slice(0, 7)
  const months: CalendarMonth[] = []
  for (let name = outGateOn.slice(0, 7); name <= last; name = nextMonth(name)) {
    const first = dayNumber(`${name}-01`)
    const cells: (CalendarCell | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null)
    for (let at = first; dayText(at).startsWith(name); at++) {
      const on = dayText(at)
      cells.push({ on, number: at - first + 1, day: byDay.get(on) })
    }
    while (cells.length % 7 !== 0) cells.push(null)
    months.push({ name, weeks: Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7)) })
  }
  return months
}

function nextMonth(name: string): string {
  const [year = 0, month = 0] = name.split('-').map(Number)
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
}
