import type { Page, Request } from '@playwright/test'
import { GEO, hold, noted } from './network-faults.ts'
import {
  callAgain,
  goTo,
  letPass,
  personMenu,
  rest,
  signIn,
  signInByForm,
  storedSession,
  usernameOf,
} from './people.ts'
import { expect, openHome, searchField, test } from './portal.ts'
import { example } from './screens.ts'

// tabs that people open have a process each
test.use({ sharesProcess: false })

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome, \S/ })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })
const isRefresh = (request: Request) => request.url().endsWith('/auth/login/refresh')
/** A call of a signed-in person; the one that ends the session is always made. */
const isSignedIn = (request: Request) => 'authorization' in request.headers() && !request.url().endsWith('/auth/logout')

const leave = async (page: Page) => {
  await personMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(login(page)).toBeVisible()
}

test('a sign-in reaches every tab, and so does a logout', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/')
  await expect(login(other)).toBeVisible()
  const waiting = await context.newPage()
  await waiting.goto('/signin')
  await expect(waiting.locator('input[name=username]')).toBeVisible()
  await signInByForm(page, 'shipper')
  await expect(greeting(page)).toBeVisible()
  await expect(personMenu(other)).toBeVisible()
  await expect(login(other)).toHaveCount(0)
  await expect(waiting).toHaveURL('/search')

  await leave(page)
  await expect(page).toHaveURL('/')
  await expect(login(other)).toBeVisible()
  await expect(waiting).toHaveURL('/')
  await expect.poll(() => storedSession(other)).toBeNull()
  // the server deletes the cookie with its answer, which nobody awaits
  const cookies = async () => (await context.cookies()).filter(({ name }) => name.startsWith('sess-'))
  await expect.poll(cookies).toEqual([])
})

test('a logout removes everything of the person from the browser, and keeps what belongs to the browser', async ({
  page,
}) => {
  await signIn(page, 'shipper')
  await page.evaluate(() => {
    for (const name of ['bookingDashboard', 'dropdowns', 'vgmLegalInfo', 'selectedFilters', 'gridPrefBD'])
      localStorage.setItem(name, '{}')
  })
  await leave(page)
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).sort())
  await expect.poll(storedKeys).toEqual(['clientInfo', 'gridPrefBD', 'selectedLanguage'])
})

test('a logout works while the server is away', async ({ page, context, troubles }) => {
  troubles.expect(noted.cut)
  await signIn(page, 'shipper', '/')
  await expect(searchField(page)).toBeVisible() // the parts of the page after a logout are loaded
  await goTo(page, '/search')
  await expect(greeting(page)).toBeVisible()
  await context.setOffline(true)
  await leave(page)
  await expect.poll(() => storedSession(page)).toBeNull()
  await context.setOffline(false)
})

test('two tabs that need new tokens at the same moment request them once', async ({ page, context }) => {
  await signIn(page, 'shipper', '/changePassword') // which makes no call of its own
  const other = await context.newPage()
  for (const tab of [page, other]) await rest(tab)
  const before = await storedSession(page)
  await letPass(page, 2000)
  const refreshes: string[] = []
  context.on('request', (request) => isRefresh(request) && refreshes.push(request.url()))
  const open = async (tab: Page) => {
    const placed = tab.waitForResponse(GEO)
    await tab.goto('/search')
    await placed
    await expect(greeting(tab)).toBeVisible()
  }
  await Promise.all([open(page), open(other)])
  expect(refreshes).toHaveLength(1)
  const after = await storedSession(other)
  expect(after?.refreshToken).not.toBe(before?.refreshToken)
  expect(await storedSession(page)).toEqual(after)
})

test('an expired session leads to the sign-in, which says so and returns to the page', async ({ page, context }) => {
  await signIn(page, 'shipper', '/containerdash')
  const other = await context.newPage()
  await other.goto('/changePassword')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await callAgain(other) // its own calls: later ones would find the expired session first
  await expect(page.getByRole('heading', { level: 1, name: 'Container Dashboard' })).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => isSignedIn(request) && sent.push(request.url()))
  const ended = context.waitForEvent('response', (reply) => reply.url().endsWith('/auth/logout'))
  // news in the other tab would count as an access, or find the expired session first
  await expect(async () => {
    if (!(await storedSession(page))) await signIn(page, 'shipper', '/containerdash')
    await rest(page) // its calls can no longer be answered
    sent.length = 0
    await letPass(other, 3700)
    await page.goto('/containerdash')
    await expect(page).toHaveURL('/signin?expired=1&to=%2Fcontainerdash', { timeout: 15_000 })
  }).toPass()
  await expect(page.getByText('Session Expired')).toBeVisible()
  expect(sent).toEqual([])
  expect(await storedSession(page)).toBeNull()
  await expect(other).toHaveURL(/^[^?]*\/signin\?expired=1/)

  await ended // the server's answer deletes the former cookie, not the next one
  await signInByForm(page, 'shipper', '/containerdash')
})

