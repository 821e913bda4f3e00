import { useFailureText } from '../platform/use-failure-text.ts'
import { useTranslation } from '../platform/use-translation.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { SkeletonLines } from './skeleton.tsx'

interface Props {
  /** What is said to whoever cannot see that something is loading. */
  loading: string
  failed: string
  error: unknown
  onRetry: () => void
}

/** In place of what is on its way, or did not come. */
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
