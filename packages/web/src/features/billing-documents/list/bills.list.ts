import type { BillCards, BillList } from '@fairway/contract/billing-documents/bill.schema'
import * as values from '@fairway/contract/billing-documents/bill.values'
import {
  type BillCriteria,
  checkBillCriteria,
  readBillCriteria,
} from '@fairway/contract/billing-documents/bill-criteria.rules'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { cardsBy, defineList } from '../../../ui/listing/define-list.ts'
import { choices, numbers, range } from '../../../ui/listing/filter-fields.ts'
import { type ListLabels, type OwnTexts, useListLabels, useOwnTexts } from '../../../ui/listing/list-labels.ts'
import { usualTexts } from '../../../ui/listing/list-texts.ts'
import { billPath } from '../billing-links.ts'
import { BillCard } from './bills.card.tsx'
import { columnsOf } from './bills.columns.tsx'

export interface BillLabels extends ListLabels, OwnTexts<'billList'> {}

function useBillLabels(): BillLabels {
  const labels = useListLabels()
  const texts = useOwnTexts('billList')
  return useMemo(() => ({ ...labels, ...texts }), [labels, texts])
}

const countsOf = ({ concerns }: BillCards) => Object.fromEntries(concerns.map(({ concern, count }) => [concern, count]))

/** The bills that a person may see, with what is to be paid, released or decided. */
export const billList = defineList<BillCriteria, BillList, BillLabels>({
  name: 'gridPrefBLD',
  icon: 'note',
  call: (body) => apiQuery('POST /api/billing/search', { body }),
  count: (body) => ({ ...apiQuery('POST /api/billing/dashboard', { body }), select: countsOf }),
  refusals: { over: 'BLD0005', denied: ['BLD0003', 'GE0004', 'GE0005'] },
  criteria: { read: readBillCriteria, check: checkBillCriteria },
  filter: [
    numbers(),
    choices('statuses', values.billStatuses, {
      label: ({ t }) => t('columns.status'),
      textOf: ({ t }, status) => t(`words.statuses.${status}`),
    }),
    choices('releases', values.releaseStatuses, {
      label: ({ t }) => t('columns.release'),
      textOf: ({ t }, release) => t(`words.releases.${release}`),
    }),
    range(values.billDates, { usual: 'billed', textOf: ({ t }, date) => t(`filter.dates.${date}`) }),
    choices('concerns', values.billConcerns, {
      label: ({ t }) => t('filter.concerns'),
      textOf: ({ t }, concern) => t(`words.concerns.${concern}`),
    }),
  ],
  paste: { kinds: values.billNumberKinds, limit: values.BILL_PASTE_LIMIT },
  cards: [
    cardsBy('concerns', values.billConcerns, {
      of: ({ columns }, row) => columns.concerns[row] ?? [],
      textOf: ({ t }, concern) => t(`words.concerns.${concern}`),
      blocked: values.billConcerns,
    }),
  ],
  useLabels: useBillLabels,
  texts: ({ t }) => ({
    ...usualTexts(t),
    paste: { field: t('paste.field'), none: t('paste.none'), why: t('paste.why') },
  }),
  columns: columnsOf,
  keyOf: ({ columns }, row) => columns.blNo[row] ?? '',
  hrefOf: ({ columns }, row) => billPath(columns.shipmentId[row] ?? ''),
  card: BillCard,
  sort: [{ id: 'billedAt', descending: true }],
  cache: {
    name: 'billingDocuments',
    fields: [
      'blNo', 'shipmentId', 'bookingNo', 'type', 'status', 'release', 'billedAt', 'vvd', 'vessel', 'portOfLoading', 'portOfDischarge',
      'destination', 'departureAt', 'arrivalAt', 'shipper', 'consignee', 'paymentTerm', 'invoices', 'prepaid', 'collect',
      'thirdParty', 'open', 'overdue', 'dueOn', 'overdueDays', 'holds', 'openDisputes', 'concerns',
    ], // biome-ignore format: four lines of names
    parts: ['missing', 'asOf'],
  },
  empty: {},
})
