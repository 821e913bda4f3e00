import type { Page, Request } from '@playwright/test'
import {
  assume,
  banner,
  choose,
  keptCustomer,
  name,
  question,
  release,
  releaseUnseen,
  stop,
  words,
  yes,
} from './assuming.ts'
import { findViolations, overflow } from './barriers.ts'
import { hold, noted } from './faults.ts'
import { personMenu, signIn, usernameOf } from './people.ts'
import { expect, languages, choose as speak, test } from './portal.ts'
import { errorTexts, field, submit, summary, texts } from './sign-up.ts'

test.describe.configure({ timeout: 60_000 })

const heading = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 1, name: title })
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href')
const isSave = (request: Request) => request.method() === 'PUT'
const nameOf = (request: Request) => request.headers()['x-fairway-assumed-user']

test('customer service assumes a customer and releases them, in three languages', async ({ page }) => {
  expect(words.en.assume.noPermission).toBe('No permission setup for this user , {{id}}') // as specified
  expect(words.en.release.question).toBe('Do you want to release this User?')
  await signIn(page, 'csr')
  const usualIcon = await icon(page)
  for (const language of languages) {
    const { assume: asked, release: left, banner: line } = words[language]
    await speak(page, language)
    await page.goto('/search')
    await choose(page, 'assume')
    await yes(page).click()
    await expect(question(page)).toContainText(errorTexts[language].AU0130)
    await expect(question(page)).toContainText(errorTexts[language].AU0128)
    for (const nobody of ['newcomer@fairway.test', 'admin@fairway.test', 'nobody@fairway.test']) {
      await name(page, nobody)
      await expect(stop(page)).toContainText(asked.noPermission.replace('{{id}}', nobody))
      await stop(page).getByRole('button').click()
      await expect(question(page).locator('input')).toHaveValue(nobody)
    }
    expect(await keptCustomer(page)).toBeNull()

    const reloaded = page.waitForEvent('load')
    await name(page, usernameOf('sales'))
    await expect(question(page)).toContainText(asked.done.replace('{{name}}', usernameOf('sales')))
    await reloaded
    await expect(banner(page)).toContainText(`${line.who}${usernameOf('sales')}`)
    await expect(banner(page)).toContainText(line.left_other.replace('{{count}}', '60'))
    expect(await keptCustomer(page)).toMatchObject({ username: usernameOf('sales'), groups: ['VS'] })
    await expect(page).toHaveTitle(/^\[sales@fairway\.test\] /)
    expect(await icon(page)).not.toBe(usualIcon)

    await choose(page, 'release')
    await expect(question(page)).toContainText(left.question)
    await question(page).getByRole('button', { name: words[language].no, exact: true }).click()
    await expect(banner(page)).toContainText(usernameOf('sales'))
    await release(page)
    expect(await keptCustomer(page)).toBeNull()
    await expect(page).not.toHaveTitle(/^\[/)
    expect(await icon(page)).toBe(usualIcon)
  }
})

test('under a customer’s name one sees their pages and profile, and nothing of one’s own account', async ({ page }) => {
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sales Vessel Allocation' })).toBeVisible()
  await personMenu(page).click()
  await expect(page.getByRole('banner').getByText('Change Password')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Assume User' })).toHaveCount(0)
  const main = page.getByRole('main')
  for (const path of ['/changePassword', '/accountSecurity']) {
    await page.goto(path)
    await expect(main).toContainText(errorTexts.en.AU0014)
  }
  await page.goto('/adminAccountSearch')
  await expect(heading(page, 'Restricted: Admin - User Search')).toBeVisible()
  await expect(main).toContainText('The assumed user is not authorized for this.')
  await expect(main).toContainText('You see the portal as sales@fairway.test does.')
  await page.goto('/profile')
  await expect(main).toContainText(usernameOf('sales'))
  await expect(main).not.toContainText(usernameOf('csr'))

  await page.goto('/changePassword')
  await main.getByRole('button', { name: 'Release Assumed User' }).click()
  await yes(page).click()
  await expect(heading(page, texts.en.change.title)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('a logout ends both, and the next sign-in begins under one’s own name', async ({ page }) => {
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await personMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(banner(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^\[/)
  expect(await keptCustomer(page)).toBeNull()
  await signIn(page, 'csr')
  await expect(heading(page, /^Welcome, /)).toBeVisible()
  await assume(page, 'sales')
})

test('other tabs follow: a customer assumed or released in one is so in all', async ({ page, context }) => {
  await signIn(page, 'csr')
  const other = await context.newPage()
  await other.goto('/search')
  await expect(heading(other, /^Welcome, /)).toBeVisible()
  await assume(page, 'sales')
  await expect(banner(other)).toContainText(usernameOf('sales'))
  await release(other)
  await expect(banner(page)).toHaveCount(0)
  await expect(heading(page, /^Welcome, /)).toBeVisible()
})

test('assumed in one tab while another submits: nothing is written under the wrong name', async ({ page, context }) => {
  await signIn(page, 'csr')
  const tab = await context.newPage()
  // this tab hears late of what the others do
  await tab.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  const saved: (string | undefined)[] = []
  context.on('request', (request) => isSave(request) && saved.push(nameOf(request)))
  await tab.goto('/profile')
  await field(tab, 'jobTitle').fill('Typed for oneself')

  await assume(page, 'rival')
  await submit(tab).click()
  await expect(stop(tab)).toContainText('In another tab you have assumed rival@fairway.test.')
  await stop(tab).getByRole('button', { name: words.en.stopped.keep }).click()
  await expect(field(tab, 'jobTitle')).toHaveValue('Typed for oneself')
  await submit(tab).click()
  await stop(tab).getByRole('button', { name: words.en.stopped.reload }).click()
  await expect(banner(tab)).toContainText(usernameOf('rival'))
  await expect(tab.getByRole('main')).toContainText(usernameOf('rival'))

  const before = await field(tab, 'jobTitle').inputValue()
  expect(before).not.toBe('Typed for oneself')
  await field(tab, 'jobTitle').fill('Typed for the customer')
  await release(page)
  await submit(tab).click()
  await expect(stop(tab)).toContainText('You no longer act for rival@fairway.test.')
  await page.keyboard.press('Escape')
  expect(saved).toEqual([])

  await stop(tab).getByRole('button', { name: words.en.stopped.reload }).click()
  await expect(tab.getByRole('main')).toContainText(usernameOf('csr'))
  await expect(field(tab, 'jobTitle')).not.toHaveValue(/Typed/)
  await assume(page, 'rival')
  await page.goto('/profile')
  await expect(field(page, 'jobTitle')).toHaveValue(before)
})

test('what is under way when another tab assumes a customer keeps the name it was sent under', async ({
  page,
  context,
}) => {
  await signIn(page, 'csr')
  const tab = await context.newPage()
  await tab.goto('/profile')
  const title = (await field(tab, 'jobTitle').inputValue()) === 'Team lead' ? 'Adviser' : 'Team lead'
  await field(tab, 'jobTitle').fill(title)
  const letGo = await hold(tab, /\/auth\/management\/cp\/user$/)
  const sent = tab.waitForRequest(isSave)
  await submit(tab).click()
  expect(nameOf(await sent)).toBeUndefined()
  await assume(page, 'forwarder')
  await expect(stop(tab)).toBeVisible()
  const answered = tab.waitForResponse((response) => isSave(response.request()))
  letGo()
  const reply = await (await answered).json()
  expect(reply).toMatchObject({ email: usernameOf('csr'), jobTitle: title })
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText(usernameOf('forwarder'))
  await expect(field(page, 'jobTitle')).not.toHaveValue(title)
})

test('when the time is up the page says so and gives the customer back', async ({ page }) => {
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await page.evaluate(() => {
    const customer = JSON.parse(localStorage.getItem('assumedUser') ?? '{}')
    localStorage.setItem('assumedUser', JSON.stringify({ ...customer, expiresAt: Date.now() + 3000 }))
  })
  const released = page.waitForResponse(/\/user\/release$/)
  await page.reload()
  await expect(banner(page)).toContainText('1 minute left')
  expect((await released).status()).toBe(200)
  await expect(stop(page)).toContainText('You no longer act for sales@fairway.test.')
  expect(await keptCustomer(page)).toBeNull()
  await page.keyboard.press('Escape')
  await expect(heading(page, /^Welcome, /)).toBeVisible()
  await assume(page, 'sales')
})

test('when the server says that it is over, what was typed stays on the screen', async ({ page, troubles }) => {
  troubles.expect(noted.status(403))
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await page.goto('/profile')
  await field(page, 'jobTitle').fill('Account manager, Asia')
  expect(await releaseUnseen(page)).toBe(200)
  await submit(page).click()
  await expect(stop(page)).toContainText('You no longer act for sales@fairway.test.')
  await stop(page).getByRole('button', { name: words.en.stopped.keep }).click()
  await expect(summary(page)).toContainText(errorTexts.en.AU0016)
  await expect(field(page, 'jobTitle')).toHaveValue('Account manager, Asia')
  expect(await keptCustomer(page)).toBeNull()
  await banner(page).getByRole('button', { name: words.en.stopped.reload }).click()
  await expect(page.getByRole('main')).toContainText(usernameOf('csr'))
})

test('a browser that forgot its customer, or a server that is away, leave a way out', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(noted.status(403), noted.cut)
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await context.setOffline(true)
  await banner(page).getByRole('button').click()
  await yes(page).click()
  await expect(question(page).getByRole('alert')).toBeVisible()
  expect(await keptCustomer(page)).toMatchObject({ username: usernameOf('sales') })
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await expect(banner(page)).toContainText(usernameOf('sales'))

  await page.evaluate(() => localStorage.removeItem('assumedUser'))
  await page.reload()
  await expect(heading(page, /^Welcome, /)).toBeVisible()
  await choose(page, 'assume')
  await name(page, usernameOf('rep'))
  await expect(question(page)).toContainText('Release the assumed user first.')
  await question(page).getByRole('button', { name: words.en.assume.releaseFirst }).click()
  await expect(question(page)).toContainText(words.en.assume.released)
  await expect(question(page).locator('input')).toHaveValue(usernameOf('rep'))
  await yes(page).click()
  await expect(banner(page)).toContainText(usernameOf('rep'))
})

test('by the keyboard alone', async ({ page }) => {
  await signIn(page, 'csr')
  await page.setViewportSize({ width: 1440, height: 900 })
  const openMenu = async (entry: string) => {
    await personMenu(page).focus()
    await page.keyboard.press('Enter')
    const wanted = page.getByRole('button', { name: entry })
    for (let stops = 0; stops < 12 && !(await wanted.evaluate((one) => one === document.activeElement)); stops++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await openMenu('Assume User')
  await expect(question(page).locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(personMenu(page)).toBeFocused()

  await openMenu('Assume User')
  await page.keyboard.type('sales@fairway.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Asked by phone')
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'NO', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toContainText('sales@fairway.test')
  await openMenu('Release Assumed User')
  await expect(question(page).getByRole('button', { name: 'NO', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
})

test('the banner stays in sight on every page and width, on paper too, and nothing is a barrier', async ({ page }) => {
  test.setTimeout(90_000)
  await signIn(page, 'csr')
  await assume(page, 'forwarder')
  const found: string[] = []
  for (const language of languages) {
    await speak(page, language)
    for (const width of [320, 720, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/profile')
      await expect(field(page, 'jobTitle')).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      found.push(...(await overflow(page)).map((problem) => `${language} ${width}: ${problem}`))
      await banner(page).getByRole('button').click()
      if (width === 320) found.push(...(await findViolations(page, `${language} ${width}`)))
      await page.keyboard.press('Escape')
      await expect(banner(page).getByRole('button')).toBeFocused()
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await findViolations(page, 'dark', ['color-contrast'])))
  for (const path of ['/', '/containerList/container=FWYU4829130', '/support']) {
    await page.goto(path)
    await expect(banner(page)).toContainText(usernameOf('forwarder'))
  }
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('button')).toBeHidden()
  expect(found).toEqual([])
})
