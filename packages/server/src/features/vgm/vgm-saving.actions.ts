import type { VersionSource } from '@fairway/contract/bookings/requests/booking-request.values'
import { unconfirmed } from '@fairway/contract/bookings/requests/sailing.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { refuse } from '@fairway/contract/vgm/vgm.errors'
import { checkVgm, vgmFactsOf, vgmWarningsOf } from '@fairway/contract/vgm/vgm.rules'
import type { VgmBooking, VgmDraft, VgmInput, VgmOutcome } from '@fairway/contract/vgm/vgm.schema'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { findOfBookings, type LockedVgm, updateWriting } from './vgm.repository.ts'
import { vgmSubmission } from './vgm.submission.ts'
import { getBooking, loadBookings, stateOf } from './vgm-reading.actions.ts'
import { isToSend, lockSubmissions, nextOf, sendAll } from './vgm-sending.actions.ts'

/** What one of several submissions has of its own; the legal statement is accepted for all of them. */
export type Sent = Omit<VgmInput, 'legalAccepted'>

/** A booking that is being written on: its facts, and its submission, locked. */
interface Opened<I> {
  input: I
  booking: VgmBooking
  submission: LockedVgm
}

/** Locks the submissions of bookings, one after the other. Of two who write at once the second is told that the first was there. */
async function openAll<I extends VgmDraft>(context: Context, inputs: readonly I[]): Promise<Opened<I>[]> {
  const bookingNos = inputs.map(({ bookingNo }) => bookingNo)
  const twice = bookingNos.find((bookingNo, at) => bookingNos.indexOf(bookingNo) !== at)
  if (twice !== undefined) refuse('VGM0041', twice)
  const submissionOf = await lockSubmissions(context, bookingNos)
  const missing = bookingNos.find((bookingNo) => !submissionOf.has(bookingNo))
  if (missing !== undefined) refuse('VGM0001', missing)
  const bookings = new Map((await loadBookings(context, bookingNos)).map((one) => [one.header.bookingNo, one]))
  return inputs.map((input) => {
    const [submission, booking] = [submissionOf.get(input.bookingNo), bookings.get(input.bookingNo)]
    if (!submission || !booking) return refuse('VGM0001', input.bookingNo)
    if (booking.bookingStatus === 'Canceled') return refuse('VGM0002', input.bookingNo)
    if (submission.revision !== input.revision) return refuseGeneral('GE0007')
    return { input, booking, submission }
  })
}

const isWritten = ({ submission, input }: Opened<VgmDraft>) =>
  submission.revision > 0 && differencesBetween(submission.document, input.document).length === 0

/** Keeps what was typed, right or not. Nobody's list shows it, so nobody is told. */
async function keep(context: Context, opened: Opened<VgmDraft>): Promise<VgmOutcome> {
  const { submission, input } = opened
  if (isWritten(opened)) return { result: 'NoEdit', state: stateOf(submission) }
  const { db, viewer, audit } = context
  const { document } = input
  await updateWriting(db, submission, { document, hasUnsent: true, by: writerOf(viewer).signature })
  await audit({
    objectType: vgmSubmission.objectType,
    objectId: submission.bookingNo,
    before: { revision: submission.revision },
    after: { kept: differencesBetween(submission.document, document).map(({ path }) => path) },
  })
  return { result: 'Success', state: stateOf(await vgmSubmission.get(context, submission.id)) }
}

/** Keeps a document without sending it. */
export async function keepVgm(context: Context, input: VgmDraft): Promise<VgmOutcome> {
  const [opened] = await openAll(context, [input])
  return opened ? keep(context, opened) : refuse('VGM0001', input.bookingNo)
}

/** What a booking is checked by, and how paths of several bookings begin. */
interface Checking {
  needsWeights?: boolean
  pathOf?: (at: number, path: string) => string
}

/** What stops submissions from being sent, and what their senders confirm, by their places. */
function check(opened: readonly Opened<Sent>[], { needsWeights = false, pathOf = (_, path) => path }: Checking) {
  const placed = (violations: Violation[], at: number) =>
    violations.map((violation) => ({ ...violation, path: pathOf(at, violation.path) }))
  const found = opened.map(({ booking, input: { document, confirmed } }, at) => {
    const facts = { ...vgmFactsOf(booking), needsWeights }
    const warnings = vgmWarningsOf(document, facts)
    return {
      errors: placed(checkVgm(document, facts), at),
      unconfirmed: placed(unconfirmed(warnings, confirmed), at),
      warned: warnings.map(({ code }) => code),
    }
  })
  return {
    errors: found.flatMap(({ errors }) => errors),
    unconfirmed: found.flatMap((one) => one.unconfirmed),
    warned: found.map(({ warned }) => [...new Set(warned)]),
  }
}

export interface SavingOptions extends Checking {
  legalAccepted: boolean
  source: VersionSource
}

/**
 * Sends the verified gross mass of bookings: all of them, or none. A container that is named again replaces what was said of it;
 * what nothing is new in is not sent, unless the carrier rejected it. While the carrier takes nothing, everything is kept.
 */
async function saveAll(
  context: Context,
  inputs: readonly Sent[],
  { legalAccepted, source, ...checking }: SavingOptions,
): Promise<VgmOutcome[]> {
  const opened = await openAll(context, inputs)
  const { errors, unconfirmed: open, warned } = check(opened, checking)
  refuseViolations(errors)
  if (!legalAccepted) refuse('VGM0033')
  refuseViolations(open)
  const sendings = opened.map((one, at) => ({
    ...one,
    ...nextOf({ ...one, document: one.input.document }),
    confirmed: warned[at] ?? [],
  }))
  const changed = sendings.filter(isToSend)
  await vgmSubmission.saveWhileSilent(context, async () => {
    const kept: VgmOutcome[] = []
    for (const one of opened) kept.push(await keep(context, one))
    return kept[0] ?? refuse('VGM0010')
  })
  if (changed.length > 0) await sendAll(context, [changed], source)
  const isChanged = new Set(changed.map(({ submission }) => submission.id))
  const bookingNos = opened.map(({ submission }) => submission.bookingNo)
  const stored = new Map((await findOfBookings(context.db, context.viewer, bookingNos)).map((one) => [one.id, one]))
  return opened.map(({ submission }) => ({
    result: isChanged.has(submission.id) ? 'Success' : 'NoEdit',
    state: stateOf(stored.get(submission.id) ?? submission),
  }))
}

/** Sends the verified gross mass of one booking. */
export async function saveVgm(context: Context, { legalAccepted, ...input }: VgmInput): Promise<VgmOutcome> {
  const [outcome] = await saveAll(context, [input], { legalAccepted, source: 'portal' })
  return outcome ?? refuse('VGM0001', input.bookingNo)
}

/** Sends that of several bookings of one grid. */
export const saveSeveral = async (
  context: Context,
  { submissions, legalAccepted }: { submissions: Sent[]; legalAccepted: boolean },
) => ({
  outcomes: await saveAll(context, submissions, {
    legalAccepted,
    source: 'portal',
    pathOf: (at, path) => `submissions.${at}.document${path === '' ? '' : `.${path}`}`,
  }),
})

/** What a submission would be refused for, were it sent now; nothing is saved. */
export async function validateVgm(context: Context, { bookingNo, document }: VgmInput) {
  const booking = await getBooking(context, bookingNo)
  if (booking.bookingStatus === 'Canceled') refuse('VGM0002', bookingNo)
  const facts = vgmFactsOf(booking)
  return { violations: checkVgm(document, facts), warnings: vgmWarningsOf(document, facts) }
}
