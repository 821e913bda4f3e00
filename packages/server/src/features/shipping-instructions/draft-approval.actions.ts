import { refuse, violation } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type { DraftDecision, SiOutcome } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { siMoves } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { type LockedInstruction, updateApproved, updateDocument } from './instruction.repository.ts'
import { recordUserActivity } from './instruction-activity.actions.ts'
import { send } from './instruction-sending.actions.ts'
import { hasDraft, stateOf } from './instruction-state.actions.ts'
import { siSubmission } from './si.submission.ts'
import { lockBooking } from './si-booking.repository.ts'

/** The customer approves the draft B/L of the carrier, which becomes the instruction, or returns it with remarks. */
export async function decideOnDraft(context: Context, decision: DraftDecision): Promise<SiOutcome> {
  const isApproval = decision.action === 'approve'
  const row = await siSubmission.lock(context, decision, isApproval ? 'approveDraft' : 'returnDraft')
  if (!hasDraft(row)) refuse('SI0104')
  if (isApproval && row.draftApprovedAt !== null) return { result: 'NoEdit', state: stateOf(row) }
  const remarks = decision.remarks.filter(({ text }) => text !== '')
  if (!isApproval && remarks.length === 0) refuseViolations([violation('remarks', 'SI0103')])
  const booking = await lockOpenBooking(context, row)
  await siSubmission.saveWhileSilent(context, async () => ({ state: stateOf(row) }))
  await (isApproval ? approve(context, booking, row) : returnDraft(context, booking, { row, remarks }))
  return { result: 'Success', state: stateOf(await siSubmission.get(context, row.id)) }
}

type Booking = Awaited<ReturnType<typeof lockOpenBooking>>

async function lockOpenBooking({ db, viewer }: Context, { id, bookingId }: LockedInstruction) {
  const booking = (await lockBooking(db, viewer, { id: bookingId, instructionId: id })) ?? refuse('SI0001')
  return booking.status === 'Canceled' ? refuse('SI0031', booking.bookingNo) : booking
}

/** Changes that were saved and not sent stay, over what was approved. */
async function approve(context: Context, booking: Booking, row: LockedInstruction) {
  const { db, viewer } = context
  const document = row.draft ?? refuse('SI0104')
  await send(context, booking, {
    ...{ row, document, kind: 'draftApproved', status: siMoves.approveDraft, source: 'portal', remarks: [] },
  })
  const unsent = row.hasUnsent ? row.document : null
  await updateApproved(db, row, { by: writerOf(viewer).signature, unsent })
  await recordUserActivity(context, row, 'siDraftApproved', document.blNo)
}

/** The carrier gets the instruction once more as it stands, with what is wrong in the draft. */
async function returnDraft(
  context: Context,
  booking: Booking,
  { row, remarks }: { row: LockedInstruction; remarks: DraftDecision['remarks'] },
) {
  const { db, viewer } = context
  const document = row.sent ?? row.document
  await send(context, booking, {
    ...{ row, document, kind: 'draftReturned', status: siMoves.returnDraft, source: 'portal', remarks },
  })
  if (row.hasUnsent)
    await updateDocument(db, row, { document: row.document, hasUnsent: true, by: writerOf(viewer).signature })
  await recordUserActivity(context, row, 'siDraftReturned', document.blNo)
}
