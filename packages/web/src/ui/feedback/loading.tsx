import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { EmptyState } from './empty-state.tsx'
import { SkeletonLines } from './skeleton.tsx'

interface Props {
  /** The loading text for screen readers. */
  loading: string
  failed: string
  error: unknown
  onRetry: () => void
}

/** Shown while something is loading, or when it failed. */
export function LoadingState({ loading, failed, error, onRetry }: Props) {
  const { t } = useTranslation('ui')
  const problem = useFailureText(error)
  if (problem)
    return (
      <EmptyState icon="alert" title={failed} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {problem}
      </EmptyState>
    )
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {loading}
      </span>
      <SkeletonLines count={6} />
    </div>
  )
}
