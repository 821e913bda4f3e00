import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Database } from '../../../platform/database/database.ts'
import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { insertHoldNotifications } from '../../notifications/public.ts'
import { reestimate } from '../estimates/estimate.actions.ts'
import { idsOf, type LockedContainerIds } from '../estimates/stored-estimate.repository.ts'
import type { ContainerOutcome } from './cargo-change.actions.ts'
import * as events from './event.repository.ts'
import { byRef, distinct, dropSuperseded, touchedContainers, withContainers } from './fact-batch.rules.ts'
import { notifyPickupChanges } from './pickup-change.actions.ts'
import * as stages from './stage.repository.ts'
import { noteHoldEvents } from './watched-news.repository.ts'

/**
 * Derives the stages of these containers anew, and notifies of those that can be picked up now or no longer can. One that
 * had left and is there again is expected again.
 */
async function refresh(db: Database, containerIds: LockedContainerIds) {
  const derived = await stages.recompute(db, containerIds)
  const back = idsOf(derived.filter(({ isBack }) => isBack))
  await reestimate(db, back, 'booking')
  await notifyPickupChanges(db, back, { stored: derived.filter(({ isBack }) => !isBack) })
}

/** Saves events of containers and derives their stages anew, all in one transaction. */
export async function recordEvents({ db }: Context, lines: Line<EventLine>[]): Promise<ContainerOutcome[]> {
  const outcomes = dropSuperseded(lines, await events.checkEvents(db, lines), byRef)
  const former = await stages.lock(db, touchedContainers(outcomes))
  await events.saveEvents(db, withContainers(lines, outcomes))
  await refresh(db, idsOf(former))
  return outcomes
}

/** Saves holds that were set or cleared, and derives the stages of their containers anew. */
export async function recordHolds({ db }: Context, lines: Line<HoldLine>[]): Promise<Outcome[]> {
  const outcomes = await events.checkHolds(db, lines)
  const good = withContainers(lines, outcomes)
  const former = await stages.lock(db, distinct(good.map(({ value }) => value.containerId)))
  await events.saveHolds(db, good)
  await refresh(db, idsOf(former))
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
  await stages.recompute(db, ids, { willEstimate: true })
  await reestimate(db, ids, 'booking')
  await notifyPickupChanges(db, ids)
  await insertHoldNotifications(db, former)
  await noteHoldEvents(db, former)
}
