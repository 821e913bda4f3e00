import { z } from 'zod'
import { IdText, InstantOut, RequiredText, Verbatim } from '../shared/scalar.schema.ts'
import { ChangeId } from '../tracking/live.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import * as words from './notice.words.ts'

export const Notice = z.object({
  id: IdText,
  at: InstantOut,
  kind: z.enum(words.noticeKinds),
  tone: z.enum(words.noticeTones),
  /** A toast has its `text`; the others what their sentences need. */
  args: z.record(z.string(), z.string()),
  /** A page of the portal. */
  link: z.string().nullable(),
  isRead: z.boolean(),
})
export type Notice = z.output<typeof Notice>

export const NoticeQuery = z.strictObject({ before: IdText.optional() })
/** Newest first. `watch` is what the header listens for to hear of new ones. */
export const Notices = z.object({
  notices: z.array(Notice),
  next: IdText.nullable(),
  /** At most UNREAD_CAP. */
  unread: z.number().int(),
  watch: z.string(),
  liveFrom: ChangeId,
  places: Places,
})
export type Notices = z.output<typeof Notices>

/** Toasts that this browser has shown. The path is a page of the portal. */
export const KeptToasts = z.strictObject({
  toasts: z
    .array(
      z.strictObject({
        tone: z.enum(words.noticeTones),
        text: RequiredText(500),
        link: Verbatim(300)
          .regex(/^\/([^/\\].*)?$/)
          .nullable(),
      }),
    )
    .min(1)
    .max(words.TOASTS_AT_ONCE),
})
/** Which are read, or, with `upTo`, all up to that one. */
export const ReadNotices = z.strictObject({ ids: z.array(IdText).max(100).optional(), upTo: IdText.optional() })
export const Unread = z.object({ unread: z.number().int() })
