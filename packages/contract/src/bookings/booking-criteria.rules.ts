import type { Violation } from '../kit/errors.ts'
import { CHOICE_LIMIT } from '../tracking/dashboard.words.ts'
import {
  checkSailedDays,
  type DateRange,
  dashboardRange,
  textIn,
  textsIn,
  wordIn,
  wordsIn,
} from '../tracking/dashboard-criteria.rules.ts'
import { bookingStatuses } from '../tracking/tracking.words.ts'
import * as words from './booking-dashboard.words.ts'
import { violation } from './bookings.errors.ts'

interface CheckedCriteria extends DateRange, Pick<words.BookingCriteria, 'days' | 'sailedDays'> {}

/** A range of dates must be of days that exist, written yyyy-mm-dd, and days ahead are 0 to 21. */
export function checkBookingCriteria({ days = 0, sailedDays, ...range }: CheckedCriteria): Violation[] {
  const isDays = Number.isInteger(days) && days >= 0 && days <= words.BOOKING_DAYS_MAXIMUM
  return [...dashboardRange(range), ...(isDays ? [] : [violation('days', 'BD0005')]), ...checkSailedDays(sailedDays)]
}

/** The criteria in something that was kept or came by an address; what is not understood is left out. */
export function readBookingCriteria(given: Record<string, unknown> = {}): words.BookingCriteria {
  const numbers = textsIn(given.numbers, words.BOOKING_PASTE_LIMIT)
  const numberType = wordIn(given.numberType, words.bookingNumberTypes)
  const dateOf = wordIn(given.dateOf, words.bookingDates)
  const criteria: words.BookingCriteria = {
    ...(numbers && numberType && { numberType, numbers }),
    statuses: wordsIn(given.statuses, bookingStatuses),
    concerns: wordsIn(given.concerns, words.bookingConcerns),
    siStatuses: wordsIn(given.siStatuses, words.paperStatuses),
    vgmStatuses: wordsIn(given.vgmStatuses, words.paperStatuses),
    days: typeof given.days === 'number' ? given.days : undefined,
    sailedDays: typeof given.sailedDays === 'number' ? given.sailedDays : undefined,
    vvds: textsIn(given.vvds, CHOICE_LIMIT),
    portsOfLoading: textsIn(given.portsOfLoading, CHOICE_LIMIT),
    portsOfDischarge: textsIn(given.portsOfDischarge, CHOICE_LIMIT),
    destinations: textsIn(given.destinations, CHOICE_LIMIT),
    ...(dateOf && { dateOf, from: textIn(given.from, 10), to: textIn(given.to, 10) }),
  }
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined))
}
