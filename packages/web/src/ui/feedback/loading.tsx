import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { EmptyState } from './empty-state.tsx'
import { SkeletonLines } from './skeleton.tsx'

interface Props {
  /** The loading text for screen readers. */
  loading: string
  /** What could not be loaded; without it the failure itself is the headline. */
  failed?: string
  error: unknown
  lines?: number
  onRetry: () => void
}

/** Shown while something is loading, or when it failed. */
export function LoadingState({ loading, failed, error, lines = 6, onRetry }: Props) {
  const { t } = useTranslation('ui')
  const problem = useFailureText(error)
  if (problem)
    return (
      <EmptyState icon="alert" title={failed ?? problem} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {failed && problem}
      </EmptyState>
    )
  return <LoadingLines text={loading} count={lines} />
}

/** Lines that reserve the space of what is loading, with what screen readers say of it. */
export const LoadingLines = ({ text, count }: { text?: string; count: number }) => (
  <div aria-busy="true">
    {text !== undefined && (
      <span className="visually-hidden" role="status">
        {text}
      </span>
    )}
    <SkeletonLines count={count} />
  </div>
)
