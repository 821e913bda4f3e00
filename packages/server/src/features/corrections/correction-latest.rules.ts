import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import type { StoredCorrection } from './correction.repository.ts'
import type { Shipment } from './shipment.repository.ts'

type Ground = Pick<StoredCorrection, 'base' | 'bookingRevision' | 'billRevision' | 'blNo'>

/**
 * Whether a booking is still what a correction was started from: neither it nor its bill was said anew, and what hangs on
 * it without a revision of its own, such as its boxes, says the same.
 */
export function isLatest(
  ground: Ground,
  { revision, bills }: Pick<Shipment, 'revision' | 'bills'>,
  latest: RequestDocument,
) {
  const [bill, another] = bills
  const isSameBill = bill?.blNo === ground.blNo && bill.revision === ground.billRevision && !another
  return revision === ground.bookingRevision && isSameBill && differencesBetween(ground.base, latest).length === 0
}
