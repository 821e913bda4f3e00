import type { BookingCriteria } from '@fairway/contract/bookings/booking-dashboard.words'
import type { TFunction } from 'i18next'
import { type CriterionChip, chipsOf, chipWords, vesselText } from '../../../ui/listing/criteria-chips.ts'
import type { BookingWords } from './booking-words.ts'

/** What the list is narrowed by, one chip for each criterion; statuses and concerns have their cards. */
export function criteriaChips(
  criteria: BookingCriteria,
  { t, place }: BookingWords,
  listing: TFunction<'listing'>,
): CriterionChip<BookingCriteria>[] {
  const { numbers = [], numberType, days, sailedDays, dateOf, from = '', to = '' } = criteria
  const say = chipWords(listing)
  const { chips, add, addSome } = chipsOf(criteria, say)
  if (numberType && numbers.length > 0)
    add(listing(`criteria.numbers.${numberType}`), say.numbers(numbers), 'numbers', 'numberType')
  if (sailedDays !== undefined) add(listing('criteria.vessel'), vesselText(sailedDays, listing), 'sailedDays')
  if (days !== undefined)
    add(t('criteria.days'), days === 0 ? t('criteria.today') : t('criteria.within', { count: days }), 'days')
  for (const field of ['siStatuses', 'vgmStatuses'] as const)
    addSome(
      t(`criteria.${field}`),
      criteria[field]?.map((status) => t(`words.papers.${status}`)),
      field,
    )
  addSome(listing('criteria.vvds'), criteria.vvds, 'vvds')
  for (const field of ['portsOfLoading', 'portsOfDischarge', 'destinations'] as const)
    addSome(listing(`criteria.${field}`), criteria[field]?.map(place), field)
  if (dateOf && (from !== '' || to !== ''))
    add(t(`criteria.dates.${dateOf}`), say.range(from, to), 'dateOf', 'from', 'to')
  return chips
}
