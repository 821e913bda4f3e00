import type { CarrierAction, RequestStatus } from '@fairway/contract/bookings/booking-request.values'
import { useTranslation } from '../../platform/use-translation.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'

interface Badge {
  tone: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
  icon: IconName
}

/** One sign and one tone for each status; the word stands beside them, so colour alone says nothing. */
export const requestStatusBadges: Record<RequestStatus, Badge> = {
  Draft: { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Approved: { tone: 'clear', icon: 'done' },
  'Cancel Pending': { tone: 'attention', icon: 'clock' },
  Cancelled: { tone: 'plain', icon: 'close' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
}

const carrierActionBadges: Record<CarrierAction, Badge> = {
  Received: { tone: 'accent', icon: 'check' },
  Approved: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Declined: { tone: 'attention', icon: 'blocked' },
  'Cancellation Confirmed': { tone: 'plain', icon: 'close' },
  'Cancellation Refused': { tone: 'attention', icon: 'blocked' },
  'Vessel Changed': { tone: 'attention', icon: 'ship' },
  'Not Delivered': { tone: 'blocked', icon: 'blocked' },
}

/** Where a request stands, by sign, word and tone. */
export function RequestStatusTag({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('bookings')
  return <Tag text={t(`words.statuses.${status}`)} {...requestStatusBadges[status]} />
}

/** What the carrier said, by sign, word and tone. */
export function CarrierActionTag({ action }: { action: CarrierAction }) {
  const { t } = useTranslation('bookings')
  return <Tag text={t(`words.carrierActions.${action}`)} {...carrierActionBadges[action]} />
}
