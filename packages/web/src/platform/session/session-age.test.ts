import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer, until } from '../calls/local-server.fixture.ts'
import { sharedStorage, tokensOf } from './person.fixture.ts'
import { beginSession, forgetSession, session, sessionEnd } from './session.store.ts'
import { endIfExpired } from './session-age.ts'

let calls: string[]
let browser: ReturnType<typeof sharedStorage>
let server: Awaited<ReturnType<typeof startServer>>
beforeEach(async () => {
  calls = []
  browser = sharedStorage()
  server = await startServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    response.writeHead(200).end('{"done":true}')
  })
})
afterEach(async () => {
  forgetSession('left')
  await server.stop()
})
const secondsAgo = (seconds: number) => browser.storage.set('lastAccess', String(Date.now() - seconds * 1000))

describe('an expired session', () => {
  it('ends at once and without a call: nobody is signed in, every tab knows why, the server follows', async () => {
    beginSession(tokensOf())
    browser.storage.set('bookingDashboard', '{}')
    secondsAgo(3601)
    expect(endIfExpired()).toBe(true)
    expect(session.get()).toBeUndefined()
    expect(sessionEnd.get()).toEqual({ why: 'expired', here: true })
    expect(browser.storage.has('session')).toBe(false)
    expect(calls).toEqual([])
    await until(() => calls.includes('POST /auth/logout'))
    expect(browser.storage.has('bookingDashboard')).toBe(false)
    expect(endIfExpired()).toBe(false)
  })

  it('is not one that was used in time, nor a guest’s', () => {
    expect(endIfExpired()).toBe(false)
    beginSession(tokensOf())
    secondsAgo(3500)
    expect(endIfExpired()).toBe(false)
    expect(session.get()?.username).toBe('lin@fairway.test')
  })
})
