import { describe, expect, it } from 'vitest'
import { type Group, groups } from '../kit/access.ts'
import { LENGTHS } from './account.values.ts'
import { checkAssume, groupsAsAssumed, isAssumable } from './assumption.rules.ts'

describe('who may be assumed', () => {
  it('is every active customer, whatever they may do', () => {
    for (const group of groupsAsAssumed(groups)) expect(isAssumable({ status: 'ACTIVE', groups: [group] })).toBe(true)
  })

  it.each<[string, string, Group[]]>([
    ['an admin', 'ACTIVE', ['ADMIN']],
    ['an admin who is a customer, too', 'ACTIVE', ['TD', 'ADMIN']],
    ['customer service', 'ACTIVE', ['CSR']],
    ['customer service that is a customer, too', 'ACTIVE', ['CSR', 'BD']],
    ['somebody without groups', 'ACTIVE', []],
    ['somebody who waits for an admin', 'CONFIRMED', []],
    ['somebody unconfirmed', 'UNCONFIRMED', []],
    ['somebody disabled', 'INACTIVE', ['TD']],
  ])('is not %s', (_who, status, userGroups) => expect(isAssumable({ status, groups: userGroups })).toBe(false))

  it('grants every group but those of admins and customer service, in their order', () => {
    expect(groupsAsAssumed(['CSR', 'TD', 'ADMIN', 'BD'])).toEqual(['TD', 'BD'])
    expect(groupsAsAssumed(['ADMIN', 'CSR'])).toEqual([])
    expect(groupsAsAssumed(groups)).toHaveLength(groups.length - 2)
  })
})

describe('assuming', () => {
  const codes = (username: string, reason: string) =>
    checkAssume({ username, reason }).map(({ path, code, args }) => [path, code, ...args].join(' '))

  it.each<[string, string, string, string[]]>([
    ['takes a name and a reason', 'mei@lakeshore.example', 'asked by phone', []],
    ['needs a name', ' ', 'asked by phone', ['username AU0130']],
    ['takes a username alone', 'W0000012', '', []],
    ['does not insist on a reason', 'W0000012', '\t ', []],
    ['takes a reason that just fits', 'W0000012', 'x'.repeat(LENGTHS.reason), []],
    ['refuses a longer one', 'W0000012', 'x'.repeat(LENGTHS.reason + 1), ['reason AU0126 200']],
  ])('%s', (_case, username, reason, expected) => expect(codes(username, reason)).toEqual(expected))
})
