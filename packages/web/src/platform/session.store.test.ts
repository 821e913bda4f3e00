import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedStorage, tokensOf } from './person.fixture.ts'

let browser: ReturnType<typeof sharedStorage>
beforeEach(() => {
  browser = sharedStorage()
})
afterEach(() => vi.unstubAllGlobals())

describe('who is signed in', () => {
  it('is kept with what the specification lists, and read from the token without trusting it', async () => {
    const tab = await browser.openTab()
    tab.beginSession(tokensOf({ name: '林', groups: ['BD', 'SI'] }), {
      ip: '203.0.113.7',
      city: 'Ningbo',
      region_code: 'ZJ',
      continent_code: 'AS',
      country: 'CN',
    })
    expect(Object.keys(JSON.parse(browser.kept.get('session') ?? '')).sort()).toEqual(
      ['accessToken', 'continent_code', 'expiresIn', 'idToken', 'refreshToken', 'tokenType', 'username', 'vgm'].sort(),
    )
    expect(tab.session.get()).toMatchObject({
      continent_code: 'AS',
      vgm: false,
      claims: { given_name: '林', groups: ['BD', 'SI'], webid: 'W7' },
    })
    const later = await browser.openTab()
    expect(later.session.get()?.claims).toMatchObject({ given_name: '林', sid: 'session of 林' })
  })

  it.each([
    ['nothing', undefined],
    ['half a text', '{"username":"lin'],
    ['another thing', '7'],
    ['a token that cannot be read', JSON.stringify({ ...tokensOf(), idToken: 'a.b.c' })],
    ['a token without groups', JSON.stringify({ ...tokensOf(), idToken: `a.${btoa('{"sub":"1","sid":"2"}')}.c` })],
    ['no access token', JSON.stringify({ ...tokensOf(), accessToken: undefined })],
  ])('is nobody when the storage holds %s', async (_case, stored) => {
    if (stored !== undefined) browser.kept.set('session', stored)
    expect((await browser.openTab()).session.get()).toBeUndefined()
  })

  it('is known for the life of the page where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined)
    const tab = await browser.openTab()
    tab.beginSession(tokensOf())
    expect(tab.syncSession()?.username).toBe('lin@fairway.test')
    expect(tab.lastAccess()).toBeGreaterThan(Date.now() - 5000)
    tab.forgetSession('left')
    expect(tab.syncSession()).toBeUndefined()
  })
})

describe('the last access', () => {
  it('only moves forward, whichever tab hears an answer', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf())
    const now = one.lastAccess()
    other.noteAccess(now + 5000)
    one.noteAccess(now + 2000)
    expect(one.lastAccess()).toBe(now + 5000)
    expect(browser.kept.get('lastAccess')).toBe(String(now + 5000))
  })

  it('does not start again with new tokens for the same session', async () => {
    const tab = await browser.openTab()
    tab.beginSession(tokensOf())
    browser.kept.set('lastAccess', '5')
    tab.beginSession(tokensOf({ generation: 1 }))
    expect(tab.lastAccess()).toBe(5)
  })
})

describe('the tabs of one browser', () => {
  it('follow a sign-in, new tokens, an assumed user, their release and a sign-out', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf())
    browser.tell()
    expect(other.session.get()?.claims.given_name).toBe('Lin')
    one.beginSession(tokensOf({ generation: 1 }))
    browser.tell()
    expect(other.session.get()?.refreshToken).toBe('refresh 1 of Lin')
    expect(other.groupsInForce()).toEqual(['BD'])
    browser.kept.set('assumedUser', JSON.stringify({ username: 'shipper@fairway.test', groups: ['SI'] }))
    browser.tell()
    expect(other.groupsInForce()).toEqual(['SI'])
    browser.kept.delete('assumedUser')
    browser.tell()
    expect(other.assumedUser.get()).toBeUndefined()
    one.forgetSession('left')
    browser.tell()
    expect(other.session.get()).toBeUndefined()
    expect(other.sessionEnd.get()).toEqual({ why: 'left', here: false })
    expect(other.isTaken()).toBe(false)
  })

  it('know from one another that time ran out', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf())
    browser.tell()
    one.forgetSession('expired')
    browser.tell()
    expect(other.sessionEnd.get()).toEqual({ why: 'expired', here: false })
  })

  it('stop when another person signs in elsewhere, even before they were told', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf({ name: 'Lin' }))
    browser.tell()
    one.forgetSession('left')
    one.beginSession(tokensOf({ name: 'Huong' }))
    expect(other.isTaken()).toBe(false)
    other.syncSession()
    expect(other.isTaken()).toBe(true)
    expect(one.isTaken()).toBe(false)
  })

  it('go on when the same person signs in anew', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf({ sid: 'first' }))
    browser.tell()
    one.beginSession(tokensOf({ sid: 'second' }))
    browser.tell()
    expect(other.isTaken()).toBe(false)
    expect(other.session.get()?.claims.sid).toBe('second')
  })
})

it('forgets a customer whom someone else stood in for', async () => {
  const tab = await browser.openTab()
  tab.beginSession(tokensOf({ name: 'Chen', groups: ['CSR'] }))
  browser.kept.set('assumedUser', JSON.stringify({ username: 'shipper@fairway.test', groups: ['SI'] }))
  tab.syncSession()
  expect(tab.groupsInForce()).toEqual(['SI'])
  tab.forgetSession('left')
  expect([...browser.kept.keys()]).toEqual([])
  tab.beginSession(tokensOf({ name: 'Lin' }))
  expect(tab.groupsInForce()).toEqual(['BD'])
})
