import {
  BOOKING_PASTE_LIMIT,
  type BookingCriteria,
  bookingConcerns,
  bookingNumberKinds,
} from '@fairway/contract/bookings/booking-dashboard.words'
import { isBookingNumber } from '@fairway/contract/shared/search-number'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.words'
import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useMayOpen } from '../../../platform/use-may-open.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CountStrip } from '../../../ui/count-strip.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { BoardPage } from '../../../ui/listing/board-page.tsx'
import { type CriterionChip, chipsOf, chipWords, vesselText } from '../../../ui/listing/criteria-chips.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ListCount } from '../../../ui/listing/list-frame.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import { refusals } from './booking-calls.ts'
import { BookingCardView } from './booking-card.tsx'
import { type BookingCard, bookingCards, boxesPath } from './booking-rows.rules.ts'
import type { BookingWords } from './booking-words.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { type BookingBoard, useBookingBoard } from './use-booking-board.ts'

/** The numbers of so many bookings fit into an address. */
const BOXES_LIMIT = 100

/** How many bookings are shown and chosen, and the way to the boxes of those. */
function BookingCount({ board: { held, isAnswer, grid, keys } }: { board: BookingBoard }) {
  const { t } = useTranslation('bookingDashboard')
  if (!held || !isAnswer) return null
  const count = grid.shown.length
  const numbers = [...keys].filter(isBookingNumber)
  const found = t('found', { count, shown: figure(count) })
  return (
    <ListCount text={keys.size > 0 ? `${found} · ${t('selected', { shown: keys.size })}` : found}>
      {numbers.length > 0 && (
        <PageLink
          href={boxesPath(numbers)}
          className={buttonClass({ look: 'primary', small: true })}
          title={t('boxesHint', { limit: BOXES_LIMIT })}
        >
          {t('boxes', { count: numbers.length })}
        </PageLink>
      )}
    </ListCount>
  )
}

const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** All bookings of a person: how many stand where and need somebody, which of them, and all that is known of each. */
export function BookingDashboardScreen({ address, onAddress }: Props) {
  const { t: listing } = useTranslation('listing')
  const board = useBookingBoard(address, onAddress)
  const { words, criteria, list } = board
  const { t, mayTrack } = words
  const { statuses, concerns } = criteria
  const mayRequest = useMayOpen('/bookingRequestDetails')
  const card = useCallback((row: number) => <BookingCardView list={list} row={row} words={words} />, [list, words])
  return (
    <BoardPage
      board={board}
      address={address}
      name="gridPrefBD"
      icon="ship"
      say={(text) => t(text)}
      refusals={refusals}
      limit={mayTrack ? BOXES_LIMIT : undefined}
      card={card}
      action={
        mayRequest && (
          <PageLink href={requestPath('new')} className={buttonClass({ look: 'primary', small: true })}>
            {t('newRequest')}
          </PageLink>
        )
      }
      strip={
        <BookingStrip
          counts={board.counts}
          isCounting={board.isCounting}
          chosen={board.chosen}
          onChoose={board.choose}
          words={words}
        />
      }
      chips={criteriaChips(criteria, words, listing)}
      ofCards={{ ...(statuses && { statuses }), ...(concerns && { concerns }) }}
      notes={<BookingCount board={board} />}
      paste={{
        kinds: bookingNumberKinds,
        limit: BOOKING_PASTE_LIMIT,
        label: t('paste.field'),
        none: t('paste.none'),
        why: t('missing.why'),
      }}
      filter={(dialog) => <FilterDialog words={words} {...dialog} />}
    />
  )
}

interface BookingStripProps {
  /** How many bookings belong to each card, once that is known. */
  counts: Record<BookingCard, number> | undefined
  isCounting: boolean
  chosen: readonly BookingCard[]
  onChoose: (cards: BookingCard[]) => void
  words: BookingWords
}

/** The five statuses of a booking with how many there are of each, and beside them what needs somebody. */
function BookingStrip({ words: { t, word }, ...rest }: BookingStripProps) {
  const nameOf = (card: BookingCard) => {
    const status = bookingStatuses.find((one) => one === card)
    const concern = bookingConcerns.find((one) => one === card)
    return status ? word(`words.bookingStatuses.${status}`) : concern ? t(`words.concerns.${concern}`) : ''
  }
  return (
    <CountStrip
      {...rest}
      words={bookingCards}
      nameOf={nameOf}
      blocked={bookingConcerns}
      apart="siDue"
      label={t('cards.label')}
      hint={t('cards.hint')}
    />
  )
}

/** What the list is narrowed by, one chip for each criterion; statuses and concerns have their cards. */
function criteriaChips(
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
