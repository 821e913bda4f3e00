import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sharedStorage, tokensOf } from './person.fixture.ts'

let browser: ReturnType<typeof sharedStorage>
beforeEach(() => {
  browser = sharedStorage()
})
afterEach(() => vi.unstubAllGlobals())

describe('who is signed in', () => {
  it('is stored with the fields of the specification, and read from the token without trusting it', async () => {
    const tab = await browser.openTab()
    const details = {
      ...{ ip: '203.0.113.7', city: 'Ningbo', region_code: 'ZJ', continent_code: 'AS', country: 'CN' },
      ...{ lang: 'zh', sessionId: 'visit 1' },
    }
    tab.beginSession(tokensOf({ name: '林', groups: ['BD', 'SI'] }), details)
    expect(Object.keys(JSON.parse(browser.storage.get('session') ?? '')).sort()).toEqual(
      ['accessToken', 'clientDetails', 'continent_code', 'expiresIn', 'idToken', 'refreshToken', 'tokenType'].concat([
        'username',
        'vgm',
      ]),
    )
    expect(tab.session.get()).toMatchObject({
      continent_code: 'AS',
      vgm: false,
      clientDetails: details,
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
  ])('is nobody when the storage contains %s', async (_case, stored) => {
    if (stored !== undefined) browser.storage.set('session', stored)
    expect((await browser.openTab()).session.get()).toBeUndefined()
  })

  it('is known for the life of the page where nothing can be stored', async () => {
    vi.stubGlobal('localStorage', undefined)
    const tab = await browser.openTab()
    const startedAt = Date.now()
    tab.beginSession(tokensOf())
    expect(tab.syncSession()?.username).toBe('lin@fairway.test')
    expect(tab.lastAccess()).toBeGreaterThanOrEqual(startedAt)
    tab.forgetSession('left')
    expect(tab.syncSession()).toBeUndefined()
  })
})

describe('the last access', () => {
  it('only moves forward, whichever tab gets an answer', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf())
    const now = one.lastAccess()
    other.noteAccess(now + 5000)
    one.noteAccess(now + 2000)
    expect(one.lastAccess()).toBe(now + 5000)
    expect(browser.storage.get('lastAccess')).toBe(String(now + 5000))
  })

  it('is not reset by new tokens for the same session', async () => {
    const tab = await browser.openTab()
    tab.beginSession(tokensOf())
    browser.storage.set('lastAccess', '5')
    tab.beginSession(tokensOf({ generation: 1 }))
    expect(tab.lastAccess()).toBe(5)
  })
})

describe('the tabs of one browser', () => {
  it('follow a sign-in, new tokens and a sign-out', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf())
    browser.notifyTabs()
    expect(other.session.get()?.claims.given_name).toBe('Lin')
    one.beginSession(tokensOf({ generation: 1 }))
    browser.notifyTabs()
    expect(other.session.get()?.refreshToken).toBe('refresh 1 of Lin')
    expect(other.effectiveGroups()).toEqual(['BD'])
    one.forgetSession('left')
    browser.notifyTabs()
    expect(other.session.get()).toBeUndefined()
    expect(other.sessionEnd.get()).toEqual({ why: 'left', here: false })
    expect(other.isSuperseded()).toBe(false)
  })

  it('learn from one another that the session expired', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf())
    browser.notifyTabs()
    one.forgetSession('expired')
    browser.notifyTabs()
    expect(other.sessionEnd.get()).toEqual({ why: 'expired', here: false })
  })

  it('stop when another person signs in elsewhere, even before the storage event arrives', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf({ name: 'Lin' }))
    browser.notifyTabs()
    one.forgetSession('left')
    one.beginSession(tokensOf({ name: 'Huong' }))
    expect(other.isSuperseded()).toBe(false)
    other.syncSession()
    expect(other.isSuperseded()).toBe(true)
    expect(one.isSuperseded()).toBe(false)
  })

  it('go on when the same person signs in anew', async () => {
    const [one, other] = [await browser.openTab(), await browser.openTab()]
    one.beginSession(tokensOf({ sid: 'first' }))
    browser.notifyTabs()
    one.beginSession(tokensOf({ sid: 'second' }))
    browser.notifyTabs()
    expect(other.isSuperseded()).toBe(false)
    expect(other.session.get()?.claims.sid).toBe('second')
  })
})

