import type { ReactNode } from 'react'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout.tsx'

interface Props {
  /** How many there are; undefined while loading. */
  count: number | undefined
  error: unknown
  onRetry: () => void
  /** Shown where there are none. */
  none: ReactNode
  children: ReactNode
}

/** A list that is loading, failed, empty or loaded. */
export function Listed({ count, error, onRetry, none, children }: Props) {
  const { t } = useTranslation(['customerProfiles', 'ui'])
  const problem = useFailureText(error)
  if (count === undefined && problem)
    return (
      <EmptyState
        icon="alert"
        title={t('search.failed')}
        actions={<Button onClick={onRetry}>{t('retry', { ns: 'ui' })}</Button>}
      >
        {problem}
      </EmptyState>
    )
  if (count === undefined)
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {t('search.loading')}
        </span>
        <SkeletonLines count={6} />
      </div>
    )
  return count === 0 ? <Panel>{none}</Panel> : children
}
