import type { CarrierAction, RequestStatus } from '@fairway/contract/bookings/requests/booking-request.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { StatusBadge, type StatusBadges } from '../../ui/status/status-badge.tsx'

export const requestStatusBadges: StatusBadges<RequestStatus> = {
  Draft: { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Approved: { tone: 'clear', icon: 'done' },
  'Cancel Pending': { tone: 'attention', icon: 'clock' },
  Cancelled: { tone: 'plain', icon: 'close' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
}

const carrierActionBadges: StatusBadges<CarrierAction> = {
  Received: { tone: 'accent', icon: 'check' },
  Approved: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Declined: { tone: 'attention', icon: 'blocked' },
  'Cancellation Confirmed': { tone: 'plain', icon: 'close' },
  'Cancellation Refused': { tone: 'attention', icon: 'blocked' },
  'Vessel Changed': { tone: 'attention', icon: 'ship' },
  'Not Delivered': { tone: 'blocked', icon: 'blocked' },
}

/** The status of a request by icon, label and tone. */
export function RequestStatusTag({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('bookings')
  return <StatusBadge status={status} badges={requestStatusBadges} text={t(`words.statuses.${status}`)} />
}

/** The carrier's answer by icon, label and tone. */
export function CarrierActionTag({ action }: { action: CarrierAction }) {
  const { t } = useTranslation('bookings')
  return <StatusBadge status={action} badges={carrierActionBadges} text={t(`words.carrierActions.${action}`)} />
}
