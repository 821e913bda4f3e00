import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading.tsx'
import css from './security.module.css'

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>
  lines: number
  children: (found: T) => ReactNode
}

/** The content of a query: loading, loaded, or failed with a retry. */
export function QueryContent<T>({ query: { data, error, refetch }, lines, children }: Props<T>) {
  const { t } = useTranslation('ui')
  const problem = useFailureText(error)
  if (data !== undefined) return children(data)
  if (!problem) return <LoadingLines text={t('loading')} count={lines} />
  return (
    <div className={css.failed}>
      <p role="alert">{problem}</p>
      <Button small onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}
