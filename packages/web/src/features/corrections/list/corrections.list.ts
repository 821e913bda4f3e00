import type { CorrectionList, CorrectionSearch } from '@fairway/contract/corrections/correction.schema'
import { correctionStatuses } from '@fairway/contract/corrections/correction.values'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { cardsBy, defineList } from '../../../ui/listing/define-list.ts'
import { days, text } from '../../../ui/listing/filter-fields.ts'
import { searchCriteria } from '../../../ui/listing/list-address.rules.ts'
import { type ListLabels, type OwnTexts, useListLabels, useOwnTexts } from '../../../ui/listing/list-labels.ts'
import { correctionPath } from '../correction-links.ts'
import { CorrectionCard } from './corrections.card.tsx'
import { columnsOf } from './corrections.columns.tsx'

export interface CorrectionListLabels extends ListLabels, OwnTexts<'corrections'> {}

function useCorrectionListLabels(): CorrectionListLabels {
  const labels = useListLabels()
  const texts = useOwnTexts('corrections')
  return useMemo(() => ({ ...labels, ...texts }), [labels, texts])
}

/** The corrections that a person may see. The specification names no preferences for this grid: its view stands in the address. */
export const correctionList = defineList<CorrectionSearch, CorrectionList, CorrectionListLabels>({
  icon: 'note',
  call: (body) => apiQuery('POST /api/corrections/v2/search', { body }),
  refusals: { over: 'BD0006', denied: ['GE0004', 'GE0005'] },
  criteria: searchCriteria<CorrectionSearch>({ texts: { text: 80, from: 20, to: 20 }, statuses: correctionStatuses }),
  filter: [
    text('text', { label: ({ t }) => t('filter.text'), hint: ({ t }) => t('filter.textHint') }),
    days({
      label: ({ t }) => t('filter.changed'),
      from: ({ t }) => t('filter.from'),
      to: ({ t }) => t('filter.to'),
    }),
  ],
  cards: [
    cardsBy('statuses', correctionStatuses, {
      of: ({ columns }, row) => [columns.status[row]],
      textOf: ({ t }, status) => t(`words.statuses.${status}`),
      blocked: ['Rejected'],
    }),
  ],
  useLabels: useCorrectionListLabels,
  texts: ({ t }) => ({
    title: t('list.title'),
    fileName: t('list.fileName'),
    grid: t('list.grid'),
    loading: t('list.loading'),
    found: (count) => t('list.found', { count }),
    cards: t('list.cards'),
    cardsHint: t('list.cardsHint'),
    apply: t('filter.apply'),
    emptyTitle: t('list.states.emptyTitle'),
    empty: t('list.states.empty'),
    noMatch: t('list.states.noMatch'),
    overTitle: t('list.states.overTitle'),
    over: t('list.states.over'),
    failed: t('list.states.failed'),
    deniedTitle: t('list.states.deniedTitle'),
    filterTitle: t('filter.title'),
  }),
  columns: columnsOf,
  keyOf: ({ columns }, row) => String(columns.id[row]),
  hrefOf: ({ columns }, row) => correctionPath(columns.id[row] ?? 0),
  card: CorrectionCard,
  sort: [{ id: 'savedAt', descending: true }],
  cache: {
    name: 'bookingCorrection',
    fields: [
      'id', 'shipmentNo', 'blNo', 'status', 'revision', 'version', 'startedAt', 'startedBy', 'savedAt', 'savedBy', 'submittedAt',
      'carrierAction', 'carrierAt', 'carrierNote', 'customerReference', 'shipper', 'consignee', 'portOfLoading',
      'portOfDischarge', 'vvd', 'vessel',
    ], // biome-ignore format: three lines of names
  },
  empty: {},
})
