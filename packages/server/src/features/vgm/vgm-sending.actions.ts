import type { VersionSource } from '@fairway/contract/bookings/requests/booking-request.values'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import type { SubmittedVgm } from '@fairway/contract/vgm/submitted-vgm.schema'
import { type VgmBooking, VgmDocument } from '@fairway/contract/vgm/vgm.schema'
import { nextVersion, statedBetween } from '@fairway/contract/vgm/vgm-rows.rules'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { organisationsOf } from '../../platform/viewer.ts'
import { insertActivities } from '../bookings/public.ts'
import { noteBookings } from '../tracking/public.ts'
import { spendUse } from './link-token.actions.ts'
import { type LockedVgm, openSubmissions, type StoredVgm } from './vgm.repository.ts'
import { vgmSubmission } from './vgm.submission.ts'
import { findOwnParties } from './vgm-booking.repository.ts'

/**
 * The submissions of these bookings by their numbers, locked in one order for everybody. One that has none gets an empty
 * one; bookings whose papers the caller may not see are missing.
 */
export async function lockSubmissions({ db, viewer }: Context, bookingNos: readonly string[]) {
  const empty = VgmDocument.parse({})
  const found = await openSubmissions(db, viewer, { bookingNos, by: writerOf(viewer).signature, empty })
  const ids = found.map(({ id }) => id)
  const locked = await vgmSubmission.lockAll(db, viewer, ids)
  return new Map(locked.map((submission) => [submission.bookingNo, submission]))
}

interface Written {
  booking: Pick<VgmBooking, 'containers'>
  submission: Pick<StoredVgm, 'sent' | 'status'> | undefined
  document: VgmDocument
}

interface Told {
  sent: VgmDocument | null
  containers: VgmBooking['containers']
  next: ReturnType<typeof compareWithSent>
}

/** What was found of documents that are still in use: a file is checked and then sent, which asks the same of all of it twice. */
const told = new WeakMap<VgmDocument, Told>()

/** What the carrier would be told, in which fields that differs from what it knows, and whether it knows it already. */
export function nextOf({ booking: { containers }, submission, document }: Written) {
  const sent = submission?.sent ?? null
  const former = told.get(document)
  if (former?.sent === sent && former.containers === containers) return former.next
  const next = compareWithSent(document, sent, containers)
  told.set(document, { sent, containers, next })
  return next
}

function compareWithSent(document: VgmDocument, sent: VgmDocument | null, containers: VgmBooking['containers']) {
  const onBooking = new Set(containers.map(({ containerNo }) => containerNo))
  const next = nextVersion(sent, document, (containerNo) => onBooking.has(containerNo))
  const changes = sent ? differencesBetween(next, sent).map(({ path }) => path) : []
  return { next, changes, isSame: sent !== null && changes.length === 0, stated: statedBetween(sent, next) }
}

/** What nothing is new in is not sent, unless the carrier rejected it. */
export const isToSend = ({ submission, isSame }: Pick<Sending, 'submission' | 'isSame'>) =>
  !isSame || submission.status === 'Rejected'

/** A version on its way to the carrier, with the warnings that its sender confirmed. */
export interface Sending extends ReturnType<typeof nextOf> {
  submission: LockedVgm
  confirmed: readonly string[]
}

/** Sends the verified gross mass of locked bookings, part by part: other calls get their turn between them. */
export async function sendAll(
  context: Context,
  parts: Iterable<readonly Sending[]> | AsyncIterable<readonly Sending[]>,
  source: VersionSource,
) {
  const { db } = context
  for await (const sendings of parts) if (sendings.length > 0) await sendSome(context, sendings, source)
  await spendUse(context)
  await announceChanges(db)
}

async function sendSome(context: Context, sendings: readonly Sending[], source: VersionSource) {
  const { db, viewer } = context
  const bookingNos = sendings.map(({ submission }) => submission.bookingNo)
  const parties = await findOwnParties(db, organisationsOf(viewer), bookingNos)
  await vgmSubmission.send(
    context,
    sendings.map(({ submission, next, changes, stated, confirmed }) => {
      const { bookingNo } = submission
      return {
        row: submission,
        document: next,
        source,
        changes,
        more: { brought: stated, confirmed },
        status: 'Submitted' as const,
        audited: { stated, document: next, confirmed },
        payload: ({ version, submittedAt }: { version: number; submittedAt: string }): SubmittedVgm => ({
          ...{ bookingNo, version, source, organisation: parties.get(bookingNo) ?? null },
          ...{ submittedAt, stated, document: next },
        }),
      }
    }),
  )
  const writer = writerOf(viewer)
  await insertActivities(
    db,
    sendings.map(({ submission: { bookingNo }, stated }) => {
      const about = stated.join(', ')
      return { bookingNo, kind: 'vgmSubmitted', writer, about }
    }),
  )
  await noteBookings(db, bookingNos)
}
