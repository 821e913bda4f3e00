import type { RequestState } from '@fairway/contract/bookings/requests/booking-request.schema'
import { can, refusalOf } from '@fairway/contract/bookings/requests/booking-request.states'
import type { DetailType, RequestStatus } from '@fairway/contract/bookings/requests/booking-request.values'
import { Link } from '@tanstack/react-router'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import lineCss from '../../../ui/document-form/line-fields.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { StatusBadge } from '../../../ui/status/status-badge.tsx'
import { requestStatusBadges } from '../status-tag.tsx'
import { useRequestParts } from './request-context.ts'
import css from './request-head.module.css'

/** The heading of the page: the request's number and status. */
export function useRequestHead(type: DetailType, state: RequestState | undefined) {
  const { t } = useTranslation('bookingForm')
  const status = state?.status ?? 'Draft'
  return {
    title: state ? t('head.one', { ref: state.ediRef }) : t(type === 'copy' ? 'head.copy' : 'head.new'),
    trail: (
      <Link to="/bookingRequest" className={css.trail}>
        <Icon name="back" size={16} />
        {t('head.back')}
      </Link>
    ),
    beside: <StatusBadge status={status} badges={requestStatusBadges} text={t(`words.statuses.${status}`)} />,
  }
}

/** The carrier's note, and why nothing can be changed, if so. */
export function RequestNotes() {
  const { t } = useTranslation('bookingForm')
  const state = useStore(useRequestParts().editor.state)
  if (!state) return null
  return (
    <>
      {state.carrierNote && (
        <p className={css.note} role="status">
          <Icon name="note" size={18} />
          <span>
            <b>{state.carrierAction && t(`words.carrierActions.${state.carrierAction}`)}</b> {state.carrierNote}
          </span>
        </p>
      )}
      {!can('update', state.status) && <ClosedNote status={state.status} id={state.id} />}
    </>
  )
}

/** The status changed while the form was open, and allows no changes any more. */
function ClosedNote({ status, id }: { status: RequestStatus; id: number }) {
  const { t } = useTranslation('bookingForm')
  const reason = useCodeText(refusalOf.update, t(`words.statuses.${status}`))
  return (
    <p className={css.note} role="status">
      <Icon name="lock" size={18} />
      <span>
        {reason}{' '}
        <Link to="/bookingRequestDetails" search={{ type: 'view', id }}>
          {t('life.view')}
        </Link>
      </span>
    </p>
  )
}

/** Why a field is locked, and who can change it. Shown in place of its hint. */
export function LockNote() {
  const { t } = useTranslation('bookingForm')
  return (
    <span className={lineCss.lock}>
      <Icon name="lock" size={15} />
      <span>
        {t('locked.text')} <Link to="/support">{t('locked.contact')}</Link>
      </span>
    </span>
  )
}
