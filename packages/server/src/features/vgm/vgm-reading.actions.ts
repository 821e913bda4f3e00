import { isContainerNumber } from '@fairway/contract/shared/container-number'
import { plainText } from '@fairway/contract/shared/multi-value'
import { splitNumbers } from '@fairway/contract/shared/number-format'
import { refuse } from '@fairway/contract/vgm/vgm.errors'
import * as shapes from '@fairway/contract/vgm/vgm.schema'
import { shownVgmStatus } from '@fairway/contract/vgm/vgm.states'
import { VGM_BOOKING_LIMIT, type VgmSearchType, vgmBookingTypes } from '@fairway/contract/vgm/vgm.values'
import { beginVgm, forEditing, plainContainerNo } from '@fairway/contract/vgm/vgm-rows.rules'
import { checkContainerNo } from '@fairway/contract/vgm/vgm-weights.rules'
import type { z } from 'zod'
import type { Context } from '../../platform/http/serve.ts'
import { findOfBookings, type StoredVgm } from './vgm.repository.ts'
import { vgmSubmission } from './vgm.submission.ts'
import { findBookings, findCarriers, matchNumbers, type WeighedBooking } from './vgm-booking.repository.ts'

/** The carriers of the form: an installation has one. */
export const getCarriers = async ({ db }: Context): Promise<shapes.VgmCarriers> => ({
  carriers: await findCarriers(db),
  bookingTypes: [...vgmBookingTypes],
})

/** What everybody who may see it is told of how a submission stands. */
export const stateOf = (submission: StoredVgm): shapes.VgmState => ({
  id: submission.id,
  bookingNo: submission.bookingNo,
  status: shownVgmStatus(submission.status, submission.carrierAction),
  stored: submission.status,
  revision: submission.revision,
  version: submission.version,
  hasUnsent: submission.hasUnsent,
  isComplete: submission.isComplete,
  savedAt: submission.savedAt,
  savedBy: submission.savedBy,
  submittedAt: submission.submittedAt,
  carrierAction: submission.carrierAction,
  carrierAt: submission.carrierAt,
  carrierNote: submission.carrierNote,
})

/** What somebody goes on writing on: what was kept, else what was sent, else the booking's header and containers. */
function documentOf({ header, containers }: WeighedBooking, submission: StoredVgm | undefined): shapes.VgmDocument {
  if (submission?.hasUnsent && submission.revision > 0) return submission.document
  return submission?.sent ? forEditing(submission.sent, containers) : beginVgm(header, containers)
}

/** Bookings with all that their page shows, in the order of their numbers; submissions that are locked are not read again. */
export async function loadBookings(
  { db, viewer }: Context,
  bookingNos: readonly string[],
  locked?: readonly StoredVgm[],
): Promise<shapes.VgmBooking[]> {
  const bookings = await findBookings(db, viewer, bookingNos)
  const submissions = locked ?? (await findOfBookings(db, viewer, bookingNos))
  const byNumber = new Map(submissions.map((submission) => [submission.bookingNo, submission]))
  return bookings.map((booking) => {
    const submission = byNumber.get(booking.header.bookingNo)
    return {
      ...booking,
      state: submission ? stateOf(submission) : null,
      document: documentOf(booking, submission),
      sent: submission?.sent ?? null,
    }
  })
}

/** A booking whose papers the caller may see; one of others is not there. */
export async function getBooking(context: Context, bookingNo: string): Promise<shapes.VgmBooking> {
  const [found] = await loadBookings(context, [bookingNo])
  return found ?? refuse('VGM0001', bookingNo)
}

/** References may hold blanks, numbers may not. */
const numbersIn: Record<VgmSearchType, (text: string) => string[]> = {
  booking: splitNumbers,
  bl: splitNumbers,
  reference: (text) =>
    plainText(text)
      .split(/[,;\n、，；]/u)
      .map((reference) => reference.trim())
      .filter((reference) => reference !== ''),
}

/** Finds bookings by number, bill or reference. Where some are found the others are named; where none is, it is refused. */
export async function searchVgm(
  context: Context,
  { type, numbers: typed, carrier }: shapes.VgmSearch,
): Promise<shapes.VgmSearchResult> {
  const numbers = [...new Set(numbersIn[type](typed))].slice(0, VGM_BOOKING_LIMIT)
  const known = await findCarriers(context.db)
  if (carrier !== '' && !known.some(({ scac }) => scac === carrier.toUpperCase())) refuse('VGM0005')
  const matched = await matchNumbers(context.db, context.viewer, { type, numbers })
  const bookings = await loadBookings(context, [...new Set(matched.map(({ bookingNo }) => bookingNo))])
  if (bookings.length === 0) refuse('VGM0001', typed)
  const found = new Set(matched.map(({ number }) => number))
  return { bookings, missing: numbers.filter((number) => !found.has(number)) }
}

/** Whether a container number is right and on the booking. A container of somebody else is not recognised, like an unknown one. */
export async function checkContainer(
  context: Context,
  { bookingNo, containerNo: typed }: z.output<typeof shapes.ContainerCheckQuery>,
): Promise<shapes.ContainerCheck> {
  const { containers, bookingStatus } = await getBooking(context, bookingNo)
  if (bookingStatus === 'Canceled') refuse('VGM0002', bookingNo)
  const containerNo = plainContainerNo(typed)
  const byNumber = new Map(containers.map((container) => [container.containerNo, container]))
  const container = byNumber.get(containerNo) ?? null
  const problem = checkContainerNo('containerNo', typed, byNumber)
  return {
    containerNo,
    isValid: isContainerNumber(containerNo),
    isRecognised: container !== null,
    problem: problem ? { code: problem.code, args: problem.args } : null,
    container,
  }
}

/** What was sent of a booking, by whom, and what the carrier said of it. */
export async function getHistory(
  context: Context,
  { bookingNo }: z.output<typeof shapes.VgmQuery>,
): Promise<shapes.VgmHistory> {
  const { state } = await getBooking(context, bookingNo)
  if (!state) return { state, versions: [] }
  const submission = await vgmSubmission.get(context, state.id)
  return { state, versions: await vgmSubmission.findVersions(context.db, submission, shapes.VgmVersion) }
}
