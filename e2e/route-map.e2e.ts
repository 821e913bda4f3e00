import type { PublicRouteReply } from '@fairway/contract/tracking/journey/route.schema'
import type { Page } from '@playwright/test'
import { change, cut, hold, noted, ROUTE } from './network-faults.ts'
import { goTo } from './people.ts'
import { areaOf, middleOf, picture } from './pictures.ts'
import { expect, test } from './portal.ts'
import { example } from './screens.ts'

/** The server's answer, requested independently of the page. */
const answer = async <T>(baseURL: string | undefined, path: string): Promise<T> =>
  (await fetch(new URL(path, baseURL))).json() as Promise<T> // the path determines the type

const panel = (page: Page) => page.getByRole('region', { name: 'Route and position' })
const stretchOf = (page: Page, ends: string) => panel(page).locator(`[data-stretch="${ends}"]`)
const mark = (page: Page) => panel(page).locator('[data-position]')

test('the route shows what is behind, what is ahead, and the ship between its ports at its calculated position', async ({
  page,
  baseURL,
}) => {
  const { path, booking, container } = example('inTransit')
  const { legs, clock } = await answer<PublicRouteReply>(
    baseURL,
    `/api/cargopub/route?bookingNo=${booking}&containerNo=${container}`,
  )
  await page.goto(path)
  await expect(picture(page)).toBeVisible()
  const [ocean] = legs[0]?.stretches ?? []
  if (!ocean) throw new Error('the example has no way over the sea')
  const [left, due] = [ocean.departure.actual, ocean.arrival.estimated ?? ocean.arrival.planned].map((at) =>
    Date.parse(at ?? ''),
  )
  const expected = (Date.parse(clock.now) - (left ?? 0)) / ((due ?? 0) - (left ?? 0))
  const share = Number(await stretchOf(page, 'CNNGB-USLGB').getAttribute('data-share'))
  expect(share).toBeGreaterThan(0)
  expect(Math.abs(share - expected)).toBeLessThan(0.01)
  await expect(stretchOf(page, 'USLGB-USCHI')).toHaveAttribute('data-share', '0.000')

  await expect(mark(page)).toHaveAttribute('data-position', 'underWay')
  const [x] = middleOf(await areaOf(mark(page)))
  const [ningbo] = middleOf(await areaOf(panel(page).getByText('Ningbo', { exact: true })))
  const [longBeach] = middleOf(await areaOf(panel(page).getByText('Long Beach', { exact: true })))
  expect(x).toBeGreaterThan(ningbo)
  expect(x).toBeLessThan(longBeach)
  await expect(panel(page).getByText('Chicago', { exact: true })).toBeVisible()

  await expect(panel(page)).toContainText(
    /Fairway Hummingbird FHM042E\s*\d\u202f\d{3} of 5\u202f\d{3} nm · \d\d\.\d kn/,
  )
  await expect(panel(page)).toContainText(
    /Position estimated between reports: departed Ningbo \d{4}-\d\d-\d\d \d\d:\d\d \(UTC\+8\), due at Long Beach/,
  )
  await expect(picture(page)).toHaveAttribute(
    'aria-label',
    /^Map of the route: Ningbo → Long Beach → Chicago\. Fairway Hummingbird FHM042E.*estimated between reports/,
  )

  await test.step("the route is in the reader's language", async () => {
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('button', { name: 'Tiếng Việt' }).click()
    const theirs = page.getByRole('region', { name: 'Tuyến đường và vị trí' })
    await expect(theirs.getByText('Ningbo', { exact: true })).toBeVisible()
    await expect(theirs).toContainText('Vị trí ước tính giữa các lần báo')
  })
})

const routes = [
  ['booked', ['0.000'], null, 'Nothing has been reported for this container.'],
  ['emptyPickup', ['0.000', '0.000'], 'leftPlace', 'No position reported since.'],
  ['atOrigin', ['0.000'], 'atPlace', 'Last report: Gate in, full'],
  ['transshipment', ['1.000', '0.000'], 'atPlace', 'Last report: Discharged for transshipment'],
  ['onRail', ['1.000', /^0\.\d+[1-9]\d*$/], 'underWay', 'On the train to Chicago'],
  ['emptyReturned', ['1.000'], 'atPlace', 'Last report: Empty returned'],
] as const

test('the route of a container at every stage says how far it has come', async ({ page }) => {
  for (const [at, [name, shares, position, expectedText]] of routes.entries()) {
    if (at === 0) await page.goto(example(name).path)
    else await goTo(page, example(name).path)
    await expect(picture(page), name).toBeVisible()
    const stretches = panel(page).locator('[data-stretch]')
    for (const [nth, share] of shares.entries())
      await expect(stretches.nth(nth), name).toHaveAttribute('data-share', share)
    if (position) await expect(mark(page), name).toHaveAttribute('data-position', position)
    else await expect(mark(page), name).toHaveCount(0)
    await expect(panel(page)).toContainText(expectedText)
    await expect(picture(page)).toHaveAttribute('aria-label', new RegExp(expectedText.replaceAll('.', '\\.')))
  }
})

test('an overdue ship stops before its port, and the page says so', async ({ page }) => {
  await change<PublicRouteReply>(page, ROUTE, (reply) => ({
    ...reply,
    clock: { now: '2099-01-01T00:00:00Z', rate: 1 },
  }))
  await page.goto(example('inTransit').path)
  await expect(stretchOf(page, 'CNNGB-USLGB')).toHaveAttribute('data-share', '0.980')
  await expect(panel(page)).toContainText(/Was due at Long Beach .*; no arrival reported/)
  await expect(panel(page)).not.toContainText(' kn')
})

test('the map has its space from the beginning, so that nothing below it moves', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await hold(page, ROUTE)
  await page.goto(example('inTransit').path)
  const facts = page.getByRole('region', { name: 'Container', exact: true })
  const before = await areaOf(facts)
  release()
  await expect(picture(page)).toBeVisible()
  const after = await areaOf(facts)
  expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1)
})

test('a map that fails to load leaves a small note, and loads on request', async ({ page, troubles }) => {
  troubles.expect(noted.cut)
  for (const resource of [ROUTE, /\/assets\/route-map-.*\.js$/]) {
    await cut(page, resource)
    await page.goto(example('inTransit').path)
    await expect(panel(page)).toContainText('The map could not be loaded.')
    await expect(page.getByRole('region', { name: 'Journey' })).toContainText('Departed')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unrouteAll()
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await expect(picture(page)).toBeVisible()
  }
})

test('a container without a route has no map', async ({ page }) => {
  await change<PublicRouteReply>(page, ROUTE, (reply) => ({ ...reply, legs: [] }))
  const routeReply = page.waitForResponse(ROUTE)
  await page.goto(example('inTransit').path)
  await routeReply
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
})
