import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { useSession } from '../../../platform/session.store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { ActivityList } from '../../../ui/account/activity-list.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Heading } from '../../../ui/text.tsx'
import { focusHeading } from '../heading-focus.ts'
import { QueryContent } from './confirm-password.tsx'
import { DevicePanel } from './device-panel.tsx'
import { FactorPanel, type FactorTask } from './factor-panel.tsx'
import { OffTask, RenewTask, SetUpTask } from './factor-tasks.tsx'
import css from './security.module.css'
import { SecurityPanel } from './security-panel.tsx'

const KEY = 'GET /auth/user/activity'

/** The activities of one's own account. Actions of customer service are under their name. */
function ActivityPanel() {
  const { t } = useTranslation('security')
  const query = useInfiniteQuery({
    queryKey: [KEY],
    queryFn: ({ pageParam, signal }) => send(KEY, { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  return (
    <Stack gap={4} className={css.activity}>
      <Heading>{t('activity.title')}</Heading>
      <p className={css.intro}>{t('activity.intro')}</p>
      <QueryContent query={query} lines={5}>
        {({ pages }) => (
          <ActivityList
            label={t('activity.title')}
            activities={pages.flatMap(({ activities }) => activities)}
            owner={t('activity.you')}
            onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            isLoadingMore={query.isFetchingNextPage}
          />
        )}
      </QueryContent>
    </Stack>
  )
}

/** How one signs in, from which devices, and the activities of the account. */
export function SecurityScreen() {
  const username = useSession()?.username ?? ''
  const client = useQueryClient()
  const [task, setTask] = useState<FactorTask>()
  const former = useRef(task)
  useEffect(() => {
    if (former.current && !task) focusHeading()
    former.current = task
  }, [task])
  const done = () => {
    setTask(undefined)
    void client.invalidateQueries()
  }
  if (task === 'setUp') return <SetUpTask username={username} onDone={done} />
  if (task === 'renew') return <RenewTask username={username} onDone={done} />
  if (task === 'off') return <OffTask onDone={done} />
  return <Overview onTask={setTask} />
}

function Overview({ onTask }: { onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation('security')
  return (
    <Screen title={t('title')}>
      <Stack gap={20} className={css.columns}>
        <Stack gap={20}>
          <FactorPanel onTask={onTask} />
          <SecurityPanel title={t('password.title')} intro={t('password.text')}>
            <div>
              <Link to="/changePassword" className={buttonClass({})}>
                {t('password.link')}
              </Link>
            </div>
          </SecurityPanel>
        </Stack>
        <DevicePanel />
      </Stack>
      <ActivityPanel />
    </Screen>
  )
}
