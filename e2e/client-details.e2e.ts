import { GEO, hold, visitFrom } from './faults.ts'
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

test('calls before the lookup carry none of them', async ({ page }) => {
  const release = await hold(page, GEO)
  const asked = page.waitForRequest(/cargopub\/search/)
  await page.goto('/containerList/booking=3104482', { waitUntil: 'commit' })
  const sent = (await asked).headers()
  for (const name of details) expect(sent).not.toHaveProperty(name)
  release()
})

test('nothing of the tab is kept but preferences and one id of the session', async ({ page, context }) => {
  await openHome(page)
  await searchField(page).fill('3104482')
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
  await page.getByRole('link', { name: 'FWYU 482913 0' }).click()
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(kept.local.sort()).toEqual(['recentSearches', 'selectedLanguage'])
  expect(kept).toMatchObject({ databases: [], caches: [], workers: 0 })
  const ids = kept.session.filter(([, value]) => /[0-9a-f]{8}-?[0-9a-f]{4}/.test(value)).map(([key]) => key)
  expect(ids).toEqual(['fairwaySession'])
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
      await placed // the start is over
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Container list') // the cookie kept the choice
    })
  })
}
