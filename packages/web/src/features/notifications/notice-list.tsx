import type { Notice } from '@fairway/contract/notifications/notice.schema'
import type { Places } from '@fairway/contract/tracking/tracking.schema'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { useNoticeText } from './notice-text.tsx'
import css from './notices.module.css'

const icons = { success: 'done', error: 'blocked', note: 'note' } as const

interface Props {
  notices: readonly Notice[]
  places: Places
  onRead: (notice: Notice) => void
  onLeave: () => void
}

/** The notices, the newest first; one that leads somewhere is a link, and whoever follows it has read it. */
export function NoticeList({ notices, places, onRead, onLeave }: Props) {
  const { t } = useTranslation('notifications')
  const textOf = useNoticeText(places)
  const navigate = useNavigate()
  const follow = (event: MouseEvent, notice: Notice) => {
    if (!notice.isRead) onRead(notice)
    if (!notice.link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    void navigate({ href: notice.link })
  }
  return (
    <ul className={css.list}>
      {notices.map((notice) => {
        const inside = (
          <>
            <span className={classNames(css.icon, css[notice.tone])}>
              <Icon name={icons[notice.tone]} size={18} />
            </span>
            <span className={css.text}>
              {!notice.isRead && <span className="visually-hidden">{t('unread')}: </span>}
              {textOf(notice)}
              <span className={css.time}>
                <ReaderTime at={notice.at} />
              </span>
            </span>
          </>
        )
        const look = { className: css.notice, 'data-unread': !notice.isRead }
        return (
          <li key={notice.id}>
            {notice.link ? (
              <a href={notice.link} {...look} onClick={(event) => follow(event, notice)}>
                {inside}
              </a>
            ) : (
              <button type="button" {...look} onClick={(event) => follow(event, notice)}>
                {inside}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
