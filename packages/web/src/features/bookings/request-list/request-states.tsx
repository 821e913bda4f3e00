import { useFailureText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { requestPath } from '../request-links.ts'
import { codeOf } from './request-calls.ts'
import css from './request-list.module.css'

/** As many rows as fill the window, in their size. */
const SKELETON_ROWS = 12

export function RequestSkeleton() {
  const { t } = useTranslation('bookings')
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('states.loading')}
      </p>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={row} width={row === 0 ? '60%' : '100%'} height="20px" />
      ))}
    </div>
  )
}

/** No request at all, which leads to the first one, or none that fits. */
export function EmptyRequests({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('bookings')
  if (isNarrowed)
    return (
      <EmptyState
        icon="search"
        title={t('states.noMatchTitle')}
        actions={<Button onClick={onClear}>{t('filter.clear')}</Button>}
      >
        {t('states.noMatch')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="ship"
      title={t('states.emptyTitle')}
      actions={
        <PageLink href={requestPath('new')} className={buttonClass({ look: 'primary' })}>
          {t('list.new')}
        </PageLink>
      }
    >
      {t('states.empty')}
    </EmptyState>
  )
}

interface FailedProps {
  error: unknown
  onRetry: () => void
  onFilter: () => void
}

/** What stands in place of the list when there is none: too many, or out of reach. */
export function FailedRequests({ error, onRetry, onFilter }: FailedProps) {
  const { t } = useTranslation('bookings')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const isOver = codeOf(error) === 'BD0006'
  return (
    <div role="alert">
      <EmptyState
        icon={isOver ? 'search' : 'alert'}
        title={t(isOver ? 'states.overTitle' : 'states.failedTitle')}
        actions={
          isOver ? (
            <Button onClick={onFilter}>{t('filter.open')}</Button>
          ) : (
            <Button look="primary" onClick={onRetry}>
              {ui('retry')}
            </Button>
          )
        }
      >
        <p>{text}</p>
        {isOver && <p>{t('states.over')}</p>}
      </EmptyState>
    </div>
  )
}
