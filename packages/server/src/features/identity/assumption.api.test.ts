import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonOptions } from '../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { activityOf } from './sign-in.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
})
afterAll(() => portal.stop())

type Person = Awaited<ReturnType<Portal['person']>>
const PROFILE = '/auth/management/cp/user'
const csr = () => portal.person({ groups: ['CSR'] })
const customer = (options: PersonOptions = {}) => portal.person({ groups: ['TD', 'BD'], ...options })
const assume = (who: Person, username: string, reason = 'asked by phone') =>
  portal.post('/auth/management/user/assume', { username, reason }, who.headers)
const release = (who: Person) => portal.post('/auth/management/user/release', {}, who.headers)
const as = (who: Pick<Person, 'headers'>, username: string) => ({
  ...who.headers,
  'x-fairway-assumed-user': encodeURIComponent(username),
})
/** Under whose name a call of this page would go. */
const nameFor = async (headers: Record<string, string>) => {
  const { json } = await portal.get(PROFILE, headers)
  return json.email ?? json.errorCode
}
const rowsOf = async (who: Person) => {
  const { rows } = await portal.pool.raw.query(
    `select target_id, reason, released_at, extract(epoch from expires_at - started_at)::int as seconds
       from assumption where actor_id = $1 order by started_at`,
    [who.accountId],
  )
  return rows
}

describe('assuming a customer', () => {
  it('gives their groups and data, at most for an hour, and keeps why', async () => {
    const [an, mei] = [await csr(), await customer()]
    const { status, json } = await assume(an, mei.username)
    expect(status).toBe(200)
    expect(json).toEqual({
      assumedUser: { username: mei.username, groups: ['TD', 'BD'] },
      expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(await rowsOf(an)).toEqual([
      { target_id: mei.accountId, reason: 'asked by phone', released_at: null, seconds: 3600 },
    ])
    expect(await nameFor(as(an, mei.username))).toBe(mei.username)
    expect((await release(an)).json).toEqual({ done: true })
    expect(await nameFor(as(an, mei.username))).toBe('AU0016')
    expect(await activityOf(portal, mei.accountId)).toEqual([
      'assume success asked by phone',
      'release success asked by phone',
    ])
    expect(await activityOf(portal, an.accountId)).toEqual([
      `assume success ${mei.webId}`,
      `release success ${mei.webId}`,
    ])
  })
})
