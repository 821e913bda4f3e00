import type { VgmCarrierAction, VgmStatus } from '@fairway/contract/vgm/vgm.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { StatusBadge, type StatusBadges } from '../../ui/status/status-badge.tsx'
import type { ContainerStatus } from './sheet/sheet-row.rules.ts'

const statusBadges: StatusBadges<VgmStatus> = {
  Pending: { tone: 'attention', icon: 'clock' },
  Submitted: { tone: 'accent', icon: 'share' },
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
}
const answerBadges: StatusBadges<VgmCarrierAction> = {
  Received: { tone: 'accent', icon: 'check' },
  Accepted: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  'Not Delivered': { tone: 'blocked', icon: 'alert' },
}
const containerBadges: StatusBadges<ContainerStatus> = {
  ...statusBadges,
  NotWeighed: { icon: 'clock' },
  NotSent: { tone: 'attention', icon: 'note' },
  Changed: { tone: 'attention', icon: 'note' },
  Loaded: { icon: 'ship' },
}

/** Where the verified gross mass of a booking stands. */
export function VgmStatusTag({ status }: { status: VgmStatus }) {
  const { t } = useTranslation('vgm')
  return <StatusBadge status={status} badges={statusBadges} text={t(`words.statuses.${status}`)} />
}

/** What the carrier answered to a version. */
export function VgmAnswerTag({ action }: { action: VgmCarrierAction }) {
  const { t } = useTranslation('vgm')
  return <StatusBadge status={action} badges={answerBadges} text={t(`words.carrierActions.${action}`)} />
}

/** How a container stands: what the carrier has of it, or what is still to be done. */
export function ContainerStatusTag({ status }: { status: ContainerStatus }) {
  const { t } = useTranslation('vgm')
  return <StatusBadge status={status} badges={containerBadges} text={t(`containerStatuses.${status}`)} />
}
