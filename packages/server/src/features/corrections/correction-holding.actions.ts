import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { correctionRefusal, isShipmentNumber } from '@fairway/contract/corrections/correction.rules'
import type { CorrectionState } from '@fairway/contract/corrections/correction.schema'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import { announceChanges } from '../../platform/database/changes.ts'
import type { Context } from '../../platform/http/serve.ts'
import { noteBookings } from '../tracking/public.ts'
import { bookingDocument, withoutOwn } from './booking-document.rules.ts'
import type * as corrections from './correction.repository.ts'
import type { Shipment } from './shipment.repository.ts'

/** A shipment number as it was typed, in plain digits; anything else is none. */
export function shipmentNumber(typed: string) {
  const number = plainNumber(typed)
  return isShipmentNumber(number) ? number : refuse('BC0001')
}

/** Whose references a correction of this shipment holds, when the caller starts it. */
export const ownerOf = ({ requesterId, own }: Shipment) => requesterId ?? own?.id ?? null

/** The same of one that was started. */
export const ownerOfCorrection = ({ orgId }: corrections.StoredCorrection, { requesterId }: Shipment) =>
  requesterId ?? orgId

/** What the booking says now, for a correction whose references are of that owner. */
export const latestOf = (shipment: Shipment, ownerId: string | null): RequestDocument =>
  bookingDocument({
    booking: shipment,
    request: shipment.request?.document ?? null,
    completed: shipment.completed,
    ownerId,
  })

/** Refuses a shipment that cannot be corrected at this moment. */
export function refuseUnfit(shipment: Shipment, isInProgress: boolean) {
  const why = whyUnfit(shipment, isInProgress)
  if (why) throw new Refusal(why.code, why.args)
}
export const whyUnfit = ({ shipmentNo, status, bills }: Shipment, isInProgress: boolean) =>
  correctionRefusal({ shipmentNo, isCanceled: status === 'Canceled', bills, isInProgress })

/** A document as the caller may see it. */
export const shownTo = ({ isOwner }: corrections.StoredCorrection, document: RequestDocument) =>
  isOwner ? document : withoutOwn(document)

/** Open pages and lists of everybody who may see the booking ask again. */
export async function notifyBookingViewers({ db }: Context, shipmentNo: string) {
  await noteBookings(db, [shipmentNo])
  await announceChanges(db)
}

/** What everybody is told of how a correction stands. */
export const stateOf = (correction: corrections.StoredCorrection): CorrectionState => ({
  id: correction.id,
  shipmentNo: correction.shipmentNo,
  blNo: correction.blNo,
  status: correction.status,
  revision: correction.revision,
  version: correction.version,
  startedAt: correction.startedAt,
  startedBy: correction.startedBy,
  savedAt: correction.savedAt,
  savedBy: correction.savedBy,
  submittedAt: correction.submittedAt,
  carrierAction: correction.carrierAction,
  carrierAt: correction.carrierAt,
  carrierNote: correction.carrierNote,
})