test('other tabs return to their own page after signing in again', async ({ page, context }) => {
  const paths = ['/containerdash', '/bookingdash?days=14', '/profile']
  await signIn(page, 'shipper', '/changePassword')
  const tabs: Page[] = []
  for (const path of paths) {
    const tab = await context.newPage()
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tabs.push(tab)
  }
  const addresses = tabs.map((tab) => new URL(tab.url()))
  // all at once, as when a computer wakes up: the first tab finds out, the others follow
  await expect(async () => {
    await letPass(page, 3700)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    expect(await storedSession(page)).toBeNull()
  }).toPass()
  for (const [at, tab] of tabs.entries())
    await expect(tab).toHaveURL(
      `/signin?${new URLSearchParams({ expired: '1', to: `${addresses[at]?.pathname}${addresses[at]?.search}` })}`,
    )
  await expect(page).toHaveURL(/\/signin\?expired=1/)
  await signInByForm(page, 'shipper', '/changePassword')
  for (const [at, tab] of tabs.entries()) {
    await expect(tab).toHaveURL(addresses[at]?.href ?? '')
    await expect(personMenu(tab)).toBeVisible()
  }
})

test('an expired session shows nothing from its cache', async ({ page }) => {
  // no live changes for this company's cargo meanwhile: their reload would be answered 401
  await signIn(page, 'rival', '/bookingdash')
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /^\d{7}$/ })
    .first()
  const number = (await row.textContent()) ?? ''
  expect(number).toMatch(/^\d{7}$/)

  await test.step('when it is left open: returning shows the sign-in, without any call', async () => {
    const sent: string[] = []
    page.on('request', (request) => /\/(api|auth)\/(?!live|logout)/.test(request.url()) && sent.push(request.url()))
    await expect(async () => {
      sent.length = 0
      await letPass(page, 3700)
      // the event of a page from the back/forward cache
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      expect(await page.locator('#root').textContent()).not.toContain(number)
    }).toPass()
    await expect(page).toHaveURL('/signin?expired=1&to=%2Fbookingdash')
    expect(sent).toEqual([])
    expect(await storedSession(page)).toBeNull()
  })

  await test.step('when it is reloaded: not even for a moment', async () => {
    await signInByForm(page, 'rival', '/bookingdash')
    await expect(page.getByText(number).first()).toBeVisible()
    await rest(page)
    await letPass(page, 3700)
    await page.addInitScript((what) => {
      const check = () => {
        if (document.getElementById('root')?.textContent?.includes(what)) sessionStorage.setItem('seen', what)
      }
      new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true })
    }, number)
    await page.goto('/bookingdash')
    await expect(page).toHaveURL('/signin?expired=1&to=%2Fbookingdash')
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL('/signin?expired=1&to=%2Fbookingdash')
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
  })
})

test('a tab with one person’s page stops when another person signs in elsewhere', async ({ page, context }) => {
  await signIn(page, 'shipper', '/changePassword')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await callAgain(page) // the page's own call is done
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const other = await context.newPage()
  let isTaken = false
  other.on('response', (reply) => {
    isTaken ||= reply.url().endsWith('/auth/login')
  })
  const sent: string[] = []
  page.on('request', (request) => {
    // the live stream only uses topics, without a name
    if (isTaken && /\/(api|auth)\/(?!live)/.test(request.url())) sent.push(request.headers().authorization ?? 'guest')
  })
  await signInByForm(other, 'rival')
  await expect(page).toHaveURL('/search')
  await expect(greeting(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false)
  const rival = await storedSession(other)
  expect(rival?.username).toBe(usernameOf('rival'))
  await expect(personMenu(page)).toHaveText((await personMenu(other).textContent()) ?? '')
  expect(sent.filter((one) => one !== `Bearer ${rival?.accessToken}`)).toEqual([])
})

test('public pages work for a person who is signed in', async ({ page, context, troubles }) => {
  troubles.expect(noted.status(401))
  await signIn(page, 'shipper', example('inTransit').path)
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  await expect(personMenu(page)).toBeVisible()
  await openHome(page)
  await searchField(page).fill('3104482')
  await searchField(page).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()

  await test.step('after a reload a person never sees the guest’s menu, not even before the scripts are loaded', async () => {
    for (const path of ['/', '/search']) {
      const release = await hold(page, /\/assets\/.*\.js$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('header')).toBeVisible()
      await expect(page.getByText('Registration', { exact: true })).toBeHidden()
      await expect(page.getByText('Login', { exact: true })).toBeHidden()
      release()
      await expect(personMenu(page)).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  await test.step('copied storage without its cookie leads to the sign-in', async () => {
    await page.goto('about:blank') // a page with pending calls would find out first, and become a guest's
    await context.clearCookies()
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/signin/)
    await expect.poll(() => storedSession(page)).toBeNull()
  })
})
