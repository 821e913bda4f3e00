import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'
import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { idsOf } from '../estimates/stored-estimate.repository.ts'
import * as freeTime from '../free-time/free-time.repository.ts'
import type { ContainerOutcome } from './cargo-change.actions.ts'
import * as facts from './carrier-facts.repository.ts'
import { byRef, distinct, dropSuperseded, touchedContainers, withContainers } from './fact-batch.rules.ts'
import * as stages from './stage.repository.ts'

/** Of two statements about the free time of one container on one booking the one that was stated later counts. */
const byStatement = {
  keyOf: ({ bookingNo, containerNo }: FreeTimeLine) => `${bookingNo} ${containerNo}`,
  newnessOf: ({ statedAt }: FreeTimeLine) => Date.parse(statedAt),
}

/** Saves what the carrier reports of free days, the day of return, detention and its cost so far. */
export async function recordFreeTime({ db }: Context, lines: Line<FreeTimeLine>[]): Promise<Outcome[]> {
  const outcomes = dropSuperseded(lines, await freeTime.checkFreeTime(db, lines), byStatement)
  const good = withContainers(lines, outcomes)
  await stages.lock(db, distinct(good.map(({ value }) => value.containerId)))
  await freeTime.saveFreeTime(db, good)
  return outcomes
}

/** Saves customs entries: new, corrected or taken back. The stage of a container follows its holds, not these. */
export async function recordCustoms({ db }: Context, lines: Line<CustomsLine>[]): Promise<ContainerOutcome[]> {
  const outcomes = dropSuperseded(lines, await facts.checkCustoms(db, lines), byRef)
  const locked = await stages.lock(db, touchedContainers(outcomes))
  await facts.saveCustoms(db, withContainers(lines, outcomes))
  await facts.markChanged(db, idsOf(locked))
  return outcomes
}

/** Saves interchange receipts: new, corrected or taken back. The stage of a container follows its events, not these. */
export async function recordInterchanges({ db }: Context, lines: Line<InterchangeLine>[]): Promise<ContainerOutcome[]> {
  const outcomes = dropSuperseded(lines, await facts.checkInterchanges(db, lines), byRef)
  const locked = await stages.lock(db, touchedContainers(outcomes))
  await facts.saveInterchanges(db, withContainers(lines, outcomes))
  await facts.markChanged(db, idsOf(locked))
  return outcomes
}
