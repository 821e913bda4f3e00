import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'

interface Props {
  /** The loading text for screen readers. */
  loading: string
  failure: unknown
  onRetry: () => void
}

/** Shown while the content of a page is loading, or when it failed. */
export function NotLoaded({ loading, failure, onRetry }: Props) {
  const { t } = useTranslation('ui')
  const problem = useFailureText(failure)
  if (problem)
    return <EmptyState icon="alert" title={problem} actions={<Button onClick={onRetry}>{t('retry')}</Button>} />
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {loading}
      </span>
      <SkeletonLines count={8} />
    </div>
  )
}
