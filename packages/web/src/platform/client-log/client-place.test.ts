import type { Language } from '@fairway/contract/shared/language'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharedStorage, tokensOf } from '../session/person.fixture.ts'

let browser: ReturnType<typeof sharedStorage>
beforeEach(() => {
  browser = sharedStorage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ningbo = { ip: '203.0.113.7', city: '宁波', region_code: 'ZJ', continent_code: 'AS', country: 'CN' }

/** A page as the browser loads it: its session and its client info. */
async function openPage(language: Language = 'zh') {
  const tab = await browser.openTab()
  const { i18n, startI18n } = await import('../language/i18n.ts')
  startI18n(language, {})
  return { ...tab, ...(await import('./client-place.ts')), i18n }
}
const stored = () => JSON.parse(browser.storage.get('clientInfo') ?? '{}')

it('client info is stored between loads, so that the first call of the next page carries all five headers', async () => {
  const first = await openPage()
  expect(first.placeHeaders('zh')).toEqual({})
  await first.findPlace(async () => ningbo)
  const sent = first.placeHeaders('zh')
  const next = await openPage('en')
  expect(next.placeHeaders('en')).toEqual({ ...sent, 'x-fairway-lang': 'en' })
  expect(Object.keys(stored()).sort()).toEqual(
    ['at', 'city', 'continent_code', 'country', 'ip', 'lang', 'region_code', 'sessionId'].sort(),
  )
})

it('the session holds the client details, and they follow the lookup and the language', async () => {
  const page = await openPage()
  page.beginSession(tokensOf())
  expect(page.session.get()?.clientDetails).toBeUndefined()
  await page.findPlace(async () => ningbo)
  expect(page.session.get()).toMatchObject({ continent_code: 'AS', clientDetails: { ...ningbo, lang: 'zh' } })
  page.i18n.change('vi')
  const { clientDetails, accessToken } = JSON.parse(browser.storage.get('session') ?? '')
  expect(clientDetails).toEqual({ ...ningbo, lang: 'vi', sessionId: stored().sessionId })
  expect(accessToken).toBe('access 0 of Lin')
})

it('details that one tab finds out do not bring back tokens that another tab has replaced', async () => {
  const one = await openPage()
  one.beginSession(tokensOf())
  const other = await openPage()
  other.beginSession(tokensOf({ generation: 1 }))
  await one.findPlace(async () => ningbo)
  expect(JSON.parse(browser.storage.get('session') ?? '')).toMatchObject({
    refreshToken: 'refresh 1 of Lin',
    clientDetails: ningbo,
  })
})

it('the session id is the same in every tab, and another one after a sign-out or a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const page = await openPage()
  await page.findPlace(async () => ningbo)
  const { sessionId } = stored()
  page.beginSession(tokensOf())
  const other = await openPage()
  expect(other.clientInfo.get()?.sessionId).toBe(sessionId)
  page.forgetSession('left')
  browser.notifyTabs()
  const renewed = stored().sessionId
  expect(renewed).not.toBe(sessionId)
  expect(other.placeHeaders('zh')).toMatchObject({ 'x-fairway-session-id': renewed, 'x-fairway-country': 'CN' })
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  expect((await openPage()).clientInfo.get()).toMatchObject({
    ...ningbo,
    sessionId: expect.not.stringMatching(renewed),
  })
})

it.each(['nonsense', '7', 'null', '{"ip":"203.0.113.7"}', '{"ip":7,"city":"x"}'])(
  'invalid client info counts as none: %s',
  async (text) => {
    browser.storage.set('clientInfo', text)
    expect((await openPage()).placeHeaders('zh')).toEqual({})
  },
)
