import type { ReactNode } from 'react'
import { Failure } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../button.tsx'
import { PageLink } from '../page-link.tsx'
import { EmptyState } from './empty-state.tsx'
import { SkeletonLines } from './skeleton.tsx'

interface Props {
  error: unknown
  /** Said where there is none, whatever the server answers, or where the address names none and nothing is asked for. */
  missing?: string | undefined
  texts: { loading: string; failed: string; toList: string }
  /** Where a reader goes on who cannot see it. */
  listPath: string
  /** What reserves the space while it is loading, where that is more than lines. */
  skeleton?: ReactNode
  onRetry: () => void
}

/** Stands in place of something while it is loading and when it cannot be shown. One of others looks like a missing one. */
export function NotShown({ error, missing, texts, listPath, skeleton, onRetry }: Props) {
  const { t } = useTranslation('ui')
  const problem = useFailureText(error)
  if (!error && missing === undefined)
    return (
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          {texts.loading}
        </span>
        {skeleton ?? <SkeletonLines count={8} />}
      </div>
    )
  const isFinal = missing !== undefined || (error instanceof Failure && (error.status === 404 || error.status === 403))
  return (
    <div role="alert">
      <EmptyState
        icon={missing === undefined ? 'alert' : 'search'}
        title={texts.failed}
        actions={
          isFinal ? (
            <PageLink href={listPath} className={buttonClass({ variant: 'primary' })}>
              {texts.toList}
            </PageLink>
          ) : (
            <Button onClick={onRetry}>{t('retry')}</Button>
          )
        }
      >
        {missing ?? problem}
      </EmptyState>
    </div>
  )
}
