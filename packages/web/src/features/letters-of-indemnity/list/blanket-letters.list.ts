import { checkBlanketCriteria } from '@fairway/contract/letters-of-indemnity/blanket-letter.rules'
import type { BlanketLetterList } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import {
  type BlanketLetterStatus,
  blanketLetterStatuses,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { figure } from '../../../ui/figure.rules.ts'
import { cardsBy, defineList } from '../../../ui/listing/define-list.ts'
import { choices } from '../../../ui/listing/filter-fields.ts'
import { type ListLabels, type OwnTexts, useListLabels, useOwnTexts } from '../../../ui/listing/list-labels.ts'
import { letterPath } from '../letter-badges.ts'
import { columnsOf, LetterCard } from './blanket-letters.columns.tsx'
import { type LetterCriteria, readLetterCriteria } from './letter-criteria.rules.ts'

export interface LetterLabels extends ListLabels, OwnTexts<'letters'> {}

function useLetterLabels(): LetterLabels {
  const labels = useListLabels()
  const texts = useOwnTexts('letters')
  return useMemo(() => ({ ...labels, ...texts }), [labels, texts])
}

/** The blanket letters of a shipper. Its search stands above it: the list has no filter but its cards. */
export const letterList = defineList<LetterCriteria, BlanketLetterList, LetterLabels>({
  name: 'gridPrefBLOI',
  icon: 'note',
  call: (body) => apiQuery('POST /api/billing/blanketloi/search', { body }),
  refusals: {
    over: 'BLOI0032',
    missing: ['BLOI0006'],
    denied: ['BLOI0001', 'BLOI0004', 'BLOI0005', 'BLOI0024', 'GE0004'],
  },
  criteria: {
    read: readLetterCriteria,
    check: ({ shipper = '', shipperAddress = '', serviceContract = '' }) =>
      checkBlanketCriteria({ shipper, shipperAddress, serviceContract }),
  },
  filter: [
    choices('statuses', blanketLetterStatuses, {
      label: ({ t }) => t('columns.status'),
      textOf: ({ t }, status) => t(`statuses.${status}`),
    }),
  ],
  cards: [
    cardsBy('statuses', blanketLetterStatuses, {
      of: ({ columns }, row): (BlanketLetterStatus | undefined)[] => [columns.status[row]],
      textOf: ({ t }, status) => t(`statuses.${status}`),
      blocked: ['Pending Signature'],
    }),
  ],
  useLabels: useLetterLabels,
  texts: ({ t }) => ({
    title: t('title'),
    fileName: t('list.fileName'),
    grid: t('list.grid'),
    loading: t('list.loading'),
    found: (count) => t('list.found', { count, shown: figure(count) }),
    cards: t('list.cards'),
    cardsHint: t('list.cardsHint'),
    apply: t('list.apply'),
    emptyTitle: t('list.emptyTitle'),
    empty: t('list.empty'),
    noMatch: t('list.noMatch'),
    overTitle: t('list.overTitle'),
    over: t('list.over'),
    failed: t('list.failed'),
    deniedTitle: t('list.deniedTitle'),
  }),
  columns: columnsOf,
  keyOf: ({ columns }, row) => columns.reference[row] ?? '',
  hrefOf: ({ columns }, row) => letterPath(columns.id[row] ?? 0),
  card: LetterCard,
  sort: [{ id: 'expiresOn', descending: true }],
  cache: {
    name: 'blanketLetters',
    fields: [
      'id', 'reference', 'status', 'change', 'version', 'shipper', 'shipperAddress', 'agent', 'agentAddress', 'portOfLoading',
      'serviceContract', 'item', 'contractFrom', 'contractTo', 'effectiveOn', 'expiresOn', 'daysLeft', 'signedAt', 'signer',
    ], // biome-ignore format: two lines of names
    parts: ['today', 'asOf'],
  },
  empty: { today: '' },
})
