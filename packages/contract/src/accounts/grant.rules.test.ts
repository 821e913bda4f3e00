import { describe, expect, it } from 'vitest'
import type { Grants } from './accounts.schema.ts'
import { checkGrants, checkPeriod } from './grant.rules.ts'

const member = (organisationId: string, ...roles: Grants['organisations'][0]['roles']) => ({
  organisationId,
  roles,
  webIdGranted: true,
})
const granted: Grants = { status: 'ACTIVE', groups: ['BD'], organisations: [member('a', 'member', 'shipper')] }
const codes = (change: Partial<Grants>) =>
  checkGrants({ ...granted, ...change }).map(({ path, code }) => `${path} ${code}`)

describe('what an admin grants', () => {
  it.each<[string, Partial<Grants>]>([
    ['an active account with groups', {}],
    ['an account under review without any', { status: 'CONFIRMED', groups: [] }],
    ['one that is switched off and keeps its groups', { status: 'INACTIVE' }],
    ['one that is switched off without groups', { status: 'INACTIVE', groups: [] }],
    ['one privilege in two organisations', { organisations: [member('a', 'agent'), member('b', 'agent')] }],
  ])('may be %s', (_case, change) => expect(codes(change)).toEqual([]))

  it.each<[string, Partial<Grants>, string]>([
    ['an active account without groups', { groups: [] }, 'groups AC0008'],
    ['groups under review', { status: 'CONFIRMED' }, 'groups AC0008'],
    ['both privileges', { organisations: [member('a', 'shipper', 'agent')] }, 'organisations AC0007'],
    ['both in two organisations', { organisations: [member('a', 'shipper'), member('b', 'agent')] }, 'organisations AC0007'],
    ['an organisation twice', { organisations: [member('a'), member('a')] }, 'organisations AC0009'],
  ])('is never %s', (_case, change, expected) => expect(codes(change)).toEqual([expected]))
}) // biome-ignore format: tables

it('takes a period that begins before it ends, or is open on either side', () => {
  for (const [from, to] of [['2026-03-01', '2026-03-01'], ['2026-03-01', ''], ['', '2026-03-01'], ['', '']] as const) expect(checkPeriod({ from, to })).toEqual([])
  expect(checkPeriod({ from: '2026-03-02', to: '2026-03-01' }).map(({ code }) => code)).toEqual(['AC0016'])
}) // biome-ignore format: pairs
