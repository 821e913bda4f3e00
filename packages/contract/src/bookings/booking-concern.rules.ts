import type { BookingRow } from './booking-dashboard.schema.ts'
import { type BookingConcern, PAPER_DUE_DAYS } from './booking-dashboard.words.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Booking = Pick<
  BookingRow,
  'bookingNo' | 'status' | 'departureBasis' | 'siStatus' | 'siDueAt' | 'vgmStatus' | 'vgmDueAt' | 'hold' | 'ams'
>
export type Paper = 'si' | 'vgm'

/** Whether somebody still has to send a paper: the booking stands, its ship has not left, and nothing was sent. */
export function isPaperOpen(booking: Booking, paper: Paper): boolean {
  const status = paper === 'si' ? booking.siStatus : booking.vgmStatus
  const { bookingNo, status: ofBooking, departureBasis } = booking
  return bookingNo !== null && ofBooking !== 'Canceled' && departureBasis !== 'actual' && status === 'Pending'
}

/** What needs somebody: papers that are due soon or were due and are not sent, and holds. The server's cards count the same. */
export function concernsOf(booking: Booking, now: string): BookingConcern[] {
  const isDue = (paper: Paper) => {
    const dueAt = paper === 'si' ? booking.siDueAt : booking.vgmDueAt
    const dueFrom = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt) - PAPER_DUE_DAYS * DAY_MS
    return isPaperOpen(booking, paper) && dueFrom <= Date.parse(now)
  }
  return [
    ...(isDue('si') ? (['siDue'] as const) : []),
    ...(isDue('vgm') ? (['vgmDue'] as const) : []),
    ...(booking.hold !== null || booking.ams !== null ? (['held'] as const) : []),
  ]
}
