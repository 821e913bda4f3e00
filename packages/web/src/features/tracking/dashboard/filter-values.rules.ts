import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { checkCriteria, readCriteria } from '@fairway/contract/tracking/dashboard-criteria.rules'

/** The criteria as a form holds them: texts and lists of texts, nothing left out. */
export interface FilterValues {
  sailedDays: string
  dateOf: string
  from: string
  to: string
  vvds: string[]
  portsOfLoading: string[]
  portsOfDischarge: string[]
  destinations: string[]
  redHolds: string[]
  stages: string[]
}

/** Most people look for an arrival. */
const USUAL_DATE = 'arrival'

/** Puts criteria into the form. */
export const valuesOf = (criteria: DashboardCriteria): FilterValues => ({
  sailedDays: criteria.sailedDays === undefined ? '' : String(criteria.sailedDays),
  dateOf: criteria.dateOf ?? USUAL_DATE,
  from: criteria.from ?? '',
  to: criteria.to ?? '',
  vvds: criteria.vvds ?? [],
  portsOfLoading: criteria.portsOfLoading ?? [],
  portsOfDischarge: criteria.portsOfDischarge ?? [],
  destinations: criteria.destinations ?? [],
  redHolds: criteria.redHolds ?? [],
  stages: criteria.stages ?? [],
})

/** What is wrong with days as they are typed, however long they are. */
export const checkValues = ({ sailedDays, dateOf, from, to }: FilterValues) =>
  checkCriteria({ sailedDays: Number(sailedDays), ...(dateOf !== '' && { from: from.trim(), to: to.trim() }) })

/** Reads criteria from the form; a range of dates without a date is no criterion. Numbers are kept beside it. */
export function criteriaOf(values: FilterValues, numbers: DashboardCriteria = {}): DashboardCriteria {
  const { sailedDays, dateOf, from, to, ...lists } = values
  const hasRange = from.trim() !== '' || to.trim() !== ''
  return readCriteria({
    ...lists,
    numberType: numbers.numberType,
    numbers: numbers.numbers,
    ...(sailedDays !== '' && { sailedDays: Number(sailedDays) }),
    ...(hasRange && { dateOf, from, to }),
  })
}
