import type { Page, Request } from '@playwright/test'
import {
  assume,
  assumptionTexts,
  banner,
  choose,
  name,
  question,
  release,
  releaseUnseen,
  stop,
  storedCustomer,
  yes,
} from './assuming.ts'
import { hold, noted } from './network-faults.ts'
import { signIn, usernameOf } from './people.ts'
import { expect, test } from './portal.ts'
import { errorTexts, field, submit, summary } from './sign-up.ts'

// tabs that people open have a process each
test.use({ sharesProcess: false })

const heading = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 1, name: title })
const isSave = (request: Request) => request.method() === 'PUT'
const nameOf = (request: Request) => request.headers()['x-fairway-assumed-user']

test('other tabs follow: assuming or releasing a customer in one applies to all', async ({ page, context }) => {
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

test('a customer is assumed in one tab while another submits: nothing is written under the wrong name', async ({
  page,
  context,
}) => {
  await signIn(page, 'csr')
  const tab = await context.newPage()
  // this tab learns late of the others
  await tab.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  const saved: (string | undefined)[] = []
  context.on('request', (request) => isSave(request) && saved.push(nameOf(request)))
  await tab.goto('/profile')
  await field(tab, 'jobTitle').fill('Typed for oneself')

  await assume(page, 'rival')
  await submit(tab).click()
  await expect(stop(tab)).toContainText('You assumed rival@fairway.test in another tab.')
  await stop(tab).getByRole('button', { name: assumptionTexts.en.stopped.keep }).click()
  await expect(field(tab, 'jobTitle')).toHaveValue('Typed for oneself')
  await submit(tab).click()
  await stop(tab).getByRole('button', { name: assumptionTexts.en.stopped.reload }).click()
  await expect(banner(tab)).toContainText(usernameOf('rival'))
  await expect(tab.getByRole('main')).toContainText(usernameOf('rival'))

  const before = await field(tab, 'jobTitle').inputValue()
  expect(before).not.toBe('Typed for oneself')
  await field(tab, 'jobTitle').fill('Typed for the customer')
  await release(page)
  await submit(tab).click()
  await expect(stop(tab)).toContainText('You are no longer acting for rival@fairway.test.')
  await page.keyboard.press('Escape')
  expect(saved).toEqual([])

  await stop(tab).getByRole('button', { name: assumptionTexts.en.stopped.reload }).click()
  await expect(tab.getByRole('main')).toContainText(usernameOf('csr'))
  await expect(field(tab, 'jobTitle')).not.toHaveValue(/Typed/)
  await assume(page, 'rival')
  await page.goto('/profile')
  await expect(field(page, 'jobTitle')).toHaveValue(before)
})

test('a call in flight while another tab assumes a customer keeps the name it was sent under', async ({
  page,
  context,
}) => {
  await signIn(page, 'csr')
  const tab = await context.newPage()
  await tab.goto('/profile')
  const title = (await field(tab, 'jobTitle').inputValue()) === 'Desk lead' ? 'Desk adviser' : 'Desk lead' // a value that no other test uses
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

test('when the time is up the page says so and releases the customer', async ({ page }) => {
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await page.evaluate(() => {
    const customer = JSON.parse(localStorage.getItem('assumedUser') ?? '{}')
    localStorage.setItem('assumedUser', JSON.stringify({ ...customer, expiresAt: Date.now() + 59_000 }))
  })
  const released = page.waitForResponse(/\/user\/release$/)
  await page.clock.install()
  await page.reload()
  await expect(banner(page)).toContainText('1 minute left')
  await page.clock.runFor(60_000)
  expect((await released).status()).toBe(200)
  await expect(stop(page)).toContainText('You are no longer acting for sales@fairway.test.')
  await expect.poll(() => storedCustomer(page)).toBeNull()
  await page.keyboard.press('Escape')
  await expect(heading(page, /^Welcome, /)).toBeVisible()
  await assume(page, 'sales')
})

test('when the server ends the assumption, what was typed stays on the screen', async ({ page, troubles }) => {
  troubles.expect(noted.status(403))
  await signIn(page, 'csr', '/profile')
  await assume(page, 'sales')
  await expect(page.getByRole('main')).toContainText(usernameOf('sales'))
  await field(page, 'jobTitle').fill('Account manager, Asia')
  expect(await releaseUnseen(page)).toBe(200)
  await submit(page).click()
  await expect(stop(page)).toContainText('You are no longer acting for sales@fairway.test.')
  await stop(page).getByRole('button', { name: assumptionTexts.en.stopped.keep }).click()
  await expect(summary(page)).toContainText(errorTexts.en.AU0016)
  await expect(field(page, 'jobTitle')).toHaveValue('Account manager, Asia')
  expect(await storedCustomer(page)).toBeNull()
  await banner(page).getByRole('button', { name: assumptionTexts.en.stopped.reload }).click()
  await expect(page.getByRole('main')).toContainText(usernameOf('csr'))
})

test('a browser that lost its customer, or an unreachable server, still offers a way out', async ({
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
  expect(await storedCustomer(page)).toMatchObject({ username: usernameOf('sales') })
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await expect(banner(page)).toContainText(usernameOf('sales'))

  await page.evaluate(() => localStorage.removeItem('assumedUser'))
  await page.reload()
  await expect(heading(page, /^Welcome, /)).toBeVisible()
  await choose(page, 'assume')
  await name(page, usernameOf('rep'))
  await expect(question(page)).toContainText('Release the assumed user first.')
  await question(page).getByRole('button', { name: assumptionTexts.en.assume.releaseFirst }).click()
  await expect(question(page)).toContainText(assumptionTexts.en.assume.released)
  await expect(question(page).locator('input')).toHaveValue(usernameOf('rep'))
  await yes(page).click()
  await expect(banner(page)).toContainText(usernameOf('rep'))
})
