import type { Estimating } from '@fairway/contract/tracking/dashboard.schema'
import { useTranslation } from '../../../platform/use-translation.ts'
import { figure } from '../../../ui/figure.rules.ts'
import css from './estimating-note.module.css'

export interface EstimatingNoteProps {
  estimating: NonNullable<Estimating>
}

/** How far the estimates of a list have followed a rule that was changed. */
export function EstimatingNote({ estimating: { done, total } }: EstimatingNoteProps) {
  const { t } = useTranslation('containerDashboard')
  const isCounted = total > 0
  const shown = { done: figure(Math.min(done, total)), total: figure(total) }
  return (
    <span className={css.note}>
      <progress aria-label={t('estimate.counting')} {...(isCounted && { value: done, max: total })} />
      {isCounted ? t('estimate.progress', shown) : t('estimate.counting')}
    </span>
  )
}
