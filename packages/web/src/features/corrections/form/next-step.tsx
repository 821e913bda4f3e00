import type { CorrectionState } from '@fairway/contract/corrections/correction.schema'
import { useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { bookingPath, LIST_PATH } from '../correction-links.ts'
import { CorrectionActionTag } from '../status-tag.tsx'
import { useStart } from '../use-start.ts'
import css from './correction-form.module.css'

interface Props {
  state: CorrectionState
  onOpen: (id: number) => void
}

/** Where a correction stands, what the carrier said of it, and whose turn it is. */
export function NextStep({ state, onOpen }: Props) {
  const { t } = useTranslation('corrections')
  const { status, carrierAction, carrierAt, carrierNote } = state
  return (
    <section className={css.next} data-status={status} aria-label={t(`words.statuses.${status}`)}>
      <p role="status">{t(`next.${stepOf(state)}`)}</p>
      {carrierAction && (
        <p>
          <CorrectionActionTag action={carrierAction} /> {carrierAt && <ReaderTime at={carrierAt} />}
        </p>
      )}
      {carrierNote && (
        <p className={css.note}>
          <b>{t('next.note')}:</b> {carrierNote}
        </p>
      )}
      {status === 'Completed' && <Another shipmentNo={state.shipmentNo} onOpen={onOpen} />}
    </section>
  )
}

function stepOf({ status, carrierAction }: CorrectionState) {
  if (carrierAction === 'Not Delivered' && (status === 'In Progress' || status === 'Rejected')) return 'notDelivered'
  if (status === 'In Progress') return 'inProgress'
  if (status === 'Rejected') return 'rejected'
  if (status === 'Approved') return 'approved'
  if (status === 'Completed') return 'completed'
  return carrierAction === 'Received' ? 'received' : 'submitted'
}

/** After completion: whether to begin once more, with the booking as it is now. */
function Another({ shipmentNo, onOpen }: { shipmentNo: string; onOpen: (id: number) => void }) {
  const { t } = useTranslation('corrections')
  const [isAsked, setIsAsked] = useState(true)
  const { start, isStarting, problem } = useStart(onOpen, () => {})
  const booking = (
    <PageLink href={bookingPath(shipmentNo)} className={buttonClass({ look: 'quiet' })}>
      {t('next.bookingNow')}
    </PageLink>
  )
  if (!isAsked)
    return (
      <div className={css.ways}>
        <PageLink href={LIST_PATH} className={buttonClass({})}>
          {t('states.toList')}
        </PageLink>
        {booking}
      </div>
    )
  return (
    <>
      <h2>{t('next.another')}</h2>
      <p className={css.soft}>{t('next.anotherText')}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className={css.ways}>
        <Button look="primary" aria-disabled={isStarting} onClick={() => void start(shipmentNo, { another: true })}>
          {t(isStarting ? 'start.starting' : 'next.yes')}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{t('next.no')}</Button>
        {booking}
      </div>
    </>
  )
}
