import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { bookingActions } from '@fairway/contract/bookings/page/booking-page.values'
import { describe, expect, it } from 'vitest'
import { primaryAction, urgencyOf } from './urgency.rules.ts'

const now = Date.parse('2026-11-15T00:00:00Z')
const [past, soon, later] = ['2026-11-14T23:00:00Z', '2026-11-16T12:00:00Z', '2026-11-20T00:00:00Z']
const leg = (actual: string | null): BookingPage['legs'][number] => ({
  kind: 'ocean', from: 'CNNGB', to: 'USLGB', vessel: null,
  departure: { planned: later, estimated: null, actual }, arrival: { planned: later, estimated: null, actual: null },
}) // biome-ignore format: one leg
const owed: Pick<BookingPage, 'siStatus' | 'vgmStatus' | 'status' | 'legs' | 'correction'> = {
  siStatus: 'Pending',
  vgmStatus: 'Pending',
  status: 'Approved',
  legs: [leg(null)],
  correction: null,
}
const sailed = { ...owed, legs: [leg(past)] }

describe('a cut-off', () => {
  it.each([
    ['is calm while there is time', 'si', later, owed, 'calm'],
    ['is near', 'si', soon, owed, 'near'],
    ['was missed by a document', 'vgm', past, owed, 'late'],
    ['that has passed for the terminal needs no attention', 'cy', past, owed, 'calm'],
    ['is near for the terminal', 'cy', soon, owed, 'near'],
    ['of a document that was sent needs no attention', 'si', soon, { ...owed, siStatus: 'Submitted' }, 'calm'],
    ['of a ship that has sailed needs no attention', 'si', past, sailed, 'calm'],
    ['of a canceled booking needs no attention', 'si', soon, { ...owed, status: 'Canceled' }, 'calm'],
  ] as const)('%s', (_case, kind, at, page, urgency) => expect(urgencyOf(kind, at, page, now)).toBe(urgency))
})

describe('the most wanted action', () => {
  it.each([
    ['instructions that are owed', owed, bookingActions, 'instruct'],
    ['weights that are owed', { ...owed, siStatus: 'Received' }, bookingActions, 'weigh'],
    ['tracking once the ship has left', sailed, bookingActions, 'track'],
    ['tracking for somebody who may not instruct', owed, ['track', 'amend'], 'track'],
    ['nothing where nothing is open', owed, [], undefined],
  ] as const)('is %s', (_case, page, open, action) => expect(primaryAction(open, page)).toBe(action))
})
