import type { UserNotification } from '@fairway/contract/notifications/notification.schema'
import { NOTIFICATION_CONTAINER_LIMIT } from '@fairway/contract/notifications/notification.values'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'

/** One line of the panel: the newest of equal notifications, with the containers of all of them. */
export interface NotificationGroup extends UserNotification {
  ids: string[]
  /** How many were equal, where no containers distinguish them. */
  times: number
}

/** Read and unread ones are never one line, or the new ones would hide among the old. */
const keyOf = ({ kind, args, link, isRead, boxes }: UserNotification) =>
  JSON.stringify([kind, Object.entries(args).sort(), boxes.length > 0 ? null : link, isRead])

/** Groups equal notifications into one line at the position of the newest. */
export function groupNotifications(notifications: readonly UserNotification[]): NotificationGroup[] {
  const groups: NotificationGroup[] = []
  const open = new Map<string, NotificationGroup>()
  for (const notification of notifications) {
    const key = keyOf(notification)
    const group = open.get(key)
    if (
      group &&
      group.boxes.length + notification.boxes.length <= NOTIFICATION_CONTAINER_LIMIT &&
      group.ids.length < NOTIFICATION_CONTAINER_LIMIT
    ) {
      group.ids.push(notification.id)
      group.times += 1
      const known = new Set(group.boxes.map(({ bookingNo, containerNo }) => `${bookingNo} ${containerNo}`))
      group.boxes.push(
        ...notification.boxes.filter((container) => !known.has(`${container.bookingNo} ${container.containerNo}`)),
      )
      continue
    }
    const started = { ...notification, boxes: [...notification.boxes], ids: [notification.id], times: 1 }
    groups.push(started)
    open.set(key, started)
  }
  return groups
}

const DAY_MS = 86_400_000

/** What came yesterday and today, by the calendar of the reader. */
export function sinceYesterday(notifications: readonly UserNotification[], now: string, zone: string) {
  const today = placeTime(now, zone).date
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)
  return notifications.filter(({ at }) => placeTime(at, zone).date >= yesterday)
}
