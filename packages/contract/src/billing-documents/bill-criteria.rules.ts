import type { z } from 'zod'
import type { Violation } from '../kit/errors.ts'
import { isBlNumber, isBookingNumber } from '../shared/search-number.ts'
import {
  type DateRange,
  knownValue,
  knownValues,
  rangeViolations,
  textIn,
  textsIn,
} from '../tracking/dashboard/dashboard-criteria.rules.ts'
import type { BillCriteria as BillCriteriaSchema } from './bill.schema.ts'
import * as values from './bill.values.ts'

export type BillCriteria = z.output<typeof BillCriteriaSchema>

/** Dates must be existing days, written yyyy-mm-dd, in their order. */
export const checkBillCriteria = ({ from = '', to = '' }: DateRange): Violation[] => rangeViolations(from, to)

/** Nine digits: booking number and suffix of a B/L. */
export const isShipmentId = (text: string) => /^\d{9}$/.test(text)

/** The kind of a typed number: what is no B/L, booking or shipment is the number of an invoice. */
export const billNumberKind = (number: string): values.BillNumberKind =>
  isBlNumber(number) ? 'bl' : isBookingNumber(number) ? 'booking' : isShipmentId(number) ? 'shipment' : 'invoice'

/** Reads criteria from storage or an address; parts that cannot be read are left out. */
export function readBillCriteria(input: Record<string, unknown> = {}): BillCriteria {
  const numbers = textsIn(input.numbers, values.BILL_PASTE_LIMIT)
  const numberType = knownValue(input.numberType, values.billNumberTypes)
  const dateOf = knownValue(input.dateOf, values.billDates)
  const criteria: BillCriteria = {
    type: knownValue(input.type, values.billSearchTypes),
    ...(numbers && numberType && { numberType, numbers }),
    statuses: knownValues(input.statuses, values.billStatuses),
    releases: knownValues(input.releases, values.releaseStatuses),
    concerns: knownValues(input.concerns, values.billConcerns),
    ...(dateOf && { dateOf, from: textIn(input.from, 10), to: textIn(input.to, 10) }),
  }
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}
