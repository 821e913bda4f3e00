import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import type { CorrectionDecision, CorrectionStatus } from '@fairway/contract/corrections/correction.words'
import type { Outcome } from '../../platform/bulk.ts'
import { type DecisionOutcome, takeDecisions } from '../../platform/decision-taking.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import { noteBookings } from '../tracking/public.ts'
import { holdForCarrier, type KeptCorrection } from './correction.repository.ts'
import * as decisions from './correction-decision.repository.ts'
import { actionOf, statusAfter } from './correction-decision.rules.ts'
import { CORRECTION } from './correction-holding.actions.ts'
import { tellCorrection } from './correction-news.actions.ts'
import { noteWord } from './correction-story.actions.ts'

type Told = Omit<DecisionOutcome, 'line'>
const taken = (isApplied: boolean): Told => ({ outcome: 'accepted', path: null, isApplied })
const wrong = (outcome: 'GE0002' | 'GE0012', path: string): Told => ({ outcome, path, isApplied: false })

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
  await decisions.holdAll(db, viewer, ids)
  const outcomes = await takeDecisions(lines, {
    keepNew: (all) => decisions.insertDecisions(db, viewer, all),
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

async function applyDecision(context: Context, line: CorrectionDecisionLine): Promise<Told> {
  const { db, viewer } = context
  const kept = await holdForCarrier(db, viewer, line.correctionId)
  if (!kept) return wrong('GE0002', 'correctionId')
  if (kept.shipmentNo !== line.shipmentNo) return wrong('GE0012', 'shipmentNo')
  const open = await decisions.findOpen(db, viewer, kept.id)
  if (!open || line.version > kept.version) return wrong('GE0002', 'version')
  const status = statusAfter({ status: kept.status, open }, line.decision, line.version)
  if (status === undefined) {
    if (line.version < open.version)
      await decisions.updateVersion(db, viewer, kept.id, { version: line.version, ...wordOf(line) })
    return taken(false)
  }
  await apply(context, kept, { line, status })
  return taken(true)
}

const wordOf = ({ decision, decidedAt, note }: CorrectionDecisionLine) => ({
  action: actionOf[decision],
  at: decidedAt,
  note,
})

const storyOf = {
  received: 'correctionReceived',
  approve: 'correctionApproved',
  reject: 'correctionRejected',
  complete: 'correctionCompleted',
} as const satisfies Record<CorrectionDecision, string>

interface Application {
  line: CorrectionDecisionLine
  status: CorrectionStatus
}

async function apply(context: Context, kept: KeptCorrection, { line, status }: Application) {
  const { db, viewer, audit } = context
  const word = wordOf(line)
  await decisions.updateVersion(db, viewer, kept.id, { version: line.version, ...word })
  if (line.decision === 'received') await decisions.updateReceived(db, viewer, kept.id, word)
  else {
    await decisions.updateDecided(db, viewer, kept.id, { status, ...word })
    await tellCorrection(context, kept, { said: line.decision, note: line.note })
  }
  await noteWord(context, kept, { kind: storyOf[line.decision], at: line.decidedAt, about: line.note })
  await audit({
    objectType: CORRECTION,
    objectId: String(kept.id),
    before: { status: kept.status, version: kept.version },
    after: { status, decision: line },
  })
  await noteBookings(db, viewer, [kept.shipmentNo])
}
