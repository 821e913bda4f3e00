import type { RequestList } from '@fairway/contract/bookings/requests/booking-request.schema'
import {
  can,
  copyRefusalOf,
  type RequestAction,
  refusalOf,
} from '@fairway/contract/bookings/requests/booking-request.states'
import type { RequestStatus } from '@fairway/contract/bookings/requests/booking-request.values'

/** What can be done to a request from its list; sending it is a matter of its form. */
export const requestListActions = ['update', 'copy', 'cancel', 'delete'] as const satisfies readonly RequestAction[]
export type RequestListAction = (typeof requestListActions)[number]

/** Why something cannot be done to a request in this status, as a code of the catalogue; nothing where it can. */
export function refusalCodeFor(action: RequestListAction, status: RequestStatus): string | undefined {
  if (can(action, status)) return undefined
  return action === 'copy' ? copyRefusalOf(status) : refusalOf[action]
}

/** What people call a request: their own reference, or its EDI ref until it has one. */
export const nameOf = ({ columns: c }: RequestList, row: number) => c.customerReference[row] || (c.ediRef[row] ?? '')
