import { z } from 'zod'
import { InstantOut } from '../shared/scalar.schema.ts'
import { Places } from '../tracking/tracking.schema.ts'
import { homeKinds, homeTasks } from './home.values.ts'

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

const Count = z.number().int().nonnegative()

/** The reader's containers in figures. Each counts what a list of the container dashboard shows, by the same conditions. */
export const HomeFigures = z.object({
  /** All that have not come back yet. */
  total: Count,
  /** Ready to be fetched; the first last free day among them, and where. */
  fetchNow: z.object({ count: Count, freeOn: z.string().nullable(), place: z.string().nullable() }),
  /** Stopped at the place of pickup, and by what; one container may have several holds. */
  onHold: z.object({ count: Count, holds: z.record(z.string(), Count) }),
  /** Out with days of detention, and the charges so far, one amount for each currency. */
  detention: z.object({ count: Count, amounts: z.array(z.object({ amount: z.string(), currency: z.string() })) }),
  /** Still to come, on ships that are expected between these two days of the port. */
  arriving: z.object({ count: Count, ships: Count, from: z.string(), to: z.string() }),
})
export type HomeFigures = z.output<typeof HomeFigures>

/** A ship that brings containers of the reader to a port next. */
export const HomeShip = z.object({
  vvd: z.string(),
  vessel: z.string(),
  place: z.string(),
  count: z.number().int().positive(),
  arrivalAt: InstantOut.nullable(),
})
export type HomeShip = z.output<typeof HomeShip>

/** What needs the reader's attention, the most urgent first, and how the cargo stands. */
export const HomeReply = z.object({
  lines: z.array(HomeLine),
  /** The tasks that the lines belong to: how many things each has, and how many lines, shown or not. */
  tasks: z.array(
    z.object({ task: z.enum(homeTasks), count: z.number().int().positive(), lines: z.number().int().positive() }),
  ),
  /** Null for who does not see cargo. */
  figures: HomeFigures.nullable(),
  ships: z.array(HomeShip),
  /** The last of the days that count as near, for lists that show the same. */
  nearUntil: z.string(),
  places: Places,
  asOf: InstantOut,
  /** The topics and the start id with which a live page listens for changes. */
  watch: z.string(),
  liveFrom: z.string(),
})
export type HomeReply = z.output<typeof HomeReply>
