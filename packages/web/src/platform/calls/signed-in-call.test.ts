import type { IncomingHttpHeaders } from 'node:http'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { texts } from '../../app/first-texts/en.ts'
import { startI18n } from '../language/i18n.ts'
import { sharedStorage, tokensOf } from '../session/person.fixture.ts'
import { beginSession, forgetSession, lastAccess, session, sessionEnd } from '../session/session.store.ts'
import { signOut } from '../session/session-end.ts'
import { apiQuery, quietly, send } from './api.ts'
import { startServer, until } from './local-server.fixture.ts'

interface ReceivedCall {
  call: string
  headers: IncomingHttpHeaders
}
interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
  /** What another tab does while the server answers. */
  meanwhile?: () => void
}

const refused = (errorCode: string): Answer => ({ status: 401, body: { errorCode } })
const REFRESH = 'POST /auth/login/refresh'
let received: ReceivedCall[]
/** The server's answers to the next calls. Other calls get `{}`, and a refresh gets new tokens. */
let answers: Record<string, Answer[]>
let browser: ReturnType<typeof sharedStorage>
let server: Awaited<ReturnType<typeof startServer>>
let generation: number

beforeEach(async () => {
  startI18n('en', texts)
  received = []
  answers = {}
  generation = 0
  browser = sharedStorage()
  server = await startServer((request, response) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`
    received.push({ call, headers: request.headers })
    const usual: Answer = call === REFRESH ? { body: tokensOf({ generation: ++generation }) } : {}
    const { status = 200, body = {}, headers = {}, meanwhile } = answers[call]?.shift() ?? usual
    meanwhile?.()
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
})
afterEach(async () => {
  forgetSession('left')
  await server.stop()
})

const calls = () => received.map(({ call }) => call)
const secondsAgo = (seconds: number) => browser.storage.set('lastAccess', String(Date.now() - seconds * 1000))
const aRead = () => send('GET /api/geo', {})
const aWrite = () => send('POST /api/logger', { body: { entries: [] } })

describe('a call of a signed-in person', () => {
  it('carries the access token and moves the last access', async () => {
    beginSession(tokensOf())
    secondsAgo(60)
    const startedAt = Date.now()
    await aRead()
    expect(received[0]?.headers.authorization).toBe('Bearer access 0 of Lin')
    expect(received[0]?.headers['x-fairway-assumed-user']).toBeUndefined()
    expect(lastAccess()).toBeGreaterThanOrEqual(startedAt)
  })

  it('does not move the last access when it is automatic, or when it is refused', async () => {
    beginSession(tokensOf())
    secondsAgo(60)
    const before = lastAccess()
    await send('GET /api/geo', {}, { quiet: true })
    answers['GET /api/geo'] = [{ status: 404, body: { errorCode: 'GE0002' } }]
    await expect(aRead()).rejects.toMatchObject({ status: 404 })
    expect(lastAccess()).toBe(before)
  })

  it('is an ordinary guest’s call when nobody is signed in', async () => {
    await aRead()
    expect(received[0]?.headers.authorization).toBeUndefined()
    expect(browser.storage.has('lastAccess')).toBe(false)
  })
})

describe('the check before a call', () => {
  it('does not make the call when the session is too old: Session Expired', async () => {
    beginSession(tokensOf())
    browser.storage.set('containerDashboard', '{}')
    browser.storage.set('selectedLanguage', 'vi')
    secondsAgo(3601)
    const several = await Promise.allSettled([aRead(), aRead()]) // a page makes more than one call
    for (const one of several) expect(one).toMatchObject({ reason: { answer: { errorCode: 'AU0005' } } })
    await expect.poll(calls).toEqual(['POST /auth/logout'])
    expect(session.get()).toBeUndefined()
    expect(sessionEnd.get()).toEqual({ why: 'expired', here: true })
    expect([...browser.storage.keys()].sort()).toEqual(['lastAccess', 'selectedLanguage'])
  })

  it('refreshes first within the last 1800 seconds, then makes the call with the new token', async () => {
    const { idToken } = beginSession(tokensOf())
    secondsAgo(1801)
    const startedAt = Date.now()
    await aWrite()
    expect(calls()).toEqual([REFRESH, 'POST /api/logger'])
    expect(received[0]?.headers.authorization).toBe(`Bearer ${idToken}`)
    expect(received[1]?.headers.authorization).toBe('Bearer access 1 of Lin')
    expect(lastAccess()).toBeGreaterThanOrEqual(startedAt)
  })

  it('makes the call at once before that', async () => {
    beginSession(tokensOf())
    secondsAgo(1790)
    await aRead()
    expect(calls()).toEqual(['GET /api/geo'])
  })

  it('refreshes a token that expires soon while the person is active', async () => {
    beginSession(tokensOf({ life: 1700 }))
    await aRead()
    expect(calls()).toEqual([REFRESH, 'GET /api/geo'])
  })

  it('recognises an automatic call, also when the query cache makes it', async () => {
    beginSession(tokensOf())
    const client = new QueryClient()
    const leave = new QueryObserver(client, apiQuery('GET /api/geo', {})).subscribe(() => {})
    await until(() => received.length === 1 && client.isFetching() === 0)
    secondsAgo(60)
    const before = lastAccess()
    await quietly(() => client.invalidateQueries())
    expect(calls()).toHaveLength(2)
    expect(lastAccess()).toBe(before)
    await client.invalidateQueries()
    expect(lastAccess()).toBeGreaterThan(before)
    leave()
  })

  it('does not let polling keep an idle session alive', async () => {
    beginSession(tokensOf())
    secondsAgo(2000)
    const before = lastAccess()
    await send('GET /api/geo', {}, { quiet: true })
    expect(calls()).toEqual(['GET /api/geo'])
    expect(lastAccess()).toBe(before)
    secondsAgo(3700)
    await expect(send('GET /api/geo', {}, { quiet: true })).rejects.toMatchObject({ status: 401 })
  })
})

describe('a refresh', () => {
  it('happens once for all calls of a moment', async () => {
    beginSession(tokensOf())
    secondsAgo(2000)
    await Promise.all([aRead(), aRead(), aWrite(), aRead()])
    expect(calls().filter((call) => call === REFRESH)).toHaveLength(1)
    expect(received.filter(({ headers }) => headers.authorization === 'Bearer access 1 of Lin')).toHaveLength(4)
  })

  it('is not made again when another tab has made it', async () => {
    const stale = beginSession(tokensOf())
    const fresh = { ...stale, ...tokensOf({ generation: 7 }), claims: undefined }
    const meanwhile = () => browser.storage.set('session', JSON.stringify(fresh))
    answers['GET /api/geo'] = [{ ...refused('AU0006'), meanwhile }]
    await aRead()
    expect(calls()).toEqual(['GET /api/geo', 'GET /api/geo'])
    expect(received[1]?.headers.authorization).toBe('Bearer access 7 of Lin')
  })

  it('follows an access token that the server finds expired, and the call is repeated once as the same write', async () => {
    beginSession(tokensOf())
    answers['POST /api/logger'] = [refused('AU0006')]
    await aWrite()
    expect(calls()).toEqual(['POST /api/logger', REFRESH, 'POST /api/logger'])
    expect(received[0]?.headers['idempotency-key']).toBe(received[2]?.headers['idempotency-key'])
    answers['POST /api/logger'] = [refused('AU0006'), refused('AU0006')]
    await expect(aWrite()).rejects.toMatchObject({ answer: { errorCode: 'AU0006' } })
  })

  it('that is refused ends the session', async () => {
    beginSession(tokensOf())
    secondsAgo(2000)
    answers[REFRESH] = [refused('GE0016')]
    await expect(aRead()).rejects.toMatchObject({ status: 401 })
    expect(sessionEnd.get()).toEqual({ why: 'refused', here: true })
    expect(browser.storage.has('session')).toBe(false)
  })

  it.each([500, 429])('that fails with status %i does not end the session', async (status) => {
    beginSession(tokensOf())
    secondsAgo(2000)
    answers[REFRESH] = [{ status, body: { errorCode: 'GE0001' } }]
    await expect(aRead()).rejects.toMatchObject({ status })
    expect(session.get()?.username).toBe('lin@fairway.test')
  })

  it('happens in the background when the server says that the rights have changed', async () => {
    beginSession(tokensOf())
    answers['GET /api/geo'] = [{ headers: { 'x-fairway-rights': 'changed' } }]
    answers[REFRESH] = [{ body: tokensOf({ groups: ['BD', 'SI'], generation: 1 }) }]
    await aRead()
    await until(() => session.get()?.claims.groups.length === 2)
    expect(session.get()?.claims.groups).toEqual(['BD', 'SI'])
    expect(calls()).toEqual(['GET /api/geo', REFRESH])
  })
})

it('four hours of work with one call a minute pass without an unexpected logout', async () => {
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  beginSession(tokensOf())
  for (let minute = 1; minute <= 240; minute++) {
    vi.setSystemTime(start + minute * 60_000)
    await aRead()
  }
  vi.useRealTimers()
  expect(session.get()?.username).toBe('lin@fairway.test')
  const refreshes = calls().filter((call) => call === REFRESH).length
  expect(refreshes).toBeGreaterThanOrEqual(7)
  expect(refreshes).toBeLessThanOrEqual(8)
  expect(calls().filter((call) => call === 'GET /api/geo')).toHaveLength(240)
})

describe('an answer that the session is over', () => {
  it.each([
    ['AU0005', 'expired'],
    ['GE0016', 'refused'],
  ] as const)('%s signs out here', async (code, why) => {
    beginSession(tokensOf())
    answers['GET /api/geo'] = [refused(code)]
    await expect(aRead()).rejects.toMatchObject({ status: 401 })
    expect(sessionEnd.get()).toEqual({ why, here: true })
  })

  it('does not end a session that began meanwhile', async () => {
    beginSession(tokensOf({ sid: 'first' }))
    answers['GET /api/geo'] = [refused('AU0005')]
    const asking = aRead()
    beginSession(tokensOf({ sid: 'second' }))
    await expect(asking).rejects.toMatchObject({ status: 401 })
    expect(session.get()?.claims.sid).toBe('second')
  })
})

describe('another person', () => {
  it('who signed in elsewhere: this page makes no call in their name', async () => {
    const mine = beginSession(tokensOf({ name: 'Lin' }))
    browser.storage.set('session', JSON.stringify({ ...mine, ...tokensOf({ name: 'Huong' }), claims: undefined }))
    await expect(aWrite()).rejects.toMatchObject({ name: 'AbortError' })
    await expect(aRead()).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls()).toEqual([])
  })
})

describe('a logout', () => {
  it('clears the data of the person, keeps that of the browser, then informs the server', async () => {
    const { idToken } = beginSession(tokensOf())
    const theirs = [
      'containerDashboard',
      'bookingDashboard',
      'assumedUser',
      'dropdowns',
      'vgmLegalInfo',
      'selectedFilters',
    ]
    const ours = ['selectedLanguage', 'theme', 'gridPrefBD', 'recentSearches']
    for (const name of [...theirs, ...ours]) browser.storage.set(name, '{}')
    await signOut()
    expect([...browser.storage.keys()].sort()).toEqual([...ours].sort())
    expect(calls()).toEqual(['POST /auth/logout'])
    expect(received[0]?.headers.authorization).toBe(`Bearer ${idToken}`)
  })

  it('works without a server', async () => {
    beginSession(tokensOf())
    answers['POST /auth/logout'] = [{ status: 500, body: {} }]
    await signOut()
    expect(session.get()).toBeUndefined()
    expect(sessionEnd.get()).toEqual({ why: 'left', here: true })
  })
})
