import { checkBookingCriteria, readBookingCriteria } from '@fairway/contract/bookings/booking-criteria.rules'
import {
  attentionReasons,
  BOOKING_PASTE_LIMIT,
  type BookingCriteria,
  bookingNumberKinds,
} from '@fairway/contract/bookings/booking-dashboard.values'
import { isBookingNumber } from '@fairway/contract/shared/search-number'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useMayOpen } from '../../../platform/use-may-open.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { createListCache } from '../../../ui/listing/cached-listing.ts'
import { type CriterionChip, chipLabels, chipsOf, vesselText } from '../../../ui/listing/criteria-chips.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { ListCount } from '../../../ui/listing/list-frame.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { noColumns } from '../../../ui/listing/listing.ts'
import { type ListPageDefinition, useListPage } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { SummaryCards } from '../../../ui/summary-cards.tsx'
import { requestPath } from '../request-links.ts'
import { type BookingList, type FoundBookings, isNotFound, refusals, useBookings } from './booking-calls.ts'
import { BookingCardView } from './booking-card.tsx'
import { columnsOf, rowsOf } from './booking-columns.tsx'
import {
  type BookingCard,
  bookingCards,
  containerDashboardPath,
  countCards,
  keyOf,
  matchesCards,
} from './booking-rows.rules.ts'
import { type BookingLabels, useBookingLabels } from './booking-words.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'

/** What the page reads of every list; an answer that was kept before they had one of them is not shown. */
const fields: (keyof BookingList['columns'])[] = [
  'bookingNo', 'ediRef', 'requestId', 'customerReference', 'blNumbers', 'status', 'vvd', 'vessel', 'portOfLoading',
  'portOfDischarge', 'origin', 'destination', 'createdBy', 'bookedAt', 'departureAt', 'departureBasis', 'days', 'arrivalAt',
  'arrivalBasis', 'shipper', 'consignee', 'notifyParty', 'containers', 'quantity', 'equipment', 'siStatus', 'siDueAt',
  'vgmStatus', 'vgmDueAt', 'ams', 'billStatus', 'release', 'hold', 'correction', 'serviceContract', 'commodity',
  'freightTerm', 'paymentTerm',
] // biome-ignore format: six lines of names

const cachedBookings = createListCache<BookingList>('bookingDashboard', { fields, parts: ['missing', 'asOf'] })

/** Stands for a list until there is one. */
const emptyBookings: BookingList = {
  columns: noColumns<BookingList>(),
  rows: 0,
  lastUpdateTs: '',
  missing: [],
  asOf: '',
  liveFrom: '1',
  watch: 'own/none',
}

const chosenIn = ({ statuses = [], concerns = [] }: BookingCriteria): BookingCard[] => [...statuses, ...concerns]

const definition: ListPageDefinition<BookingCriteria, BookingList, BookingLabels, FoundBookings> = {
  name: 'gridPrefBD',
  empty: emptyBookings,
  columnsOf,
  rowsOf,
  keyOf,
  columnOf: (field) => field,
  isOf: matchesCards,
  read: readBookingCriteria,
  check: checkBookingCriteria,
  cache: cachedBookings,
  useFound: useBookings,
  chosenIn,
}

/** The bookings of a person: what is shared by all dashboards, with the cards. */
function useBookingListPage(address: ListAddress, onAddress: OnAddress) {
  const labels = useBookingLabels(useNames().data)
  const listPage = useListPage({ definition, address, onAddress, labels })
  const { criteria, found, buffered, isAnswer, errors, isLost } = listPage
  const { cards, isWhole } = found
  const isNothing = !isAnswer && isNotFound(found.error)
  const counts = useMemo(() => {
    if (cards) {
      const entries = [
        ...cards.statuses.map(({ status, count }) => [status, count]),
        ...cards.concerns.map(({ concern, count }) => [concern, count]),
      ]
      return Object.fromEntries(entries) as Record<BookingCard, number> // the server counts all of them
    }
    if (buffered && isAnswer && isWhole) return countCards(buffered.newest)
    return isNothing ? countCards(emptyBookings) : undefined
  }, [cards, buffered, isAnswer, isWhole, isNothing])
  const choose = (next: BookingCard[]) => {
    const { statuses: _statuses, concerns: _concerns, ...others } = criteria
    const [statuses, concerns] = [
      bookingStatuses.filter((status) => next.includes(status)),
      attentionReasons.filter((reason) => next.includes(reason)),
    ]
    listPage.choose({ ...others, ...(statuses.length > 0 && { statuses }), ...(concerns.length > 0 && { concerns }) })
  }
  return {
    ...listPage,
    choose,
    chosen: chosenIn(criteria),
    counts,
    isCounting: errors.length === 0 && !isLost && (!found.error || found.isCounting),
  }
}
type BookingListPageState = ReturnType<typeof useBookingListPage>

