import type { TFunction } from 'i18next'
import { chipsOf, chipWords } from '../../../ui/listing/criteria-chips.ts'
import type { RequestWords } from '../request-words.ts'
import type { RequestCriteria } from './request-criteria.rules.ts'

/** What the list is narrowed by, one chip for each criterion; the statuses have their cards. */
export function criteriaChips(criteria: RequestCriteria, { t, place }: RequestWords, listing: TFunction<'listing'>) {
  const { text, portOfLoading, portOfDischarge, vvd, from, to } = criteria
  const { chips, add } = chipsOf(criteria, chipWords(listing))
  if (text) add(t('filter.text'), text, 'text')
  if (portOfLoading) add(t('columns.portOfLoading'), place(portOfLoading), 'portOfLoading')
  if (portOfDischarge) add(t('columns.portOfDischarge'), place(portOfDischarge), 'portOfDischarge')
  if (vvd) add(t('columns.vvd'), vvd, 'vvd')
  if (from || to) add(t('filter.changed'), `${from ?? '…'} – ${to ?? '…'}`, 'from', 'to')
  return chips
}
