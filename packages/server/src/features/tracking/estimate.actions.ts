import type { ContainerLine } from '@fairway/contract/carrier/carrier.schema'
import type { EstimateCause, RunReason } from '@fairway/contract/eta-rules/eta-rule.words'
import type { Outcome } from '../../platform/bulk.ts'
import { announceChanges } from '../../platform/changes.ts'
import type { Database } from '../../platform/database.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import * as keeping from './estimate-keeping.repository.ts'
import * as runs from './estimate-run.repository.ts'
import { followPickups } from './pickup-change.actions.ts'

/** Works out at once, in the caller's transaction, what is expected of boxes that the caller holds locked. */
export async function reestimate(db: Database, boxes: keeping.BoxIds, reason: EstimateCause) {
  if (boxes.length === 0) return { ids: '{}', changed: 0, moved: 0 }
  await keeping.joinEstimators(db)
  return keeping.saveEstimates(db, boxes, reason)
}

export const idsOf = (boxes: { id: number }[]) => boxes.map(({ id }) => id)

interface RuleChange {
  reason: 'rule'
  port: string
  ruleId: number
}

/** After a rule was saved: the open boxes of its port are estimated anew in the background. Returns the run's id. */
export async function requestEstimates({ db, viewer }: Context, { port, ruleId }: RuleChange): Promise<number> {
  const { id } = await runs.insertRuleRun(db, viewer, { port, ruleId })
  await announceChanges(db)
  return id
}

/** After a port's zone or the group of a container type changed: these ports are estimated anew in the background. */
export const estimatePorts = ({ db, viewer }: Pick<Context, 'db' | 'viewer'>, ports: string[], reason: RunReason) =>
  runs.insertPortRuns(db, viewer, { ports, reason })

const accepted = <T>(lines: Line<T>[], outcomes: Outcome[]) => {
  const taken = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  return lines.filter(({ line }) => taken.has(line)).map(({ value }) => value)
}

/** After their schedules changed: the boxes that these ships bring are estimated anew in the background. */
export const estimateVoyages = ({ db, viewer }: Context, vvds: string[]) => runs.insertVoyageRuns(db, viewer, vvds)

/** Takes in boxes that are new or changed, and says at once when they can be expected. */
export async function estimateBoxes(
  { db }: Context,
  lines: Line<ContainerLine>[],
  save: () => Promise<Outcome[]>,
): Promise<Outcome[]> {
  await keeping.holdBookings(db, [...new Set(lines.map(({ value }) => value.bookingNo))])
  const outcomes = await save()
  const boxes = accepted(lines, outcomes)
  const held = boxes.length === 0 ? [] : await keeping.lockBoxes(db, boxes)
  await reestimate(db, idsOf(held), 'booking')
  await followPickups(db, idsOf(held))
  return outcomes
}

export const listEstimateRuns = runs.listRuns
