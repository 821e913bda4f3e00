import type { Violation } from '@fairway/contract/kit/errors'
import { useNavigate } from '@tanstack/react-router'
import { useCodeText, useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import type { AccountCriteria } from './account-criteria.rules.ts'
import css from './account-search.module.css'

/** Before the first search, or when the criteria in the address are invalid. */
export function SearchStart({ problem }: { problem: Violation | undefined }) {
  const { t } = useTranslation('accounts')
  const text = useCodeText(problem?.code, problem?.args[0])
  return (
    <EmptyState icon="search" title={t('start.title')}>
      <p>{text ?? t('start.text')}</p>
      <p className={css.hint}>{t('start.hint')}</p>
    </EmptyState>
  )
}

/** No account matches: fewer words, or any status, may help. */
export function NothingFound({ criteria: { q, status } }: { criteria: AccountCriteria }) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  return (
    <div role="status">
      <EmptyState
        icon="search"
        title={t('none.title', { q })}
        actions={
          status !== '' && (
            <Button onClick={() => void navigate({ to: '/adminAccountSearch', search: { q } })}>
              {t('none.anyStatus')}
            </Button>
          )
        }
      >
        {t('none.text')}
      </EmptyState>
    </div>
  )
}

interface FailedProps {
  error: unknown
  title: string
  onRetry: () => void
}

/** The call failed; the input stays. */
export function FailedCall({ error, title, onRetry }: FailedProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert">
      <EmptyState icon="alert" title={title} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {useFailureText(error)}
      </EmptyState>
    </div>
  )
}

/** Reserves the space of a list that is loading. */
export function Waiting({ text, rows }: { text: string; rows: number }) {
  return (
    <div aria-busy="true">
      <Row as="p" gap={8} nowrap size="sm" muted className={css.count} role="status">
        {text}
      </Row>
      <Panel gap={24} className={css.waiting}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          <Skeleton key={row} height="20px" />
        ))}
      </Panel>
    </div>
  )
}
