import type { BookingRow } from './booking-dashboard.schema.ts'
import { type AttentionReason, DOCUMENT_DUE_DAYS } from './booking-dashboard.values.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Booking = Pick<
  BookingRow,
  'bookingNo' | 'status' | 'departureBasis' | 'siStatus' | 'siDueAt' | 'vgmStatus' | 'vgmDueAt' | 'hold' | 'ams'
>
export type RequiredDocument = 'si' | 'vgm'

/** Whether a required document is still missing: the booking is active, its ship has not left, and nothing was sent. */
export function isDocumentPending(booking: Booking, document: RequiredDocument): boolean {
  const status = document === 'si' ? booking.siStatus : booking.vgmStatus
  const { bookingNo, status: ofBooking, departureBasis } = booking
  return bookingNo !== null && ofBooking !== 'Canceled' && departureBasis !== 'actual' && status === 'Pending'
}

/** What needs attention: documents that are due soon or overdue, and holds. The server's cards count the same. */
export function attentionReasonsOf(booking: Booking, now: string): AttentionReason[] {
  const isDue = (document: RequiredDocument) => {
    const dueAt = document === 'si' ? booking.siDueAt : booking.vgmDueAt
    const dueFrom = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt) - DOCUMENT_DUE_DAYS * DAY_MS
    return isDocumentPending(booking, document) && dueFrom <= Date.parse(now)
  }
  return [
    ...(isDue('si') ? (['siDue'] as const) : []),
    ...(isDue('vgm') ? (['vgmDue'] as const) : []),
    ...(booking.hold !== null || booking.ams !== null ? (['held'] as const) : []),
  ]
}
