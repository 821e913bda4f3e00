import { can, carrierMoves } from '@fairway/contract/bookings/requests/booking-request.states'
import type { CarrierAction, RequestStatus } from '@fairway/contract/bookings/requests/booking-request.values'
import type { Decision } from '@fairway/contract/carrier/outbox.values'

/** How a request stands when a decision comes. */
export interface Standing {
  status: RequestStatus
  statusBeforeCancel: RequestStatus | null
  /** The newest version of all. */
  version: number
  confirmedVersion: number | null
  /** The customer's newest version that still stands, a refused cancellation left out, and what was said of it. */
  open: { version: number; action: CarrierAction | null }
}

export const actionOf: Record<Decision, CarrierAction> = {
  received: 'Received',
  approve: 'Approved',
  reject: 'Rejected',
  decline: 'Declined',
  confirmCancellation: 'Cancellation Confirmed',
  refuseCancellation: 'Cancellation Refused',
  changeVessel: 'Vessel Changed',
}

/** An amendment of an approved request on which the carrier has not decided. */
const isAmended = ({ status, confirmedVersion, open }: Standing) =>
  status === 'Approved' &&
  open.version > (confirmedVersion ?? 0) &&
  (open.action === null || open.action === 'Received')

/**
 * The status after a decision that the table of moves does not tell. An amendment is approved or declined, never rejected; a
 * refused cancellation leads back to where it was.
 */
export function statusAfter(standing: Standing, decision: Decision): RequestStatus | undefined {
  const { status, statusBeforeCancel } = standing
  switch (decision) {
    case 'approve':
    case 'decline':
      return isAmended(standing) ? status : undefined
    case 'refuseCancellation':
      return status === carrierMoves.confirmCancellation.from ? (statusBeforeCancel ?? undefined) : undefined
    case 'changeVessel':
      return can('cancel', status) ? status : undefined // as long as there is something to carry
    default:
      return undefined
  }
}

/**
 * Where a request is when its newest version turns out never to have reached the carrier: back at what the carrier has,
 * or where it can be sent again.
 */
export function statusIfNotDelivered(
  { status, statusBeforeCancel }: Pick<Standing, 'status' | 'statusBeforeCancel'>,
  before: Standing['open'] | undefined,
): RequestStatus {
  if (status === 'Cancel Pending') return statusBeforeCancel ?? status
  if (status !== 'Submitted') return status
  return before === undefined || before.action === 'Rejected' ? 'Rejected' : 'Submitted'
}
