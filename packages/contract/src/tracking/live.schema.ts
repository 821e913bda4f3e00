import { z } from 'zod'

/** A tab shows a few containers; a browser with many tabs stays below this. */
export const WATCH_LIMIT = 60

/** What can be watched: every container of a booking, `3104482`, or one of them, `3104482/FWYU4829130`. */
const Topic = z.string().regex(/^\d{7}(\/[A-Z]{4}\d{7})?$/)

export const WatchQuery = z.object({
  watch: z
    .string()
    .max(WATCH_LIMIT * 20)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(Topic).min(1).max(WATCH_LIMIT)),
  /** The last id that was seen: what changed since is told at once. */
  after: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
})

/** One line of the stream. Without a change it is a heartbeat. */
export const LiveLine = z.object({ id: z.string(), changed: z.array(z.string()) })
export type LiveLine = z.output<typeof LiveLine>
