import { describe, expect, it } from 'vitest'
import { can, copyRefusalOf, type RequestAction } from './booking-request.states.ts'
import { requestStatuses } from './booking-request.values.ts'

/** The table of the decisions: update, submit, cancel, delete, copy. */
const table = {
  Draft: [true, true, false, true, true],
  Submitted: [true, false, true, false, true],
  Approved: [true, false, true, false, false],
  Rejected: [true, true, false, false, true],
  'Cancel Pending': [false, false, false, false, true],
  Cancelled: [false, false, false, false, false],
} as const
const actions: RequestAction[] = ['update', 'submit', 'cancel', 'delete', 'copy']

describe('what may be done to a request', () => {
  it.each(requestStatuses)('follows the table in status %s', (status) => {
    expect(actions.map((action) => can(action, status))).toEqual(table[status])
  })
  it('says why a request cannot be copied', () => {
    expect([copyRefusalOf('Cancelled'), copyRefusalOf('Approved')]).toEqual(['BR0061', 'BR0062'])
  })
})
