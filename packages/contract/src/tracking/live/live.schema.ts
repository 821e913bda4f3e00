import { z } from 'zod'
import { IdText, InstantOut, Verbatim } from '../../shared/scalar.schema.ts'
import { WATCH_LIMIT } from './live.rules.ts'

/**
 * The topics that can be watched: every container of a booking, `3104482~…`, one of them, `3104482~…/FWYU4829130`, or
 * everything that one person may see, `own/…`. The ticket in each comes with the answer that the page shows; without a
 * valid ticket a topic never reports a change.
 */
const Topic = z.string().regex(/^(\d{7}(~[\w-]{1,40})?(\/[A-Z]{4}\d{7})?|own\/[\w.-]{1,120})$/)

/** The ticket of each booking, by booking number, to watch the booking and its containers. */
export const Tickets = z.record(z.string(), z.string())

/** The position of the database: changes after it may be new to an earlier reader. */
export const ChangeId = IdText

/** What an answer says that its page keeps up to date: when it was true, which changes are newer, and the topics to watch. */
export const liveReply = { asOf: InstantOut, liveFrom: ChangeId, watch: z.string() }

export const WatchQuery = z.object({
  watch: Verbatim(WATCH_LIMIT * 40 + 400)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(Topic).min(1).max(WATCH_LIMIT)),
  /** The last id from a line or from the answer that a page shows: later changes are sent at once. */
  after: ChangeId.optional(),
})

/** One line of the stream. Without a change it is a heartbeat: everything up to `id` has been sent. */
export const LiveLine = z.object({
  id: ChangeId,
  changed: z.array(z.string()),
  /** Many pages hear of this at once: each reloads at a random moment within this time. */
  withinMs: z.number().int(),
})
export type LiveLine = z.output<typeof LiveLine>
