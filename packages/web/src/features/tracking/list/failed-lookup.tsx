import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Failure } from '../../../platform/calls/failure.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Panel } from '../../../ui/layout.tsx'
import css from './failed-lookup.module.css'

/** The codes for a shipment that the reader cannot find. */
const notFoundCodes = ['CS0001', 'CS0002', 'CS0003', 'CS0004', 'CS0006']
const isNotFound = (error: unknown) => error instanceof Failure && notFoundCodes.includes(error.answer.errorCode ?? '')

interface Props {
  error: unknown
  /** The title, where the shipment is not simply unknown. */
  title: string
  /** A further action, beside a new search. */
  action?: ReactNode
  onRetry: () => void
}

/** The result of a failed lookup: what to check for an unknown shipment, a retry for anything else. */
export function FailedLookUp({ error, title, action, onRetry }: Props) {
  const { t } = useTranslation('tracking')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const search = (
    <Link to="/" className={buttonClass({ variant: isNotFound(error) ? 'primary' : 'plain' })}>
      {t('newSearch')}
    </Link>
  )
  if (!isNotFound(error))
    return (
      <div role="alert">
        <EmptyState
          icon="alert"
          title={title}
          actions={
            <>
              <Button variant="primary" onClick={onRetry}>
                {ui('retry')}
              </Button>
              {search}
            </>
          }
        >
          {text}
        </EmptyState>
      </div>
    )
  return (
    <div role="alert">
      <EmptyState
        icon="search"
        title={t('notFound.title')}
        actions={
          <>
            {search}
            {action}
          </>
        }
      >
        <p>{text}</p>
        <Panel padded className={css.check}>
          <h3 className={css.title}>{t('notFound.check')}</h3>
          <ul className={css.list}>
            <li>{t('notFound.typing')}</li>
            <li>{t('notFound.byBooking')}</li>
            <li>{t('notFound.window')}</li>
          </ul>
        </Panel>
      </EmptyState>
    </div>
  )
}
