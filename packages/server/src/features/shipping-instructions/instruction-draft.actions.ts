import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { refuse, violation } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type {
  SiDocument,
  SiDraftInput,
  SiOutcome,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { normalizeInstruction } from '@fairway/contract/shipping-instructions/si-normal.rules'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import * as instructions from './instruction.repository.ts'
import { findBookingByReference, getBooking, notifyWriters, stateOf } from './instruction-state.actions.ts'
import { siSubmission } from './si.submission.ts'
import type { InstructedBooking } from './si-booking.repository.ts'

const { objectType } = siSubmission

/** Saves an instruction as it is, right or not: a new draft, or changes of a sent one that the carrier does not have yet. */
export async function saveInstruction(
  context: Context,
  { id, revision, document: input }: SiDraftInput,
): Promise<SiOutcome> {
  const document = normalizeInstruction(input)
  if (id === undefined) {
    const booking = await getBooking(context, { id: await namedBooking(context, document), instructionId: 0 })
    return { result: 'Success', state: stateOf(await createDraft(context, booking, document)) }
  }
  return saveChanges(context, await siSubmission.lock(context, { id, revision }, 'update'), document)
}

/** The booking that a new document names: by its number, else by the customer's reference. */
export function namedBooking(context: Context, { bookingNo, customerReference }: SiDocument) {
  if (bookingNo === '' && customerReference === '') refuseViolations([violation('bookingNo', 'SI0011')])
  return findBookingByReference(context, bookingNo || customerReference)
}

/** An instruction stays with its booking: the containers, parties and numbers in it are of that one. */
export function ofSameBooking({ bookingNo }: Pick<InstructedBooking, 'bookingNo'>, document: SiDocument): SiDocument {
  if (document.bookingNo !== '' && document.bookingNo !== bookingNo)
    refuseViolations([violation('bookingNo', 'SI0102', bookingNo)])
  return { ...document, bookingNo }
}

/** Saves a new draft. */
export async function createDraft(context: Context, booking: InstructedBooking, typed: SiDocument) {
  const { db, viewer, audit } = context
  const document = ofSameBooking(booking, typed)
  const { signature: by } = writerOf(viewer)
  const made = await instructions.insertInstruction(db, { bookingId: booking.id, orgId: booking.own.id, document, by })
  const instruction = await siSubmission.lockOwn(context, made.id)
  await audit({ objectType, objectId: String(made.id), after: document })
  await notifyWriters(context, instruction)
  return instruction
}

/** Saves what changed. Open lists hear of it only where their line says something new: somebody may be typing. */
export async function saveChanges(
  context: Context,
  instruction: instructions.LockedInstruction,
  typed: SiDocument,
): Promise<SiOutcome> {
  const { db, viewer, audit } = context
  const document = ofSameBooking(instruction, typed)
  const changes = differencesBetween(instruction.document, document)
  if (changes.length === 0) return { result: 'NoEdit', state: stateOf(instruction) }
  const hasUnsent = instruction.sent === null || differencesBetween(instruction.sent, document).length > 0
  await instructions.updateDocument(db, instruction, { document, hasUnsent, by: writerOf(viewer).signature })
  await audit({ objectType, objectId: String(instruction.id), after: { changes } })
  if (hasUnsent !== instruction.hasUnsent) await notifyWriters(context, instruction)
  return { result: 'Success', state: stateOf(await siSubmission.get(context, instruction.id)) }
}

/** Deletes a draft as a whole, which the audit trail keeps; of a sent instruction it discards what was not sent. */
export async function deleteInstruction(context: Context, { id, revision }: { id: number; revision: number }) {
  const { db, viewer, audit } = context
  const instruction = await siSubmission.lock(context, { id, revision })
  const { status, document, sent } = instruction
  if (canInstruct('delete', status)) await instructions.deleteInstruction(db, instruction)
  else if (instruction.hasUnsent && sent)
    await instructions.updateDocument(db, instruction, {
      document: sent,
      hasUnsent: false,
      by: writerOf(viewer).signature,
    })
  else refuse('SI0101', status)
  await audit({ objectType, objectId: String(id), before: document })
  await notifyWriters(context, instruction)
  return { id }
}
