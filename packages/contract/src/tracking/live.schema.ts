import { z } from 'zod'
import { IdText, Verbatim } from '../shared/scalar.schema.ts'
import { WATCH_LIMIT } from './live.rules.ts'

/**
 * What can be watched: every container of a booking, `3104482~…`, one of them, `3104482~…/FWYU4829130`, or everything that
 * one person may see, `own/…`. The ticket in each comes with the answer that the page shows; without it, or with one that is
 * over, a topic is never told to have changed.
 */
const Topic = z.string().regex(/^(\d{7}(~[\w-]{1,40})?(\/[A-Z]{4}\d{7})?|own\/[\w.-]{1,120})$/)

/** By booking number, the ticket with which the booking and its containers can be watched. */
export const Tickets = z.record(z.string(), z.string())

/** Where the database stood: what was changed from there on may be new to whoever read before. */
export const ChangeId = IdText

export const WatchQuery = z.object({
  watch: Verbatim(WATCH_LIMIT * 40 + 400)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(Topic).min(1).max(WATCH_LIMIT)),
  /** The last id that was seen, in a line or in the answer that a page shows: what changed since is told at once. */
  after: ChangeId.optional(),
})

/** One line of the stream. Without a change it is a heartbeat: everything up to `id` has been told. */
export const LiveLine = z.object({
  id: ChangeId,
  changed: z.array(z.string()),
  /** Many were told at once: each asks again at a moment of its own within this time. */
  withinMs: z.number().int(),
})
export type LiveLine = z.output<typeof LiveLine>
