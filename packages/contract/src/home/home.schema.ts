import { z } from 'zod'
import { InstantOut } from '../shared/scalar.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import { homeKinds } from './home.values.ts'

/** One thing that needs attention, for one container or for several of one place and day together. */
export const HomeLine = z.object({
  kind: z.enum(homeKinds),
  /** When it is too late; null for things without an end. */
  dueAt: InstantOut.nullable(),
  /** The day that ends at `dueAt`, where the carrier gives a day. */
  dueOn: z.string().nullable(),
  /** Code of a place in `places`; its time zone applies. */
  place: z.string().nullable(),
  count: z.number().int().positive(),
  /** Some of them, at most HOME_NAMED, with what their pages need. */
  boxes: z.array(z.object({ containerNo: z.string(), bookingNo: z.string() })),
  vvd: z.string().nullable(),
  /** Values of this kind only: holds, minutes of a move, names. */
  args: z.record(z.string(), z.string()),
})
export type HomeLine = z.output<typeof HomeLine>

/** What needs the reader's attention, the most urgent first. */
export const HomeReply = z.object({
  lines: z.array(HomeLine),
  /** Whether there are more than the lines shown. */
  isCut: z.boolean(),
  places: Places,
  asOf: InstantOut,
  /** The topics and the start id with which a live page listens for changes. */
  watch: z.string(),
  liveFrom: z.string(),
})
export type HomeReply = z.output<typeof HomeReply>
