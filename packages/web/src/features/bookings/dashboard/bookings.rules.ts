import {
  attentionReasonsOf,
  isDocumentPending,
  type RequiredDocument,
} from '@fairway/contract/bookings/dashboard/booking-attention.rules'
import type { BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import type { AttentionReason } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { requestPath } from '../request-links.ts'

/** What stays the same for a booking, or for a request that has none, from one answer to the next. */
export const keyOf = ({ columns: c }: BookingList, row: number) => c.bookingNo[row] ?? `request ${c.requestId[row]}`

/** Where a row leads: to the booking, or to the request that has none yet. */
export function hrefOf({ columns: c }: BookingList, row: number): string {
  const bookingNo = c.bookingNo[row]
  return bookingNo ? `/bookingDetails/${bookingNo}` : requestPath('view', c.requestId[row] ?? undefined)
}

/** The containers of bookings in the container dashboard. */
export const containerDashboardPath = (numbers: readonly string[]) =>
  `/containerdash?criteria=${encodeCriteria({ numberType: 'booking', numbers })}`

/** The correction of a booking that is in progress, or for other companies that there is one. */
export const correctionPath = (bookingNo: string) => `/bookingUpdateDetails?shipmentNo=${bookingNo}`

/** The shipping instructions of a booking, or the beginning of one: the list shows either. */
export const instructionsPath = (bookingNo: string) =>
  `/shippingInstructions?criteria=${encodeCriteria({ text: bookingNo })}`

const factsAt = ({ columns: c }: BookingList, row: number) => ({
  bookingNo: c.bookingNo[row] ?? null,
  status: c.status[row] ?? 'Requested',
  departureBasis: c.departureBasis[row] ?? null,
  siStatus: c.siStatus[row] ?? 'Pending',
  siDueAt: c.siDueAt[row] ?? null,
  vgmStatus: c.vgmStatus[row] ?? 'Pending',
  vgmDueAt: c.vgmDueAt[row] ?? null,
  hold: c.hold[row] ?? null,
  ams: c.ams[row] ?? null,
})

export const isOpenAt = (list: BookingList, row: number, kind: RequiredDocument) =>
  isDocumentPending(factsAt(list, row), kind)

/** What of a row needs somebody. */
export const attentionAt = (list: BookingList, row: number): AttentionReason[] =>
  attentionReasonsOf(factsAt(list, row), list.asOf)
