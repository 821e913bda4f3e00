import { checkBookingCriteria, readBookingCriteria } from '@fairway/contract/bookings/booking-criteria.rules'
import type { BookingCriteria } from '@fairway/contract/bookings/booking-dashboard.words'

/** The criteria as a form holds them: texts and lists of texts, nothing left out. */
export interface FilterValues {
  days: string
  dateOf: string
  from: string
  to: string
  vvds: string[]
  portsOfLoading: string[]
  portsOfDischarge: string[]
  destinations: string[]
  siStatuses: string[]
  vgmStatuses: string[]
  statuses: string[]
  concerns: string[]
}

/** Most people look for a departure. */
const USUAL_DATE = 'departure'

/** Puts criteria into the form. */
export const valuesOf = (criteria: BookingCriteria): FilterValues => ({
  days: criteria.days === undefined ? '' : String(criteria.days),
  dateOf: criteria.dateOf ?? USUAL_DATE,
  from: criteria.from ?? '',
  to: criteria.to ?? '',
  vvds: criteria.vvds ?? [],
  portsOfLoading: criteria.portsOfLoading ?? [],
  portsOfDischarge: criteria.portsOfDischarge ?? [],
  destinations: criteria.destinations ?? [],
  siStatuses: criteria.siStatuses ?? [],
  vgmStatuses: criteria.vgmStatuses ?? [],
  statuses: criteria.statuses ?? [],
  concerns: criteria.concerns ?? [],
})

const daysIn = (days: string) => (days.trim() === '' ? undefined : Number(days))

/** What is wrong with days as they are typed, however long they are. */
export const checkValues = ({ days, dateOf, from, to }: FilterValues) =>
  checkBookingCriteria({ days: daysIn(days), ...(dateOf !== '' && { from: from.trim(), to: to.trim() }) })

/** Reads criteria from the form; a range of dates without a date is no criterion. Numbers are kept beside it. */
export function criteriaOf(values: FilterValues, numbers: BookingCriteria = {}): BookingCriteria {
  const { days, dateOf, from, to, ...lists } = values
  const hasRange = from.trim() !== '' || to.trim() !== ''
  return readBookingCriteria({
    ...lists,
    numberType: numbers.numberType,
    numbers: numbers.numbers,
    days: daysIn(days),
    ...(hasRange && { dateOf, from, to }),
  })
}
