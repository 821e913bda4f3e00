import type { Grants } from '@fairway/contract/accounts/accounts.schema'
import { describe, expect, it } from 'vitest'
import { grantDifference, isSame } from './grant-difference.rules.ts'

const ningbo = { organisationId: 'ningbo', roles: ['member' as const], webIdGranted: true }
const grants: Grants = { status: 'ACTIVE', groups: ['BD', 'TD'], organisations: [ningbo] }
const from = (change: Partial<Grants>) => grantDifference(grants, { ...grants, ...change })

describe('what a grant changed', () => {
  it('is nothing when only the order differs', () => {
    expect(isSame(from({ groups: ['TD', 'BD'] }))).toBe(true)
    expect(isSame(from({ status: 'INACTIVE' }))).toBe(false)
  })

  it('lists groups that were added and removed', () =>
    expect(from({ groups: ['TD', 'SI'] }).groups).toEqual({ added: ['SI'], removed: ['BD'] }))

  it('lists everything of a first grant', () =>
    expect(grantDifference(null, grants)).toMatchObject({
      status: { from: undefined, to: 'ACTIVE' },
      groups: { added: ['BD', 'TD'], removed: [] },
      organisations: [{ organisationId: 'ningbo', kind: 'added', roles: { added: ['member'] }, webIdGranted: true }],
    }))

  it('distinguishes organisations that were added, removed or changed in privilege', () => {
    const agent = { ...ningbo, roles: ['member' as const, 'agent' as const], webIdGranted: false }
    expect(from({ organisations: [agent] }).organisations).toEqual([
      { organisationId: 'ningbo', kind: 'changed', roles: { added: ['agent'], removed: [] }, webIdGranted: false },
    ])
    const other = { ...ningbo, organisationId: 'haiphong' }
    expect(from({ organisations: [other] }).organisations.map(({ kind }) => kind)).toEqual(['added', 'removed'])
  })
})
