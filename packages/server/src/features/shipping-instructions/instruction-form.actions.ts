import { refuse } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type { SiBeginning, SiBeginningQuery } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { siParties } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import type { Context } from '../../platform/http/serve.ts'
import { findChoices } from './choice.repository.ts'
import { findEarlier, findKnownParties } from './earlier.repository.ts'
import { beginDocument, copyDocument } from './instruction-document.rules.ts'
import { findBookingByReference, getBooking, showBooking } from './instruction-state.actions.ts'
import { siSubmission } from './si.submission.ts'
import type { InstructedBooking } from './si-booking.repository.ts'
import { siTemplates } from './templates/si-template.actions.ts'

interface ByReference {
  reference: string
}

const bookingOf = async (context: Context, { reference }: ByReference) =>
  getBooking(context, { id: await findBookingByReference(context, reference), instructionId: 0 })

/** A booking with its containers, by what somebody typed. */
export const getInstructedBooking = async (context: Context, query: ByReference) =>
  showBooking(context.db, await bookingOf(context, query))

/** A new instruction: filled in with what is known, or with what an earlier one or a template says. */
export async function beginInstruction(
  context: Context,
  { copyOf, template, ...query }: SiBeginningQuery,
): Promise<SiBeginning> {
  const { db, viewer } = context
  const booking = await bookingOf(context, query)
  if (booking.status === 'Canceled') refuse('SI0031', booking.bookingNo)
  const addresses = await findKnownParties(db, viewer, partyNames(booking))
  const begun = beginDocument({ booking, addresses })
  const earlier =
    copyOf === undefined
      ? template && (await siTemplates.get(context, { id: template })).document
      : (await siSubmission.get(context, copyOf)).document
  return { booking: await showBooking(context.db, booking), document: earlier ? copyDocument(begun, earlier) : begun }
}

/** The names of all parties, as the carrier and the request write them. */
const partyNames = ({ parties, request }: InstructedBooking) => [
  ...parties.map(({ name }) => name),
  ...siParties.flatMap((role) => request?.[role].name ?? []),
]

/** Instructions of the same lane, to copy from. */
export async function listEarlier(context: Context, query: ByReference) {
  const { db, viewer } = context
  return { instructions: await findEarlier(db, viewer, (await bookingOf(context, query)).id) }
}

/** What a form offers. */
export async function getChoices({ db }: Context) {
  const found = await findChoices(db)
  if (!found) throw new Error('Choices were expected')
  return found.body
}
