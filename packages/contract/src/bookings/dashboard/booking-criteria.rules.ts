import type { Violation } from '../../kit/errors.ts'
import { CHOICE_LIMIT } from '../../tracking/dashboard/dashboard.values.ts'
import {
  checkSailedDays,
  type DateRange,
  dashboardRange,
  knownValue,
  knownValues,
  textIn,
  textsIn,
} from '../../tracking/dashboard/dashboard-criteria.rules.ts'
import { bookingStatuses } from '../../tracking/tracking.values.ts'
import { violation } from '../bookings.errors.ts'
import * as values from './booking-dashboard.values.ts'

interface CheckedCriteria extends DateRange, Pick<values.BookingCriteria, 'days' | 'sailedDays'> {}

/** Dates must be existing days, written yyyy-mm-dd, and days ahead are 0 to 21. */
export function checkBookingCriteria({ days = 0, sailedDays, ...range }: CheckedCriteria): Violation[] {
  const isDays = Number.isInteger(days) && days >= 0 && days <= values.BOOKING_DAYS_MAXIMUM
  return [...dashboardRange(range), ...(isDays ? [] : [violation('days', 'BD0005')]), ...checkSailedDays(sailedDays)]
}

/** Reads criteria from storage or an address; parts that cannot be read are left out. */
export function readBookingCriteria(input: Record<string, unknown> = {}): values.BookingCriteria {
  const numbers = textsIn(input.numbers, values.BOOKING_PASTE_LIMIT)
  const numberType = knownValue(input.numberType, values.bookingNumberTypes)
  const dateOf = knownValue(input.dateOf, values.bookingDates)
  const criteria: values.BookingCriteria = {
    ...(numbers && numberType && { numberType, numbers }),
    statuses: knownValues(input.statuses, bookingStatuses),
    concerns: knownValues(input.concerns, values.attentionReasons),
    siStatuses: knownValues(input.siStatuses, values.requiredDocumentStatuses),
    vgmStatuses: knownValues(input.vgmStatuses, values.requiredDocumentStatuses),
    days: typeof input.days === 'number' ? input.days : undefined,
    sailedDays: typeof input.sailedDays === 'number' ? input.sailedDays : undefined,
    vvds: textsIn(input.vvds, CHOICE_LIMIT),
    portsOfLoading: textsIn(input.portsOfLoading, CHOICE_LIMIT),
    portsOfDischarge: textsIn(input.portsOfDischarge, CHOICE_LIMIT),
    destinations: textsIn(input.destinations, CHOICE_LIMIT),
    ...(dateOf && { dateOf, from: textIn(input.from, 10), to: textIn(input.to, 10) }),
  }
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}
