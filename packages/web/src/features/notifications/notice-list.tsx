import type { Places } from '@fairway/contract/tracking/tracking.schema'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { session } from '../../platform/session.store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import type { NoticeGroup } from './notice-groups.rules.ts'
import { noticeLink } from './notice-link.rules.ts'
import { useNoticeText } from './notice-text.tsx'
import css from './notices.module.css'

const icons = { success: 'done', error: 'blocked', note: 'note' } as const

interface Props {
  notices: readonly NoticeGroup[]
  places: Places
  onRead: (notice: NoticeGroup) => void
  onLeave: () => void
}

/** The notices, the newest first: each opens what it is about, and whoever follows it has read it. */
export function NoticeList({ notices, places, onRead, onLeave }: Props) {
  const { t } = useTranslation('notifications')
  const textOf = useNoticeText(places)
  const navigate = useNavigate()
  const groups = session.get()?.claims.groups ?? []
  const follow = (event: MouseEvent, notice: NoticeGroup, href: string) => {
    if (!notice.isRead) onRead(notice)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onLeave()
    void navigate({ href })
  }
  return (
    <ul className={css.list}>
      {notices.map((notice) => {
        const href = noticeLink(notice, groups)
        return (
          <li key={notice.id}>
            <a
              href={href}
              className={css.notice}
              data-unread={!notice.isRead}
              onClick={(event) => follow(event, notice, href)}
            >
              <span className={classNames(css.icon, css[notice.tone])}>
                <Icon name={icons[notice.tone]} size={18} />
              </span>
              <span className={css.text}>
                {!notice.isRead && <span className="visually-hidden">{t('unread')}: </span>}
                {textOf(notice)}
                <span className={css.time}>
                  <ReaderTime at={notice.at} />
                  {notice.times > 1 && notice.boxes.length === 0 && ` · ${t('times', { count: notice.times })}`}
                </span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
