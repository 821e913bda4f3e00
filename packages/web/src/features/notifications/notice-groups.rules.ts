import type { Notice } from '@fairway/contract/notifications/notice.schema'
import { NOTICE_BOXES } from '@fairway/contract/notifications/notice.words'

/** One line of the centre: the newest of equal notifications, with the boxes of all of them. */
export interface NoticeGroup extends Notice {
  ids: string[]
  /** How often the same was said, where no boxes tell the repetitions apart. */
  times: number
}

/** What is read and what is not are never one line: the new ones would hide among the old. */
const keyOf = ({ kind, args, link, isRead, boxes }: Notice) =>
  JSON.stringify([kind, Object.entries(args).sort(), boxes.length > 0 ? null : link, isRead])

/** Notifications that say the same become one line at the place of the newest; newest first as they come. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const groups: NoticeGroup[] = []
  const open = new Map<string, NoticeGroup>()
  for (const notice of notices) {
    const key = keyOf(notice)
    const group = open.get(key)
    if (group && group.boxes.length + notice.boxes.length <= NOTICE_BOXES && group.ids.length < NOTICE_BOXES) {
      group.ids.push(notice.id)
      group.times += 1
      const known = new Set(group.boxes.map(({ bookingNo, containerNo }) => `${bookingNo} ${containerNo}`))
      group.boxes.push(...notice.boxes.filter((box) => !known.has(`${box.bookingNo} ${box.containerNo}`)))
      continue
    }
    const started = { ...notice, boxes: [...notice.boxes], ids: [notice.id], times: 1 }
    groups.push(started)
    open.set(key, started)
  }
  return groups
}
