import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

interface Props {
  /** What is said aloud while it is on its way. */
  loading: string
  failure: unknown
  onRetry: () => void
}

/** In place of a page's content that is on its way, or did not come. */
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
