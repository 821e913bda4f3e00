import { plainText } from '@fairway/contract/shared/multi-value'
import { refuse, violation } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type { SiBooking, SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { canInstruct } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { findCoveringLetter } from '../letters-of-indemnity/public.ts'
import { noteWriters } from './bill-container.repository.ts'
import { shownBooking } from './booking-facts.rules.ts'
import type { StoredInstruction } from './instruction.repository.ts'
import * as bookings from './si-booking.repository.ts'

/** A booking by what somebody typed; one that is not theirs to write for is not there. */
export async function findBookingByReference({ db, viewer }: Context, typed: string) {
  const text = typed.trim()
  if (text === '') refuseViolations([violation('reference', 'SI0011')])
  const found = await bookings.findBookingId(db, viewer, { number: plainText(text).replace(/[\s.-]/g, ''), text })
  return found?.id ?? refuse('SI0001')
}

export const getBooking = async ({ db, viewer }: Context, of: { id: number; instructionId: number }) =>
  (await bookings.findBooking(db, viewer, of)) ?? refuse('SI0001')

/** A booking as it is shown, with the letter of indemnity that covers it. */
export const showBooking = async (db: Database, booking: bookings.InstructedBooking): Promise<SiBooking> =>
  shownBooking(booking, await findCoveringLetter(db, booking.bookingNo))

/** Open lists and pages of those who write for the booking ask again. */
export async function notifyWriters({ db }: Context, { bookingId }: Pick<StoredInstruction, 'bookingId'>) {
  await noteWriters(db, bookingId)
  await announceChanges(db)
}

/** Whether the draft B/L of the carrier counts: as long as nothing newer was sent. */
export const hasDraft = ({ draft, status }: Pick<StoredInstruction, 'draft' | 'status'>) =>
  draft !== null && canInstruct('approveDraft', status)

/** What everybody is told of how an instruction stands. */
export function stateOf(instruction: StoredInstruction): SiState {
  const isDraftShown = hasDraft(instruction)
  return {
    id: instruction.id,
    bookingNo: instruction.bookingNo,
    blNo: instruction.blNo ?? instruction.document.blNo,
    status: instruction.status,
    revision: instruction.revision,
    version: instruction.version,
    hasUnsent: instruction.hasUnsent,
    organisation: { ref: instruction.orgRef, name: instruction.orgName },
    savedAt: instruction.savedAt,
    savedBy: instruction.savedBy,
    submittedAt: instruction.submittedAt,
    carrierAction: instruction.carrierAction,
    carrierAt: instruction.carrierAt,
    carrierNote: instruction.carrierNote,
    carrierRemarks: instruction.carrierRemarks,
    hasDraft: isDraftShown,
    draftApprovedAt: isDraftShown ? instruction.draftApprovedAt : null,
    draftApprovedBy: isDraftShown ? instruction.draftApprovedBy : null,
  }
}
