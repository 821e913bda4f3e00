import type { Account } from '@fairway/contract/accounts/accounts.schema'
import { activityTypes } from '@fairway/contract/identity/account.values'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { send } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { ActivityList } from '../../ui/account/activity-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'
import { type ActivityFilter, readFilter } from './account-criteria.rules.ts'
import css from './account-detail.module.css'
import { FailedCall, Waiting } from './account-states.tsx'

interface Props {
  account: Account
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
}

/** The activities of the account, newest first. Older ones load on demand. */
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
      <Row gap={24} rowGap={8} justify="between" className={css.activityHead}>
        <Heading>{t('activity.title')}</Heading>
        <ActivityFilters filter={filter} onFilter={onFilter} />
      </Row>
      {!list.data && !list.error && <Waiting text={t('activity.loading')} rows={5} />}
      {!list.data && list.error && (
        <FailedCall error={list.error} title={t('activity.failed')} onRetry={() => void list.refetch()} />
      )}
      {list.data && activities.length === 0 && isFiltered ? (
        <Panel as="p" muted className={css.noneLike} role="status">
          {t('activity.noneLike')}
          <Button small onClick={() => onFilter({ type: '', status: '' })}>
            {t('activity.all')}
          </Button>
        </Panel>
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

interface ActivityFiltersProps {
  filter: ActivityFilter
  onFilter: (filter: ActivityFilter) => void
}

/** Filters the list by kind and outcome. A choice applies at once. */
function ActivityFilters({ filter, onFilter }: ActivityFiltersProps) {
  const { t } = useTranslation('account')
  const statuses = ['success', 'refused'] as const
  const choose = (part: Record<string, string>) => onFilter(readFilter({ ...filter, ...part }))
  return (
    <Row gap={16} rowGap={8} align="stretch" className={css.filters}>
      <Filter
        label={t('activity.columns.type')}
        value={filter.type}
        options={activityTypes.map((value) => ({ value, text: t(`activity.types.${value}`) }))}
        onChoose={(type) => choose({ type })}
      />
      <Filter
        label={t('activity.columns.status')}
        value={filter.status}
        options={statuses.map((value) => ({ value, text: t(`activity.statuses.${value}`) }))}
        onChoose={(status) => choose({ status })}
      />
    </Row>
  )
}

interface FilterProps {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}

function Filter({ label, value, options, onChoose }: FilterProps) {
  const { t } = useTranslation('accounts')
  const id = useId()
  return (
    <Row gap={8} nowrap size="sm" muted className={css.filter}>
      <label htmlFor={id}>{label}</label>
      <span className={css.choice}>
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{t('activity.any')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={16} />
      </span>
    </Row>
  )
}
