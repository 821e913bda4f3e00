import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { activityOf, createBrowser, mailsTo } from './sign-in.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

type Person = Awaited<ReturnType<Portal['person']>>
const NOBODYS = { previousPassword: '', password: '', confirmPassword: '' }

const refresh = (refreshToken: string, headers: Record<string, string>) =>
  portal.post('/auth/login/refresh', { refreshToken }, headers)
const logout = (mei: Person, body: object = { accessToken: mei.accessToken, webid: mei.webId }) =>
  portal.post('/auth/logout', body, mei.identityHeaders)
/** What a guarded call says: an empty form is checked only for those who are let in. */
const callWith = async (headers: Record<string, string>) =>
  (await portal.post('/auth/user/change', NOBODYS, headers)).json.errorCode
const LET_IN = 'AU0122'
const sessionOf = async (id: string) => {
  const { rows } = await portal.pool.raw.query('select generation, ended_because from session where id = $1', [id])
  return rows[0]
}
const shift = (id: string, column: string, interval: string) =>
  portal.pool.raw.query(`update session set ${column} = ${column} - $2::interval where id = $1`, [id, interval])

describe('new tokens', () => {
  it('are given for the newest refresh token, which is then spent', async () => {
    const mei = await portal.person({ groups: ['TD'] })
    const { status, json } = await refresh(mei.refreshToken, mei.identityHeaders)
    expect(status).toBe(200)
    expect(json).toMatchObject({ username: mei.username, tokenType: 'Bearer', expiresIn: 3600 })
    expect(json.refreshToken).not.toBe(mei.refreshToken)
    expect(await callWith({ ...mei.headers, authorization: `Bearer ${json.accessToken}` })).toBe(LET_IN)
    const next = await refresh(json.refreshToken, { ...mei.headers, authorization: `Bearer ${json.idToken}` })
    expect(next.status).toBe(200)
    expect(await sessionOf(mei.sessionId)).toEqual({ generation: 2, ended_because: null })
  })

  it('carry the groups of this moment', async () => {
    const mei = await portal.person({ groups: ['TD'] })
    await portal.pool.raw.query("update account set groups = '{BD}', rights_version = 1 where id = $1", [mei.accountId])
    const { headers } = await portal.post('/auth/user/change', NOBODYS, mei.headers)
    expect(headers.get('x-fairway-rights')).toBe('changed')
    const { json } = await refresh(mei.refreshToken, mei.identityHeaders)
    expect(JSON.parse(String(Buffer.from(json.idToken.split('.')[1], 'base64url'))).groups).toEqual(['BD'])
    const after = await portal.post('/auth/user/change', NOBODYS, {
      ...mei.headers,
      authorization: `Bearer ${json.accessToken}`,
    })
    expect(after.headers.get('x-fairway-rights')).toBeNull()
  })

  it('are given for an identity token that has ended, but not for one that we never signed', async () => {
    const mei = await portal.person()
    const claims = { sub: mei.accountId, sid: mei.sessionId, rights: 0 }
    const ended = await portal.people.tokens.sign('identity', claims, -7200)
    const { status } = await refresh(mei.refreshToken, { ...mei.headers, authorization: `Bearer ${ended}` })
    expect(status).toBe(200)
    const access = await refresh(mei.refreshToken, mei.headers)
    expect(access).toMatchObject({ status: 401, json: { errorCode: 'GE0016' } })
  })

  it('are the same for all tabs that ask at once, and nobody is signed out', async () => {
    const mei = await portal.person()
    let { refreshToken } = mei
    let headers = mei.identityHeaders
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken, headers)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(new Set(answers.map(({ json }) => json.refreshToken)).size).toBe(1)
      refreshToken = answers[0]?.json.refreshToken
      headers = { ...headers, authorization: `Bearer ${answers[0]?.json.idToken}` }
    }
    expect(await sessionOf(mei.sessionId)).toEqual({ generation: 20, ended_because: null })
  })

  it('are not given for a token that nobody ever had; the session goes on', async () => {
    const mei = await portal.person()
    expect((await refresh('x'.repeat(43), mei.identityHeaders)).json.errorCode).toBe('AU0005')
    expect((await refresh('', mei.identityHeaders)).json.errorCode).toBe('AU0005')
    expect((await refresh(mei.refreshToken, mei.identityHeaders)).status).toBe(200)
  })
})

