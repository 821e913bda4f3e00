import { checkBookingCriteria, readBookingCriteria } from '@fairway/contract/bookings/dashboard/booking-criteria.rules'
import type { BookingCards, BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import {
  attentionReasons,
  BOOKING_DAYS_MAXIMUM,
  BOOKING_PASTE_LIMIT,
  type BookingCriteria,
  bookingDates,
  bookingNumberKinds,
  requiredDocumentStatuses,
} from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import type { Translate } from '../../../platform/language/translate.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { useMayOpen } from '../../../platform/session/use-may-open.ts'
import { cardsBy, defineList } from '../../../ui/listing/define-list.ts'
import {
  choices,
  numbers,
  type RouteChoices,
  range,
  route,
  sailedDays,
  text,
} from '../../../ui/listing/filter-fields.ts'
import { type ListLabels, type OwnTexts, once, useListLabels, useOwnTexts } from '../../../ui/listing/list-labels.ts'
import { usualTexts } from '../../../ui/listing/list-texts.ts'
import { BookingCard } from './bookings.card.tsx'
import { columnsOf } from './bookings.columns.tsx'
import { attentionAt, hrefOf, keyOf } from './bookings.rules.ts'

/** How the dashboard speaks, with the vocabulary of tracking, which knows the statuses of bookings. */
export interface BookingLabels extends ListLabels, OwnTexts<'bookingDashboard'> {
  tracking: Translate<'tracking'>
  /** `2 × 45G1, 1 × 22G1` with the names of the equipment. */
  containers: (containers: string) => string
  /** The reader may open the container dashboard. */
  mayTrack: boolean
  /** The reader may write shipping instructions. */
  mayInstruct: boolean
  /** The reader may state the verified gross mass; its page is public, so the group decides. */
  mayWeigh: boolean
}

function useBookingLabels(): BookingLabels {
  const labels = useListLabels()
  const texts = useOwnTexts('bookingDashboard')
  const { t: tracking } = useTranslation('tracking')
  const mayTrack = useMayOpen('/containerdash')
  const mayInstruct = useMayOpen('/shippingInstructions')
  const mayWeigh = (effectiveGroups() ?? []).includes('VG')
  return useMemo(() => {
    const named = (containers: string) =>
      containers.replace(/× (\w+)/g, (_, code: string) => `× ${labels.equipment(code)}`)
    return { ...labels, ...texts, tracking, mayTrack, mayInstruct, mayWeigh, containers: once(named) }
  }, [labels, texts, tracking, mayTrack, mayInstruct, mayWeigh])
}

const countsOf = ({ statuses, concerns }: BookingCards) =>
  Object.fromEntries([
    ...statuses.map(({ status, count }) => [status, count]),
    ...concerns.map(({ concern, count }) => [concern, count]),
  ])

const documentStatuses = (field: 'siStatuses' | 'vgmStatuses') =>
  choices<typeof field, (typeof requiredDocumentStatuses)[number], BookingLabels, RouteChoices>(
    field,
    requiredDocumentStatuses,
    {
      label: ({ t }) => t(`criteria.${field}`),
      textOf: ({ t }, status) => t(`words.papers.${status}`),
      column: field === 'siStatuses' ? 'siStatus' : 'vgmStatus',
    },
  )

/** The bookings of a person, with how many stand where and need somebody. */
export const bookingList = defineList<BookingCriteria, BookingList, BookingLabels, RouteChoices>({
  name: 'gridPrefBD',
  icon: 'ship',
  call: (body) => apiQuery('POST /api/bookings/list', { body }),
  count: (body) => ({ ...apiQuery('POST /api/bookings/dashboard', { body }), select: countsOf }),
  refusals: { over: 'BD0006', missing: ['BD0001', 'BD0002'], denied: ['BD0007', 'GE0004', 'GE0005'] },
  criteria: { read: readBookingCriteria, check: checkBookingCriteria },
  filter: [
    numbers(),
    sailedDays(),
    text('days', {
      label: ({ t }) => t('criteria.days'),
      hint: ({ t }) => t('filter.daysHint', { limit: BOOKING_DAYS_MAXIMUM }),
      textOf: ({ t }, days) => (days === '0' ? t('criteria.today') : t('criteria.within', { count: Number(days) })),
      isNumber: true,
    }),
    documentStatuses('siStatuses'),
    documentStatuses('vgmStatuses'),
    ...route<BookingLabels, RouteChoices>(),
    range(bookingDates, { usual: 'departure', textOf: ({ t }, date) => t(`criteria.dates.${date}`) }),
    choices('statuses', bookingStatuses, {
      label: ({ t }) => t('criteria.statuses'),
      textOf: ({ tracking }, status) => tracking(`words.bookingStatuses.${status}`),
      column: 'status',
    }),
    choices('concerns', attentionReasons, {
      label: ({ t }) => t('criteria.concerns'),
      textOf: ({ t }, reason) => t(`words.concerns.${reason}`),
    }),
  ],
  useChoices: () => useQuery(apiQuery('GET /api/bookings/choices', {})).data,
  paste: { kinds: bookingNumberKinds, limit: BOOKING_PASTE_LIMIT },
  cards: [
    cardsBy('statuses', bookingStatuses, {
      of: ({ columns }, row) => [columns.status[row]],
      textOf: ({ tracking }, status) => tracking(`words.bookingStatuses.${status}`),
      blocked: [],
    }),
    cardsBy('concerns', attentionReasons, {
      of: attentionAt,
      textOf: ({ t }, reason) => t(`words.concerns.${reason}`),
      blocked: attentionReasons,
    }),
  ],
  useLabels: useBookingLabels,
  texts: ({ t }) => ({
    ...usualTexts(t),
    selected: (shown) => t('selected', { shown }),
    paste: { field: t('paste.field'), none: t('paste.none'), why: t('missing.why') },
  }),
  columns: columnsOf,
  keyOf,
  hrefOf,
  card: BookingCard,
  cache: {
    name: 'bookingDashboard',
    fields: [
      'bookingNo', 'ediRef', 'requestId', 'customerReference', 'blNumbers', 'status', 'vvd', 'vessel', 'portOfLoading',
      'portOfDischarge', 'origin', 'destination', 'createdBy', 'bookedAt', 'departureAt', 'departureBasis', 'days', 'arrivalAt',
      'arrivalBasis', 'shipper', 'consignee', 'notifyParty', 'containers', 'quantity', 'equipment', 'siStatus', 'siDueAt',
      'vgmStatus', 'vgmDueAt', 'vgmNote', 'ams', 'billStatus', 'release', 'hold', 'correction', 'serviceContract', 'commodity',
      'freightTerm', 'paymentTerm',
    ], // biome-ignore format: six lines of names
    parts: ['missing', 'asOf'],
  },
  empty: {},
})
