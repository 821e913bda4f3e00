import { can, refusalOf } from '@fairway/contract/bookings/booking-request.states'
import type { DetailType, RequestStatus } from '@fairway/contract/bookings/booking-request.values'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useCodeText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useRequestParts } from './request-context.ts'
import css from './request-head.module.css'

const statusBadges: Record<
  RequestStatus,
  { icon: IconName; tone: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear' }
> = {
  Draft: { icon: 'note', tone: 'plain' },
  Submitted: { icon: 'clock', tone: 'accent' },
  Approved: { icon: 'done', tone: 'clear' },
  'Cancel Pending': { icon: 'clock', tone: 'attention' },
  Cancelled: { icon: 'blocked', tone: 'plain' },
  Rejected: { icon: 'blocked', tone: 'blocked' },
}

interface Props {
  type: DetailType
  actions: ReactNode
  children: ReactNode
}

/** Which request this is and how it stands with the carrier, who may change that while it is open. */
export function RequestHead({ type, actions, children }: Props) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const state = useStore(work.state)
  const status = state?.status ?? 'Draft'
  const title = state ? t('head.one', { ref: state.ediRef }) : t(type === 'copy' ? 'head.copy' : 'head.new')
  return (
    <Screen
      title={title}
      trail={
        <Link to="/bookingRequest" className={css.trail}>
          <Icon name="back" size={16} />
          {t('head.back')}
        </Link>
      }
      actions={actions}
      beside={<Tag text={t(`words.statuses.${status}`)} {...statusBadges[status]} />}
    >
      {state?.carrierNote && (
        <p className={css.note} role="status">
          <Icon name="note" size={18} />
          <span>
            <b>{state.carrierAction && t(`words.carrierActions.${state.carrierAction}`)}</b> {state.carrierNote}
          </span>
        </p>
      )}
      {state && !can('update', state.status) && <ClosedNote status={state.status} id={state.id} />}
      {children}
    </Screen>
  )
}

/** Its status changed while it was open here, and allows no changes any more. */
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
