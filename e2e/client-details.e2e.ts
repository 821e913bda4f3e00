import type { Request } from '@playwright/test'
import { GEO, hold, visitFrom } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, openHome, searchField, test } from './portal.ts'

const details = ['ip', 'city', 'lang', 'country', 'session-id'].map((name) => `x-fairway-${name}`)

test('every call after the lookup carries the five details of the client', async ({ page }) => {
  await visitFrom(page, 'AS', '宁波')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Information Center' })).toBeVisible()
  await searchField(page).fill('3104482')
  const [search] = await Promise.all([page.waitForRequest(/cargopub\/search/), searchField(page).press('Enter')])
  const sent = search.headers()
  expect(sent['x-fairway-ip']).toBe('203.0.113.7')
  expect(decodeURIComponent(sent['x-fairway-city'] ?? '')).toBe('宁波')
  expect(sent['x-fairway-lang']).toBe('en')
  expect(sent['x-fairway-country']).toBe('NL')
  const session = sent['x-fairway-session-id']
  expect(session).toMatch(/^[\w-]{8,}$/)

  await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  const [detail] = await Promise.all([
    page.waitForRequest(/cargopub\/detail/),
    page.getByRole('link', { name: 'FWYU 482913 0' }).click(),
  ])
  expect(detail.headers()['x-fairway-lang']).toBe('zh')
  expect(detail.headers()['x-fairway-session-id']).toBe(session)
})

test('the very first calls of a second load carry all five, before the lookup has answered again', async ({ page }) => {
  await visitFrom(page, 'AS', '宁波')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Information Center' })).toBeVisible()
  const info = await page.evaluate(() => JSON.parse(localStorage.getItem('clientInfo') ?? '{}'))
  expect(info).toMatchObject({ ip: '203.0.113.7', city: '宁波', continent_code: 'AS', country: 'NL', lang: 'en' })

  const release = await hold(page, GEO)
  const sent: Request[] = []
  page.on('request', (request) => /\/api\//.test(request.url()) && sent.push(request))
  const searchRequest = page.waitForRequest(/cargopub\/search/)
  await page.goto('/containerList/booking=3104482', { waitUntil: 'commit' })
  await searchRequest
  await expect(page.getByRole('link', { name: 'Information Center' })).toBeVisible()
  for (const request of sent) {
    const headers = await request.allHeaders()
    expect(decodeURIComponent(headers['x-fairway-city'] ?? ''), request.url()).toBe('宁波')
    expect(headers, request.url()).toMatchObject({
      'x-fairway-ip': '203.0.113.7',
      'x-fairway-lang': 'en',
      'x-fairway-country': 'NL',
      'x-fairway-session-id': info.sessionId,
    })
  }
  expect(sent.length).toBeGreaterThan(0)
  release()
})

test('a signed-in person’s page carries all five with its first calls, and the session stores the details', async ({
  page,
}) => {
  await visitFrom(page, 'AS', '宁波')
  await signIn(page, 'shipper')
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? '{}').clientDetails))
    .toMatchObject({
      ip: '203.0.113.7',
      city: '宁波',
      region_code: 'NF',
      continent_code: 'AS',
      country: 'NL',
      lang: 'en',
    })
  const release = await hold(page, GEO)
  const first = page.waitForRequest(/\/api\/(?!geo)/)
  await page.goto('/containerdash', { waitUntil: 'commit' })
  const headers = await (await first).allHeaders()
  for (const name of details) expect(headers, (await first).url()).toHaveProperty(name)
  release()
})

test('calls before the first lookup carry none of them', async ({ page }) => {
  const release = await hold(page, GEO)
  const searchRequest = page.waitForRequest(/cargopub\/search/)
  await page.goto('/containerList/booking=3104482', { waitUntil: 'commit' })
  const sent = (await searchRequest).headers()
  for (const name of details) expect(sent).not.toHaveProperty(name)
  release()
})

test('only preferences and the client info are stored of a visit', async ({ page, context }) => {
  await openHome(page)
  await searchField(page).fill('3104482')
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
  await page.getByRole('link', { name: 'FWYU 482913 0' }).click()
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(stored.local.sort()).toEqual(['clientInfo', 'recentSearches', 'selectedLanguage'])
  expect(stored).toMatchObject({ databases: [], caches: [], workers: 0 })
  const ids = stored.session.filter(([, value]) => /[0-9a-f]{8}-?[0-9a-f]{4}/.test(value)).map(([key]) => key)
  expect(ids).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['selectedLanguage'])
})

const broken = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}
for (const [how, breakStorage] of Object.entries(broken)) {
  test.describe(`with storage ${how}`, () => {
    test.use({ language: 'none' })
    test('the portal works, in the chosen language too', async ({ page }) => {
      await page.addInitScript(breakStorage)
      await openHome(page)
      await page.getByRole('button', { name: '语言：中文' }).click()
      await page.getByRole('button', { name: 'English' }).click()
      await searchField(page).fill('3104482')
      await searchField(page).press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
      const placed = page.waitForResponse(GEO)
      await page.reload()
      await placed // the start of the page is complete
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Container list') // from the cookie
    })
  })
}
