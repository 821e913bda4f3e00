import { BOOKING_PASTE_LIMIT, bookingNumberKinds } from '@fairway/contract/bookings/booking-dashboard.words'
import { useState } from 'react'
import { useMayOpen } from '../../../platform/use-may-open.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { BoardAge, BoardNews } from '../../../ui/listing/board-notes.tsx'
import { CriteriaBar } from '../../../ui/listing/criteria-bar.tsx'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ListFrame } from '../../../ui/listing/list-frame.tsx'
import type { PasteDialogProps } from '../../../ui/listing/paste-dialog.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import { BookingContent } from './booking-content.tsx'
import { BookingCount } from './booking-count.tsx'
import { BookingStrip } from './booking-strip.tsx'
import { criteriaChips } from './criteria-chips.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { useBookingBoard } from './use-booking-board.ts'

type Kind = (typeof bookingNumberKinds)[number]
const FilterDialog = lateDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)
const PasteDialog = lateDialog<PasteDialogProps<Kind>>(
  async () => (await import('../../../ui/listing/paste-dialog.tsx')).PasteDialog,
)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** All bookings of a person: how many stand where and need somebody, which of them, and all that is known of each. */
export function BookingDashboardScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('bookingDashboard')
  const { t: listing } = useTranslation('listing')
  const board = useBookingBoard(address, onAddress)
  const { words, criteria, change, held, isAnswer } = board
  const [dialog, setDialog] = useState<'filter' | 'paste'>()
  const close = () => setDialog(undefined)
  const search = (next: typeof criteria) => {
    close()
    change(next)
  }
  const { statuses, concerns } = criteria
  const mayRequest = useMayOpen('/bookingRequestDetails')
  return (
    <>
      <ListFrame
        title={t('title')}
        name="gridPrefBD"
        fileName={t('fileName')}
        grid={board.grid}
        address={address}
        criteria={criteria}
        onOpenView={board.openView}
        updatedAt={held && isAnswer ? held.newest.lastUpdateTs : undefined}
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
        criteriaBar={
          <CriteriaBar
            chips={criteriaChips(criteria, words, listing)}
            wrong={board.wrong}
            onChange={change}
            onClear={() => change({ ...(statuses && { statuses }), ...(concerns && { concerns }) })}
            onFilter={() => setDialog('filter')}
            onPaste={() => setDialog('paste')}
          />
        }
        notes={
          <>
            <BoardNews board={board} />
            <BookingCount board={board} />
          </>
        }
      >
        <BoardAge board={board} />
        <BookingContent board={board} onFilter={() => setDialog('filter')} onPaste={() => setDialog('paste')} />
      </ListFrame>
      {dialog === 'filter' && <FilterDialog criteria={criteria} words={words} onSearch={search} onClose={close} />}
      {dialog === 'paste' && (
        <PasteDialog
          numbers={criteria.numbers ?? []}
          kinds={bookingNumberKinds}
          limit={BOOKING_PASTE_LIMIT}
          label={t('paste.field')}
          none={t('paste.none')}
          onSearch={(found) => search({ ...criteria, ...found })}
          onClose={close}
        />
      )}
    </>
  )
}
