import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import { insertHoldNews } from '../notifications/public.ts'
import type { BoxOutcome } from './cargo-change.actions.ts'
import { idsOf, reestimate } from './estimate.actions.ts'
import * as events from './event.repository.ts'
import { byRef, distinct, supersede, touchedBy, withContainers } from './fact-batch.rules.ts'
import { followPickups } from './pickup-change.actions.ts'
import * as stages from './stage.repository.ts'

/**
 * Takes in what happened to boxes and derives their stages anew, all in one transaction. A box that had left and is there
 * again is expected again.
 */
export async function recordEvents({ db, viewer }: Context, lines: Line<EventLine>[]): Promise<BoxOutcome[]> {
  const judged = supersede(lines, await events.judgeEvents(db, viewer, lines), byRef)
  const good = withContainers(lines, judged)
  const touched = touchedBy(judged)
  const former = await stages.lock(db, touched)
  await events.saveEvents(db, viewer, good)
  await stages.recompute(db, touched)
  const gone = former.filter(({ hasLeft }) => hasLeft)
  await reestimate(db, idsOf(gone), 'booking')
  await followPickups(db, touched)
  return judged
}

/** Takes in holds that were set or cleared, and derives the stages of their boxes anew. */
export async function recordHolds({ db, viewer }: Context, lines: Line<HoldLine>[]): Promise<Outcome[]> {
  const judged = await events.judgeHolds(db, viewer, lines)
  const good = withContainers(lines, judged)
  const touched = distinct(good.map(({ value }) => value.containerId))
  const former = await stages.lock(db, touched)
  await events.saveHolds(db, viewer, good)
  await stages.recompute(db, touched)
  await followPickups(db, touched)
  await insertHoldNews(db, viewer, former)
  return judged
}

/** A booking that changed its way or its terms may change the stages of its boxes, and when they can be fetched. */
export async function rederive({ db, viewer }: Context, bookingIds: number[]) {
  const boxes = await events.containersOfBookings(db, viewer, bookingIds)
  const ids = idsOf(boxes)
  const former = await stages.lock(db, ids)
  await stages.recompute(db, ids)
  await reestimate(db, ids, 'booking')
  await followPickups(db, ids)
  await insertHoldNews(db, viewer, former)
}
