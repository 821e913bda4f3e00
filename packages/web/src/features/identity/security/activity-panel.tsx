import { useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { ActivityList } from '../../../ui/account/activity-list.tsx'
import css from './activity-panel.module.css'
import { AskedPart } from './asked-part.tsx'

const KEY = 'GET /auth/user/activity'

/** What happened to one's own account; what customer service did in one's name stands under their name. */
export function ActivityPanel() {
  const { t } = useTranslation('security')
  const query = useInfiniteQuery({
    queryKey: [KEY],
    queryFn: ({ pageParam, signal }) => send(KEY, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return (
    <div className={css.activity}>
      <h2 className={css.title}>{t('activity.title')}</h2>
      <p className={css.intro}>{t('activity.intro')}</p>
      <AskedPart query={query} lines={5}>
        {({ pages }) => (
          <ActivityList
            label={t('activity.title')}
            activities={pages.flatMap(({ activities }) => activities)}
            owner={t('activity.you')}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            isLoadingMore={query.isFetchingNextPage}
          />
        )}
      </AskedPart>
    </div>
  )
}
