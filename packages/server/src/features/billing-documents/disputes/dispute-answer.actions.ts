import { isDisputeOpen, statusAfterAnswer } from '@fairway/contract/billing-documents/dispute.rules'
import type { DisputeAnswerLine } from '@fairway/contract/carrier/dispute-answer.schema'
import { compareAmounts, fullAmount, isAmount } from '@fairway/contract/shared/money'
import { announceChanges } from '../../../platform/database/changes.ts'
import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import type { CarrierSide } from '../../../platform/submissions/define-submission.ts'
import { noteBookings } from '../../tracking/public.ts'
import * as answers from './dispute-answer.repository.ts'
import { notifyDispute } from './dispute-notification.actions.ts'

/** Takes in what the carrier says to disputes, in the order in which it said it; each answer counts once. */
async function recordAnswers(context: Context, lines: Line<DisputeAnswerLine>[]): Promise<Outcome[]> {
  const { db } = context
  const found = await answers.lockDisputes(db, [...new Set(lines.map(({ value }) => value.disputeId))])
  const disputes = new Map(found.map((dispute) => [dispute.id, dispute]))
  const known = new Set(
    (
      await answers.findKnown(
        db,
        lines.map(({ value }) => value.ref),
      )
    ).map(({ ref }) => ref),
  )
  const outcomes: Outcome[] = []
  const inOrder = lines.toSorted((one, other) => Date.parse(one.value.answeredAt) - Date.parse(other.value.answeredAt))
  for (const { line, value } of inOrder) {
    const dispute = disputes.get(value.disputeId)
    const problem = problemOf(dispute, value)
    if (!dispute || problem) {
      outcomes.push({ line, ...(problem ?? { outcome: 'GE0002', path: 'disputeId' }) })
      continue
    }
    const isNew = !known.has(value.ref)
    if (isNew) {
      known.add(value.ref)
      const isApplied = await apply(context, dispute, value)
      await answers.insertAnswer(db, value, isApplied)
    }
    outcomes.push({ line, outcome: isNew ? 'accepted' : 'unchanged', path: null })
  }
  const changed = [...new Set(found.map(({ bookingNo }) => bookingNo))]
  if (changed.length > 0) await noteBookings(db, changed)
  return outcomes
}

/** A part that is granted is more than nothing, and no more than what was disputed. */
function problemOf(
  dispute: answers.DisputedCharge | undefined,
  { amount }: DisputeAnswerLine,
): Omit<Outcome, 'line'> | undefined {
  if (!dispute) return { outcome: 'GE0002', path: 'disputeId' }
  const { currency, amount: most } = dispute
  if (amount === null) return undefined
  const isPart =
    isAmount(amount, currency) &&
    compareAmounts(amount, '0', currency) > 0 &&
    compareAmounts(amount, most, currency) <= 0
  return isPart ? undefined : { outcome: 'GE0012', path: 'amount' }
}

/** Applies an answer; one that comes after the decision, or after the customer withdrew, moves nothing. */
async function apply(context: Context, dispute: answers.DisputedCharge, line: DisputeAnswerLine): Promise<boolean> {
  if (!isDisputeOpen(dispute.status)) return false
  const { db } = context
  const { answer, note, answeredAt, creditNoteNo } = line
  const status = statusAfterAnswer[answer]
  if (status === undefined) {
    await answers.insertCarrierMessage(db, dispute, { text: note ?? '', at: answeredAt })
    await notifyDispute(context, dispute, { kind: 'disputeAnswered', note })
    return true
  }
  const isDecided = status !== 'In Review'
  const granted = answer === 'accept' ? dispute.amount : line.amount && fullAmount(line.amount, dispute.currency)
  await answers.saveDecision(db, dispute, {
    status,
    granted,
    decidedAt: isDecided ? answeredAt : null,
    note: isDecided ? note : null,
    creditNoteNo,
  })
  dispute.status = status
  if (isDecided)
    await notifyDispute(context, dispute, { kind: answer === 'reject' ? 'disputeRejected' : 'disputeAccepted', note })
  return true
}

/** What was never delivered: a dispute counts as withdrawn and can be raised again, of messages the customer is told. */
const revertNotDelivered: CarrierSide<never>['revertNotDelivered'] = async (context, lost) => {
  const { db } = context
  const found = await answers.lockDisputes(
    db,
    lost.map(({ key }) => Number(key)),
  )
  for (const dispute of found) {
    const [first] = lost.filter(({ key }) => Number(key) === dispute.id)
    if (!first) continue
    const isItself = lost.some(({ key, version }) => Number(key) === dispute.id && version === 1)
    const { reason: note } = first
    if (isItself && isDisputeOpen(dispute.status))
      await answers.saveDecision(db, dispute, {
        status: 'Withdrawn',
        granted: null,
        decidedAt: null,
        note,
        creditNoteNo: null,
      })
    await notifyDispute(context, dispute, { kind: 'disputeNotDelivered', note })
  }
  await noteBookings(
    db,
    found.map(({ bookingNo }) => bookingNo),
  )
  await announceChanges(db)
}

/** Disputes as the carrier's calls and the admins of its outbox see them. */
export const disputeCarrierSide = { keyField: 'disputeId', recordAnswers, revertNotDelivered }
