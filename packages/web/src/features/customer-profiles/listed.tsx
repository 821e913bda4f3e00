import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { LoadingState } from '../../ui/feedback/loading.tsx'
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
  const { t } = useTranslation('customerProfiles')
  if (count === undefined)
    return <LoadingState loading={t('search.loading')} failed={t('search.failed')} error={error} onRetry={onRetry} />
  return count === 0 ? <Panel>{none}</Panel> : children
}
