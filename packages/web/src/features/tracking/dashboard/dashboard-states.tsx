import type { Violation } from '@fairway/contract/kit/errors'
import type { ReactNode } from 'react'
import { useCodeText, useFailureText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { codeOf, isNotFound } from './dashboard-calls.ts'
import css from './dashboard-states.module.css'

/** As many rows as fill the window, in their size. */
const SKELETON_ROWS = 14

export function ListSkeleton() {
  const { t } = useTranslation('containerDashboard')
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={row} width={row === 0 ? '60%' : '100%'} height="20px" />
      ))}
    </div>
  )
}

interface EmptyProps {
  /** Something narrows the list: criteria, stages or filters of columns. */
  isNarrowed: boolean
  onClear: () => void
}

/** No box at all, or none that fits. */
export function EmptyList({ isNarrowed, onClear }: EmptyProps) {
  const { t } = useTranslation('containerDashboard')
  if (!isNarrowed) return <EmptyState title={t('states.emptyTitle')}>{t('states.empty')}</EmptyState>
  return (
    <EmptyState
      icon="search"
      title={t('states.noMatchTitle')}
      actions={<Button onClick={onClear}>{t('states.clearFilters')}</Button>}
    >
      {t('states.noMatch')}
    </EmptyState>
  )
}

interface FailedProps {
  error: unknown
  onRetry: () => void
  onFilter: () => void
  onClear: () => void
}

const deniedCodes = ['CS0007', 'CS0008', 'GE0004', 'GE0005']

/** What stands in place of the list when there is none: too many, not found, not allowed, or out of reach. */
export function FailedList({ error, onRetry, onFilter, onClear }: FailedProps) {
  const { t } = useTranslation('containerDashboard')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const code = codeOf(error) ?? ''
  const say = (title: string, actions: ReactNode, more?: string) => (
    <div role="alert">
      <EmptyState icon={code === 'CS0009' ? 'container' : 'alert'} title={title} actions={actions}>
        <p>{text}</p>
        {more && <p>{more}</p>}
      </EmptyState>
    </div>
  )
  if (code === 'CS0009')
    return say(t('states.overTitle'), <Button onClick={onFilter}>{t('states.addFilter')}</Button>, t('states.over'))
  if (isNotFound(error))
    return say(t('states.noMatchTitle'), <Button onClick={onClear}>{t('states.clearFilters')}</Button>)
  if (deniedCodes.includes(code)) return say(t('states.deniedTitle'), null)
  return say(
    t('states.failed'),
    <Button look="primary" onClick={onRetry}>
      {ui('retry')}
    </Button>,
  )
}

interface BadProps {
  wrong: readonly Violation[]
  onFilter: () => void
}

/** Criteria that came by an address and cannot be searched for, such as a day that does not exist. */
export function BadCriteria({ wrong, onFilter }: BadProps) {
  const { t } = useTranslation('containerDashboard')
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={t('states.badTitle')}
        actions={
          <Button look="primary" onClick={onFilter}>
            {t('states.change')}
          </Button>
        }
      >
        {wrong.map((violation) => (
          <WrongText key={violation.path} {...violation} />
        ))}
      </EmptyState>
    </div>
  )
}

const WrongText = ({ code }: Violation) => <p>{useCodeText(code)}</p>
