import type { Violation } from '@fairway/contract/kit/errors'
import type { ReactNode } from 'react'
import { useCodeText, useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import type { IconName } from '../icon.tsx'
import { Skeleton } from '../skeleton.tsx'
import css from './list-states.module.css'

/** As many rows as fill the window, in their size. */
const SKELETON_ROWS = 14

/** The list is on its way. */
export function ListSkeleton({ text }: { text: string }) {
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={row} width={row === 0 ? '60%' : '100%'} height="20px" />
      ))}
    </div>
  )
}

interface NoMatchProps {
  text: string
  onClear: () => void
  /** What stands over it and on its button, where that is not as usual. */
  title?: string
  clearText?: string
}

/** There are rows, and none of them fits. */
export function NoMatch({ text, onClear, title, clearText }: NoMatchProps) {
  const { t } = useTranslation('listing')
  return (
    <EmptyState
      icon="search"
      title={title ?? t('states.noMatchTitle')}
      actions={<Button onClick={onClear}>{clearText ?? t('states.clearFilters')}</Button>}
    >
      {text}
    </EmptyState>
  )
}

/** Why there is no list: too many rows, none of those asked for, not allowed, or out of reach. */
export type ListRefusal = 'over' | 'missing' | 'denied' | 'failed'

interface FailedProps {
  error: unknown
  refusal: ListRefusal
  /** What stands over the words of the server. */
  title: string
  /** What else helps. */
  hint?: string
  icon?: IconName
  narrowText?: string
  onRetry: () => void
  onFilter: () => void
  onClear: () => void
}

/** What stands in place of a list that was refused, with the way on. */
export function FailedList(props: FailedProps) {
  const { error, refusal, title, hint, icon = 'alert', narrowText, onRetry, onFilter, onClear } = props
  const { t } = useTranslation('listing')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const ways: Record<ListRefusal, ReactNode> = {
    over: <Button onClick={onFilter}>{narrowText ?? t('states.addFilter')}</Button>,
    missing: <Button onClick={onClear}>{t('states.clearFilters')}</Button>,
    denied: null, // asking again would change nothing
    failed: (
      <Button variant="primary" onClick={onRetry}>
        {ui('retry')}
      </Button>
    ),
  }
  return (
    <div role="alert">
      <EmptyState icon={icon} title={title} actions={ways[refusal]}>
        <p>{text}</p>
        {hint && <p>{hint}</p>}
      </EmptyState>
    </div>
  )
}

interface BadProps {
  errors: readonly Violation[]
  onFilter: () => void
  title?: string
}

/** Criteria that came by an address and cannot be searched for, such as a day that does not exist. */
export function BadCriteria({ errors, onFilter, title }: BadProps) {
  const { t } = useTranslation('listing')
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title ?? t('states.badTitle')}
        actions={
          <Button variant="primary" onClick={onFilter}>
            {t('states.change')}
          </Button>
        }
      >
        {errors.map((violation) => (
          <ViolationText key={violation.path} {...violation} />
        ))}
      </EmptyState>
    </div>
  )
}

const ViolationText = ({ code }: Violation) => <p>{useCodeText(code)}</p>

/** The address names numbers that only another browser has. */
export function LostNumbers({ onPaste }: { onPaste: () => void }) {
  const { t } = useTranslation('listing')
  return (
    <EmptyState icon="copy" title={t('paste.title')} actions={<Button onClick={onPaste}>{t('paste.open')}</Button>}>
      {t('missing.lost')}
    </EmptyState>
  )
}
