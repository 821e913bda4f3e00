import { describe, expect, it } from 'vitest'
import { chosenOnly, readCriteria, readFilter } from './account-criteria.rules.ts'

describe('criteria in an address', () => {
  it('keeps valid values and drops invalid ones', () => {
    expect(readCriteria({ q: 'chen', status: 'ACTIVE' })).toEqual({ q: 'chen', status: 'ACTIVE' })
    expect(readCriteria({ status: 'GONE' })).toEqual({ q: '', status: '' })
    expect(readFilter({ type: 'signIn', status: 'refused' })).toEqual({ type: 'signIn', status: 'refused' })
    expect(readFilter({ type: 'theft', status: 7 })).toEqual({ type: '', status: '' })
  })

  it('contains only what was chosen', () => expect(chosenOnly({ q: 'chen', status: '' })).toEqual({ q: 'chen' }))
})