/** The numbers of so many bookings fit into an address. */
const BOXES_LIMIT = 100

/** How many bookings are shown and chosen, and the way to the boxes of those. */
function BookingCount({ listPage: { buffered, isAnswer, grid, keys } }: { listPage: BookingListPageState }) {
  const { t } = useTranslation('bookingDashboard')
  if (!buffered || !isAnswer) return null
  const count = grid.shown.length
  const numbers = [...keys].filter(isBookingNumber)
  const found = t('found', { count, shown: figure(count) })
  return (
    <ListCount text={keys.size > 0 ? `${found} · ${t('selected', { shown: keys.size })}` : found}>
      {numbers.length > 0 && (
        <PageLink
          href={containerDashboardPath(numbers)}
          className={buttonClass({ variant: 'primary', small: true })}
          title={t('boxesHint', { limit: BOXES_LIMIT })}
        >
          {t('boxes', { count: numbers.length })}
        </PageLink>
      )}
    </ListCount>
  )
}

const FilterDialog = lazyDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** All bookings of a person: how many stand where and need somebody, which of them, and all that is known of each. */
export function BookingDashboardScreen({ address, onAddress }: Props) {
  const { t: listing } = useTranslation('listing')
  const listPage = useBookingListPage(address, onAddress)
  const { labels, criteria, list } = listPage
  const { t, mayTrack } = labels
  const { statuses, concerns } = criteria
  const mayRequest = useMayOpen('/bookingRequestDetails')
  const card = useCallback((row: number) => <BookingCardView list={list} row={row} labels={labels} />, [list, labels])
  return (
    <ListPage
      listPage={listPage}
      address={address}
      name="gridPrefBD"
      icon="ship"
      say={(text) => t(text)}
      refusals={refusals}
      limit={mayTrack ? BOXES_LIMIT : undefined}
      card={card}
      action={
        mayRequest && (
          <PageLink href={requestPath('new')} className={buttonClass({ variant: 'primary', small: true })}>
            {t('newRequest')}
          </PageLink>
        )
      }
      summaryCards={
        <BookingSummaryCards
          counts={listPage.counts}
          isCounting={listPage.isCounting}
          chosen={listPage.chosen}
          onChoose={listPage.choose}
          labels={labels}
        />
      }
      chips={criteriaChips(criteria, labels, listing)}
      ofCards={{ ...(statuses && { statuses }), ...(concerns && { concerns }) }}
      notes={<BookingCount listPage={listPage} />}
      paste={{
        kinds: bookingNumberKinds,
        limit: BOOKING_PASTE_LIMIT,
        label: t('paste.field'),
        none: t('paste.none'),
        why: t('missing.why'),
      }}
      filter={(dialog) => <FilterDialog labels={labels} {...dialog} />}
    />
  )
}

interface BookingSummaryCardsProps {
  /** How many bookings belong to each card, once that is known. */
  counts: Record<BookingCard, number> | undefined
  isCounting: boolean
  chosen: readonly BookingCard[]
  onChoose: (cards: BookingCard[]) => void
  labels: BookingLabels
}

/** The five statuses of a booking with how many there are of each, and beside them what needs somebody. */
function BookingSummaryCards({ labels: { t, tracking }, ...rest }: BookingSummaryCardsProps) {
  const nameOf = (card: BookingCard) => {
    const status = bookingStatuses.find((one) => one === card)
    const reason = attentionReasons.find((one) => one === card)
    return status ? tracking(`words.bookingStatuses.${status}`) : reason ? t(`words.concerns.${reason}`) : ''
  }
  return (
    <SummaryCards
      {...rest}
      values={bookingCards}
      nameOf={nameOf}
      blocked={attentionReasons}
      apart="siDue"
      label={t('cards.label')}
      hint={t('cards.hint')}
    />
  )
}

/** What the list is narrowed by, one chip for each criterion; statuses and concerns have their cards. */
function criteriaChips(
  criteria: BookingCriteria,
  { t, place }: BookingLabels,
  listing: TFunction<'listing'>,
): CriterionChip<BookingCriteria>[] {
  const { numbers = [], numberType, days, sailedDays, dateOf, from = '', to = '' } = criteria
  const say = chipLabels(listing)
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