describe('a refresh token that was copied', () => {
  const expectEnded = async (mei: Person) => {
    expect(await callWith(mei.headers)).toBe('AU0005')
    expect(await sessionOf(mei.sessionId)).toMatchObject({ ended_because: 'reuse' })
    expect(await activityOf(portal, mei.accountId)).toEqual(['refresh refused reuse'])
    expect(await mailsTo(portal, mei.username)).toEqual(['sessionsEnded'])
  }

  it('ends the session when it comes eleven seconds after it was spent', async () => {
    const mei = await portal.person()
    await refresh(mei.refreshToken, mei.identityHeaders)
    await shift(mei.sessionId, 'refreshed_at', '11 seconds')
    expect((await refresh(mei.refreshToken, mei.identityHeaders)).json.errorCode).toBe('AU0005')
    await expectEnded(mei)
  })

  it('ends the session when it is older than the last one, however soon it comes', async () => {
    const mei = await portal.person()
    const { json } = await refresh(mei.refreshToken, mei.identityHeaders)
    await refresh(json.refreshToken, mei.identityHeaders)
    expect((await refresh(mei.refreshToken, mei.identityHeaders)).json.errorCode).toBe('AU0005')
    await expectEnded(mei)
  })

  it('ends the session when it comes with the cookie of somebody else', async () => {
    const [mei, rival] = [await portal.person(), await portal.person()]
    const answer = await refresh(mei.refreshToken, { ...mei.identityHeaders, cookie: rival.cookies })
    expect(answer).toMatchObject({ status: 401, json: { errorCode: 'AU0005' } })
    await expectEnded(mei)
    expect(await callWith(rival.headers)).toBe(LET_IN)
  })

  it('ends the session when it comes without a cookie, as out of a copied storage', async () => {
    const mei = await portal.person()
    const { authorization } = mei.identityHeaders
    expect((await refresh(mei.refreshToken, { authorization })).json.errorCode).toBe('AU0005')
    await expectEnded(mei)
  })

  it('ends nothing when only the identity token was copied', async () => {
    const mei = await portal.person()
    const { authorization } = mei.identityHeaders
    expect((await refresh('x'.repeat(43), { authorization })).json.errorCode).toBe('GE0016')
    expect(await callWith(mei.headers)).toBe(LET_IN)
  })
})

describe('what was copied out of a browser', () => {
  it('opens no call elsewhere: no cookie, or that of another session', async () => {
    const [mei, rival] = [await portal.person(), await portal.person()]
    const colleague = await portal.people.signIn(mei)
    expect(await callWith({ authorization: mei.headers.authorization })).toBe('GE0016')
    expect(await callWith({ cookie: mei.cookies })).toBe('GE0016')
    expect(await callWith({ ...mei.headers, cookie: rival.cookies })).toBe('GE0016')
    expect(await callWith({ ...mei.headers, cookie: colleague.cookies })).toBe('GE0016')
    expect(await callWith({ ...mei.headers, cookie: `${mei.cookies}; ${rival.cookies}` })).toBe('GE0016')
    expect(await callWith(mei.headers)).toBe(LET_IN)
  })

  it.each([
    ['the account is disabled', "status = 'INACTIVE'"],
    ['a reset is required', "password_state = 'resetRequired'"],
  ])('opens no call once %s, and gives no new tokens', async (_name, change) => {
    const mei = await portal.person()
    await portal.pool.raw.query(`update account set ${change} where id = $1`, [mei.accountId])
    expect(await callWith(mei.headers)).toBe('AU0005')
    expect((await refresh(mei.refreshToken, mei.identityHeaders)).json.errorCode).toBe('AU0005')
    expect(await sessionOf(mei.sessionId)).toMatchObject({ ended_because: 'disabled' })
    expect(await mailsTo(portal, mei.username)).toEqual([])
  })
})

