import type { NetworkMapReply } from '@fairway/contract/schedules/network-map.schema'
import type { Page } from '@playwright/test'
import { change, cut, keepBusy, NETWORK, noted } from './network-faults.ts'
import { apart, areaOf, middleOf, picture } from './pictures.ts'
import { chips, expect, searchField, test } from './portal.ts'

/** The file of the map's code. */
const MAP_FILE = /\/assets\/map-.*\.js$/

const ship = (page: Page, vvd: string) => page.locator(`[data-ship="${vvd}"]`)

/** The position of every ship on the map. */
const spots = (page: Page) =>
  page.locator('[data-ship]').evaluateAll((all) => all.map((one) => one.getAttribute('transform') ?? ''))

test.describe('the map behind the search', () => {
  test('loads after the page is usable, and shifts nothing', async ({ page, troubles }) => {
    // the font comes when the page rests as well, and a chip is a little wider in it
    troubles.expect(/Failed to load resource.*\.woff2$/)
    await page.route(/\.woff2$/, (route) => route.abort())
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    const rest = await keepBusy(page)
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => shifts.push(list.getEntries().length)).observe({
        type: 'layout-shift',
        buffered: true,
      })
      Object.assign(window, { shifts })
    })
    await page.goto('/')
    await searchField(page).fill('3104482,')
    await expect(chips(page)).toHaveText(['3104482'])
    await expect(picture(page)).toHaveCount(0)
    expect(requestedUrls.filter((url) => NETWORK.test(url) || MAP_FILE.test(url))).toEqual([])

    const before = await areaOf(searchField(page))
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length) // set above
    const shiftsBefore = await shifts()
    const withoutFont = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'))
    await rest()
    await withoutFont
    await expect(picture(page)).toBeVisible()
    await expect(page.getByText('Vessels now')).toBeVisible()
    expect(await areaOf(searchField(page))).toEqual(before)
    expect(await shifts()).toBe(shiftsBefore)
  })

  test('shows every lane and every ship at every window size, and no name covers the search', async ({ page }) => {
    for (const [place, width, height] of [
      ['on a desk', 1440, 900],
      ['on a small laptop', 1280, 640],
      ['on a phone', 390, 844],
      ['on a phone on its side', 844, 390],
    ] as const)
      await test.step(place, async () => {
        await page.setViewportSize({ width, height })
        const networkReply = page.waitForResponse(NETWORK)
        await page.goto('/')
        const { ships, lanes } = (await (await networkReply).json()) as NetworkMapReply
        expect(ships.length).toBeGreaterThan(5)
        await expect(picture(page)).toBeVisible()
        await expect(page.locator('[data-ship]')).toHaveCount(ships.length)
        await expect(picture(page).locator('path')).toHaveCount(lanes.length + 1) // including the land
        const frame = await areaOf(picture(page))
        const search = await areaOf(page.locator('form'))
        const middles: (readonly [number, number])[] = []
        for (const { vvd } of ships) {
          const area = await areaOf(ship(page, vvd))
          expect(area.x, vvd).toBeGreaterThanOrEqual(frame.x)
          expect(area.x + area.width, vvd).toBeLessThanOrEqual(frame.x + frame.width)
          expect(area.y, vvd).toBeGreaterThanOrEqual(search.y + search.height - 20)
          expect(area.y + area.height, vvd).toBeLessThanOrEqual(frame.y + frame.height)
          middles.push(middleOf(area))
        }
        const inPort = ships.flatMap(({ port }, at) => (port ? [middles[at] ?? [0, 0]] : []))
        for (const [at, [x, y]] of inPort.entries())
          for (const [otherX, otherY] of inPort.slice(at + 1))
            expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(4)
        const names = await picture(page).locator('text').all()
        expect(names.length).toBeGreaterThan(1)
        for (const name of names) expect(apart(await areaOf(name), search), (await name.textContent()) ?? '').toBe(true)
      })
  })

  test('draws a ship where its times place it', async ({ page }) => {
    await change<NetworkMapReply>(page, NETWORK, (reply) => {
      const [lane] = reply.lanes.filter(({ id }) => id === 'CNNGB-USLGB')
      const [first] = reply.ships
      if (!lane || !first) throw new Error('the demo has no such lane')
      const at = (hours: number) => new Date(Date.parse(reply.clock.now) + hours * 3_600_000).toISOString()
      const sails = (vvd: string, gone: number, back = false) => ({
        ...first,
        vvd,
        port: null,
        way: { lane: lane.id, back, from: lane.from, to: lane.to, departedAt: at(-gone), arrivesAt: at(100 - gone) },
      })
      return {
        ...reply,
        ships: [
          sails('START', 1),
          sails('MIDDLE', 50),
          sails('END', 99),
          sails('HOMEWARD', 99, true),
          sails('OVERDUE', 130),
        ],
      }
    })
    await page.goto('/')
    await expect(picture(page)).toBeVisible()
    const xOf = async (vvd: string) => middleOf(await areaOf(ship(page, vvd)))[0]
    const [start, middle, end, homeward, overdue] = [
      await xOf('START'),
      await xOf('MIDDLE'),
      await xOf('END'),
      await xOf('HOMEWARD'),
      await xOf('OVERDUE'),
    ]
    expect(start).toBeLessThan(middle)
    expect(middle).toBeLessThan(end)
    expect(Math.abs(homeward - start)).toBeLessThan(30)
    expect(Math.abs(overdue - end)).toBeLessThan(40)
    await page.getByText('Vessels now').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'OVERDUE' })).toContainText('no arrival reported yet')
  })

  test('says the same as text: each ship with its ports and when it is due', async ({ page }) => {
    const networkReply = page.waitForResponse(NETWORK)
    await page.goto('/')
    const { ships, places } = (await (await networkReply).json()) as NetworkMapReply
    const opener = page.getByText('Vessels now')
    const atSea = ships.filter(({ way }) => way).length
    await expect(opener.locator('..')).toContainText(`${atSea} at sea · ${ships.length - atSea} in port`)
    await page.locator('summary').focus()
    await page.keyboard.press('Space')
    const items = page.getByRole('region', { name: 'Vessels now' }).getByRole('listitem')
    await expect(items).toHaveCount(ships.length)
    for (const { name, vvd, way, port } of ships) {
      const item = items.filter({ hasText: vvd })
      await expect(item).toContainText(name)
      if (port) await expect(item).toContainText(`In port at ${places[port]?.name.en}`)
      if (!way) continue
      await expect(item).toContainText(`${places[way.from]?.name.en} → ${places[way.to]?.name.en}`)
      const timeZone = places[way.to]?.zone
      const due = new Date(way.arrivesAt).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      await expect(item).toContainText(due)
    }
    await page.keyboard.press('Escape')
    await expect(items.first()).toBeHidden()
    await expect(page.locator('summary')).toBeFocused()

    await test.step('follows light and dark while it is open', async () => {
      await expect(picture(page)).toBeVisible()
      const colours = () =>
        picture(page).evaluate((svg) =>
          ['path', 'path:nth-of-type(2)', 'circle', '[data-ship] circle'].map((part) => {
            const { fill, stroke } = getComputedStyle(svg.querySelector(part) ?? svg)
            return `${fill} ${stroke}`
          }),
        )
      const light = await colours()
      await page.getByRole('button', { name: 'Appearance' }).click()
      await page.getByRole('button', { name: 'Dark' }).click()
      await expect.poll(colours).not.toEqual(light)
      for (const [at, colour] of (await colours()).entries()) expect(colour).not.toBe(light[at])
    })

    await test.step("names the ports in the reader's language, and changes with it", async () => {
      await expect(picture(page).getByText('Shanghai', { exact: true })).toBeVisible()
      await expect(picture(page)).toHaveAttribute(
        'aria-label',
        /^Map of .+ lanes with \d+ vessels at their current positions/,
      )
      await page.getByRole('button', { name: 'Language: English' }).click()
      await page.getByRole('button', { name: '中文' }).click()
      await expect(picture(page).getByText('上海', { exact: true })).toBeVisible()
      await expect(picture(page).getByText('Shanghai')).toHaveCount(0)
      await expect(picture(page)).toHaveAttribute('aria-label', /航线图/)
      await expect(page.getByText('船舶动态')).toBeVisible()
    })
  })

  test('leaves the page intact when its call fails, and only logs it', async ({ page, troubles }) => {
    troubles.expect(noted.status(500))
    await page.route(NETWORK, (route) => route.fulfill({ status: 500, json: { errorCode: 'GE0001' } }))
    const logged = page.waitForRequest(/\/api\/logger$/)
    await page.goto('/')
    expect((await logged).postData()).toContain('GE0001')
    await expect(picture(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await searchField(page).fill('3104482')
    await searchField(page).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Booking 3104482' })).toBeVisible()
  })

  test('leaves the page intact when it cannot be loaded or rendered', async ({ page, troubles }) => {
    troubles.expect(noted.cut)
    await cut(page, MAP_FILE)
    const logged = page.waitForRequest(/\/api\/logger$/)
    await page.goto('/')
    await logged
    await expect(searchField(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.unrouteAll()

    troubles.tolerate(/console: /)
    await page.route(NETWORK, (route) =>
      route.fulfill({ json: { lanes: [{ path: 'nonsense' }], ships: 7, clock: null } }),
    )
    const loggedAgain = page.waitForRequest(/\/api\/logger$/)
    await page.reload()
    await loggedAgain
    await expect(searchField(page)).toBeVisible()
    await expect(picture(page)).toHaveCount(0)
  })
})

/** A clock so fast that a minute of the reader is two months of the carrier, so that ships visibly move. */
const fast = (page: Page) =>
  change<NetworkMapReply>(page, NETWORK, (reply) => ({ ...reply, clock: { ...reply.clock, rate: 3000 } }))

/** Advances the page's clock, together with its frames. */
const pass = (page: Page) => page.clock.runFor(30_000)

test('ships move with the business clock, and news are loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await fast(page)
  const requestedUrls: string[] = []
  page.on('request', (request) => NETWORK.test(request.url()) && requestedUrls.push(request.url()))
  await page.goto('/')
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(picture(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  const before = await spots(page)
  await pass(page)
  await expect.poll(() => spots(page)).not.toEqual(before)
  await expect.poll(() => requestedUrls.length).toBeGreaterThan(1)
})

test('nothing moves for a reader who prefers reduced motion, however fast the clock', async ({ page }) => {
  await page.clock.install()
  await fast(page)
  const requestedUrls: string[] = []
  page.on('request', (request) => NETWORK.test(request.url()) && requestedUrls.push(request.url()))
  await page.goto('/')
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(picture(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  const before = await spots(page)
  expect(before.length).toBeGreaterThan(5)
  for (let round = 0; round < 3; round++) {
    await pass(page)
    expect(await spots(page)).toEqual(before)
  }
  expect(requestedUrls).toHaveLength(1)
  // Returning to the tab is an action of the reader, so news may show now.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => requestedUrls.length).toBe(2)
})
