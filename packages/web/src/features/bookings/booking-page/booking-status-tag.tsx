import type { BookingStatus } from '@fairway/contract/tracking/tracking.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/tag.tsx'

/** One sign and one tone for each status; the word stands beside them, so colour alone says nothing. */
const looks: Record<BookingStatus, { tone: 'plain' | 'accent' | 'attention' | 'clear'; icon: IconName }> = {
  Requested: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Pending: { tone: 'attention', icon: 'clock' },
  Approved: { tone: 'clear', icon: 'done' },
  Canceled: { tone: 'plain', icon: 'close' },
}

/** Where a booking stands, by sign, word and tone. */
export function BookingStatusTag({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('tracking')
  return <Tag text={t(`words.bookingStatuses.${status}`)} {...looks[status]} />
}
