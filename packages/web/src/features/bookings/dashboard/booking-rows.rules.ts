import {
  attentionReasonsOf,
  isDocumentPending,
  type RequiredDocument,
} from '@fairway/contract/bookings/booking-attention.rules'
import { type AttentionReason, attentionReasons } from '@fairway/contract/bookings/booking-dashboard.values'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { type BookingStatus, bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import { requestPath } from '../request-links.ts'
import type { BookingList } from './booking-calls.ts'

/** What a card of the dashboard stands for. */
export type BookingCard = BookingStatus | AttentionReason
export const bookingCards: readonly BookingCard[] = [...bookingStatuses, ...attentionReasons]

/** What stays the same for a booking, or for a request that has none, from one answer to the next. */
export const keyOf = ({ columns: c }: BookingList, row: number) => c.bookingNo[row] ?? `request ${c.requestId[row]}`

/** What people call a row: its booking number, or until it has one the reference of its request. */
export const nameOf = ({ columns: c }: BookingList, row: number) =>
  c.bookingNo[row] ?? c.ediRef[row] ?? c.customerReference[row] ?? ''

/** Where a row leads: to the booking, or to the request that has none yet. */
export function hrefOf({ columns: c }: BookingList, row: number): string {
  const bookingNo = c.bookingNo[row]
  return bookingNo ? `/bookingDetails/${bookingNo}` : requestPath('view', c.requestId[row] ?? undefined)
}

/** The boxes of bookings in the container dashboard. */
export const containerDashboardPath = (numbers: readonly string[]) =>
  `/containerdash?criteria=${encodeCriteria({ numberType: 'booking', numbers })}`

/** The correction of a booking that is in progress, or for other companies that there is one. */
export const correctionPath = (bookingNo: string) => `/bookingUpdateDetails?shipmentNo=${bookingNo}`

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

/** Whether a row has one of the chosen statuses, where some are, and one of the chosen concerns. */
export function matchesCards(list: BookingList, row: number, chosen: readonly string[]): boolean {
  const statuses = bookingStatuses.filter((status) => chosen.includes(status))
  const reasons = attentionReasons.filter((reason) => chosen.includes(reason))
  if (statuses.length > 0 && !statuses.some((status) => status === list.columns.status[row])) return false
  return reasons.length === 0 || attentionReasonsOf(factsAt(list, row), list.asOf).some((one) => reasons.includes(one))
}

/** How many bookings of a list belong to each card. */
export function countCards(list: BookingList): Record<BookingCard, number> {
  const counts = Object.fromEntries(bookingCards.map((card) => [card, 0])) as Record<BookingCard, number> // one for each
  for (let row = 0; row < list.rows; row += 1) {
    const facts = factsAt(list, row)
    counts[facts.status] += 1
    for (const reason of attentionReasonsOf(facts, list.asOf)) counts[reason] += 1
  }
  return counts
}
