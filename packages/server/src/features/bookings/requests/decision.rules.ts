import { can, carrierMoves } from '@fairway/contract/bookings/booking-request.states'
import type { CarrierAction, RequestStatus } from '@fairway/contract/bookings/booking-request.values'
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
 * The status that a decision leads to, or nothing where it does not apply: it speaks of an older version, or of something
 * that the request is not waiting for. An amendment is approved or declined, never rejected.
 */
export function statusAfter(
  standing: Standing,
  { decision, version }: { decision: Decision; version: number },
): RequestStatus | undefined {
  const { status, statusBeforeCancel, open } = standing
  if (version < open.version) return undefined
  switch (decision) {
    case 'received':
      return open.action === null ? status : undefined
    case 'approve':
      return isAmended(standing) ? status : moved(decision, status)
    case 'reject':
    case 'confirmCancellation':
      return moved(decision, status)
    case 'decline':
      return isAmended(standing) ? status : undefined
    case 'refuseCancellation':
      return status === carrierMoves.confirmCancellation.from ? (statusBeforeCancel ?? undefined) : undefined
    case 'changeVessel':
      return can('cancel', status) ? status : undefined // as long as there is something to carry
  }
}

/**
 * Where a request is when its newest version turns out never to have reached the carrier: back at what the carrier has,
 * or where it can be sent again.
 */
export function statusWithout(
  { status, statusBeforeCancel }: Pick<Standing, 'status' | 'statusBeforeCancel'>,
  before: Standing['open'] | undefined,
): RequestStatus {
  if (status === 'Cancel Pending') return statusBeforeCancel ?? status
  if (status !== 'Submitted') return status
  return before === undefined || before.action === 'Rejected' ? 'Rejected' : 'Submitted'
}

const moved = (decision: keyof typeof carrierMoves, status: RequestStatus) =>
  carrierMoves[decision].from === status ? carrierMoves[decision].to : undefined
