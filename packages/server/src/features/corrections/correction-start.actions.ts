import type { CorrectionOutcome } from '@fairway/contract/corrections/correction.schema'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import * as corrections from './correction.repository.ts'
import { correctionSubmission } from './correction.submission.ts'
import { recordUserActivity } from './correction-activity.actions.ts'
import * as holding from './correction-holding.actions.ts'
import { lockShipment } from './shipment.repository.ts'

interface Start {
  shipmentNo: string
  another: boolean
}

/**
 * Starts a correction with what the booking says now; of several who start one at once, one does. After one was completed,
 * another is started only where that is confirmed.
 */
export async function startCorrection(
  context: Context,
  { shipmentNo: typed, another }: Start,
): Promise<CorrectionOutcome> {
  const { db, viewer, audit } = context
  const shipmentNo = holding.shipmentNumber(typed)
  await corrections.lockOfShipment(db, viewer, shipmentNo) // before the booking, as whoever sends one does
  const shipment = (await lockShipment(db, viewer, shipmentNo)) ?? refuse('BC0002', shipmentNo)
  holding.refuseUnfit(shipment, false)
  const [bill] = shipment.bills
  if (!bill) return refuse('BC0003', shipmentNo)
  const base = holding.latestOf(shipment, holding.ownerOf(shipment))
  const made = await corrections.insertCorrection(db, {
    bookingId: shipment.id,
    orgId: shipment.own?.id ?? null,
    blNo: bill.blNo,
    base,
    bookingRevision: shipment.revision,
    billRevision: bill.revision,
    by: writerOf(viewer).signature,
  })
  if (!made) return refuse('BC0005', shipmentNo)
  if (shipment.completed.length > 0 && !another) refuse('BC0012', shipmentNo)
  const correction = await correctionSubmission.get(context, made.id)
  await audit({
    objectType: correctionSubmission.objectType,
    objectId: String(made.id),
    after: { shipmentNo, blNo: bill.blNo, base },
  })
  await recordUserActivity(context, correction, 'correctionStarted', bill.blNo)
  await holding.notifyBookingViewers(context, shipmentNo)
  return { result: 'Success', state: holding.stateOf(correction) }
}
