import { isContainerNumber, showContainerNumber } from '@fairway/contract/shared/container-number'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import type { TFunction } from 'i18next'
import { type CriterionChip, chipsOf, chipWords, vesselText } from '../../../ui/listing/criteria-chips.ts'
import type { DashboardWords } from './dashboard-words.ts'

/** What a list is narrowed by, one chip for each criterion; stages have their cards. */
export function criteriaChips(
  criteria: DashboardCriteria,
  words: DashboardWords,
  listing: TFunction<'listing'>,
): CriterionChip<DashboardCriteria>[] {
  const { t, word, place } = words
  const { numbers = [], numberType, sailedDays, dateOf, from = '', to = '', redHolds } = criteria
  const say = chipWords(listing)
  const { chips, add, addSome } = chipsOf(criteria, say)
  if (numberType && numbers.length > 0)
    add(listing(`criteria.numbers.${numberType}`), say.numbers(numbers.map(written)), 'numbers', 'numberType')
  if (sailedDays !== undefined) add(listing('criteria.vessel'), vesselText(sailedDays, listing), 'sailedDays')
  addSome(listing('criteria.vvds'), criteria.vvds, 'vvds')
  for (const field of ['portsOfLoading', 'portsOfDischarge', 'destinations'] as const)
    addSome(listing(`criteria.${field}`), criteria[field]?.map(place), field)
  if (dateOf && (from !== '' || to !== ''))
    add(t(`criteria.dates.${dateOf}`), say.range(from, to), 'dateOf', 'from', 'to')
  addSome(
    t('criteria.redHolds'),
    redHolds?.map((hold) => word(`words.holds.${hold}`)),
    'redHolds',
  )
  return chips
}

const written = (number: string) => (isContainerNumber(number) ? showContainerNumber(number) : number)
