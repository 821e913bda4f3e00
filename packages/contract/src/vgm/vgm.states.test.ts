import { describe, expect, it } from 'vitest'
import { canWeigh, dashboardVgmStatus, shownVgmStatus, storedVgmStatuses } from './vgm.states.ts'

describe('where the verified gross mass of a booking stands', () => {
  it('is open to everybody who may weigh, whatever the carrier said', () =>
    expect(storedVgmStatuses.every((status) => canWeigh('send', status) && canWeigh('keep', status))).toBe(true))

  it('shows what the carrier has received', () => {
    expect(shownVgmStatus('Submitted', 'Received')).toBe('Received')
    expect(shownVgmStatus('Submitted', null)).toBe('Submitted')
    expect(shownVgmStatus('Accepted', 'Accepted')).toBe('Accepted')
  })

  it('is pending on the dashboard after a rejection, and while a container lacks its mass', () => {
    expect(dashboardVgmStatus('Rejected', true)).toBe('Pending')
    expect(dashboardVgmStatus('Accepted', false)).toBe('Pending')
    expect(dashboardVgmStatus('Received', true)).toBe('Received')
  })
})
