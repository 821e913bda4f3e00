import { describe, expect, it } from 'vitest'
import { readGrantCriteria, readProfileCriteria, writeCriteria } from './criteria.rules.ts'

const id = '4f0b4c0e-5a5e-4c8e-9a53-0c8f4f3f2b11'

describe('criteria in an address', () => {
  it('are read back as written', () => {
    const criteria = { status: 'CONFIRMED', q: 'ning bo', group: 'BD', organisation: id } as const
    expect(readProfileCriteria(writeCriteria(criteria))).toEqual(criteria)
  })

  it('lose invalid statuses, groups, ids and days', () => {
    expect(readProfileCriteria({ status: 'active', group: 'XX', organisation: '1' })).toEqual({
      status: '', q: '', group: '', organisation: '',
    }) // biome-ignore format: one thought on one line
    expect(readGrantCriteria({ user: 'mei', from: '2026-02-30', to: '2026-02-28' })).toMatchObject({
      user: '', from: '', to: '2026-02-28',
    }) // biome-ignore format: as above
  })

  it('leave no empty values in the address', () =>
    expect(writeCriteria({ status: 'ACTIVE', q: '' })).toEqual({ status: 'ACTIVE' }))
})
