import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import { closedChanges, onLatest } from '@fairway/contract/corrections/correction.rules'
import type * as shapes from '@fairway/contract/corrections/correction.schema'
import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { refuse, violation } from '@fairway/contract/corrections/corrections.errors'
import { refuseViolations } from '../../platform/refusals.ts'
import type { Context } from '../../platform/serve.ts'
import { writerOf, written } from '../bookings/public.ts'
import { inFormOrder, isOwnField, withOwnOf } from './booking-document.rules.ts'
import * as corrections from './correction.repository.ts'
import * as holding from './correction-holding.actions.ts'
import { noteDeed } from './correction-story.actions.ts'
import { findShipment } from './shipment.repository.ts'

/**
 * What somebody wrote on a correction, as it is kept. What the portal cannot change is refused, field by field; so are the
 * references of others, which the writer was not shown.
 */
export function writtenOn(held: corrections.KeptCorrection, given: RequestDocument, latest = held.base) {
  const { base, isOwner } = held
  const typed = written(given)
  const touched = isOwner
    ? []
    : Object.entries(typed).filter(([path, text]) => isOwnField(path) && text !== '').map(([path]) => path) // biome-ignore format: one thought
  const document = isOwner ? typed : withOwnOf(typed, held.document)
  const isClosedNow = new Set(closedChanges(latest, document).map(({ path }) => path))
  const closed = closedChanges(base, document).filter(({ path }) => isClosedNow.has(path))
  refuseViolations([...touched.map((path) => violation(path, 'BC0009')), ...closed])
  const corrected = onLatest(base, latest, document)
  return inFormOrder({ ...corrected, containers: corrected.containers.slice(0, latest.containers.length) })
}

/** Keeps a correction as it is, right or not; on the booking's latest data where the writer has seen them. */
export async function updateCorrection(
  context: Context,
  { id, revision, document: given, takesLatest }: shapes.CorrectionWritten,
) {
  const held = await holding.takeCorrection(context, id, revision)
  if (!canCorrect('update', held.status)) refuse('BC0008', held.status)
  const ground = takesLatest ? await latestGround(context, held) : held
  return keepWriting(context, held, { ...ground, document: writtenOn(held, given, ground.base) })
}

type Ground = Pick<corrections.KeptCorrection, 'base' | 'bookingRevision' | 'billRevision' | 'blNo'>

/** What the booking and its bill say now. */
async function latestGround({ db, viewer }: Context, held: corrections.KeptCorrection): Promise<Ground> {
  const shipment = (await findShipment(db, viewer, held.shipmentNo)) ?? refuse('BC0006')
  const { blNo, revision: billRevision } = shipment.bills[0] ?? { blNo: held.blNo, revision: held.billRevision }
  const base = holding.latestOf(shipment, holding.ownerOfKept(held, shipment))
  return { base, bookingRevision: shipment.revision, billRevision, blNo }
}

/** Keeps what changed. Nobody's list shows what is being typed, so nobody is told. */
export async function keepWriting(
  context: Context,
  held: corrections.KeptCorrection,
  { base, document, bookingRevision, billRevision, blNo }: Ground & { document: RequestDocument },
): Promise<shapes.CorrectionOutcome> {
  const { db, viewer, audit } = context
  const changes = differencesBetween(held.document, document)
  const isSameGround =
    bookingRevision === held.bookingRevision &&
    billRevision === held.billRevision &&
    differencesBetween(held.base, base).length === 0
  if (changes.length === 0 && isSameGround) return { result: 'NoEdit', state: holding.stateOf(held) }
  const { signature: by } = writerOf(viewer)
  await corrections.updateWriting(db, viewer, held.id, { base, document, bookingRevision, billRevision, blNo, by })
  await audit({
    objectType: holding.CORRECTION,
    objectId: String(held.id),
    before: { bookingRevision: held.bookingRevision, billRevision: held.billRevision },
    after: { bookingRevision, billRevision, changes },
  })
  return { result: 'Success', state: holding.stateOf(await holding.seeCorrection(context, held.id)) }
}

/** Deletes a correction that the carrier does not have, or has rejected; the audit trail keeps it. */
export async function deleteCorrection(context: Context, { id, revision }: { id: number; revision: number }) {
  const { db, viewer, audit } = context
  const held = await holding.takeCorrection(context, id, revision)
  const { status, version, base, document, shipmentNo } = held
  if (!canCorrect('delete', status)) refuse('BC0008', status)
  await corrections.deleteCorrection(db, viewer, id)
  await audit({
    objectType: holding.CORRECTION,
    objectId: String(id),
    before: { shipmentNo, status, version, base, document },
  })
  await noteDeed(context, held, 'correctionDeleted', held.blNo)
  await holding.tellEverybody(context, shipmentNo)
  return { code: 'BC0010' as const }
}
