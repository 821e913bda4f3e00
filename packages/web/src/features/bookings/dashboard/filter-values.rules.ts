import { checkBookingCriteria, readBookingCriteria } from '@fairway/contract/bookings/booking-criteria.rules'
import type { BookingCriteria } from '@fairway/contract/bookings/booking-dashboard.values'
import {
  daysIn,
  daysText,
  type RouteValues,
  routeCriteria,
  routeValues,
  typedRange,
} from '../../../ui/listing/filter-values.rules.ts'

/** The criteria as a form holds them. */
export interface FilterValues extends RouteValues {
  days: string
  sailedDays: string
  siStatuses: string[]
  vgmStatuses: string[]
  statuses: string[]
  concerns: string[]
}

/** Puts criteria into the form. */
export const valuesOf = (criteria: BookingCriteria): FilterValues => ({
  ...routeValues(criteria, 'departure'),
  days: daysText(criteria.days),
  sailedDays: daysText(criteria.sailedDays),
  siStatuses: criteria.siStatuses ?? [],
  vgmStatuses: criteria.vgmStatuses ?? [],
  statuses: criteria.statuses ?? [],
  concerns: criteria.concerns ?? [],
})

/** What is wrong with days as they are typed. */
export const checkValues = ({ days, sailedDays, ...values }: FilterValues) =>
  checkBookingCriteria({ days: daysIn(days), sailedDays: daysIn(sailedDays), ...typedRange(values) })

/** Reads criteria from the form. */
export const criteriaOf = (values: FilterValues, numbers: BookingCriteria = {}): BookingCriteria =>
  readBookingCriteria({
    ...routeCriteria(values, numbers),
    days: daysIn(values.days),
    sailedDays: daysIn(values.sailedDays),
  })
