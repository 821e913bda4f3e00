import { isDateOnly } from '@fairway/contract/shared/date-only'

/** A link opens until the end of its last day, by the reader's calendar; empty for what is no day. */
export function endOf(day: string): string {
  if (!isDateOnly(day)) return ''
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).toISOString()
}

/** The day so many days after a moment, by the reader's calendar. */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
