import type {
  BookingLine,
  BulkReply,
  ContainerLine,
  OrganisationLine,
  ScheduleLine,
} from '@fairway/contract/carrier/carrier.schema'
import type { DetentionTermsLine } from '@fairway/contract/carrier/detention-lines.schema'
import { announceChanges } from '../../platform/database/changes.ts'
import { saveGoodLines } from '../../platform/http/bad-lines.ts'
import { type Outcome, summarise } from '../../platform/http/bulk.ts'
import type { Line, RejectedLine } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import { indexOrganisations } from '../accounts/public.ts'
import { lockBookings, saveBookings, saveContainers, validateBookings } from '../bookings/public.ts'
import { recordTerms } from '../detention/public.ts'
import { insertArrivalNotifications } from '../notifications/public.ts'
import { saveOrganisations } from '../reference-data/public.ts'
import { saveSchedules } from '../schedules/public.ts'
import {
  type ContainerOutcome,
  estimateContainers,
  estimateVoyages,
  markFreeTimeDue,
  noteArrivals,
  noteVesselMoves,
  recordCargoChanges,
  refreshContainersOfBookings,
} from '../tracking/public.ts'

interface Batch<T> {
  lines: Line<T>[]
  rejected: RejectedLine[]
}

/** Takes in the good lines of a batch, names the bad ones, wakes the open pages, and leaves an audit entry. */
export async function importLines<T extends object>(
  context: Context,
  kind: string,
  { lines, rejected }: Batch<T>,
  save: (lines: Line<T>[]) => Promise<Outcome[]>,
): Promise<BulkReply> {
  const saved = lines.length === 0 ? { outcomes: [], rejected: [] } : await saveGoodLines(context, lines, save)
  const reply = summarise(saved.outcomes, [...rejected, ...saved.rejected])
  if (reply.accepted > 0) {
    await announceChanges(context.db)
    await context.audit({
      objectType: `carrier ${kind}`,
      objectId: context.requestId,
      after: { accepted: reply.accepted, unchanged: reply.unchanged, rejected: reply.rejected.length },
    })
  }
  return reply
}

/** Takes in lines about cargo, and tells those whose cargo changed. */
export const importCargoLines = <T extends object>(
  context: Context,
  kind: string,
  batch: Batch<T>,
  save: (lines: Line<T>[]) => Promise<ContainerOutcome[]>,
): Promise<BulkReply> =>
  importLines(context, kind, batch, async (lines) => {
    const outcomes = await save(lines)
    await recordCargoChanges(context, lines, outcomes)
    return outcomes
  })

/** Takes in organisations that are new or changed; admins find them by their new names at once. */
export async function recordOrganisations({ db }: Context, lines: Line<OrganisationLine>[]): Promise<Outcome[]> {
  const outcomes = await saveOrganisations(db, lines)
  const saved = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  await indexOrganisations(
    db,
    lines.filter(({ line }) => saved.has(line)).map(({ value }) => value),
  )
  return outcomes
}

/**
 * Takes in voyages, and tells whoever has boxes aboard when a ship is expected much earlier or later; when those can be
 * fetched is worked out soon after.
 */
export async function recordSchedules(context: Context, lines: Line<ScheduleLine>[]): Promise<Outcome[]> {
  const outcomes = await saveSchedules(context.db, lines)
  const accepted = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  const vvds = [...new Set(lines.filter(({ line }) => accepted.has(line)).map(({ value }) => value.vvd))]
  if (vvds.length === 0) return outcomes
  await insertArrivalNotifications(context.db, vvds)
  await noteArrivals(context.db, vvds)
  await noteVesselMoves(context.db, vvds)
  await estimateVoyages(context, vvds)
  return outcomes
}

/**
 * Takes in bookings that are new or changed, and derives the stages of their boxes anew. Whoever is no party of a booking
 * any more hears of it too: their list grows shorter.
 */
export async function recordBookings(context: Context, lines: Line<BookingLine>[]): Promise<Outcome[]> {
  const outcomes = await validateBookings(context.db, lines)
  await recordCargoChanges(context, lines, outcomes)
  const good = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  const ids = await saveBookings(
    context.db,
    lines.filter(({ line }) => good.has(line)),
  )
  await refreshContainersOfBookings(context, ids)
  return outcomes
}

/** Takes in boxes that are new or changed, with when they can be fetched. Everybody holds bookings before their boxes. */
export async function recordContainers(context: Context, lines: Line<ContainerLine>[]): Promise<Outcome[]> {
  await lockBookings(context.db, lines)
  return estimateContainers(context, lines, () => saveContainers(context.db, lines))
}

/** Takes in detention terms; the free time of the containers under them is worked out anew soon after. */
export async function recordDetentionTerms(context: Context, lines: Line<DetentionTermsLine>[]): Promise<Outcome[]> {
  const { outcomes, contracts, refs } = await recordTerms(context, lines)
  if (refs.length > 0) await markFreeTimeDue(context.db, contracts, refs)
  return outcomes
}
