import type { CorrectionCarrierAction, CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { StatusBadge, type StatusBadges } from '../../ui/status/status-badge.tsx'

export const correctionStatusBadges: StatusBadges<CorrectionStatus> = {
  'In Progress': { tone: 'attention', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Approved: { tone: 'clear', icon: 'check' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Completed: { tone: 'plain', icon: 'done' },
}

const carrierActionBadges: StatusBadges<CorrectionCarrierAction> = {
  Received: { tone: 'accent', icon: 'check' },
  Approved: { tone: 'clear', icon: 'check' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  Completed: { tone: 'clear', icon: 'done' },
  'Not Delivered': { tone: 'blocked', icon: 'blocked' },
}

/** Where a correction stands, by sign, word and tone. */
export function CorrectionStatusTag({ status }: { status: CorrectionStatus }) {
  const { t } = useTranslation('corrections')
  return <StatusBadge status={status} badges={correctionStatusBadges} text={t(`words.statuses.${status}`)} />
}

/** The carrier's answer by icon, label and tone. */
export function CorrectionActionTag({ action }: { action: CorrectionCarrierAction }) {
  const { t } = useTranslation('corrections')
  return <StatusBadge status={action} badges={carrierActionBadges} text={t(`words.carrierActions.${action}`)} />
}
