import { violation } from '@fairway/contract/eta-rules/eta-rule.errors'
import type * as shapes from '@fairway/contract/eta-rules/eta-rule.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import type { Context } from '../../platform/http/serve.ts'
import { listEstimateRuns } from '../tracking/public.ts'
import * as rules from './eta-rule.repository.ts'
import { findEquipment, findPorts } from './rule-choices.repository.ts'
import { ruleOf } from './rule-row.rules.ts'

type RuleSearchParams = z.output<typeof shapes.RuleSearch>

/** The arrival rules of a port, in the order of the week; a port without rules has none to show. */
export const searchRules = (context: Context, params: RuleSearchParams) =>
  search(context, { ...params, vvd: '', isException: false })

/** The exceptions to them: those of voyages first, then those of days. */
export const searchExceptions = (context: Context, params: z.output<typeof shapes.ExceptionSearch>) =>
  search(context, { ...params, isException: true })

async function search({ db }: Context, filter: rules.RuleFilter): Promise<shapes.FoundRules> {
  const port = filter.port.toUpperCase()
  const known = port === '' ? undefined : await rules.findPort(db, port)
  if (!known) throw new Refusal('ETA0002', [], [violation('port', 'ETA0002')])
  const [equipment, vvd] = [filter.equipment.toUpperCase(), filter.vvd.toUpperCase()]
  const found = await rules.findRules(db, { ...filter, port, equipment, vvd })
  return { rules: found.map(ruleOf), zone: known.zone, asOf: known.now }
}

/** One rule or exception with who changed what and when, and how many open containers go by it. */
export async function getRule({ db }: Context, { ruleId }: { ruleId: number }): Promise<shapes.RuleDetail> {
  const stored = await rules.findRule(db, ruleId)
  if (!stored) return refuse('GE0002')
  const [known, history, containerCount] = await Promise.all([
    rules.findPort(db, stored.port),
    rules.findHistory(db, ruleId),
    rules.countContainersByRule(db, ruleId, stored.port),
  ])
  return { rule: ruleOf(stored), history, zone: known?.zone ?? 'UTC', boxes: containerCount }
}

/** What the forms of rules offer; ports are found by the pinyin of their names too. */
export async function getRuleChoices({ db }: Context): Promise<shapes.RuleChoices> {
  const [ports, equipment] = await Promise.all([findPorts(db), findEquipment(db)])
  return { ports, equipment }
}

/** Present and recent runs of estimates. */
export const getEstimateRuns = async ({ db }: Context): Promise<z.output<typeof shapes.EstimateRuns>> => ({
  runs: await listEstimateRuns(db),
})
