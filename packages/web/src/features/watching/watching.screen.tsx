import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Watch, WatchSubject } from '@fairway/contract/watching/watching.schema'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { assumedUser } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { showFailureToast } from '../../ui/feedback/failure-toast.ts'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Muted } from '../../ui/text.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { LIST } from '../../ui/watching/watch-calls.ts'
import { PreferencesForm } from './preferences-form.tsx'
import css from './watching.module.css'

/** What a person is told, how and when, and what they watch. */
export function WatchingScreen() {
  const { t } = useTranslation('watching')
  const { data, error, refetch } = useQuery(apiQuery('GET /api/watch/preferences', {}))
  return (
    <Screen title={t('title')}>
      <Stack gap={20}>
        <Muted>{t('intro')}</Muted>
        {data && <PreferencesForm key={data.preferences.version} reply={data} onReload={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={8} />}
        {!data && error && (
          <EmptyState
            icon="alert"
            title={t('failed')}
            actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}
          />
        )}
        <WatchList />
      </Stack>
    </Screen>
  )
}

/** The name and the page of something that is watched. */
function lineOf({ subject, name, grid }: Watch): { text: string; href: string } {
  switch (subject.kind) {
    case 'container': {
      const { bookingNo, containerNo } = subject
      return { text: showContainerNumber(containerNo), href: `/containerDetails/${bookingNo}/${containerNo}` }
    }
    case 'booking':
      return { text: subject.bookingNo, href: `/bookingDetails/${subject.bookingNo}` }
    case 'bill':
      return { text: subject.blNo, href: `/bookingDetails/${subject.blNo.slice(4, 11)}` }
    case 'vessel':
      return { text: name ?? subject.vesselCode, href: '/schedules' }
    case 'view':
      return { text: name ?? '', href: grid === 'gridPrefBD' ? '/bookingdash' : '/containerdash' }
  }
}

const useWatches = () =>
  useInfiniteQuery({
    queryKey: [LIST],
    queryFn: ({ pageParam, signal }) => send(LIST, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Everything that a person watches, with a button that ends it. */
function WatchList() {
  const { t } = useTranslation('watching')
  const client = useQueryClient()
  const isActing = useStore(assumedUser) !== undefined
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWatches()
  const removing = useMutation({
    mutationFn: (subject: WatchSubject) => send('POST /api/watch/remove', { body: { subjects: [subject] } }),
    onSuccess: () => client.invalidateQueries(),
    onError: showFailureToast,
  })
  const watches = data?.pages.flatMap((page) => page.watches) ?? []
  const total = data?.pages[0]?.total ?? 0
  const columns: Column<Watch>[] = [
    {
      name: 'name',
      title: t('list.name'),
      placement: 'main',
      cell: (watch) => {
        const { text, href } = lineOf(watch)
        return <PageLink href={href}>{text}</PageLink>
      },
    },
    { name: 'kind', title: t('list.kind'), cell: ({ subject }) => t(`kinds.${subject.kind}`) },
    { name: 'since', title: t('list.since'), placement: 'quiet', cell: ({ since }) => <ReaderTime at={since} /> },
    {
      name: 'remove',
      title: t('list.end'),
      cell: (watch) => (
        <Button
          small
          variant="quiet"
          disabled={isActing || removing.isPending}
          aria-label={t('list.removeOf', { name: lineOf(watch).text })}
          onClick={() => removing.mutate(watch.subject)}
        >
          {t('list.remove')}
        </Button>
      ),
    },
  ]
  return (
    <TitledPanel title={t('list.title')} beside={data && t('list.count', { count: total })} className={css.list}>
      {watches.length > 0 && <RowTable label={t('title')} rows={watches} keyOf={({ id }) => id} columns={columns} />}
      {data && watches.length === 0 && (
        <EmptyState icon="bell" title={t('list.empty')}>
          {t('list.emptyText')}
        </EmptyState>
      )}
      {!data && !isError && <p className={css.note}>{t('loading')}</p>}
      {!data && isError && (
        <EmptyState
          icon="alert"
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      )}
      {hasNextPage && (
        <Button
          variant="quiet"
          small
          className={css.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? t('loading') : t('list.more')}
        </Button>
      )}
    </TitledPanel>
  )
}
