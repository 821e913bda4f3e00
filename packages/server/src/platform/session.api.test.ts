import { calls } from '@fairway/contract/calls'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forge } from './forged-token.fixture.ts'
import { type Portal, startPortal } from './testing.ts'

const GUARDED = '/auth/user/change'
const NOBODYS = { previousPassword: '', password: '', confirmPassword: '' }
/** What the form above is answered once its sender was let in. */
const LET_IN = 'AU0122'
const all: readonly Endpoint[] = calls
const guarded = all.filter(({ allow }) => allow.kind === 'signedIn' || allow.kind === 'anyOf')

type Person = Awaited<ReturnType<Portal['person']>>

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 } })
})
afterAll(() => portal.stop())

const send = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, headers: Record<string, string>) =>
  portal.call(method, path, {
    headers: method === 'GET' ? headers : { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(NOBODYS) }),
  })

async function genuine(kind: 'access' | 'identity') {
  const mei = await portal.person({ groups: ['BD'] })
  const [head = '', body = ''] = (kind === 'access' ? mei.accessToken : mei.idToken).split('.')
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  return { mei, forged: forge({ keys: portal.people.keys, header: read(head), payload: read(body) }) }
}

describe('the authenticator', () => {
  it('knows a person by token and cookie together', async () => {
    const mei = await portal.person()
    expect((await portal.post(GUARDED, NOBODYS, mei.headers)).json.errorCode).toBe(LET_IN)
  })

  it('knows people while searches have taken every connection', async () => {
    const [mei, gone] = [await portal.person(), await portal.person()]
    const { raw } = portal.pool
    await raw.query('update session set ended_at = now() where id = $1', [gone.sessionId])
    const taken = await Promise.all(Array.from({ length: raw.options.max }, () => raw.connect()))
    try {
      expect(portal.pool.isFree).toBe(false)
      expect((await portal.get('/api/home', gone.headers)).json.errorCode).toBe('AU0005')
    } finally {
      for (const client of taken) client.release()
    }
    expect(portal.pool.isFree).toBe(true)
    expect((await portal.get('/api/home', mei.headers)).status).toBe(200)
  })

  it('stays shut for every forged token, at every guarded call', async () => {
    const { mei, forged } = await genuine('access')
    expect(Object.keys(forged).length).toBeGreaterThanOrEqual(50)
    expect(guarded.length).toBeGreaterThanOrEqual(5)
    const accepted: string[] = []
    for (const [name, token] of Object.entries(forged)) {
      const headers = { ...mei.headers, authorization: `Bearer ${token}` }
      const answers = await Promise.all(guarded.map(async (call) => ({ call, ...(await send(call, headers)) })))
      for (const { call, status, json } of answers)
        if (status !== 401 || !/^(GE0016|AU0005)$/.test(json.errorCode))
          accepted.push(`${call.path}: ${name} ${status}`)
    }
    expect(accepted).toEqual([])
    expect((await portal.post(GUARDED, NOBODYS, mei.headers)).json.errorCode).toBe(LET_IN)
  })

  it('stays shut for every forged identity token where that is what counts', async () => {
    const { mei, forged } = await genuine('identity')
    const accepted: string[] = []
    for (const [name, token] of Object.entries(forged)) {
      const headers = { ...mei.headers, authorization: `Bearer ${token}` }
      const { status } = await portal.post('/auth/login/refresh', { refreshToken: mei.refreshToken }, headers)
      const out = await portal.post('/auth/logout', { accessToken: mei.accessToken, webid: mei.webId }, headers)
      if (status !== 401 || out.status !== 401) accepted.push(`${name} ${status} ${out.status}`)
    }
    expect(accepted).toEqual([])
  })

  it('never takes one kind of token for another', async () => {
    const mei = await portal.person({ groups: ['BD'] })
    const key = await portal.mintKey()
    for (const token of [mei.idToken, mei.refreshToken, key, mei.sessionId, `${mei.refreshToken}.x.y`])
      for (const call of guarded)
        expect(await send(call, { ...mei.headers, authorization: `Bearer ${token}` })).toMatchObject({
          status: 401,
          json: { errorCode: 'GE0016' },
        })
    for (const path of ['/auth/login/refresh', '/auth/logout']) {
      const body = path === '/auth/logout' ? { accessToken: '', webid: '' } : { refreshToken: mei.refreshToken }
      expect(await portal.post(path, body, mei.headers)).toMatchObject({ status: 401, json: { errorCode: 'GE0016' } })
    }
  })

  it.each(['bearer', 'BEARER', 'Basic', 'Token', 'Bearer Bearer', ''])('knows no %j before a token', async (scheme) => {
    const mei = await portal.person()
    const headers = { ...mei.headers, authorization: `${scheme} ${mei.accessToken}` }
    expect((await portal.post(GUARDED, NOBODYS, headers)).json.errorCode).toBe('GE0016')
  })

  it('says apart that a token of ours is merely too old', async () => {
    const mei = await portal.person()
    const claims = { sub: mei.accountId, sid: mei.sessionId, rights: 0 }
    const ended = await portal.people.tokens.sign('access', claims, -1)
    for (const tries of [1, 2]) {
      const { json } = await portal.post(GUARDED, NOBODYS, { ...mei.headers, authorization: `Bearer ${ended}` })
      expect([tries, json.errorCode]).toEqual([tries, 'AU0006'])
    }
  })

  it('tells people apart who come at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => portal.person({ groups: ['TD'] })))
    const [gone, lent, ...others] = people as [Person, Person, ...Person[]]
    await portal.pool.raw.query('update session set ended_at = now() where id = $1', [gone.sessionId])
    const nameOf = async (headers: Record<string, string>) => {
      const { json } = await portal.get('/auth/management/cp/user', headers)
      return json.errorCode ?? json.email
    }
    for (let round = 0; round < 5; round++) {
      const stolen = { ...lent.headers, cookie: others[0]?.headers.cookie ?? '' }
      const callers = [gone.headers, stolen, ...others.flatMap(({ headers }) => [headers, headers])]
      expect(await Promise.all(callers.map(nameOf))).toEqual([
        'AU0005',
        'GE0016',
        ...others.flatMap(({ username }) => [username, username]),
      ])
    }
  })

  it('does not open for a header of an assumed user', async () => {
    const mei = await portal.person({ groups: ['CSR'] })
    const headers = { ...mei.headers, 'x-fairway-assumed-user': 'shipper@fairway.test' }
    expect(await portal.post(GUARDED, NOBODYS, headers)).toMatchObject({ status: 403, json: { errorCode: 'AU0016' } })
  })
})
