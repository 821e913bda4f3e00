import { refuse } from '@fairway/contract/detention/detention.errors'
import { dayNumber, dayText } from '@fairway/contract/detention/detention.rules'
import type { DetentionRule } from '@fairway/contract/detention/detention.schema'
import { STAY_DAYS_LIMIT } from '@fairway/contract/detention/detention.values'
import { hasHolidays, holidaysBetween } from './holidays.ts'
import type { StoredTerms } from './terms.repository.ts'

interface Range {
  from: string
  to: string
}

/** A container that leaves on this day, or in the year before, is counted within these, with its free time after an early return. */
export const calendarRange = (day: string): Range => ({
  from: `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}-01-01`,
  to: `${dayText(dayNumber(day) + 2 * STAY_DAYS_LIMIT).slice(0, 4)}-12-31`,
})

/** Terms with the public holidays of their country or state, where the carrier lists none itself. */
export async function withHolidays(terms: StoredTerms, { from, to }: Range): Promise<DetentionRule> {
  const { holidays, ...calendar } = terms.calendar
  const { country, state } = calendar
  const needsHolidays = terms.freeUnit === 'working' || terms.chargeUnit === 'working'
  if (holidays !== null) return { ...terms, calendar: { ...calendar, holidays, holidaySource: 'carrier' } }
  if (country === null || !needsHolidays)
    return { ...terms, calendar: { ...calendar, holidays: [], holidaySource: 'none' } }
  if (!(await hasHolidays({ country, state }))) return refuse('DE0004')
  const filled = await holidaysBetween({ country, state }, from, to)
  return { ...terms, calendar: { ...calendar, holidays: filled, holidaySource: 'country' } }
}
