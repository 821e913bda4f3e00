import type { PaperStatus } from '@fairway/contract/bookings/booking-dashboard.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { Tag } from '../../../ui/tag.tsx'

const looks: Record<PaperStatus, { tone: 'plain' | 'accent' | 'clear'; icon: IconName }> = {
  Pending: { tone: 'plain', icon: 'clock' },
  Submitted: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
}

/** How far a paper has come, by sign, word and tone. */
export function PaperTag({ status, isLate }: { status: PaperStatus; isLate: boolean }) {
  const { t } = useTranslation('bookingPage')
  return (
    <Tag text={t(`words.papers.${status}`)} {...looks[status]} {...(isLate && { tone: 'blocked', icon: 'alert' })} />
  )
}
