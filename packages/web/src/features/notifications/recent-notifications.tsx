import { useState } from 'react'
import { readersZone } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { useMarkAsRead, useNotifications } from './notification-calls.ts'
import { groupNotifications, sinceYesterday } from './notification-groups.rules.ts'
import { NotificationList } from './notification-panel.tsx'
import css from './notifications.module.css'

/** As many as stand beside the tasks without pushing them away. */
const SHOWN = 4

/** What the reader was told since yesterday, from the answer that the bell has already; nothing where there is nothing new. */
export function RecentNotifications() {
  const { t } = useTranslation('notifications')
  const first = useNotifications().data?.pages[0]
  const reading = useMarkAsRead()
  const [isWhole, setIsWhole] = useState(false)
  if (!first) return null
  const zone = readersZone()
  const recent = groupNotifications(sinceYesterday(first.notices, new Date().toISOString(), zone))
  if (recent.length === 0) return null
  const more = recent.length - SHOWN
  return (
    <TitledPanel title={t('recent.title')} className={css.recent}>
      <NotificationList
        notifications={isWhole ? recent : recent.slice(0, SHOWN)}
        places={first.places}
        onRead={({ ids }) => reading.mutate({ ids })}
      />
      {more > 0 && !isWhole && (
        <Button variant="quiet" small className={css.more} onClick={() => setIsWhole(true)}>
          {t('recent.more', { count: more })}
        </Button>
      )}
    </TitledPanel>
  )
}
