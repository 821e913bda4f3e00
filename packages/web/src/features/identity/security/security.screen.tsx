import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../platform/session.store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { focusHeading } from '../heading-focus.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { DevicePanel } from './device-panel.tsx'
import { FactorPanel, type FactorTask } from './factor-panel.tsx'
import { OffTask, RenewTask, SetUpTask } from './factor-tasks.tsx'
import { Panel } from './panel.tsx'
import css from './security.module.css'

/** How one signs in, from where, and what happened to one's account. */
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
      <div className={css.columns}>
        <div className={css.column}>
          <FactorPanel onTask={onTask} />
          <Panel title={t('password.title')} intro={t('password.text')}>
            <div>
              <Link to="/changePassword" className={buttonClass({})}>
                {t('password.link')}
              </Link>
            </div>
          </Panel>
        </div>
        <DevicePanel />
      </div>
      <ActivityPanel />
    </Screen>
  )
}
