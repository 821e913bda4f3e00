import type { AccountStatus } from '@fairway/contract/identity/account.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { StatusBadge, type StatusBadges } from '../status/status-badge.tsx'

const badges: StatusBadges<AccountStatus> = {
  UNCONFIRMED: { icon: 'clock' },
  CONFIRMED: { icon: 'clock', tone: 'attention' },
  ACTIVE: { icon: 'done', tone: 'clear' },
  INACTIVE: { icon: 'blocked', tone: 'blocked' },
  RESET_REQUIRED: { icon: 'lock', tone: 'attention' },
}

/** The status of an account. A confirmed one waits for approval. */
export function StatusTag({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('account')
  return <StatusBadge status={status} badges={badges} text={t(`statuses.${status}`)} />
}