describe('signing out', () => {
  it('ends the session for every token of it, takes the cookie back and clears the cache', async () => {
    const mei = await portal.person()
    const { status, json, headers } = await logout(mei)
    expect({ status, json }).toEqual({ status: 200, json: { done: true } })
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^sess-\d+=; Path=\/; Max-Age=0;/)])
    expect(await callWith(mei.headers)).toBe('AU0005')
    expect((await refresh(mei.refreshToken, mei.identityHeaders)).json.errorCode).toBe('AU0005')
    expect(await sessionOf(mei.sessionId)).toMatchObject({ ended_because: 'signOut' })
    expect(await activityOf(portal, mei.accountId)).toEqual(['signOut success'])
    expect(await mailsTo(portal, mei.username)).toEqual([])
  })

  it('is done already for whoever did it in another tab', async () => {
    const mei = await portal.person()
    expect((await logout(mei)).status).toBe(200)
    expect((await logout(mei)).status).toBe(200)
    expect(await activityOf(portal, mei.accountId)).toEqual(['signOut success'])
  })

  it('works with tokens that have ended', async () => {
    const mei = await portal.person()
    const claims = { sub: mei.accountId, sid: mei.sessionId, rights: 0 }
    const ended = await portal.people.tokens.sign('identity', claims, -7200)
    const headers = { ...mei.headers, authorization: `Bearer ${ended}` }
    expect((await portal.post('/auth/logout', { accessToken: '', webid: '' }, headers)).status).toBe(200)
    expect(await callWith(mei.headers)).toBe('AU0005')
  })

  it('is for the owner of the session alone', async () => {
    const [mei, rival] = [await portal.person(), await portal.person()]
    const foreign = await portal.post(
      '/auth/logout',
      { accessToken: mei.accessToken, webid: mei.webId },
      { ...mei.identityHeaders, cookie: rival.cookies },
    )
    expect(foreign.json.errorCode).toBe('GE0016')
    expect((await logout(mei, { accessToken: rival.accessToken, webid: mei.webId })).json.errorCode).toBe('GE0016')
    expect((await logout(mei, { accessToken: mei.accessToken, webid: rival.webId })).json.errorCode).toBe('GE0004')
    expect(await callWith(mei.headers)).toBe(LET_IN)
    expect(await callWith(rival.headers)).toBe(LET_IN)
  })
})

describe('a day at work', () => {
  it('goes on for hours with a call a minute, and ends after twelve', async () => {
    const mei = await portal.person()
    let headers = mei.headers
    let tokens = { idToken: mei.idToken, refreshToken: mei.refreshToken }
    let age = 0
    const minute = async () => {
      await portal.pool.raw.query(
        `update session set (last_seen_at, refreshed_at, ends_at) = (last_seen_at - interval '1 minute',
           refreshed_at - interval '1 minute', ends_at - interval '1 minute') where id = $1`,
        [mei.sessionId],
      )
      age++
      if (age % 31 === 0) {
        const { status, json } = await refresh(tokens.refreshToken, {
          ...headers,
          authorization: `Bearer ${tokens.idToken}`,
        })
        expect(status).toBe(200)
        tokens = json
        headers = { ...headers, authorization: `Bearer ${json.accessToken}` }
      }
      return callWith(headers)
    }
    for (let minutes = 0; minutes < 240; minutes++) expect(await minute()).toBe(LET_IN)
    await shift(mei.sessionId, 'ends_at', '479 minutes')
    expect(await callWith(headers)).toBe(LET_IN)
    expect(await minute()).toBe('AU0005')
    const { json } = await refresh(tokens.refreshToken, { ...headers, authorization: `Bearer ${tokens.idToken}` })
    expect(json.errorCode).toBe('AU0005')
    expect(await sessionOf(mei.sessionId)).toMatchObject({ ended_because: 'absolute' })
  })

  it('is over after an hour without a call', async () => {
    const mei = await portal.person()
    await shift(mei.sessionId, 'last_seen_at', '62 minutes')
    expect(await callWith(mei.headers)).toBe('AU0005')
    expect((await refresh(mei.refreshToken, mei.identityHeaders)).json.errorCode).toBe('AU0005')
    expect(await sessionOf(mei.sessionId)).toMatchObject({ ended_because: 'idle' })
  })

  it('asks for new tokens when the access token has ended under a busy person', async () => {
    const mei = await portal.person()
    const claims = { sub: mei.accountId, sid: mei.sessionId, rights: 0 }
    const ended = await portal.people.tokens.sign('access', claims, -1)
    expect(await callWith({ ...mei.headers, authorization: `Bearer ${ended}` })).toBe('AU0006')
  })

  it('begins with a real sign-in and its own cookie', async () => {
    const { username } = await portal.people.account()
    const browser = createBrowser(portal)
    const { json } = await browser.signIn(username, 'Lantern-harbour-58')
    expect((await browser.refresh(json.idToken, json.refreshToken)).status).toBe(200)
  })
})
