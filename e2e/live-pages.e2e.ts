import { announced, countStreams, liveIndicator, openContainer, rowOf, stage, test } from './live-portal.ts'
import { noted } from './network-faults.ts'
import { expect, speak } from './portal.ts'

test('an open container page updates by itself, in place', async ({ page, carrier }) => {
  const containerNo = await carrier.begin()
  await openContainer(page, carrier, containerNo)
  await expect(stage(page, 'Booked')).toBeVisible()
  const headline = page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^(Booked|Empty container picked up)/ })
  const unmarked = 'rgba(0, 0, 0, 0)'
  await expect(headline).toHaveCSS('background-color', unmarked)
  const legs = page.getByRole('region', { name: 'Legs' })
  await legs.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Copy link' }).focus()
  const before = await page.evaluate(() => {
    const busy = { seen: false }
    new MutationObserver(() => {
      busy.seen ||= document.querySelector('[aria-busy=true]') !== null
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { busy })
    return scrollY
  })
  await carrier.pickUp(containerNo)
  await expect(stage(page, 'Empty Pickup')).toBeVisible()
  await expect(headline, 'marked for a moment').not.toHaveCSS('background-color', unmarked)
  await expect(announced(page)).toContainText('Empty Pickup')
  await expect(page.getByRole('region', { name: 'Event history' })).toContainText('Empty picked up')
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await page.evaluate(() => (window as unknown as { busy: { seen: boolean } }).busy.seen)).toBe(false) // set above
  await expect(announced(page), 'announced once').toHaveCount(0)
  await expect(headline).toHaveCSS('background-color', unmarked)
})

test('a delayed ship moves the arrival on the page, and its mark is translated', async ({ page, carrier }) => {
  const containerNo = await carrier.begin()
  await carrier.pickUp(containerNo)
  await openContainer(page, carrier, containerNo)
  for (const [language, text] of [
    ['zh', '实时更新'],
    ['vi', 'Tự cập nhật'],
    ['en', 'Live'],
  ] as const) {
    await speak(page, language)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  const headline = page.getByRole('main').locator('p').filter({ hasText: 'Due at' }).first()
  const former = await headline.textContent()
  await carrier.sail(300, 'weather')
  await expect(headline).not.toHaveText(former ?? '')
})

test('an open list updates its row, and grows when the booking gets another container', async ({ page, carrier }) => {
  const [first, second] = [await carrier.begin(), await carrier.assign()]
  await page.goto(`/containerList/booking=${carrier.bookingNo}`)
  await expect(liveIndicator(page)).toBeVisible()
  const row = (containerNo: string) => rowOf(page, containerNo)
  await expect(row(first)).toContainText('Booked')
  await carrier.gateIn(first)
  await expect(row(first)).toContainText('At Origin')
  await expect(row(second)).toContainText('Booked')
  const third = await carrier.assign()
  await expect(row(third)).toContainText('Booked')
  await expect(page.getByText('3 containers', { exact: true })).toBeVisible()
  await expect(announced(page)).toContainText(third.slice(4, 10))
})

test('a cancelled booking leaves the page', async ({ page, carrier, troubles }) => {
  troubles.expect(noted.status(404))
  const containerNo = await carrier.begin()
  await openContainer(page, carrier, containerNo)
  await carrier.book({ status: 'Canceled' })
  await expect(page.getByRole('alert')).toContainText('Shipment not found')
})

test('changes during a lost connection are on the page when it is back', async ({ page, cable, carrier, troubles }) => {
  troubles.tolerate(noted.cut)
  const containerNo = await carrier.begin()
  await openContainer(page, carrier, containerNo)
  cable.cut()
  await carrier.pickUp(containerNo)
  await carrier.gateIn(containerNo)
  await expect(stage(page, 'Booked')).toBeVisible()
  cable.mend()
  await expect(stage(page, 'At Origin')).toBeVisible()
  await carrier.load(containerNo)
  await expect(stage(page, 'In-Transit')).toBeVisible()
})

test('the stream follows from page to page, and Back shows nothing outdated', async ({ page, context, carrier }) => {
  const opened = countStreams(context)
  const containerNo = await carrier.begin()
  await page.goto(`/containerList/booking=${carrier.bookingNo}`)
  await expect(liveIndicator(page)).toBeVisible()
  await page.getByRole('link', { name: containerNo.slice(4, 10) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(containerNo.slice(4, 10))
  await expect(liveIndicator(page)).toBeVisible()
  expect(opened, 'the topic of the booking covers its container').toHaveLength(1)
  await carrier.pickUp(containerNo)
  await expect(stage(page, 'Empty Pickup')).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, containerNo)).toContainText('Empty Pickup')
})

test.describe('when the stream fails', () => {
  test('the page says that it does not update by itself, and since when', async ({ page, carrier, troubles }) => {
    troubles.tolerate(noted.cut)
    const containerNo = await carrier.begin()
    await page.clock.install()
    await page.route(/\/api\/live/, (route) => route.abort('connectionreset'))
    await page.goto(`/containerDetails/${carrier.bookingNo}/${containerNo}`)
    await expect(stage(page, 'Booked')).toBeVisible()
    await expect(liveIndicator(page)).toBeHidden()
    const silent = page.getByRole('status').filter({ hasText: 'No live updates since' })
    await expect(async () => {
      await page.clock.runFor(20_000)
      await expect(silent).toBeVisible({ timeout: 500 })
    }).toPass()
    await carrier.pickUp(containerNo)
    await page.clock.runFor(61_000) // it polls instead
    await expect(stage(page, 'Empty Pickup')).toBeVisible()
    await page.unrouteAll()
    await expect(async () => {
      await page.clock.runFor(20_000)
      await expect(liveIndicator(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(silent).toHaveCount(0)
  })

  test('and the server is down, only the banner says so', async ({ page, cable, carrier, troubles }) => {
    troubles.tolerate(noted.cut)
    const containerNo = await carrier.begin()
    await page.clock.install()
    await page.goto(`/containerDetails/${carrier.bookingNo}/${containerNo}`)
    await expect(liveIndicator(page)).toBeVisible()
    const banner = page.getByText('Server is down for maintenance')
    cable.cut()
    await expect(async () => {
      await page.clock.runFor(5_000)
      await expect(banner).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.clock.runFor(70_000)
    await expect(liveIndicator(page)).toBeHidden()
    await expect(page.getByText('No live updates')).toHaveCount(0)
    cable.mend()
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(liveIndicator(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(banner).toHaveCount(0)
  })
})
