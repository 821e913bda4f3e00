import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import type { CorrectionDecision, CorrectionStatus } from '@fairway/contract/corrections/correction.values'
import { type DecisionOutcome, processDecisions } from '../../platform/decision-taking.ts'
import type { Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import { noteBookings } from '../tracking/public.ts'
import { lockForCarrier, type StoredCorrection } from './correction.repository.ts'
import { recordCarrierActivity } from './correction-activity.actions.ts'
import * as decisions from './correction-decision.repository.ts'
import { actionOf, statusAfter } from './correction-decision.rules.ts'
import { CORRECTION } from './correction-holding.actions.ts'
import { notifyCorrectionDecision } from './correction-notification.actions.ts'

type DecisionResult = Omit<DecisionOutcome, 'line'>
const accepted = (isApplied: boolean): DecisionResult => ({ outcome: 'accepted', path: null, isApplied })
const rejected = (outcome: 'GE0002' | 'GE0012', path: string): DecisionResult => ({ outcome, path, isApplied: false })

/**
 * Takes in what the carrier decided on corrections. What came before its time, such as a completion before the approval,
 * counts as soon as its time is there.
 */
export async function recordCorrectionDecisions(
  context: Context,
  lines: Line<CorrectionDecisionLine>[],
): Promise<Outcome[]> {
  const { db, viewer } = context
  const ids = [...new Set(lines.map(({ value }) => value.correctionId))]
  await decisions.lockAll(db, viewer, ids)
  const outcomes = await processDecisions(lines, {
    saveNew: (all) => decisions.insertDecisions(db, viewer, all),
    apply: (fresh) => applyAll(context, fresh),
    markApplied: (refs) => decisions.markApplied(db, viewer, refs),
    forget: (refs) => decisions.deleteDecisions(db, viewer, refs),
  })
  const recorded = (await decisions.findRecorded(db, viewer, ids)).map((value, line) => ({ line, value }))
  const applied = (await applyAll(context, recorded)).filter(({ isApplied }) => isApplied).map(({ line }) => line)
  const refs = recorded.filter(({ line }) => applied.includes(line)).map(({ value }) => value.ref)
  await decisions.markApplied(db, viewer, refs)
  return outcomes
}

async function applyAll(context: Context, lines: Line<CorrectionDecisionLine>[]) {
  const outcomes: DecisionOutcome[] = []
  for (const { line, value } of lines) outcomes.push({ line, ...(await applyDecision(context, value)) })
  return outcomes
}

async function applyDecision(context: Context, line: CorrectionDecisionLine): Promise<DecisionResult> {
  const { db, viewer } = context
  const correction = await lockForCarrier(db, viewer, line.correctionId)
  if (!correction) return rejected('GE0002', 'correctionId')
  if (correction.shipmentNo !== line.shipmentNo) return rejected('GE0012', 'shipmentNo')
  const open = await decisions.findOpen(db, viewer, correction.id)
  if (!open || line.version > correction.version) return rejected('GE0002', 'version')
  const status = statusAfter({ status: correction.status, open }, line.decision, line.version)
  if (status === undefined) {
    if (line.version < open.version)
      await decisions.updateVersion(db, viewer, correction.id, { version: line.version, ...carrierDecisionOf(line) })
    return accepted(false)
  }
  await apply(context, correction, { line, status })
  return accepted(true)
}

const carrierDecisionOf = ({ decision, decidedAt, note }: CorrectionDecisionLine) => ({
  action: actionOf[decision],
  at: decidedAt,
  note,
})

const activityKindOf = {
  received: 'correctionReceived',
  approve: 'correctionApproved',
  reject: 'correctionRejected',
  complete: 'correctionCompleted',
} as const satisfies Record<CorrectionDecision, string>

interface Application {
  line: CorrectionDecisionLine
  status: CorrectionStatus
}

async function apply(context: Context, correction: StoredCorrection, { line, status }: Application) {
  const { db, viewer, audit } = context
  const carrierDecision = carrierDecisionOf(line)
  await decisions.updateVersion(db, viewer, correction.id, { version: line.version, ...carrierDecision })
  if (line.decision === 'received') await decisions.updateReceived(db, viewer, correction.id, carrierDecision)
  else {
    await decisions.updateDecided(db, viewer, correction.id, { status, ...carrierDecision })
    await notifyCorrectionDecision(context, correction, { decision: line.decision, note: line.note })
  }
  await recordCarrierActivity(context, correction, {
    kind: activityKindOf[line.decision],
    at: line.decidedAt,
    about: line.note,
  })
  await audit({
    objectType: CORRECTION,
    objectId: String(correction.id),
    before: { status: correction.status, version: correction.version },
    after: { status, decision: line },
  })
  await noteBookings(db, viewer, [correction.shipmentNo])
}
