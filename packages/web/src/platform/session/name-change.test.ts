import type { IncomingHttpHeaders } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { texts } from '../../app/first-texts/en.ts'
import { send } from '../calls/api.ts'
import { startServer } from '../calls/local-server.fixture.ts'
import { startI18n } from '../language/i18n.ts'
import { sharedStorage, tokensOf } from './person.fixture.ts'
import { blockedCalls, forgetSession, nameChange, session, syncSession } from './session.store.ts'

interface Answer {
  status?: number
  body?: unknown
  /** What another tab does while the server answers. */
  meanwhile?: () => void
}

const REFRESH = 'POST /auth/login/refresh'
let received: { call: string; headers: IncomingHttpHeaders }[]
/** What the server answers to the calls to come; anything else is answered `{}`. */
let answers: Record<string, Answer[]>
let browser: ReturnType<typeof sharedStorage>
let server: Awaited<ReturnType<typeof startServer>>

beforeEach(async () => {
  startI18n('en', texts)
  received = []
  answers = {}
  browser = sharedStorage()
  server = await startServer((request, response) => {
    const call = `${request.method} ${request.url}`
    received.push({ call, headers: request.headers })
    const { status = 200, body = {}, meanwhile } = answers[call]?.shift() ?? {}
    meanwhile?.()
    response.writeHead(status).end(JSON.stringify(body))
  })
})
afterEach(async () => {
  forgetSession('left')
  await server.stop()
})

const calls = () => received.map(({ call }) => call)
const aWrite = () => send('POST /api/logger', { body: { entries: [] } })

describe('a page under a customer’s name', () => {
  const assumed = (username: string) =>
    JSON.stringify({ username, groups: ['SI'], expiresAt: Date.now() + 60 * 60_000 })
  const name = () => received.map(({ headers }) => headers['x-fairway-assumed-user'])
  /** As after a reload: the page finds both in the storage. */
  const loadUnder = (username: string) => {
    const serving = tokensOf({ name: 'Chen', groups: ['CSR'] })
    browser.storage.set('assumedUser', assumed(username))
    browser.storage.set('session', JSON.stringify({ ...serving, continent_code: 'AS', vgm: false }))
    browser.storage.set('lastAccess', String(Date.now()))
    syncSession()
  }

  it('names the customer with each call, also with a name outside of ASCII', async () => {
    loadUnder('小林@fairway.test')
    await send('GET /api/geo', {})
    expect(name()).toEqual([encodeURIComponent('小林@fairway.test')])
  })

  it.each([
    ['released', () => browser.storage.delete('assumedUser')],
    ['exchanged', () => browser.storage.set('assumedUser', assumed('rival@fairway.test'))],
  ])('sends nothing once the customer was %s in another tab', async (_case, elsewhere) => {
    loadUnder('shipper@fairway.test')
    elsewhere()
    const before = blockedCalls.get()
    await expect(aWrite()).rejects.toMatchObject({ name: 'AbortError' })
    await expect(send('GET /api/geo', {}, { quiet: true })).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls()).toEqual([])
    expect(blockedCalls.get()).toBe(before + 1)
  })

  it('does not send a call that waited for new tokens meanwhile', async () => {
    loadUnder('shipper@fairway.test')
    browser.storage.set('lastAccess', String(Date.now() - 2_000_000))
    const fresh = tokensOf({ name: 'Chen', groups: ['CSR'], generation: 1 })
    answers[REFRESH] = [{ body: fresh, meanwhile: () => browser.storage.delete('assumedUser') }]
    await expect(aWrite()).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls()).toEqual([REFRESH])
  })

  it('keeps its name for a call that is repeated with new tokens', async () => {
    loadUnder('shipper@fairway.test')
    answers['POST /api/logger'] = [{ status: 401, body: { errorCode: 'AU0006' } }]
    answers[REFRESH] = [{ body: tokensOf({ name: 'Chen', groups: ['CSR'], generation: 1 }) }]
    await aWrite()
    expect(calls()).toEqual(['POST /api/logger', REFRESH, 'POST /api/logger'])
    expect([name()[0], name()[2]]).toEqual(['shipper%40fairway.test', 'shipper%40fairway.test'])
  })

  it('is over when the server says so: the customer is forgotten, with their stored data', async () => {
    loadUnder('shipper@fairway.test')
    browser.storage.set('bookingDashboard', '{}')
    answers['POST /api/logger'] = [{ status: 403, body: { errorCode: 'AU0016' } }]
    await expect(aWrite()).rejects.toMatchObject({ answer: { errorCode: 'AU0016' } })
    expect(nameChange.get()).toEqual({ to: undefined, why: 'over' })
    expect(browser.storage.has('assumedUser')).toBe(false)
    expect(browser.storage.has('bookingDashboard')).toBe(false)
    await expect(aWrite()).rejects.toMatchObject({ name: 'AbortError' })
    expect(calls()).toEqual(['POST /api/logger'])
    expect(session.get()?.username).toBe('chen@fairway.test')
  })

  it('keeps the customer that another tab assumed when the server ends its own', async () => {
    loadUnder('shipper@fairway.test')
    const meanwhile = () => browser.storage.set('assumedUser', assumed('rival@fairway.test'))
    answers['POST /api/logger'] = [{ status: 403, body: { errorCode: 'AU0016' }, meanwhile }]
    await expect(aWrite()).rejects.toMatchObject({ answer: { errorCode: 'AU0016' } })
    expect(browser.storage.get('assumedUser')).toContain('rival')
    expect(nameChange.get()).toMatchObject({ to: { username: 'rival@fairway.test' }, why: 'elsewhere' })
  })
})
