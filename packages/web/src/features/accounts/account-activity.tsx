import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../platform/api.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { ActivityList } from '../../ui/account/activity-list.tsx'
import { Button } from '../../ui/button.tsx'
import type { ActivityFilter } from './account-criteria.rules.ts'
import css from './account-detail.module.css'
import { FailedCall, Waiting } from './account-states.tsx'
import { ActivityFilters } from './activity-filters.tsx'

interface Props {
  account: Account
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
}

/** What happened to the account, newest first, further back on demand. */
export function AccountActivity({ account: { id: user }, filter, onFilter }: Props) {
  const { t } = useTranslation('accounts')
  const list = useInfiniteQuery({
    queryKey: ['GET /auth/management/user/authEvents', user, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { user, ...filter, ...(pageParam !== '' && { before: pageParam }) }
      return send('GET /auth/management/user/authEvents', { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  const problem = useFailureText(list.error)
  const activities = list.data?.pages.flatMap((page) => page.activities) ?? []
  const isFiltered = filter.type !== '' || filter.status !== ''
  return (
    <div className={css.activity}>
      <div className={css.activityHead}>
        <h2 className={css.activityTitle}>{t('activity.title')}</h2>
        <ActivityFilters filter={filter} onFilter={onFilter} />
      </div>
      {!list.data && !list.error && <Waiting text={t('activity.loading')} rows={5} />}
      {!list.data && list.error && (
        <FailedCall error={list.error} title={t('activity.failed')} onRetry={() => void list.refetch()} />
      )}
      {list.data && activities.length === 0 && isFiltered ? (
        <p className={css.noneLike} role="status">
          {t('activity.noneLike')}
          <Button small onClick={() => onFilter({ type: '', status: '' })}>
            {t('activity.all')}
          </Button>
        </p>
      ) : (
        list.data && (
          <ActivityList
            label={t('activity.title')}
            activities={activities}
            owner={t('activity.owner')}
            isStale={list.isPlaceholderData}
            onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            isLoadingMore={list.isFetchingNextPage}
          />
        )
      )}
      {list.data && problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
