import type { BrowserContext, Page } from '@playwright/test'
import { expect, openHome, test } from './portal.ts'

// one worker runs these in turn, so that each gets the browser of the one before
test.describe.configure({ mode: 'serial' })

let left: BrowserContext | undefined

/** Everything that this page can find of an earlier one. */
const findings = (page: Page) =>
  page.evaluate(async () => {
    const files: string[] = []
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name)
    return {
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      files,
      script: 'planted' in window,
      permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
      online: navigator.onLine,
      locks: (await navigator.locks.query()).held?.length,
      history: history.length,
      clock: Date.now() > 1_700_000_000_000,
    }
  })

/** What a browser has that only chose its language. */
const nothing = {
  cookies: 'selectedLanguage=en',
  local: ['selectedLanguage'],
  session: [],
  databases: [],
  caches: [],
  files: [],
  script: false,
  permission: 'denied', // where nobody can be asked
  online: true,
  locks: 0,
  history: 2, // the blank page and this one
  clock: true,
}

for (const round of [1, 2, 3])
  test(`what a test leaves behind, ${round}`, async ({ page, context, baseURL }) => {
    left = context
    await openHome(page)
    await page.evaluate(async () => {
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
      const opening = indexedDB.open('planted')
      opening.onupgradeneeded = () => opening.result.createObjectStore('keys').put(key, 'key')
      await new Promise((resolve) => {
        opening.onsuccess = resolve // it stays open
      })
      localStorage.setItem('planted', '1')
      sessionStorage.setItem('planted', '1')
      await (await caches.open('planted')).put('/planted', new Response('planted'))
      await (await navigator.storage.getDirectory()).getFileHandle('planted', { create: true })
      navigator.locks.request('planted', () => new Promise(() => {}))
      addEventListener('pagehide', () => localStorage.setItem('last', '1'))
    })
    const urls = [baseURL ?? '', 'http://elsewhere.test']
    await context.addCookies(urls.map((url) => ({ name: 'planted', value: '1', url })))
    await context.addInitScript(() => Object.assign(window, { planted: true }))
    await context.grantPermissions(['geolocation'])
    await context.setExtraHTTPHeaders({ 'x-planted': '1' })
    await context.route('**/robots.txt', (route) => route.fulfill({ body: 'planted' }))
    await page.route('**/robots.txt', (route) => route.fulfill({ body: 'planted' }))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await expect.poll(() => findings(other)).toMatchObject({ script: true, permission: 'granted', locks: 1 })
    await context.setOffline(true)
  })

test('is not there for the next test, which has the same browser and its files', async ({ page, context }) => {
  expect(context).toBe(left)
  expect(context.pages()).toEqual([page])
  expect(page.url()).toBe('about:blank')
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['selectedLanguage'])
  const asked = page.waitForRequest(/robots/)
  const shown = await page.goto('/robots.txt')
  expect(await shown?.text()).not.toContain('planted')
  expect(await (await asked).allHeaders()).not.toHaveProperty('x-planted')
  expect(await findings(page)).toEqual(nothing)
  expect(page.viewportSize()).toEqual({ width: 1280, height: 720 })
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true)
  await openHome(page)
  expect(await loadedScripts(page)).toBe(0)
})

test('a clock', async ({ page, context }) => {
  left = context
  await page.clock.install({ time: 0 })
  await page.goto('/robots.txt')
  expect((await findings(page)).clock).toBe(false)
})

test('goes with its browser', async ({ page, context }) => {
  expect(context).not.toBe(left)
  await page.goto('/robots.txt')
  expect((await findings(page)).clock).toBe(true)
})

test.describe('a test of the first visit', () => {
  test.use({ usesNewBrowser: true })

  test('has a browser that loads every file', async ({ page, context }) => {
    expect(context).not.toBe(left)
    await page.goto('/robots.txt')
    expect(await findings(page)).toEqual(nothing)
    await openHome(page)
    expect(await loadedScripts(page)).toBeGreaterThan(0)
  })
})

/** How many scripts of this page came over the network. */
const loadedScripts = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter((one) => one instanceof PerformanceResourceTiming && one.name.endsWith('.js') && one.transferSize > 0)
        .length,
  )
