import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { disallowedChanges, rebaseCorrection } from '@fairway/contract/corrections/correction.rules'
import type * as shapes from '@fairway/contract/corrections/correction.schema'
import { refuse, violation } from '@fairway/contract/corrections/corrections.errors'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { normalizeDocument } from '../bookings/public.ts'
import { inFormOrder, isOwnField, withOwnOf } from './booking-document.rules.ts'
import * as corrections from './correction.repository.ts'
import { correctionSubmission } from './correction.submission.ts'
import { recordUserActivity } from './correction-activity.actions.ts'
import * as holding from './correction-holding.actions.ts'
import { findShipment } from './shipment.repository.ts'

/**
 * What somebody wrote on a correction, as it is kept. What the portal cannot change is refused, field by field; so are the
 * references of others, which the writer was not shown.
 */
export function applyChanges(
  correction: corrections.StoredCorrection,
  input: RequestDocument,
  latest = correction.base,
) {
  const { base, isOwner } = correction
  const typed = normalizeDocument(input)
  const touched = isOwner
    ? []
    : Object.entries(typed).filter(([path, text]) => isOwnField(path) && text !== '').map(([path]) => path) // biome-ignore format: one thought
  const document = isOwner ? typed : withOwnOf(typed, correction.document)
  const isClosedNow = new Set(disallowedChanges(latest, document).map(({ path }) => path))
  const closed = disallowedChanges(base, document).filter(({ path }) => isClosedNow.has(path))
  refuseViolations([...touched.map((path) => violation(path, 'BC0009')), ...closed])
  const corrected = rebaseCorrection(base, latest, document)
  return inFormOrder({ ...corrected, containers: corrected.containers.slice(0, latest.containers.length) })
}

/** Saves a correction as it is, right or not; on the booking's latest data where the writer has seen them. */
export async function updateCorrection(
  context: Context,
  { id, revision, document: input, takesLatest }: shapes.CorrectionInput,
) {
  const correction = await correctionSubmission.lock(context, { id, revision }, 'update')
  const baseVersion = takesLatest ? await latestBaseVersion(context, correction) : correction
  return saveCorrection(context, correction, {
    ...baseVersion,
    document: applyChanges(correction, input, baseVersion.base),
  })
}

type BaseVersion = Pick<corrections.StoredCorrection, 'base' | 'bookingRevision' | 'billRevision' | 'blNo'>

/** What the booking and its bill say now. */
async function latestBaseVersion(
  { db, viewer }: Context,
  correction: corrections.StoredCorrection,
): Promise<BaseVersion> {
  const shipment = (await findShipment(db, viewer, correction.shipmentNo)) ?? refuse('BC0006')
  const { blNo, revision: billRevision } = shipment.bills[0] ?? {
    blNo: correction.blNo,
    revision: correction.billRevision,
  }
  const base = holding.latestOf(shipment, holding.ownerOfCorrection(correction, shipment))
  return { base, bookingRevision: shipment.revision, billRevision, blNo }
}

/** Saves what changed. Nobody's list shows what is being typed, so nobody is told. */
export async function saveCorrection(
  context: Context,
  correction: corrections.LockedCorrection,
  { base, document, bookingRevision, billRevision, blNo }: BaseVersion & { document: RequestDocument },
): Promise<shapes.CorrectionOutcome> {
  const { db, viewer, audit } = context
  const changes = differencesBetween(correction.document, document)
  const isSameBase =
    bookingRevision === correction.bookingRevision &&
    billRevision === correction.billRevision &&
    differencesBetween(correction.base, base).length === 0
  if (changes.length === 0 && isSameBase) return { result: 'NoEdit', state: holding.stateOf(correction) }
  const { signature: by } = writerOf(viewer)
  await corrections.updateWriting(db, correction, { base, document, bookingRevision, billRevision, blNo, by })
  await audit({
    objectType: correctionSubmission.objectType,
    objectId: String(correction.id),
    before: { bookingRevision: correction.bookingRevision, billRevision: correction.billRevision },
    after: { bookingRevision, billRevision, changes },
  })
  return { result: 'Success', state: holding.stateOf(await correctionSubmission.get(context, correction.id)) }
}

/** Deletes a correction that the carrier does not have, or has rejected; the audit trail keeps it. */
export async function deleteCorrection(context: Context, { id, revision }: { id: number; revision: number }) {
  const { db, audit } = context
  const correction = await correctionSubmission.lock(context, { id, revision }, 'delete')
  const { status, version, base, document, shipmentNo } = correction
  await corrections.deleteCorrection(db, correction)
  await audit({
    objectType: correctionSubmission.objectType,
    objectId: String(id),
    before: { shipmentNo, status, version, base, document },
  })
  await recordUserActivity(context, correction, 'correctionDeleted', correction.blNo)
  await holding.notifyBookingViewers(context, shipmentNo)
  return { code: 'BC0010' as const }
}
