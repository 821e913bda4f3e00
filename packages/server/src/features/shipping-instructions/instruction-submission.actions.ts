import type { VersionSource } from '@fairway/contract/bookings/requests/booking-request.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { refuse } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type {
  SiBooking,
  SiDocument,
  SiInput,
  SiOutcome,
  SiState,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { siMoves } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { normalizeInstruction } from '@fairway/contract/shipping-instructions/si-normal.rules'
import { unconfirmedOf } from '@fairway/contract/shipping-instructions/si-warning.rules'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { LockedInstruction, StoredInstruction } from './instruction.repository.ts'
import { recordUserActivity } from './instruction-activity.actions.ts'
import { checkOne } from './instruction-check.actions.ts'
import { kindOf } from './instruction-decision.rules.ts'
import { createDraft, namedBooking, ofSameBooking, saveChanges } from './instruction-draft.actions.ts'
import { send } from './instruction-sending.actions.ts'
import { showBooking, stateOf } from './instruction-state.actions.ts'
import { siSubmission } from './si.submission.ts'
import { type LockedBooking, lockBooking } from './si-booking.repository.ts'

/** Sends an instruction to the carrier: for the first time, again after a rejection, changed, or as a correction. */
export async function submitInstruction(context: Context, input: SiInput): Promise<SiOutcome> {
  const { db, viewer } = context
  const { id, revision, confirmed } = input
  const typed = normalizeInstruction(input.document)
  const stored = id === undefined ? undefined : await siSubmission.lock(context, { id, revision }, 'submit')
  if (stored && isNoEdit(stored, ofSameBooking(stored, typed)))
    return { ...(await saveChanges(context, stored, typed)), result: 'NoEdit' }
  const bookingId = stored?.bookingId ?? (await namedBooking(context, typed))
  const found = (await lockBooking(db, viewer, { id: bookingId, instructionId: stored?.id ?? 0 })) ?? refuse('SI0001')
  const document = ofSameBooking(found, typed)
  const booking = await showBooking(db, found)
  const { errors, warnings } = await checkOne(context, { own: stored, booking, document })
  refuseViolations(errors)
  refuseViolations(unconfirmedOf(warnings, confirmed))
  const state = await sendChecked(context, { stored, found, booking, document, warnings, source: 'portal' })
  return { result: 'Success', state }
}

/** An instruction that was checked and whose warnings are confirmed, with its locked rows. */
interface CheckedSending {
  stored: LockedInstruction | undefined
  found: LockedBooking
  booking: SiBooking
  document: SiDocument
  warnings: readonly Violation[]
  source: VersionSource
}

/** Sends an instruction that was checked. */
export async function sendChecked(
  context: Context,
  { stored, found, booking, document, warnings, source }: CheckedSending,
): Promise<SiState> {
  const row = stored ?? (await createDraft(context, found, document))
  await siSubmission.saveWhileSilent(context, () => saveChanges(context, row, document))
  await send(context, found, {
    row,
    document,
    kind: kindOf(row),
    status: siMoves.submit,
    source,
    remarks: [],
    needsLetter: ['SW', 'TLX'].includes(document.blType) && booking.coveringLetter === null,
    confirmed: warnings.map(({ code }) => code),
  })
  await recordUserActivity(context, row, 'siSubmitted', document.blNo)
  return stateOf(await siSubmission.get(context, row.id))
}

/** Nothing differs from what the carrier has; a rejected instruction may be sent again as it is. */
export const isNoEdit = ({ status, sent }: StoredInstruction, document: SiDocument) =>
  (status === 'Submitted' || status === 'Accepted') && sent !== null && differencesBetween(sent, document).length === 0
