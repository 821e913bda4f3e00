import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import * as events from './event.repository.ts'
import { byRef, distinct, supersede, touchedBy, withContainers } from './fact-batch.rules.ts'
import * as stages from './stage.repository.ts'

/** Takes in what happened to boxes and derives their stages anew, all in one transaction. */
export async function recordEvents({ db, viewer }: Context, lines: Line<EventLine>[]): Promise<Outcome[]> {
  const judged = supersede(lines, await events.judgeEvents(db, viewer, lines), byRef)
  const good = withContainers(lines, judged)
  const touched = touchedBy(judged)
  await stages.lock(db, touched)
  await events.saveEvents(db, viewer, good)
  await stages.recompute(db, touched)
  return judged
}

/** Takes in holds that were set or cleared, and derives the stages of their boxes anew. */
export async function recordHolds({ db, viewer }: Context, lines: Line<HoldLine>[]): Promise<Outcome[]> {
  const judged = await events.judgeHolds(db, viewer, lines)
  const good = withContainers(lines, judged)
  const touched = distinct(good.map(({ value }) => value.containerId))
  await stages.lock(db, touched)
  await events.saveHolds(db, viewer, good)
  await stages.recompute(db, touched)
  return judged
}

/** A booking that changed its way or its terms may change the stages of its boxes. */
export async function rederive({ db, viewer }: Context, bookingIds: number[]) {
  const ids = (await events.containersOfBookings(db, viewer, bookingIds)).map(({ id }) => id)
  await stages.lock(db, ids)
  await stages.recompute(db, ids)
}
