import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'
import { describe, expect, it } from 'vitest'
import { checkChange, grantsOf, initialGrantValues, reapplyEdit, toGrantsRequest } from './grant-values.rules.ts'
import { withMembership } from './membership.rules.ts'

const ningbo = { organisationId: 'ningbo', name: 'Ningbo Lighting', localName: null, ref: 'NINGBO' }
const mei: AdminProfile = {
  id: 'mei',
  webid: 'W0000042',
  email: 'mei@ningbo-lighting.example',
  firstName: '美',
  lastName: '陈',
  jobTitle: 'Export clerk',
  phone: { country: 'CN', number: '+8613800138000', extension: '' },
  company: 'Ningbo Lighting',
  address1: '',
  address2: '',
  city: 'Ningbo',
  state: 'ZJ',
  zip: '315000',
  country: 'CN',
  status: 'CONFIRMED',
  relationships: ['consignee'],
  comments: '',
  createdAt: '2026-03-01T00:00:00Z',
  groups: [],
  organisations: [],
  version: 1,
}
const before = { status: 'CONFIRMED', groups: [], organisations: [] } as const
const newcomer = { ...before, groups: [], organisations: [] }

describe('what an admin grants', () => {
  it('starts for a newcomer with the approval, and the groups that they probably need', () =>
    expect(initialGrantValues(mei, newcomer)).toMatchObject({
      status: 'ACTIVE',
      groups: ['BD', 'TD', 'OD', 'SD', 'DE'],
    }))

  it('starts for everybody else with their present grants', () => {
    const active = { status: 'ACTIVE' as const, groups: ['BD' as const], organisations: [] }
    expect(initialGrantValues(mei, active)).toBe(active)
  })

  it('is nothing for an account that its owner has not confirmed', () => {
    expect(grantsOf({ ...mei, status: 'UNCONFIRMED' })).toBeUndefined()
    expect(grantsOf(mei)).toEqual(before)
  })

  it('grants nothing to a newcomer who is declined, and keeps the grants of a deactivated account', () => {
    const values = { status: 'INACTIVE' as const, groups: ['BD' as const], organisations: withMembership([], ningbo) }
    expect(toGrantsRequest(values, true)).toEqual({ status: 'INACTIVE', groups: [], organisations: [] })
    expect(toGrantsRequest(values, false)).toEqual({
      status: 'INACTIVE',
      groups: ['BD'],
      organisations: [{ organisationId: 'ningbo', roles: ['member'], webIdGranted: true }],
    })
  })

  it('must change something, and follow the rules of grants', () => {
    const codes = (groups: 'BD'[], status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE') =>
      checkChange({ status, groups, organisations: [] }, { ...newcomer, status: 'ACTIVE', groups: ['BD'] }).map(
        ({ code }) => code,
      )
    expect(codes(['BD'])).toEqual(['AC0010'])
    expect(codes([])).toEqual(['AC0008'])
    expect(codes(['BD'], 'INACTIVE')).toEqual([])
  })

  it('applies the same changes to newer grants and keeps the changes of others', () => {
    const haiphong = { ...ningbo, organisationId: 'haiphong' }
    const from = { status: 'ACTIVE' as const, groups: ['BD' as const, 'TD' as const], organisations: [] }
    const to = { ...from, groups: ['TD' as const, 'SI' as const], organisations: withMembership([], ningbo) }
    const newer = { ...from, groups: ['BD' as const, 'VG' as const], organisations: withMembership([], haiphong) }
    expect(reapplyEdit({ from, to }, newer)).toEqual({
      status: 'ACTIVE',
      groups: ['VG', 'SI'],
      organisations: [...withMembership([], haiphong), ...withMembership([], ningbo)],
    })
  })

  it('contains an organisation once, however often it is added', () =>
    expect(withMembership(withMembership([], ningbo), ningbo)).toHaveLength(1))
})
