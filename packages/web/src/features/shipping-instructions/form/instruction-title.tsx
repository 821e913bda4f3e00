import type { SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { BackLink } from '../../../ui/page-link.tsx'
import { StatusBadge, type StatusBadges } from '../../../ui/status/status-badge.tsx'
import { LIST_PATH } from '../instruction-links.ts'
import css from './instruction-title.module.css'

const badges: StatusBadges<SiState['status']> = {
  Draft: { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Accepted: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  'Correction Pending': { tone: 'attention', icon: 'alert' },
}

/** How an instruction stands. */
export function InstructionStatus({ status }: { status: SiState['status'] }) {
  const { t } = useTranslation('siForm')
  return <StatusBadge status={status} badges={badges} text={t(`words.statuses.${status}`)} />
}

/** The way back to the list. */
export function ToList() {
  const { t } = useTranslation('siForm')
  return (
    <BackLink href={LIST_PATH} className={css.trail}>
      {t('head.back')}
    </BackLink>
  )
}
