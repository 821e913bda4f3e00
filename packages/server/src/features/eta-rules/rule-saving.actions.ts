import { refuse as refuseRule, violation } from '@fairway/contract/eta-rules/eta-rule.errors'
import { checkException, checkRule } from '@fairway/contract/eta-rules/eta-rule.rules'
import type * as shapes from '@fairway/contract/eta-rules/eta-rule.schema'
import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Refusal, type Violation } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Database } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/serve.ts'
import { previewEstimates, type RuleRow, requestEstimates } from '../tracking/public.ts'
import { findRule, lockRule } from './eta-rule.repository.ts'
import { fieldsOf, isSame, normalizeFields, rowOf, ruleOf, type StoredRule } from './rule-row.rules.ts'
import { findFacts, findRival, lockPort, writeRule } from './rule-writing.repository.ts'

/** What somebody wants to save: a new rule or a changed one. */
interface Draft {
  ruleId: number | undefined
  isException: boolean
  fields: ExceptionFields
}

/** Refuses a rule with all its errors, also those that other records show; the answer carries ETA0001. */
async function refuseInvalid(db: Database, draft: Draft) {
  const found = draft.isException ? checkException(draft.fields) : checkRule(draft.fields)
  found.push(...(await checkFacts(db, draft)))
  // when and for which containers it is open must be known before anything can overlap it
  if (found.every(({ path }) => path.includes('Availability'))) found.push(...(await checkOverlap(db, draft)))
  if (found.length > 0) throw new Refusal('ETA0001', [], found)
}

async function checkFacts(db: Database, { fields }: Draft): Promise<Violation[]> {
  const { port, equipmentGroup, vvd } = fields
  const facts = await findFacts(db, fields)
  const found: Violation[] = []
  if (port !== '' && !facts.hasPort) found.push(violation('port', 'ETA0002'))
  if (equipmentGroup === null && !facts.hasEquipment) found.push(violation('equipment', 'ETA0005'))
  if (vvd !== null && !facts.hasVoyage) found.push(violation('vvd', 'ETA0007', vvd))
  return found
}

/** Two rules that are as specific as each other never match one arrival; one that is switched off matches none. */
async function checkOverlap(db: Database, { ruleId, isException, fields }: Draft): Promise<Violation[]> {
  if (!fields.isActive) return []
  const rival = await findRival(db, rowOf(fields, isException), ruleId)
  return rival ? [overlapWith(rival.id)] : []
}

const overlapWith = (ruleId: number) => violation('arrivalFrom', 'ETA0006', String(ruleId))

/** Somebody else's rule was written after the check: the database's constraint decides. */
async function refuseOverlap(db: Database, draft: Draft): Promise<never> {
  throw new Refusal('ETA0001', [], await checkOverlap(db, draft))
}

/** Makes an arrival rule or changes one; a change is made to the version that its writer saw. */
export const saveRule = (context: Context, rule: shapes.RuleInput) => save(context, asException(rule), false)

/** The same for an exception, which is for a voyage or for some days. */
export const saveException = (context: Context, rule: shapes.ExceptionInput) => save(context, rule, true)

/** Which open containers a rule would move, and by how much, were it saved now. */
export const previewRule = (context: Context, rule: shapes.RuleInput) => preview(context, asException(rule), false)

/** The same for an exception. */
export const previewException = (context: Context, rule: shapes.ExceptionInput) => preview(context, rule, true)

const asException = (rule: shapes.RuleInput): shapes.ExceptionInput => ({
  ...rule,
  vvd: null,
  firstOn: null,
  lastOn: null,
})

const draftOf = ({ ruleId, version: _, ...fields }: shapes.ExceptionInput, isException: boolean): Draft => ({
  ruleId,
  isException,
  fields: normalizeFields(fields),
})

/** The rule that a change is made to: it must exist, be of that kind, and still be as its writer saw it. */
async function loadExpectedVersion<T extends StoredRule>(
  load: Promise<T | undefined>,
  { version }: shapes.ExceptionInput,
  isException: boolean,
): Promise<T> {
  const stored = await load
  if (!stored || stored.isException !== isException) return refuse('GE0002')
  return stored.version === version ? stored : refuse('GE0007')
}

async function save(context: Context, input: shapes.ExceptionInput, isException: boolean): Promise<shapes.SavedRule> {
  const { db, viewer, audit } = context
  const { ruleId } = input
  const before = ruleId === undefined ? undefined : await loadExpectedVersion(lockRule(db, ruleId), input, isException)
  const draft = draftOf(input, isException)
  await lockPort(db, draft.fields.port)
  await refuseInvalid(db, draft)
  const after = rowOf(draft.fields, isException)
  if (before && isSame(before, after)) return refuseRule('ETA0010')

  const saved = await writeRule(db, { before, row: after, by: viewer.actor })
  if (!saved) return refuseOverlap(db, draft)
  const { id } = saved
  await audit({
    objectType: 'etaRule',
    objectId: String(id),
    before: before && fieldsOf(before),
    after: fieldsOf(after),
  })
  const runId = await requestPortEstimates(context, id, before ? [after, before] : [after])
  const stored = await findRule(db, id)
  return stored ? { rule: ruleOf(stored), runId } : refuse('GE0002')
}

/** Estimates follow where the rule counts and where it counted; the run of its own port is the one to watch. */
async function requestPortEstimates(context: Context, ruleId: number, rows: RuleRow[]): Promise<number | null> {
  const runs: number[] = []
  for (const port of new Set(rows.filter(({ isActive }) => isActive).map((row) => row.port)))
    runs.push(await requestEstimates(context, { reason: 'rule', port, ruleId }))
  return runs[0] ?? null
}

async function preview(
  { db }: Context,
  input: shapes.ExceptionInput,
  isException: boolean,
): Promise<shapes.RulePreview> {
  const { ruleId } = input
  if (ruleId !== undefined) await loadExpectedVersion(findRule(db, ruleId), input, isException)
  const draft = draftOf(input, isException)
  await refuseInvalid(db, draft)
  const after = rowOf(draft.fields, isException)
  return previewEstimates(db, { port: after.port, ruleId, draft: after })
}
