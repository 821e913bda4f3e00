import { BOOKING_PASTE_LIMIT } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { siStatuses } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { siNeeds } from '@fairway/contract/shipping-instructions/si-list.rules'
import type { SiList } from '@fairway/contract/shipping-instructions/si-list.schema'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { cardsBy, defineList } from '../../../ui/listing/define-list.ts'
import { days, numbers, text } from '../../../ui/listing/filter-fields.ts'
import { type ListLabels, type OwnTexts, useListLabels, useOwnTexts } from '../../../ui/listing/list-labels.ts'
import { usualTexts } from '../../../ui/listing/list-texts.ts'
import { InstructionCard } from './instructions.card.tsx'
import { columnsOf } from './instructions.columns.tsx'
import {
  hrefOf,
  type InstructionCriteria,
  instructionCriteria,
  keyOf,
  missingIn,
  needsAt,
  searchOf,
  withNeeds,
} from './instructions.rules.ts'

export interface InstructionLabels extends ListLabels, OwnTexts<'siList'> {}

function useInstructionLabels(): InstructionLabels {
  const labels = useListLabels()
  const texts = useOwnTexts('siList')
  return useMemo(() => ({ ...labels, ...texts }), [labels, texts])
}

/** The answer with what the server does not say: which pasted numbers are missing, and what needs somebody. */
type FoundInstructions = SiList & { missing: string[] }

function callOf(criteria: InstructionCriteria) {
  const { queryKey, queryFn } = apiQuery('POST /api/si/instructions', { body: searchOf(criteria) })
  const { needs = [], numbers: pasted = [] } = criteria
  return {
    queryKey: [...queryKey, needs, pasted] as const,
    queryFn: async (context: { signal: AbortSignal }): Promise<FoundInstructions> => {
      const list = await queryFn(context)
      return { ...withNeeds(list, needs), missing: missingIn(list, pasted) }
    },
  }
}

/** The instructions of a person's bookings, and the bookings that still need one. */
export const instructionList = defineList<InstructionCriteria, FoundInstructions, InstructionLabels>({
  name: 'gridPrefSI',
  icon: 'note',
  call: callOf,
  refusals: { over: 'BD0006', denied: ['GE0004', 'GE0005'] },
  criteria: instructionCriteria,
  filter: [
    numbers(),
    text('text', { label: ({ t }) => t('filter.text'), hint: ({ t }) => t('filter.textHint') }),
    text('vvd', { label: ({ t }) => t('columns.vvd') }),
    days({
      label: ({ t }) => t('filter.cutOff'),
      from: ({ t }) => t('filter.from'),
      to: ({ t }) => t('filter.to'),
    }),
  ],
  paste: { kinds: ['booking', 'bl'], limit: BOOKING_PASTE_LIMIT },
  cards: [
    cardsBy('statuses', siStatuses, {
      of: ({ columns }, row) => [columns.status[row] ?? undefined],
      textOf: ({ t }, status) => t(`words.statuses.${status}`),
      blocked: ['Rejected'],
    }),
    cardsBy('needs', siNeeds, {
      of: needsAt,
      textOf: ({ t }, need) => t(`needs.${need}`),
      blocked: ['due', 'approve'],
    }),
  ],
  useLabels: useInstructionLabels,
  texts: ({ t }) => ({
    ...usualTexts(t),
    paste: { field: t('paste.field'), none: t('paste.none'), why: t('paste.why') },
  }),
  columns: columnsOf,
  keyOf,
  hrefOf,
  card: InstructionCard,
  sort: [{ id: 'siCutOffAt', descending: false }],
  cache: {
    name: 'shippingInstructions',
    fields: [
      'id', 'bookingNo', 'blNo', 'blType', 'status', 'version', 'hasUnsent', 'hasDraft', 'draftApprovedAt', 'customerReference',
      'organisation', 'shipper', 'consignee', 'notifyParty', 'vvd', 'vessel', 'portOfLoading', 'portOfDischarge', 'placeOfDelivery',
      'departureAt', 'siCutOffAt', 'amsCutOffAt', 'commodities', 'containers', 'packages', 'grossWeight', 'volume', 'carrierAction',
      'carrierAt', 'carrierNote', 'submittedAt', 'savedAt', 'savedBy',
    ], // biome-ignore format: five lines of names
    parts: ['missing', 'asOf'],
  },
  empty: {},
})
