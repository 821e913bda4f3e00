import { BOOKING_PASTE_LIMIT, bookingNumberKinds } from '@fairway/contract/bookings/booking-dashboard.words'
import { useCallback } from 'react'
import { useMayOpen } from '../../../platform/use-may-open.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { BoardPage } from '../../../ui/listing/board-page.tsx'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import { refusals } from './booking-calls.ts'
import { BookingCardView } from './booking-card.tsx'
import { BOXES_LIMIT, BookingCount } from './booking-count.tsx'
import { BookingStrip } from './booking-strip.tsx'
import { criteriaChips } from './criteria-chips.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { useBookingBoard } from './use-booking-board.ts'

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
