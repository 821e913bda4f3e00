import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { insertHoldNotifications } from '../../notifications/public.ts'
import { reestimate } from '../estimates/estimate.actions.ts'
import { idsOf } from '../estimates/stored-estimate.repository.ts'
import type { ContainerOutcome } from './cargo-change.actions.ts'
import * as events from './event.repository.ts'
import { byRef, distinct, dropSuperseded, touchedContainers, withContainers } from './fact-batch.rules.ts'
import { notifyPickupChanges } from './pickup-change.actions.ts'
import * as stages from './stage.repository.ts'
import { noteHoldEvents, noteMilestones } from './watched-news.repository.ts'

/**
 * Saves events of containers and derives their stages anew, all in one transaction. A container that had left and is
 * there again is expected again.
 */
export async function recordEvents({ db }: Context, lines: Line<EventLine>[]): Promise<ContainerOutcome[]> {
  const outcomes = dropSuperseded(lines, await events.checkEvents(db, lines), byRef)
  const good = withContainers(lines, outcomes)
  const former = await stages.lock(db, touchedContainers(outcomes))
  await events.saveEvents(db, good)
  await stages.recompute(db, idsOf(former))
  const gone = former.filter(({ hasLeft }) => hasLeft)
  await reestimate(db, idsOf(gone), 'booking')
  await notifyPickupChanges(db, idsOf(former))
  await noteMilestones(
    db,
    good.map(({ value }) => value.ref),
  )
  return outcomes
}

/** Saves holds that were set or cleared, and derives the stages of their containers anew. */
export async function recordHolds({ db }: Context, lines: Line<HoldLine>[]): Promise<Outcome[]> {
  const outcomes = await events.checkHolds(db, lines)
  const good = withContainers(lines, outcomes)
  const former = await stages.lock(db, distinct(good.map(({ value }) => value.containerId)))
  await events.saveHolds(db, good)
  await stages.recompute(db, idsOf(former))
  await notifyPickupChanges(db, idsOf(former))
  await insertHoldNotifications(db, former)
  await noteHoldEvents(db, former)
  return outcomes
}

/** A booking with a new route or new terms may change the stages of its containers, and when they can be fetched. */
export async function refreshContainersOfBookings({ db }: Context, bookingIds: number[]) {
  const containers = await events.containersOfBookings(db, bookingIds)
  const former = await stages.lock(
    db,
    containers.map(({ id }) => id),
  )
  const ids = idsOf(former)
  await stages.recompute(db, ids)
  await reestimate(db, ids, 'booking')
  await notifyPickupChanges(db, ids)
  await insertHoldNotifications(db, former)
  await noteHoldEvents(db, former)
}
