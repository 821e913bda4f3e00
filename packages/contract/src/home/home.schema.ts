import { z } from 'zod'
import { InstantOut } from '../shared/scalar.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import { homeKinds } from './home.values.ts'

/** One thing that needs somebody, for one box or for several of one place and day together. */
export const HomeLine = z.object({
  kind: z.enum(homeKinds),
  /** When it is too late; null for what has no end. */
  dueAt: InstantOut.nullable(),
  /** The day that `dueAt` is the end of, where the carrier speaks of a day. */
  dueOn: z.string().nullable(),
  /** Code of a place in `places`; its time is the one that counts. */
  place: z.string().nullable(),
  count: z.number().int().positive(),
  /** Some of them, at most HOME_NAMED, with which their pages are found. */
  boxes: z.array(z.object({ containerNo: z.string(), bookingNo: z.string() })),
  vvd: z.string().nullable(),
  /** What only this kind knows: holds, minutes of a move, names. */
  args: z.record(z.string(), z.string()),
})
export type HomeLine = z.output<typeof HomeLine>

/** What needs the reader, the most urgent first. */
export const HomeReply = z.object({
  lines: z.array(HomeLine),
  /** More than the lines shown. */
  isCut: z.boolean(),
  places: Places,
  asOf: InstantOut,
  /** What tells a live page that this changed, and from when on. */
  watch: z.string(),
  liveFrom: z.string(),
})
export type HomeReply = z.output<typeof HomeReply>