describe('the name under which a page was loaded', () => {
  const customer = (username = 'shipper@fairway.test', minutes = 60) => ({
    username,
    groups: ['SI' as const],
    expiresAt: Date.now() + minutes * 60_000,
  })
  const storeAssumedUser = (value: unknown) => browser.storage.set('assumedUser', JSON.stringify(value))
  const serving = tokensOf({ name: 'Chen', groups: ['CSR'] })

  it('is one’s own until a customer is assumed, and the next page has the customer’s', async () => {
    const page = await browser.openTab()
    page.beginSession(serving)
    expect(page.assumedUser.get()).toBeUndefined()
    expect(browser.storage.has('assumedUser')).toBe(false)
    const shipper = customer()
    page.changeName({ to: shipper, why: 'chosen' })
    expect(JSON.parse(browser.storage.get('assumedUser') ?? '')).toEqual(shipper)
    expect(page.effectiveGroups()).toEqual(['CSR'])
    expect(page.isSuperseded()).toBe(true)
    const next = await browser.openTab()
    expect(next.assumedUser.get()).toEqual(shipper)
    expect(next.effectiveGroups()).toEqual(['SI'])
    expect(next.isSuperseded()).toBe(false)
  })

  it.each([
    ['assumes a customer', undefined, customer('rival@fairway.test')],
    ['releases the customer', customer(), undefined],
    ['assumes another customer', customer(), customer('rival@fairway.test')],
  ])('stays when another tab %s, and the page is over', async (_case, before, after) => {
    const one = await browser.openTab()
    one.beginSession(serving)
    if (before) storeAssumedUser(before)
    const page = await browser.openTab()
    if (after) storeAssumedUser(after)
    else browser.storage.delete('assumedUser')
    expect(page.isSuperseded()).toBe(false)
    page.syncSession()
    expect(page.isSuperseded()).toBe(true)
    expect(page.assumedUser.get()).toEqual(before)
    expect(page.nameChange.get()).toEqual({ to: after, why: 'elsewhere' })
  })

  it('counts again when the other tab goes back to it', async () => {
    const one = await browser.openTab()
    one.beginSession(serving)
    const page = await browser.openTab()
    storeAssumedUser(customer())
    browser.notifyTabs()
    expect(page.isSuperseded()).toBe(true)
    browser.storage.delete('assumedUser')
    browser.notifyTabs()
    expect(page.isSuperseded()).toBe(false)
    expect(page.nameChange.get()).toBeUndefined()
  })

  it('ends when its time is up, whichever tab noticed first', async () => {
    const one = await browser.openTab()
    one.beginSession(serving)
    storeAssumedUser(customer('shipper@fairway.test', 0.05))
    const page = await browser.openTab()
    browser.storage.delete('assumedUser')
    browser.notifyTabs()
    expect(page.nameChange.get()).toEqual({ to: undefined, why: 'over' })
  })

  it('is no longer the customer’s once the person has left customer service', async () => {
    const one = await browser.openTab()
    one.beginSession(serving)
    storeAssumedUser(customer())
    const page = await browser.openTab()
    page.beginSession(tokensOf({ name: 'Chen', groups: ['BD'], generation: 1 }))
    expect(page.nameChange.get()).toEqual({ to: undefined, why: 'elsewhere' })
  })

  it.each([
    ['whose time is over', customer('shipper@fairway.test', -1)],
    ['without an end', { username: 'shipper@fairway.test', groups: ['SI'] }],
    ['without groups', { username: 'shipper@fairway.test', expiresAt: Date.now() + 60_000 }],
    ['that is no customer', 7],
  ])('is one’s own when the storage contains one %s', async (_case, stored) => {
    const one = await browser.openTab()
    one.beginSession(serving)
    storeAssumedUser(stored)
    expect((await browser.openTab()).assumedUser.get()).toBeUndefined()
  })

  it('is one’s own for everybody outside of customer service, whatever is stored', async () => {
    const one = await browser.openTab()
    one.beginSession(tokensOf({ name: 'Lin', groups: ['ADMIN'] }))
    storeAssumedUser(customer())
    const page = await browser.openTab()
    expect(page.assumedUser.get()).toBeUndefined()
    expect(page.effectiveGroups()).toEqual(['ADMIN'])
  })

  it.each([
    ['signs out and another person signs in', 'Lin', undefined],
    ['signs in anew', 'Chen', 'another session'],
  ])('is nobody else’s after the person who acted for them %s', async (_case, name, sid) => {
    const one = await browser.openTab()
    one.beginSession(serving)
    storeAssumedUser(customer())
    const page = await browser.openTab()
    if (sid === undefined) page.forgetSession('left')
    expect(browser.storage.has('assumedUser')).toBe(sid !== undefined)
    page.beginSession(tokensOf({ name, groups: ['CSR'], ...(sid !== undefined && { sid }) }))
    expect(browser.storage.has('assumedUser')).toBe(false)
    expect((await browser.openTab()).assumedUser.get()).toBeUndefined()
  })
})
