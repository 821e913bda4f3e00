import { violation } from '@fairway/contract/eta-rules/eta-rule.errors'
import { checkException, checkRule } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Refusal, type Violation } from '@fairway/contract/kit/errors'
import type { Database } from '../../platform/database.ts'
import { rowOf } from './rule-row.rules.ts'
import { findFacts, findRival } from './rule-writing.repository.ts'

/** What somebody wants to save: a new rule or an old one in new words. */
export interface Draft {
  ruleId: number | undefined
  isException: boolean
  fields: ExceptionFields
}

/** Everything that is wrong with a rule, by itself and beside what the portal knows; the answer carries ETA0001. */
export async function refuseImproper(db: Database, draft: Draft) {
  const found = draft.isException ? checkException(draft.fields) : checkRule(draft.fields)
  found.push(...(await checkFacts(db, draft)))
  // when and for which boxes it is open must be known before anything can overlap it
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

/** Somebody else's rule was written after this one was looked at: the database has the last word. */
export async function refuseOverlap(db: Database, draft: Draft): Promise<never> {
  throw new Refusal('ETA0001', [], await checkOverlap(db, draft))
}
