import { violation } from '../../bookings/bookings.errors.ts'
import type { Violation } from '../../kit/errors.ts'
import { isLonger } from '../../shared/cut-text.ts'
import { checkDateRange } from '../../shared/date-only.ts'
import { holdTypes, stages } from '../tracking.values.ts'
import * as values from './dashboard.values.ts'

const rangeErrors = { start: ['from', 'BD0003'], end: ['to', 'BD0004'], backwards: ['to', 'BD0008'] } as const

interface RangeOptions {
  /** A range needs both dates or none. */
  needsBoth?: boolean
  /** The names of the two date fields, when not `from` and `to`. */
  paths?: { from: string; to: string }
}

/** The errors of a range of days, each at its own date: not a date, the end before the start, one of them missing. */
export function rangeViolations(from: string, to: string, options: RangeOptions = {}): Violation[] {
  const { needsBoth = false, paths = { from: 'from', to: 'to' } } = options
  const found = checkDateRange(from, to).map((error) => {
    const [at, code] = rangeErrors[error]
    return violation(paths[at], code)
  })
  if (needsBoth && (from === '') !== (to === '')) found.push(violation(paths[from === '' ? 'from' : 'to'], 'BD0009'))
  return found
}

/** A range of dates of any kind, as it is typed. */
export interface DateRange {
  dateOf?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A range of departures needs both dates, and a range without a kind is one of departures; others may be open. */
export const dashboardRange = ({ dateOf = 'departure', from = '', to = '' }: DateRange): Violation[] =>
  rangeViolations(from, to, { needsBoth: dateOf === 'departure' })

/** The days since sailing are 0 to 21; 0 is vessels that have not sailed. */
export const checkSailedDays = (days = 0): Violation[] =>
  Number.isInteger(days) && days >= 0 && days <= values.SAILED_DAYS_MAXIMUM ? [] : [violation('sailedDays', 'BD0005')]

/** Dates must be existing days, written yyyy-mm-dd. */
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

/** Reads criteria from storage or an address; parts that cannot be read are left out. */
export function readCriteria(input: Record<string, unknown> = {}): values.DashboardCriteria {
  const numbers = textsIn(input.numbers, values.PASTE_LIMIT)
  const numberType = knownValue(input.numberType, values.dashboardNumberTypes)
  const dateOf = knownValue(input.dateOf, values.dashboardDates)
  const criteria: values.DashboardCriteria = {
    ...(numbers && numberType && { numberType, numbers }),
    sailedDays: typeof input.sailedDays === 'number' ? input.sailedDays : undefined,
    vvds: textsIn(input.vvds, values.CHOICE_LIMIT),
    portsOfLoading: textsIn(input.portsOfLoading, values.CHOICE_LIMIT),
    portsOfDischarge: textsIn(input.portsOfDischarge, values.CHOICE_LIMIT),
    destinations: textsIn(input.destinations, values.CHOICE_LIMIT),
    ...(dateOf && { dateOf, from: textIn(input.from, 10), to: textIn(input.to, 10) }),
    stages: knownValues(input.stages, stages),
    redHolds: knownValues(input.redHolds, holdTypes),
  }
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}
