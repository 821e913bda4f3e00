import { en as words } from '@fairway/contract/tracking/messages/en'
import type { PublicDetailReply, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import type { Page } from '@playwright/test'
import { change, DETAIL } from './network-faults.ts'
import { expect, type Language, languages, speak, test } from './portal.ts'
import { example } from './screens.ts'

const SEARCH = /\/api\/cargopub\/search/
const journey = (page: Page) => page.getByRole('region', { name: 'Journey' })
const facts = (page: Page) => page.getByRole('region', { name: 'Container', exact: true })
const point = (page: Page, name: string | RegExp) =>
  journey(page).locator('> ol > li').filter({ hasText: name }).first()

const detailOf = async (baseURL: string | undefined, name: Parameters<typeof example>[0]) => {
  const { booking, container } = example(name)
  const reply = await fetch(new URL(`/api/cargopub/detail?bookingNo=${booking}&containerNo=${container}`, baseURL))
  return (await reply.json()) as PublicDetailReply // as the contract says
}

/** Date and time in a zone, calculated independently of the page. */
const wallClock = (at: string, timeZone: string | undefined) =>
  new Date(at).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

test('every estimate of an arrival is readable by keyboard only: the time, when it was made, how it changed and why', async ({
  page,
  baseURL,
}) => {
  const { estimates, container, places } = await detailOf(baseURL, 'inTransit')
  const zone = places[container.portOfDischarge]?.zone
  const estimated = estimates.filter(({ vvd }) => vvd === container.vessel?.vvd)
  expect(estimated.length).toBeGreaterThan(1)
  await page.goto(example('inTransit').path)
  const arrival = point(page, /^Arrival.*Hummingbird/)
  const opener = arrival.locator('summary')
  await expect(opener).toHaveText(/^Estimate changed (once|\d+ times)$/)
  const history = arrival.locator('details li')
  await expect(history.first()).toBeHidden()
  await opener.focus()
  await page.keyboard.press('Space')
  await expect(history.first()).toContainText('planned')
  await expect(history.first()).toContainText(wallClock(container.arrival.planned ?? '', zone))
  for (const [at, { statedAt, reason, ...estimate }] of estimated.entries()) {
    const repeats = at > 0 && estimated[at - 1]?.at === estimate.at && estimated[at - 1]?.reason === reason
    if (repeats) continue
    const item = history
      .filter({ hasText: wallClock(statedAt, 'Europe/Berlin') })
      .filter({ hasText: wallClock(estimate.at, zone) })
    await expect(item).toHaveCount(1)
    if (reason) await expect(item).toContainText(words.estimateReasons[reason])
  }
  await page.keyboard.press('Space')
  await expect(history.first()).toBeHidden()
  await expect(facts(page).locator('summary'), 'said once').toHaveCount(0)

  await test.step("the stay at the terminal begins with the ship's estimate, not with its plan", async () => {
    const stay = page.getByRole('region', { name: 'Legs' }).getByRole('row').filter({ hasText: 'At terminal' })
    await expect(stay.getByRole('cell').first()).toContainText(wallClock(container.arrival.estimated ?? '', zone))
    await expect(stay.getByRole('cell').first()).toContainText('estimated')
  })

  await test.step('in print the page has its map and its journey, and no controls', async () => {
    await expect(page.locator('svg[role=img]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show UTC too' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('svg[role=img]')).toBeVisible()
    await expect(journey(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show UTC too' })).toBeHidden()
  })
})

test('the feeder has a history of its own', async ({ page }) => {
  await change<PublicDetailReply>(page, DETAIL, (reply) => {
    const feeder = reply.legs.find(({ kind }) => kind === 'feeder')
    if (!feeder?.vessel || !feeder.arrival.planned) throw new Error('the example has no feeder')
    const later = new Date(Date.parse(feeder.arrival.planned) + 6 * 3_600_000).toISOString()
    const estimate = { vvd: feeder.vessel.vvd, place: feeder.to, statedAt: later, at: later, reason: 'berth' as const }
    return { ...reply, estimates: [estimate] }
  })
  await page.goto(example('transshipment').path)
  const arrival = point(page, /^Arrived/)
  await arrival.getByText('Estimate changed once').click()
  await expect(arrival.locator('details li').nth(1)).toContainText('6 h later · waiting for a berth')
  await expect(arrival.locator('details li').last()).toContainText('actual')
  await expect(facts(page).locator('summary')).toHaveCount(0)
})

test('what happened, what is estimated, what is planned and what nobody reported differ by shape and text', async ({
  page,
}) => {
  await change<PublicDetailReply>(page, DETAIL, (reply) => ({
    ...reply,
    events: reply.events.filter(({ kind }) => kind !== 'loaded'),
  }))
  await page.goto(example('inTransit').path)
  const gap = point(page, 'Loading on vessel')
  await expect(gap).toContainText('not reported')
  await expect(gap).not.toContainText('estimated')
  await expect(gap).not.toContainText('actual')
  const shapeOf = (name: string | RegExp) =>
    point(page, name)
      .locator('> svg')
      .evaluate((dot) => {
        const { fill, stroke, strokeDasharray } = getComputedStyle(dot)
        return { isFilled: fill === stroke, isBroken: strokeDasharray !== 'none', parts: dot.childElementCount }
      })
  const shapes = [
    [/^Departed/, { isFilled: true, isBroken: false, parts: 1 }],
    [/^Arrival.*Hummingbird/, { isFilled: false, isBroken: false, parts: 1 }],
    [/^Departure by rail/, { isFilled: false, isBroken: true, parts: 1 }],
    [/^Loading on vessel/, { isFilled: false, isBroken: false, parts: 2 }],
  ] as const
  for (const media of [{}, { colorScheme: 'dark' }, { forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', media: 'screen', ...media })
    for (const [name, shape] of shapes) expect(await shapeOf(name), JSON.stringify([media, name.source])).toEqual(shape)
  }
})

test('a missing report between others is a gap, and an unreported next step does not count as on plan', async ({
  page,
}) => {
  await change<PublicDetailReply>(page, DETAIL, (reply) => ({
    ...reply,
    legs: reply.legs.map((leg) => ({ ...leg, arrival: { ...leg.arrival, actual: null } })),
    events: reply.events.filter(({ kind }) => kind !== 'arrived'),
  }))
  await page.goto(example('available').path)
  const names = journey(page).locator('> ol > li')
  await expect(names.filter({ hasText: /^Arrival/ })).toContainText(/not reported · planned/)
  const order = await names.evaluateAll((all) => all.map((one) => one.textContent?.slice(0, 10)))
  expect(order.findIndex((text) => text?.startsWith('Arrival'))).toBeLessThan(
    order.findIndex((text) => text?.startsWith('Discharged')),
  )
})

test('a time that has passed without a report says so, for every step that has one', async ({ page }) => {
  await change<PublicDetailReply>(page, DETAIL, (reply) => ({ ...reply, asOf: '2099-01-01T00:00:00Z' }))
  await page.goto(example('inTransit').path)
  for (const step of [/^Arrival.*Hummingbird/, /^Departure by rail/, /^Arrival by rail/])
    await expect(point(page, step)).toContainText('no report yet')
  for (const step of [/^Departed/, /^Return of the empty/])
    await expect(point(page, step)).not.toContainText('no report')
})

test('a container without any report is not called unmoved', async ({ page }) => {
  const { container, path } = example('booked')
  await page.goto(`/containerList/container=${container}`)
  await expect(page.getByText('Nothing reported yet')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('No pickup of the empty container has been reported yet.')).toBeVisible()
  await expect(page.getByText('Nothing has been reported yet.')).toBeVisible()
})

const silent: Record<Language, RegExp> = {
  en: /No news from the carrier’s system since 2026-11-15 09:30, your time \(UTC\+1\)\..*may be out of date/,
  zh: /自您的时间 2026-11-15 09:30（UTC\+1）起未收到船公司系统的消息。.*可能不是最新/,
  vi: /Không nhận được tin từ hệ thống của hãng tàu từ 2026-11-15 09:30.*có thể chưa được cập nhật/,
}
test('while the carrier sends nothing, list and container say in every language that they may be outdated', async ({
  page,
}) => {
  const since = { carrierSilentSince: '2026-11-15T08:30:00Z' }
  await change<PublicDetailReply>(page, DETAIL, (reply) => ({ ...reply, ...since }))
  await change<PublicSearchReply>(page, SEARCH, (reply) => ({ ...reply, ...since }))
  for (const path of [example('inTransit').path, '/containerList/booking=3104482']) {
    await page.goto(path)
    for (const language of languages.toReversed()) {
      await speak(page, language)
      await expect(page.getByRole('status').filter({ hasText: silent[language] })).toBeVisible()
    }
  }
  await page.unrouteAll()
  await page.goto(example('inTransit').path)
  await expect(page.locator('ol').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: silent.en })).toHaveCount(0)
})

test('times are local to the place; UTC is shown on hover, and for keyboard and touch by one switch', async ({
  page,
  baseURL,
}) => {
  const { events, places } = await detailOf(baseURL, 'inTransit')
  const [first] = events
  if (!first) throw new Error('the example has no event')
  const inUtc = `${wallClock(first.at, 'UTC')} UTC`
  await page.goto(example('inTransit').path)
  const time = journey(page).locator('time').first()
  await expect(time).toContainText(wallClock(first.at, places[first.place]?.zone))
  await expect(time).toHaveAttribute('title', inUtc)
  const spelled = time.locator('span')
  expect((await spelled.boundingBox())?.width).toBeLessThanOrEqual(1)

  const choice = page.getByRole('button', { name: 'Show UTC too' })
  await expect(choice).toHaveAttribute('aria-pressed', 'false')
  await choice.focus()
  await page.keyboard.press('Space')
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  expect((await spelled.boundingBox())?.width).toBeGreaterThan(50)
  await expect(spelled).toHaveText(` (${inUtc})`)

  await page.getByRole('link', { name: 'Booking 3104482' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show UTC too' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('time span').first()).toBeVisible()
})
