import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { as, createDesk, type Person } from './assumption.fixture.ts'

let portal: Portal
let desk: ReturnType<typeof createDesk>
let an: Person
let mei: Person
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
  desk = createDesk(portal)
})
afterAll(() => portal.stop())

/** Somebody of customer service who acts for Mei at this moment. */
const begin = async () => {
  an = await desk.csr()
  mei = await desk.customer()
  await desk.assume(an, mei.username)
  expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
}
const logout = ({ identityHeaders, accessToken, webId }: Person, more: Record<string, string> = {}) =>
  portal.post('/auth/logout', { accessToken, webid: webId }, { ...identityHeaders, ...more })

describe('releasing', () => {
  it('gives the name back at once; the next one may be assumed', async () => {
    await begin()
    const rival = await desk.customer()
    expect((await desk.release({ headers: as(an, mei.username) })).json).toEqual({ done: true })
    expect(await desk.recordsOf(an)).toMatchObject([{ isClosed: true }])
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
    expect(await desk.nameFor(an.headers)).toBe(an.username)
    expect((await desk.assume(an, rival.username)).json.assumedUser.username).toBe(rival.username)
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
    expect(await desk.nameFor(as(an, rival.username))).toBe(rival.username)
  })

  it('is done also twice, without a beginning and after the hour; only what it ended is told', async () => {
    await begin()
    for (const _tab of [1, 2]) expect((await desk.release(an)).json).toEqual({ done: true })
    expect(await desk.activityOf(mei)).toEqual([
      `assume | success | asked by phone | by ${an.username}`,
      `release | success | asked by phone | by ${an.username}`,
    ])
    const li = await desk.csr()
    expect(await desk.release(li)).toMatchObject({ status: 200, json: { done: true } })
    await begin()
    await desk.letPass(an, 75)
    expect((await desk.release(an)).json).toEqual({ done: true })
    expect(await desk.recordsOf(an)).toMatchObject([{ isClosed: true, lasted: 3600 }])
    expect(await desk.activityOf(mei)).toHaveLength(1)
  })

  it('ends nothing for a colleague', async () => {
    await begin()
    await desk.release(await desk.csr())
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
  })

  it('takes a body of nothing', async () => {
    await begin()
    const body = { username: mei.username }
    expect((await portal.post('/auth/management/user/release', body, an.headers)).status).toBe(400)
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
  })
})

describe('an assumption ends by itself', () => {
  it('after an hour, not before, however busy it was', async () => {
    await begin()
    await desk.letPass(an, 59)
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
    await desk.letPass(an, 1)
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
    expect(await desk.nameFor(an.headers)).toBe(an.username)
  })

  it('and another one may begin, although nobody released it', async () => {
    await begin()
    await desk.letPass(an, 61)
    const rival = await desk.customer()
    expect((await desk.assume(an, rival.username)).json.assumedUser.groups).toEqual(['TD', 'BD'])
    expect(await desk.recordsOf(an)).toMatchObject([
      { username: mei.username, isClosed: true, lasted: 3600 },
      { username: rival.username, isClosed: false },
    ])
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
  })

  it('and cannot be prolonged, not even by a mistake of ours', async () => {
    await begin()
    const longer = portal.pool.raw.query(
      "update assumption set expires_at = expires_at + interval '1 second' where actor_id = $1",
      [an.accountId],
    )
    await expect(longer).rejects.toThrow(/check constraint/)
  })

  it('with the session: by signing out, by being disabled, by an end from elsewhere', async () => {
    await begin()
    expect((await logout(an, { 'x-fairway-assumed-user': mei.username })).status).toBe(200)
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0005')
    const again = await portal.people.signIn(an)
    expect(await desk.nameFor(as(again, mei.username))).toBe('AU0016')

    await begin()
    await desk.change(an, "status = 'INACTIVE'")
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0005')

    await begin()
    await portal.pool.raw.query("update session set ended_at = now(), ended_because = 'admin' where id = $1", [
      an.sessionId,
    ])
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0005')
  })

  it('at once when whoever acts for them leaves customer service', async () => {
    await begin()
    await desk.change(an, "groups = '{TD}'")
    expect(await desk.nameFor(as(an, mei.username))).toBe('GE0006')
    expect(await desk.nameFor(an.headers)).toBe(an.username)
    const own = await portal.post('/auth/user/change', {}, an.headers)
    expect(own.json.errorCode).toBe('GE0012')
  })

  it.each<[string, () => Person, object]>([
    ['the customer is disabled', () => mei, { status: 'INACTIVE' }],
    ['the customer becomes an admin', () => mei, { groups: ['TD', 'ADMIN'] }],
    ['whoever stands in leaves customer service', () => an, { groups: ['TD'] }],
  ])('for good when an admin says that %s: taking that back does not revive it', async (_case, who, change) => {
    await begin()
    const boss = await portal.person({ groups: ['ADMIN'] })
    const path = '/auth/management/cp/user/detail'
    const grant = async (more: object) => {
      const { accountId: user } = who()
      const { json } = await portal.get(`${path}?user=${user}`, boss.headers)
      const body = { user, status: json.status, groups: json.groups, organisations: [], version: json.version, ...more }
      const headers = { 'content-type': 'application/json', ...boss.headers }
      expect((await portal.call('PUT', path, { body: JSON.stringify(body), headers })).status).toBe(200)
    }
    await grant({ groups: [...who().groups, 'DE'] })
    expect(await desk.nameFor(as(an, mei.username))).toBe(mei.username)
    await grant(change)
    expect(await desk.recordsOf(an)).toMatchObject([{ isClosed: true }])
    await grant({ status: 'ACTIVE', groups: who().groups })
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
  })

  it.each([
    ['becomes an admin', "groups = '{TD,ADMIN}'"],
    ['joins customer service', "groups = '{TD,CSR}'"],
    ['is disabled', "status = 'INACTIVE'"],
    ['loses all groups', "groups = '{}'"],
  ])('at once when the customer %s, and stands in the way of no other', async (_case, change) => {
    await begin()
    await desk.change(mei, change)
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
    const own = await portal.post('/auth/user/change', {}, an.headers)
    expect(own.json.errorCode).toBe('GE0012')
    const rival = await desk.customer()
    expect((await desk.assume(an, rival.username)).json.assumedUser.username).toBe(rival.username)
    expect(await desk.recordsOf(an)).toMatchObject([{ isClosed: true }, { isClosed: false }])
    await desk.change(mei, "status = 'ACTIVE', groups = '{TD}'")
    expect(await desk.nameFor(as(an, mei.username))).toBe('AU0016')
  })
})
