import type { Page } from '@playwright/test'
import { API, cut, gateway, HEALTH, hold, noted } from './network-faults.ts'
import { goTo } from './people.ts'
import { expect, test } from './portal.ts'

const BANNER = 'Server is down for maintenance. Please try again later.'
const DOWN = 'The service is currently down for maintenance. Please try again later.'
const TIMED_OUT = 'Network Error : Request timed out. Please try again later.'
const list = '/containerList/container=FWYU4829130'
const found = (page: Page) => page.getByRole('heading', { name: 'FWYU 482913 0' })

test('while the server is away a banner says so, and goes away by itself', async ({ page, troubles }) => {
  troubles.expect(noted.cut)
  await cut(page, API)
  await cut(page, HEALTH)
  await page.goto(list)
  await expect(page.getByRole('alert')).toContainText(DOWN)
  await expect(page.getByText(BANNER)).toBeVisible()
  await page.unrouteAll()
  await expect(found(page)).toBeVisible()
  await expect(page.getByText(BANNER)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a gateway that answers 502, 503 or 504 for health means that the server is down', async ({ page, troubles }) => {
  for (const status of [502, 503, 504] as const) {
    troubles.expect(noted.status(status))
    await gateway(page, API, status)
    await gateway(page, HEALTH, status)
    await page.goto(list)
    await expect(page.getByRole('alert')).toContainText(DOWN)
    await expect(page.getByText(BANNER)).toBeVisible()
    await page.unrouteAll()
  }
})

test('a lost connection to a healthy server is only a request that timed out', async ({ page, troubles }) => {
  troubles.expect(noted.cut)
  await cut(page, API)
  await page.goto(list)
  await expect(page.getByRole('alert')).toContainText(TIMED_OUT)
  await expect(page.getByText(BANNER)).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(found(page)).toBeVisible()
})

test('a 502 from a healthy server is a request that timed out as well', async ({ page, troubles }) => {
  troubles.expect(noted.status(502))
  await gateway(page, API, 502)
  await page.goto(list)
  await expect(page.getByRole('alert')).toContainText(TIMED_OUT)
  await expect(page.getByText(BANNER)).toHaveCount(0)
})

test('an answer that never comes becomes a request that timed out', async ({ page }) => {
  await page.clock.install()
  await hold(page, API)
  await page.goto(list)
  await expect(page.getByText('Loading the containers…')).toBeAttached()
  await expect(async () => {
    await page.clock.runFor(36_000)
    await expect(page.getByRole('alert')).toContainText(TIMED_OUT, { timeout: 500 })
  }).toPass()
})

test('a slow answer shows a placeholder first, then the answer', async ({ page }) => {
  const release = await hold(page, API)
  await page.goto(list)
  await expect(page.getByText('Loading the containers…')).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  release()
  await expect(found(page)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('leaving a page while an answer is pending has no further effect', async ({ page }) => {
  const reactions: string[] = []
  page.on('request', (request) => {
    if (/\/api\/logger$|\/health$/.test(request.url())) reactions.push(request.url())
  })
  const release = await hold(page, API)
  await page.goto(list)
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  const cancelled = page.waitForEvent('requestfailed', (request) => API.test(request.url()))
  await page.getByRole('link', { name: 'Container Search' }).click()
  await expect(page.getByRole('heading', { name: 'Track your cargo' })).toBeVisible()
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
  release()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Messages' })).toBeEmpty()
  await page.goto('about:blank') // queued log entries are sent when a page is left
  expect(reactions).toEqual([])
})

test('an error is shown by its code, then errorMessage, then message without brackets, then in general', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(400), noted.status(500))
  const answers: [status: number, body: object | string, text: string | RegExp][] = [
    [
      400,
      { errorCode: 'GE0008', messageArgs: [] },
      'The request cannot be processed within 30 seconds. Please narrow the search.',
    ],
    [400, { message: '[only this]' }, 'Something went wrong'],
    [
      400,
      { errorCode: 'CS0002', messageArgs: ['7654321'] },
      'No East-bound China bookings for the booking number 7654321.',
    ],
    [500, {}, 'Something went wrong'],
    [400, { errorCode: 'ZZ9999', errorMessage: 'Told by the server.' }, 'Told by the server.'],
    [500, '<h1>500</h1>', 'Something went wrong'],
    [400, { message: 'Refused [code 17 [x]] by the gate' }, 'Refused by the gate'],
    [400, { errorMessage: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ]
  // each search has another number, and no text repeats, so that the text belongs to this answer
  for (const [at, [status, body, text]] of answers.entries()) {
    await page.route(API, (route) =>
      route.fulfill({
        status,
        contentType: 'application/json',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    if (at === 0) await page.goto(list)
    else await goTo(page, `/containerList/booking=${3_104_400 + at}`)
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(page.getByRole('alert').locator('img')).toHaveCount(0)
    await page.unrouteAll()
  }
})

test('a page that cannot be rendered shows the crash page, and is logged', async ({ page, troubles }) => {
  troubles.expect(/console: /)
  await page.route(API, (route) => route.fulfill({ json: { containers: [{}], missing: [] } }))
  const reported = page.waitForRequest(/\/api\/logger$/)
  await page.goto(list)
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong!' })).toBeVisible()
  const report = await reported
  const { entries } = report.postDataJSON()
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) {
    expect(Object.keys(entry).sort()).toEqual(['level', 'message', 'stacktrace', 'timestamp', 'user'])
    expect(entry.level).toBe('debug')
    expect(entry.stacktrace.length).toBeLessThanOrEqual(5)
    expect(entry.stacktrace.length).toBeGreaterThan(0)
    expect(Date.parse(entry.timestamp)).not.toBeNaN()
  }
  expect((await report.response())?.status()).toBe(200)
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Home Page' }).click()
  await expect(page.getByRole('heading', { name: 'Track your cargo' })).toBeVisible()
})

test('a newer build of the portal is offered, not forced', async ({ page }) => {
  await page.route(API, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-fairway-build': 'a-newer-one' } })
  })
  await page.goto(list)
  await expect(found(page)).toBeVisible()
  await expect(page.getByText('A newer version of this portal is ready.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(found(page)).toBeVisible()
  await expect(page.getByText('A newer version of this portal is ready.')).toHaveCount(0)
})

test('a link that cannot be copied is shown in an alert that stays until it is closed', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } }),
  )
  await page.goto('/containerDetails/3104482/FWYU4829130')
  const copy = page.getByRole('button', { name: 'Copy link' })
  const alert = page.getByRole('alertdialog', { name: 'Info' })
  for (const close of [
    () => alert.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await copy.click()
    await expect(alert).toContainText('/containerDetails/3104482/FWYU4829130')
    await expect(alert).not.toContainText('||')
    await expect(alert.getByRole('button', { name: 'Close' })).toBeFocused()
    await close()
    await expect(alert).toHaveCount(0)
    await expect(copy).toBeFocused()
  }
})

test('a copied link is confirmed by a message that goes away by itself', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/containerDetails/3104482/FWYU4829130')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).toContainText('The link was copied.')
  await page.clock.runFor(10_000)
  await expect(messages).toBeEmpty()
})
