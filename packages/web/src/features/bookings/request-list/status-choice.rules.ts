import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/booking-request.values'

/** How many requests are in each status. */
export function countStatuses(statuses: readonly RequestStatus[]): Record<RequestStatus, number> {
  const counts = Object.fromEntries(requestStatuses.map((status) => [status, 0])) as Record<RequestStatus, number> // one for each
  for (const status of statuses) counts[status] += 1
  return counts
}
