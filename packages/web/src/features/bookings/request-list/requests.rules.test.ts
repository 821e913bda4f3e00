import { requestStatuses } from '@fairway/contract/bookings/requests/booking-request.values'
import { expect, it } from 'vitest'
import { refusalCodeFor, requestListActions } from './requests.rules.ts'

it('opens what the table of statuses opens, and says by its code why the rest is closed', () => {
  const table = Object.fromEntries(
    requestStatuses.map((status) => [
      status,
      requestListActions.map((action) => refusalCodeFor(action, status) ?? action),
    ]),
  )
  expect(table).toEqual({
    Draft: ['update', 'copy', 'BR0006', 'delete'],
    Submitted: ['update', 'copy', 'cancel', 'BR0007'],
    Approved: ['update', 'BR0062', 'cancel', 'BR0007'],
    'Cancel Pending': ['BR0004', 'copy', 'BR0006', 'BR0007'],
    Cancelled: ['BR0004', 'BR0061', 'BR0006', 'BR0007'],
    Rejected: ['update', 'copy', 'BR0006', 'BR0007'],
  })
})
