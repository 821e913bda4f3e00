import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import tables from '../tracking-table.module.css'
import css from './own-cargo.module.css'

interface Props {
  error: Error | null
  onRetry: () => void
}

/** A history that is loading, or the error with a retry. */
export function HistoryState({ error, onRetry }: Props) {
  const { t } = useTranslation('ownCargo')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  if (!error)
    return (
      <div className={css.waiting} aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('histories.loading')}
        </p>
        <SkeletonLines count={3} />
      </div>
    )
  return (
    <div className={tables.none} role="alert">
      <p>
        <b>{t('histories.failed')}</b> {text}
      </p>
      <Button small onClick={onRetry}>
        {ui('retry')}
      </Button>
    </div>
  )
}
