import type { Company } from '@fairway/contract/company/company.schema'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { ActivityList } from '../../ui/account/activity-list.tsx'
import { personName } from '../../ui/account/person-name.rules.ts'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { NativeSelect, Options } from '../../ui/form/native-select.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'

/** What happened to the accounts of a company, newest first; of one colleague where one is chosen. */
export function CompanyActivityList({ company: { id: company, colleagues } }: { company: Company }) {
  const { t } = useTranslation('company')
  const field = useId()
  const [user, setUser] = useState('')
  const list = useInfiniteQuery({
    queryKey: ['GET /auth/company/activity', company, user],
    queryFn: ({ pageParam, signal }) => {
      const query = { company, user, ...(pageParam !== '' && { before: pageParam }) }
      return send('GET /auth/company/activity', { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap={8}>
      <Row gap={24} rowGap={8} justify="between">
        <Heading>{t('activity.title')}</Heading>
        <Row gap={8} size="sm">
          <label htmlFor={field}>{t('activity.who')}</label>
          <NativeSelect id={field} value={user} onChange={(event) => setUser(event.target.value)}>
            <option value="">{t('activity.everybody')}</option>
            <Options
              options={colleagues.map(({ id, firstName, lastName, email }) => ({
                value: id,
                text: personName(firstName, lastName) || email,
              }))}
            />
          </NativeSelect>
        </Row>
      </Row>
      {list.data ? (
        <ActivityList
          label={t('activity.title')}
          activities={list.data.pages.flatMap((page) => page.activities)}
          subject={{ name: 'user', title: t('activity.who'), cell: (one) => one.user.name || one.user.email }}
          owner={t('activity.owner')}
          isStale={list.isPlaceholderData}
          onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          isLoadingMore={list.isFetchingNextPage}
        />
      ) : (
        <LoadingState
          loading={t('activity.loading')}
          failed={t('activity.failed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
    </Stack>
  )
}
