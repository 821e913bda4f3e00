import { UNREAD_CAP } from '@fairway/contract/notifications/notification.values'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useDismiss } from '../../ui/dialog/use-dismiss.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout.tsx'
import { useLiveNotifications, useNotifications } from './notification-calls.ts'
import { NotificationPanel } from './notification-panel.tsx'
import css from './notifications.module.css'

/** The bell in the header: the number of unread notifications, and all of them in a panel. */
export function NotificationBell() {
  const { t } = useTranslation('notifications')
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => setOpen(false)
  useDismiss(whole, button, open, close)
  const first = useNotifications().data?.pages[0]
  useLiveNotifications(first)
  const count = first?.unread ?? 0
  return (
    <div className={css.bell} ref={whole}>
      <button
        type="button"
        ref={button}
        className={css.opener}
        aria-expanded={open}
        aria-controls={id}
        aria-label={count === 0 ? t('opener_zero') : t('opener', { count })}
        title={t('title')}
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" />
        {count > 0 && (
          <span className={css.count} aria-hidden="true">
            {count >= UNREAD_CAP ? `${UNREAD_CAP}+` : count}
          </span>
        )}
      </button>
      <Panel as="section" className={css.panel} id={id} hidden={!open} aria-label={t('title')}>
        {open && <NotificationPanel onLeave={close} />}
      </Panel>
    </div>
  )
}
