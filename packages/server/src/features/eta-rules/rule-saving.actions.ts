import { refuse as refuseRule } from '@fairway/contract/eta-rules/eta-rule.errors'
import type * as shapes from '@fairway/contract/eta-rules/eta-rule.schema'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Context } from '../../platform/serve.ts'
import { previewEstimates, type RuleRow, requestEstimates } from '../tracking/public.ts'
import { findRule, holdRule } from './eta-rule.repository.ts'
import { type Draft, refuseImproper, refuseOverlap } from './rule-check.actions.ts'
import { fieldsOf, isSame, type KeptRule, rowOf, ruleOf, tidy } from './rule-row.rules.ts'
import { holdPort, writeRule } from './rule-writing.repository.ts'

/** Makes an arrival rule or changes one; a change is made to the version that its writer saw. */
export const saveRule = (context: Context, rule: shapes.RuleWritten) => save(context, asException(rule), false)

/** The same for an exception, which is for a voyage or for some days. */
export const saveException = (context: Context, rule: shapes.ExceptionWritten) => save(context, rule, true)

/** Which open boxes a rule would move, and by how much, were it saved now. */
export const previewRule = (context: Context, rule: shapes.RuleWritten) => preview(context, asException(rule), false)

/** The same for an exception. */
export const previewException = (context: Context, rule: shapes.ExceptionWritten) => preview(context, rule, true)

const asException = (rule: shapes.RuleWritten): shapes.ExceptionWritten => ({
  ...rule,
  vvd: null,
  firstOn: null,
  lastOn: null,
})

const draftOf = ({ ruleId, version: _, ...fields }: shapes.ExceptionWritten, isException: boolean): Draft => ({
  ruleId,
  isException,
  fields: tidy(fields),
})

/** The rule that a change is made to: it must exist, be of that kind, and still be as its writer saw it. */
async function loadSeen(
  load: Promise<KeptRule | undefined>,
  { version }: shapes.ExceptionWritten,
  isException: boolean,
): Promise<KeptRule> {
  const kept = await load
  if (!kept || kept.isException !== isException) return refuse('GE0002')
  return kept.version === version ? kept : refuse('GE0007')
}

async function save(context: Context, given: shapes.ExceptionWritten, isException: boolean): Promise<shapes.SavedRule> {
  const { db, viewer, audit } = context
  const { ruleId } = given
  const before = ruleId === undefined ? undefined : await loadSeen(holdRule(db, ruleId), given, isException)
  const draft = draftOf(given, isException)
  await holdPort(db, draft.fields.port)
  await refuseImproper(db, draft)
  const after = rowOf(draft.fields, isException)
  if (before && isSame(before, after)) return refuseRule('ETA0010')

  const saved = await writeRule(db, { id: ruleId, row: after, by: viewer.actor })
  if (!saved) return refuseOverlap(db, draft)
  const { id } = saved
  await audit({
    objectType: 'etaRule',
    objectId: String(id),
    before: before && fieldsOf(before),
    after: fieldsOf(after),
  })
  const runId = await followUp(context, id, before ? [after, before] : [after])
  const kept = await findRule(db, id)
  return kept ? { rule: ruleOf(kept), runId } : refuse('GE0002')
}

/** Estimates follow where the rule counts and where it counted; the run of its own port is the one to watch. */
async function followUp(context: Context, ruleId: number, rows: RuleRow[]): Promise<number | null> {
  const runs: number[] = []
  for (const port of new Set(rows.filter(({ isActive }) => isActive).map((row) => row.port)))
    runs.push(await requestEstimates(context, { reason: 'rule', port, ruleId }))
  return runs[0] ?? null
}

async function preview(
  { db, viewer }: Context,
  given: shapes.ExceptionWritten,
  isException: boolean,
): Promise<shapes.RulePreview> {
  const { ruleId } = given
  if (ruleId !== undefined) await loadSeen(findRule(db, ruleId), given, isException)
  const draft = draftOf(given, isException)
  await refuseImproper(db, draft)
  const after = rowOf(draft.fields, isException)
  return previewEstimates(db, viewer, { port: after.port, ruleId, draft: after })
}
