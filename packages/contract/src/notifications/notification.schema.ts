import { z } from 'zod'
import { IdText, InstantOut } from '../shared/scalar.schema.ts'
import { ChangeId } from '../tracking/live/live.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import * as values from './notification.values.ts'

export const UserNotification = z.object({
  id: IdText,
  at: InstantOut,
  kind: z.enum(values.notificationKinds),
  tone: z.enum(values.notificationTones),
  /** The values of its sentence. */
  args: z.record(z.string(), z.string()),
  /** The containers that it is about, where it opens a list of them. */
  boxes: z.array(z.object({ containerNo: z.string(), bookingNo: z.string() })),
  /** The page of the portal that it opens, where that does not follow from its containers. */
  link: z.string().nullable(),
  isRead: z.boolean(),
})
export type UserNotification = z.output<typeof UserNotification>

export const NotificationQuery = z.strictObject({ before: IdText.optional() })
/** Newest first. `watch` lets the header listen for new ones. */
export const NotificationsReply = z.object({
  notices: z.array(UserNotification),
  next: IdText.nullable(),
  /** At most UNREAD_CAP. */
  unread: z.number().int(),
  watch: z.string(),
  liveFrom: ChangeId,
  places: Places,
})
export type NotificationsReply = z.output<typeof NotificationsReply>

/** The ones to mark as read, or, with `upTo`, all up to that one. */
export const MarkReadInput = z.strictObject({ ids: z.array(IdText).max(100).optional(), upTo: IdText.optional() })
export const UnreadCount = z.object({ unread: z.number().int() })
