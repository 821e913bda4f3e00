import type { BookingChoices } from '@fairway/contract/bookings/choices/booking-choices.schema'
import type { RequestList, RequestSearch } from '@fairway/contract/bookings/requests/booking-request.schema'
import { requestStatuses } from '@fairway/contract/bookings/requests/booking-request.values'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { cardsBy, defineList } from '../../../ui/listing/define-list.ts'
import { byText, days, select, text } from '../../../ui/listing/filter-fields.ts'
import { searchCriteria } from '../../../ui/listing/list-address.rules.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { type ListLabels, type OwnTexts, useListLabels, useOwnTexts } from '../../../ui/listing/list-labels.ts'
import { type RequestLabels, useRequestLabels } from '../request-labels.ts'
import { requestPath } from '../request-links.ts'
import { useRequestChoices } from '../request-queries.ts'
import { RequestCard } from './requests.card.tsx'
import { columnsOf } from './requests.columns.tsx'

/** How the list speaks: of moments as all pages about requests do. */
export interface RequestListLabels extends Omit<ListLabels, keyof RequestLabels>, RequestLabels, OwnTexts<'bookings'> {}

function useRequestListLabels(): RequestListLabels {
  const labels = useListLabels()
  const ofRequests = useRequestLabels(useNames().data)
  const texts = useOwnTexts('bookings')
  return useMemo(() => ({ ...labels, ...ofRequests, ...texts }), [labels, ofRequests, texts])
}

const port = (name: 'portOfLoading' | 'portOfDischarge', codes: (choices: BookingChoices) => readonly string[]) =>
  select<typeof name, RequestListLabels, BookingChoices>(name, {
    label: ({ t }) => t(`columns.${name}`),
    empty: ({ t }) => t('filter.any'),
    textOf: ({ place }, code) => place(code),
    options: ({ place, language }, choices, chosen) => {
      const known = new Set([...(choices ? codes(choices) : []), ...(chosen === '' ? [] : [chosen])])
      return byText(
        [...known].map((value) => ({ value, text: `${place(value)} (${value})` })),
        language,
      )
    },
    isHalf: true,
  })

/** The requests of a person's organisations. Whoever deletes or cancels one sees it at once, so rows do not wait to come and go. */
export const requestList = defineList<RequestSearch, RequestList, RequestListLabels, BookingChoices>({
  name: 'gridPrefBR',
  icon: 'ship',
  call: (body) => apiQuery('POST /api/bookings/search', { body }),
  refusals: { over: 'BD0006' },
  criteria: searchCriteria<RequestSearch>({
    texts: { text: 80, portOfLoading: 20, portOfDischarge: 20, vvd: 20, from: 20, to: 20 },
    statuses: requestStatuses,
  }),
  filter: [
    text('text', { label: ({ t }) => t('filter.text'), hint: ({ t }) => t('filter.textHint') }),
    port('portOfLoading', ({ portofLoad }) => portofLoad),
    port('portOfDischarge', ({ portsOfDischarge }) => portsOfDischarge),
    days({
      label: ({ t }) => t('filter.changed'),
      from: ({ t }) => t('filter.from'),
      to: ({ t }) => t('filter.to'),
      textOf: (from, to) => `${from || '…'} – ${to || '…'}`,
    }),
    text('vvd', { label: ({ t }) => t('columns.vvd'), isHalf: true }),
  ],
  useChoices: useRequestChoices,
  cards: [
    cardsBy('statuses', requestStatuses, {
      of: ({ columns }, row) => [columns.status[row]],
      textOf: ({ t }, status) => t(`words.statuses.${status}`),
      blocked: ['Rejected'],
    }),
  ],
  useLabels: useRequestListLabels,
  texts: ({ t }) => ({
    title: t('list.title'),
    fileName: t('list.fileName'),
    grid: t('list.grid'),
    loading: t('states.loading'),
    found: (count) => t('list.found', { count }),
    cards: t('list.cards'),
    cardsHint: t('list.cardsHint'),
    apply: t('filter.apply'),
    emptyTitle: t('states.emptyTitle'),
    empty: t('states.empty'),
    noMatch: t('states.noMatch'),
    overTitle: t('states.overTitle'),
    over: t('states.over'),
    failed: t('states.failedTitle'),
    filterTitle: t('filter.title'),
    badTitle: t('states.wrongTitle'),
    noMatchTitle: t('states.noMatchTitle'),
    clearFilters: t('filter.clear'),
  }),
  columns: columnsOf,
  keyOf: ({ columns }, row) => String(columns.id[row]),
  hrefOf: ({ columns }, row) => requestPath('view', columns.id[row]),
  card: RequestCard,
  sort: [{ id: 'savedAt', descending: true }],
  cache: {
    name: 'bookingRequests',
    fields: [
      'id', 'ediRef', 'customerReference', 'bookingNo', 'status', 'version', 'hasUnsent', 'organisation', 'serviceContract',
      'portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery', 'vvd', 'vessel', 'departureAt', 'siCutOffAt',
      'freightTerm', 'paymentTerm', 'shipper', 'consignee', 'commodity', 'grossWeight', 'cube', 'poNumber', 'item', 'flags',
      'containers', 'carrierAction', 'carrierAt', 'carrierNote', 'createdAt', 'createdBy', 'submittedAt', 'savedAt', 'savedBy',
      'revision',
    ], // biome-ignore format: six lines of names
  },
  empty: {},
  isImmediate: true,
})
