import type { BookingLine, BulkReply, OrganisationLine } from '@fairway/contract/carrier/carrier.schema'
import { type Outcome, summarise } from '../../platform/bulk.ts'
import { announceChanges } from '../../platform/changes.ts'
import type { Line, RejectedLine } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import { keepOrganisationsFindable } from '../accounts/public.ts'
import { judgeBookings, saveBookings } from '../bookings/public.ts'
import { saveOrganisations } from '../reference-data/public.ts'
import { type BoxOutcome, noteCargoChanges, rederive } from '../tracking/public.ts'

interface Batch<T> {
  lines: Line<T>[]
  rejected: RejectedLine[]
}

/** Takes in the good lines of a batch, names the bad ones, tells those whose cargo changed, and leaves an audit entry. */
export async function takeBatch<T extends object>(
  context: Context,
  kind: string,
  { lines, rejected }: Batch<T>,
  save: (lines: Line<T>[]) => Promise<BoxOutcome[]>,
): Promise<BulkReply> {
  const outcomes = lines.length === 0 ? [] : await save(lines)
  const reply = summarise(outcomes, rejected)
  if (reply.accepted > 0) {
    await noteCargoChanges(context, lines, outcomes)
    await announceChanges(context.db)
    await context.audit({
      objectType: `carrier ${kind}`,
      objectId: context.requestId,
      after: { accepted: reply.accepted, unchanged: reply.unchanged, rejected: reply.rejected.length },
    })
  }
  return reply
}

/** Takes in organisations that are new or changed; admins find them by their new names at once. */
export async function recordOrganisations(
  { db, viewer }: Context,
  lines: Line<OrganisationLine>[],
): Promise<Outcome[]> {
  const outcomes = await saveOrganisations(db, viewer, lines)
  const saved = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  await keepOrganisationsFindable(
    db,
    lines.filter(({ line }) => saved.has(line)).map(({ value }) => value),
  )
  return outcomes
}

/**
 * Takes in bookings that are new or changed, and derives the stages of their boxes anew. Whoever is no party of a booking
 * any more hears of it too: their list grows shorter.
 */
export async function recordBookings(context: Context, lines: Line<BookingLine>[]): Promise<Outcome[]> {
  const judged = await judgeBookings(context.db, context.viewer, lines)
  await noteCargoChanges(context, lines, judged)
  const good = new Set(judged.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  const ids = await saveBookings(
    context.db,
    context.viewer,
    lines.filter(({ line }) => good.has(line)),
  )
  await rederive(context, ids)
  return judged
}
