import { violation } from '../bookings/bookings.errors.ts'
import type { Violation } from '../kit/errors.ts'
import { isLonger } from '../shared/cut-text.ts'
import { checkDateRange } from '../shared/date-only.ts'
import * as words from './dashboard.values.ts'
import { holdTypes, stages } from './tracking.values.ts'

const rangeErrors = { start: ['from', 'BD0003'], end: ['to', 'BD0004'], backwards: ['to', 'BD0008'] } as const

interface RangeOptions {
  /** One date alone is no range; both or none are. */
  needsBoth?: boolean
  /** Where the two dates are written, when not in `from` and `to`. */
  paths?: { from: string; to: string }
}

/** What is wrong with a range of days, each at its own date: not a date, the end before the start, one of the two missing. */
export function rangeViolations(from: string, to: string, options: RangeOptions = {}): Violation[] {
  const { needsBoth = false, paths = { from: 'from', to: 'to' } } = options
  const found = checkDateRange(from, to).map((error) => {
    const [at, code] = rangeErrors[error]
    return violation(paths[at], code)
  })
  if (needsBoth && (from === '') !== (to === '')) found.push(violation(paths[from === '' ? 'from' : 'to'], 'BD0009'))
  return found
}

/** A range of dates as it is typed, of whatever kind. */
export interface DateRange {
  dateOf?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A range of departures needs both dates, and one that does not say of what it is, is of departures; others may be open. */
export const dashboardRange = ({ dateOf = 'departure', from = '', to = '' }: DateRange): Violation[] =>
  rangeViolations(from, to, { needsBoth: dateOf === 'departure' })

/** The days since sailing are 0 to 21; 0 is vessels that have not sailed. */
export const checkSailedDays = (days = 0): Violation[] =>
  Number.isInteger(days) && days >= 0 && days <= words.SAILED_DAYS_MAXIMUM ? [] : [violation('sailedDays', 'BD0005')]

/** A range of dates must be of days that exist, written yyyy-mm-dd. */
export const checkCriteria = ({
  sailedDays,
  ...range
}: DateRange & { sailedDays?: number | undefined }): Violation[] => [
  ...dashboardRange(range),
  ...checkSailedDays(sailedDays),
]

export const textIn = (value: unknown, limit: number) =>
  typeof value === 'string' && value.trim() !== '' && !isLonger(value, limit) ? value.trim() : undefined
export const textsIn = (value: unknown, limit: number) => {
  const texts = Array.isArray(value) ? value.flatMap((one) => textIn(one, 20)?.toUpperCase() ?? []) : []
  return texts.length > 0 ? [...new Set(texts)].slice(0, limit) : undefined
}
export const knownValue = <W extends string>(value: unknown, known: readonly W[]) => known.find((one) => one === value)
export const knownValues = <W extends string>(value: unknown, known: readonly W[]) => {
  const found = Array.isArray(value) ? known.filter((one) => value.includes(one)) : []
  return found.length > 0 ? found : undefined
}

/** The criteria in something that was kept or came by an address; what is not understood is left out. */
export function readCriteria(input: Record<string, unknown> = {}): words.DashboardCriteria {
  const numbers = textsIn(input.numbers, words.PASTE_LIMIT)
  const numberType = knownValue(input.numberType, words.dashboardNumberTypes)
  const dateOf = knownValue(input.dateOf, words.dashboardDates)
  const criteria: words.DashboardCriteria = {
    ...(numbers && numberType && { numberType, numbers }),
    sailedDays: typeof input.sailedDays === 'number' ? input.sailedDays : undefined,
    vvds: textsIn(input.vvds, words.CHOICE_LIMIT),
    portsOfLoading: textsIn(input.portsOfLoading, words.CHOICE_LIMIT),
    portsOfDischarge: textsIn(input.portsOfDischarge, words.CHOICE_LIMIT),
    destinations: textsIn(input.destinations, words.CHOICE_LIMIT),
    ...(dateOf && { dateOf, from: textIn(input.from, 10), to: textIn(input.to, 10) }),
    stages: knownValues(input.stages, stages),
    redHolds: knownValues(input.redHolds, holdTypes),
  }
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}
