import type { Page, Request } from '@playwright/test'
import { banner, choose, name, stop } from '../assuming.ts'
import { API, cut, gateway, HEALTH } from '../network-faults.ts'
import { letPass, personMenu, rest, signIn, usernameOf } from '../people.ts'
import { expect, openHome, searchField, test } from '../portal.ts'

const list = '/containerList/container=FWYU4829130'
const alert = (page: Page) => page.getByRole('alert')

test('a search takes fewer than 5 numbers', async ({ page }) => {
  const numbers = ['3104482', '3104428', '3104459', '3104468', '3104471']
  await openHome(page)
  await searchField(page).fill(numbers.join(' '))
  await searchField(page).press('Enter')
  await expect(page.getByText('No.of containers must be lesser than 5')).toBeVisible()
  await openHome(page)
  await searchField(page).fill(numbers.slice(0, 4).join(' \t'))
  await searchField(page).press('Enter')
  await expect(page).toHaveURL(`/containerList/booking=${numbers.slice(0, 4).join()}`)
})

test.describe('a browser that chose no language', () => {
  test.use({ language: 'none' })
  test('reads Mandarin', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })
})

test('tokens are renewed in the last 1800 seconds before the session expires, and not earlier', async ({ page }) => {
  await signIn(page, 'sales', '/changePassword')
  const refreshes: string[] = []
  page.on(
    'request',
    (request: Request) => request.url().endsWith('/auth/login/refresh') && refreshes.push(request.url()),
  )
  const openAfter = async (seconds: number) => {
    await rest(page)
    await page.evaluate(() => localStorage.setItem('lastAccess', String(Date.now())))
    await letPass(page, seconds)
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    return refreshes.length
  }
  expect(await openAfter(1700)).toBe(0)
  expect(await openAfter(1801)).toBe(1)
})

test('the page loads again 1 second after a user is assumed or released', async ({ page }) => {
  const delays: number[] = []
  await page.exposeFunction('noteDelay', (ms: number) => delays.push(ms))
  const listen = () =>
    page.evaluate(() => {
      const real = window.setTimeout
      const note = (window as unknown as { noteDelay: (ms: number) => void }).noteDelay // exposed above
      window.setTimeout = ((act: TimerHandler, ms = 0, ...more: unknown[]) => {
        note(ms)
        return real(act, ms, ...more)
      }) as typeof window.setTimeout
    })
  await signIn(page, 'csr')
  await choose(page, 'assume')
  await name(page, usernameOf('newcomer'))
  await expect(stop(page)).toContainText(`No permission setup for this user , ${usernameOf('newcomer')}`)
  await stop(page).getByRole('button').click()
  await listen()
  let loaded = page.waitForEvent('load')
  await name(page, usernameOf('rep2'))
  await loaded
  await expect(banner(page)).toContainText(usernameOf('rep2'))
  expect(delays).toContain(1000)
  delays.length = 0
  await listen()
  await banner(page).getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('Do you want to release this User?')
  loaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'YES', exact: true }).click()
  await loaded
  expect(delays).toContain(1000)
  await expect(personMenu(page)).toBeVisible()
})

test('the rep sales view takes one file, the upload of forms several', async ({ page }) => {
  await signIn(page, 'rep', '/repSalesView')
  await page.getByRole('button', { name: /^Upload/ }).click()
  await expect(page.locator('input[type=file]')).toHaveCount(1)
  await expect(page.locator('input[type=file][multiple]')).toHaveCount(0)
})

test('failures of network and page say what the specification says', async ({ page, troubles }) => {
  troubles.tolerate(/./)
  await cut(page, API)
  await page.goto(list)
  await expect(alert(page)).toContainText('Network Error : Request timed out. Please try again later.')
  await gateway(page, HEALTH, 503)
  await page.reload()
  await expect(alert(page)).toContainText('The service is currently down for maintenance. Please try again later.')
  await expect(page.getByText('Server is down for maintenance. Please try again later.')).toBeVisible()
  await page.unrouteAll()
  await page.route(API, (route) => route.fulfill({ json: { containers: [{}], missing: [] } }))
  await page.goto(list)
  await expect(page.getByText('Something went wrong!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home Page' })).toBeVisible()
  await page.unrouteAll()
  await page.route(API, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(list)
  await expect(alert(page)).toContainText('Something went wrong')
})

test('whoever has no groups is told that the account is under review', async ({ page }) => {
  await signIn(page, 'newcomer')
  await expect(page.getByRole('banner').getByRole('status')).toContainText(
    'account still under review, you will receive an email once approved',
  )
})
