import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.values'
import { checkCriteria, readCriteria } from '@fairway/contract/tracking/dashboard-criteria.rules'
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
  sailedDays: string
  redHolds: string[]
  stages: string[]
}

/** Puts criteria into the form. */
export const valuesOf = (criteria: DashboardCriteria): FilterValues => ({
  ...routeValues(criteria, 'arrival'),
  sailedDays: daysText(criteria.sailedDays),
  redHolds: criteria.redHolds ?? [],
  stages: criteria.stages ?? [],
})

/** What is wrong with days as they are typed. */
export const checkValues = ({ sailedDays, ...values }: FilterValues) =>
  checkCriteria({ sailedDays: daysIn(sailedDays), ...typedRange(values) })

/** Reads criteria from the form. */
export const criteriaOf = (values: FilterValues, numbers: DashboardCriteria = {}): DashboardCriteria =>
  readCriteria({ ...routeCriteria(values, numbers), sailedDays: daysIn(values.sailedDays) })
