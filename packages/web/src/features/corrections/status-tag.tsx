import type { CorrectionCarrierAction, CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import { useTranslation } from '../../platform/use-translation.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'

interface Badge {
  tone: 'plain' | 'accent' | 'attention' | 'blocked' | 'clear'
  icon: IconName
}

/** One sign and one tone for each status; the word stands beside them, so colour alone says nothing. */
export const correctionStatusBadges: Record<CorrectionStatus, Badge> = {
  'In Progress': { tone: 'attention', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Approved: { tone: 'clear', icon: 'check' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Completed: { tone: 'plain', icon: 'done' },
}

const carrierActionBadges: Record<CorrectionCarrierAction, Badge> = {
  Received: { tone: 'accent', icon: 'check' },
  Approved: { tone: 'clear', icon: 'check' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Completed: { tone: 'clear', icon: 'done' },
  'Not Delivered': { tone: 'blocked', icon: 'blocked' },
}

/** Where a correction stands, by sign, word and tone. */
export function CorrectionStatusTag({ status }: { status: CorrectionStatus }) {
  const { t } = useTranslation('corrections')
  return <Tag text={t(`words.statuses.${status}`)} {...correctionStatusBadges[status]} />
}

/** What the carrier said, by sign, word and tone. */
export function CorrectionActionTag({ action }: { action: CorrectionCarrierAction }) {
  const { t } = useTranslation('corrections')
  return <Tag text={t(`words.carrierActions.${action}`)} {...carrierActionBadges[action]} />
}
