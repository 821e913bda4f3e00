import type { Grants } from '@fairway/contract/accounts/accounts.schema'
import { describe, expect, it } from 'vitest'
import { detailOf, isSame, letterOf, plainGrants } from './grant.rules.ts'

const ningbo = { organisationId: 'a1', roles: ['member' as const], webIdGranted: true }
const grants = (status: Grants['status'], groups: Grants['groups'] = [], organisations: Grants['organisations'] = []) =>
  plainGrants({ status, groups, organisations })
const waiting = grants('CONFIRMED')
const active = grants('ACTIVE', ['BD', 'TD'], [ningbo])

describe('the letter about a change of grants', () => {
  it.each([
    ['a newcomer is let in', waiting, grants('ACTIVE', ['BD']), 'groupsGranted'],
    ['a newcomer who was refused is let in after all', grants('INACTIVE'), grants('ACTIVE', ['BD']), 'groupsGranted'],
    ['a newcomer is given an organisation and waits on', waiting, grants('CONFIRMED', [], [ningbo]), undefined],
    ['more is granted', active, grants('ACTIVE', ['BD', 'TD', 'SI'], [ningbo]), undefined],
    ['a group is taken away', active, grants('ACTIVE', ['BD'], [ningbo]), 'accessRemoved'],
    ['one group goes and another comes', active, grants('ACTIVE', ['BD', 'SI'], [ningbo]), 'accessRemoved'],
    ['everything is taken away', active, waiting, 'accessRemoved'],
    ['an organisation is taken away', active, grants('ACTIVE', ['BD', 'TD']), 'accessRemoved'],
    ['the web id is refused', active, grants('ACTIVE', ['BD', 'TD'], [{ ...ningbo, webIdGranted: false }]), 'accessRemoved'],
    ['a role is taken away', active, grants('ACTIVE', ['BD', 'TD'], [{ ...ningbo, roles: [] }]), 'accessRemoved'],
    ['the account is switched off', active, { ...active, status: 'INACTIVE' as const }, 'accountDisabled'],
    ['it is switched on again', { ...active, status: 'INACTIVE' as const }, active, 'accountEnabled'],
    ['it is changed while it is off', grants('INACTIVE', ['BD']), grants('INACTIVE'), undefined],
  ])('when %s', (_case, before, after, expected) => expect(letterOf(before, after)).toBe(expected))
}) // biome-ignore format: a table

describe('what is granted', () => {
  it('is the same in whatever order it is written', () => {
    const haiphong = { ...ningbo, organisationId: 'B2', roles: ['agent', 'member', 'agent'] as Grants['organisations'][0]['roles'] } // biome-ignore format: one row
    const other = { ...haiphong, organisationId: 'b2', roles: ['member', 'agent'] as typeof haiphong.roles }
    expect(isSame(grants('ACTIVE', ['TD', 'BD', 'TD'], [haiphong, ningbo]), grants('ACTIVE', ['BD', 'TD'], [ningbo, other]))).toBe(true) // biome-ignore format: one comparison
    expect(isSame(active, grants('ACTIVE', ['BD', 'TD'], [{ ...ningbo, webIdGranted: false }]))).toBe(false)
  })

  it('is told in a few words', () => {
    expect(detailOf(waiting, active)).toBe('ACTIVE +BD +TD')
    expect(detailOf(active, grants('INACTIVE', ['BD', 'SI']))).toBe('INACTIVE +SI -TD')
  })
})
