import type { AccountStatus } from '@fairway/contract/identity/account.values'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { Tag } from '../tag.tsx'

const badges: Record<AccountStatus, Pick<ComponentProps<typeof Tag>, 'icon' | 'tone'>> = {
  UNCONFIRMED: { icon: 'clock' },
  CONFIRMED: { icon: 'clock', tone: 'attention' },
  ACTIVE: { icon: 'done', tone: 'clear' },
  INACTIVE: { icon: 'blocked', tone: 'blocked' },
  RESET_REQUIRED: { icon: 'lock', tone: 'attention' },
}

/** Where an account stands; a confirmed one waits for us. */
export function StatusTag({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('account')
  return <Tag text={t(`statuses.${status}`)} {...badges[status]} />
}
