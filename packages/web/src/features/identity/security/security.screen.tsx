import type { Factor } from '@fairway/contract/identity/second-factor.schema'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useSession } from '../../../platform/session/session.store.ts'
import { ActivityList } from '../../../ui/account/activity-list.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Heading } from '../../../ui/text.tsx'
import { focusHeading } from '../heading-focus.ts'
import { QueryContent } from './confirm-password.tsx'
import { DevicePanel } from './device-panel.tsx'
import { OffTask, RenewTask, SetUpTask } from './factor-tasks.tsx'
import css from './security.module.css'
import securityPanelCss from './security-panel.module.css'
import { SecurityPanel } from './security-panel.tsx'

/** With so few left, the next lost phone may lock its owner out. */
const FEW = 3

type FactorTask = 'setUp' | 'renew' | 'off'

/** Whether a second factor is active, and the actions for it. */
function FactorPanel({ onTask }: { onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation('security')
  const query = useQuery(apiQuery('GET /auth/user/factor', {}))
  return (
    <SecurityPanel title={t('factor.title')} beside={query.data && <State isOn={query.data.isOn} />}>
      <QueryContent query={query} lines={4}>
        {(factor) => (factor.isOn ? <On factor={factor} onTask={onTask} /> : <Off onTask={onTask} />)}
      </QueryContent>
    </SecurityPanel>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('security')
  return isOn ? (
    <Tag text={t('factor.on')} icon="done" tone="clear" />
  ) : (
    <Tag text={t('factor.off')} icon="alert" tone="attention" />
  )
}

function Off({ onTask }: { onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation('security')
  return (
    <>
      <p className={securityPanelCss.intro}>{t('factor.offText')}</p>
      <Row gap={12}>
        <Button variant="primary" onClick={() => onTask('setUp')}>
          {t('factor.setUp')}
        </Button>
      </Row>
    </>
  )
}

function On({ factor, onTask }: { factor: Factor; onTask: (task: FactorTask) => void }) {
  const { t } = useTranslation('security')
  const { since, recoveryCodesLeft: left, isRequired } = factor
  return (
    <>
      <p className={securityPanelCss.intro}>
        {t('factor.onText')} {isRequired && t('factor.required')}
      </p>
      <DefinitionList layout="beside">
        <dt>{t('factor.since')}</dt>
        <dd>{since && <ReaderTime at={since} />}</dd>
        <dt>{t('factor.left')}</dt>
        <dd>
          {left} {left <= FEW && <span className={securityPanelCss.few}>{t('factor.few')}</span>}
        </dd>
      </DefinitionList>
      <Row gap={12}>
        <Button onClick={() => onTask('renew')}>{t('factor.newCodes')}</Button>
        {!isRequired && <Button onClick={() => onTask('off')}>{t('factor.switchOff')}</Button>}
      </Row>
    </>
  )
}

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
