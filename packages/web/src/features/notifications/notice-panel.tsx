import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNotices, useReading } from './notice-calls.ts'
import { groupNotices } from './notice-groups.rules.ts'
import { NoticeList } from './notice-list.tsx'
import css from './notices.module.css'

/** Everything that was told to this person, on any device. */
export function NoticePanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications')
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotices()
  const reading = useReading()
  const notices = data?.pages.flatMap((page) => page.notices) ?? []
  const places = Object.assign({}, ...(data?.pages.map((page) => page.places) ?? []))
  const unread = data?.pages[0]?.unread ?? 0
  const [newest] = notices
  return (
    <>
      <div className={css.head}>
        <h2 className={css.title}>{t('title')}</h2>
        {newest && unread > 0 && (
          <Button look="quiet" small onClick={() => reading.mutate({ upTo: newest.id })}>
            {t('readAll')}
          </Button>
        )}
      </div>
      {isError && notices.length === 0 && (
        <EmptyState
          icon="alert"
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}
        />
      )}
      {!data && !isError && <p className={css.loading}>{t('loading')}</p>}
      {data && notices.length === 0 && (
        <EmptyState icon="bell" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      )}
      <NoticeList
        notices={groupNotices(notices)}
        places={places}
        onRead={({ ids }) => reading.mutate({ ids })}
        onLeave={onLeave}
      />
      {hasNextPage && (
        <Button
          look="quiet"
          small
          className={css.more}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? t('loading') : t('more')}
        </Button>
      )}
    </>
  )
}
