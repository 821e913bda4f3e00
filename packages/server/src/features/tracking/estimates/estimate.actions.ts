import type { ContainerLine } from '@fairway/contract/carrier/carrier.schema'
import type { EstimateCause, RunReason } from '@fairway/contract/eta-rules/eta-rule.values'
import { announceChanges } from '../../../platform/database/changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { notifyPickupChanges } from '../events/pickup-change.actions.ts'
import * as runs from './estimate-run.repository.ts'
import * as estimates from './stored-estimate.repository.ts'

/** Estimates locked containers at once, in the caller's transaction. */
export async function reestimate(db: Database, containerIds: estimates.LockedContainerIds, reason: EstimateCause) {
  if (containerIds.length === 0) return { ids: '{}', changed: 0, moved: 0 }
  await estimates.joinEstimators(db)
  return estimates.saveEstimates(db, containerIds, reason)
}

interface RuleChange {
  reason: 'rule'
  port: string
  ruleId: number
}

/** After a rule was saved, the open containers of its port are estimated anew in the background. Returns the run. */
export async function requestEstimates({ db, viewer }: Context, { port, ruleId }: RuleChange): Promise<number> {
  const { id } = await runs.insertRuleRun(db, viewer, { port, ruleId })
  await announceChanges(db)
  return id
}

/** After a port's zone or the group of a container type changed: these ports are estimated anew in the background. */
export const estimatePorts = ({ db, viewer }: Pick<Context, 'db' | 'viewer'>, ports: string[], reason: RunReason) =>
  runs.insertPortRuns(db, viewer, { ports, reason })

const accepted = <T>(lines: Line<T>[], outcomes: Outcome[]) => {
  const acceptedLines = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  return lines.filter(({ line }) => acceptedLines.has(line)).map(({ value }) => value)
}

/** After their schedules changed: the containers that these ships bring are estimated anew in the background. */
export const estimateVoyages = ({ db, viewer }: Context, vvds: string[]) => runs.insertVoyageRuns(db, viewer, vvds)

/** Saves containers that are new or changed, and estimates them at once. */
export async function estimateContainers(
  { db }: Context,
  lines: Line<ContainerLine>[],
  save: () => Promise<Outcome[]>,
): Promise<Outcome[]> {
  await estimates.lockBookings(db, [...new Set(lines.map(({ value }) => value.bookingNo))])
  const outcomes = await save()
  const containers = accepted(lines, outcomes)
  const locked = containers.length === 0 ? [] : await estimates.lockContainers(db, containers)
  const ids = estimates.idsOf(locked)
  await reestimate(db, ids, 'booking')
  await notifyPickupChanges(db, ids)
  return outcomes
}

export const listEstimateRuns = runs.listRuns
