import { describe, expect, it } from 'vitest'
import { can, copyRefusalOf, offerOf, type RequestAction } from './booking-request.states.ts'
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

describe('what a request offers', () => {
  const offer = (...[status, carrierAction = null]: [Standing['status'], Standing['carrierAction']?]) => {
    const { first, others, closed } = offerOf({ status, carrierAction })
    return [first, others.join(' '), closed.join(' ')]
  }
  it('is to be changed and sent again where the carrier rejected it, never to be sent as it was', () =>
    expect(offer('Rejected', 'Rejected')).toEqual(['update', 'copy', 'cancel delete']))
  it('is to be sent again as it is where it did not reach the carrier', () =>
    expect(offer('Rejected', 'Not Delivered')).toEqual(['submit', 'update copy', 'cancel delete']))
  it.each([
    ['Draft', 'submit', 'update delete copy', 'cancel'],
    ['Submitted', undefined, 'update cancel copy', 'submit delete'],
    ['Approved', undefined, 'update cancel', 'submit delete copy'],
    ['Cancel Pending', undefined, 'copy', 'update submit cancel delete'],
    ['Cancelled', undefined, '', 'update submit cancel delete copy'],
  ] as const)('follows the table in status %s', (status, ...offered) => expect(offer(status)).toEqual(offered))
})
type Standing = Parameters<typeof offerOf>[0]
