import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Page } from '@playwright/test'
import { findViolations } from './barriers.ts'
import { test } from './live-portal.ts'
import { signIn } from './people.ts'
import { anotherBrowser, expect } from './portal.ts'

// one after the other: whoever marks all as read does so for every browser of the same person
test.describe.configure({ mode: 'default' })

const bell = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Notifications, (none|\d+) unread$/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const notification = (page: Page, text: string) => panel(page).getByRole('listitem').filter({ hasText: text })
/** Marks all as read, and those as well that the demo sends meanwhile, until none is unread on any of the devices. */
const readAll = (page: Page, ...others: Page[]) =>
  expect(async () => {
    const unread = await bell(page).getAttribute('aria-label')
    if (unread !== 'Notifications, none unread')
      await panel(page).getByRole('button', { name: 'Mark all as read' }).click({ timeout: 2000 })
    for (const one of [page, ...others])
      await expect(bell(one)).toHaveAccessibleName('Notifications, none unread', { timeout: 2000 })
  }).toPass()
/** A container number as people read it. */
const read = (containerNo: string) => showContainerNumber(containerNo).replaceAll(' ', '\u00a0')

test('notifications are stored for every device, unread until they are read, and messages of screens are not', async ({
  page,
  browser,
  carrier,
  baseURL,
}) => {
  const containerNo = await carrier.begin()
  await carrier.load(containerNo)
  await signIn(page, 'consignee')
  const { page: other, close } = await anotherBrowser(browser, baseURL)
  await signIn(other, 'consignee')
  for (const one of [page, other]) {
    await bell(one).click()
    await expect(panel(one).getByRole('listitem').first()).toBeVisible()
  }
  await readAll(page, other) // read ones are not merged with new ones

  // a hold that no other test sets: equal notifications of one company are one line
  await carrier.hold(containerNo, 'trafficMitigationFee', 'red')
  for (const one of [page, other]) {
    await expect(notification(one, read(containerNo))).toContainText(
      `Traffic mitigation fee hold on ${read(containerNo)}, Long Beach.`,
    )
    await expect(notification(one, read(containerNo)).getByRole('link')).toHaveAttribute('data-unread', 'true')
  }
  expect(await findViolations(page, 'notifications')).toEqual([])
  const news = page.getByRole('region', { name: 'New since yesterday' }).getByRole('listitem')
  await expect(news.filter({ hasText: read(containerNo) }), 'the Home Page tells it too').toContainText(
    `Traffic mitigation fee hold on ${read(containerNo)}, Long Beach.`,
  )

  await notification(page, read(containerNo)).getByRole('link').press('Enter')
  await expect(page).toHaveURL(`/containerDetails/${carrier.bookingNo}/${containerNo}`)
  await expect(panel(page)).toBeHidden()
  await expect(
    notification(other, read(containerNo)).getByRole('link'),
    'read on one device is read on all',
  ).toHaveAttribute('data-unread', 'false')

  await carrier.hold(containerNo, 'dataHold', 'red')
  await expect(notification(other, read(containerNo)).first()).toContainText(
    `Data hold on ${read(containerNo)}, Long Beach.`,
  )
  await page.goto('/profile')
  await page.getByLabel('Job title').fill(`Buyer ${containerNo.slice(4)}`)
  await page.locator('main button[type=submit]').click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()

  await carrier.sail(300, 'weather')
  await expect(notification(other, `${read(containerNo)} is on board.`)).toContainText('2 d 12 h later')
  await expect(panel(other).getByText('Your profile was saved.'), 'messages of screens are not stored').toHaveCount(0)
  await readAll(other, page)
  await other.keyboard.press('Escape')
  await expect(panel(other)).toBeHidden()
  await expect(bell(other)).toBeFocused()
  await close()
})

test('people are notified when the last hold is released, and again when another one is set', async ({
  page,
  carrier,
}) => {
  const [containerNo, other] = [await carrier.begin(), await carrier.assign()]
  for (const one of [containerNo, other]) await carrier.discharge(one)
  await carrier.hold(containerNo, 'customs', 'red')
  await carrier.release(containerNo)
  await signIn(page, 'consignee')
  await bell(page).click()
  await expect(notification(page, read(containerNo))).toHaveCount(1)
  await expect(notification(page, read(containerNo))).toContainText('Customs hold on')
  await readAll(page)

  await carrier.hold(containerNo, 'customs', 'green')
  const ready = notification(page, 'can be picked up at Long Beach, confirmed by the terminal').filter({
    hasText: read(containerNo),
  })
  await expect(ready).toHaveCount(1)
  await carrier.release(other)
  await expect(ready.filter({ hasText: read(other) }), 'equal notifications are one line').toHaveCount(1)
  await ready.getByRole('link').click()
  await expect(page).toHaveURL(/\/containerdash\?criteria=/)
  for (const one of [containerNo, other]) await expect(page.getByText(showContainerNumber(one)).first()).toBeVisible()

  await carrier.hold(containerNo, 'dataHold', 'red')
  await bell(page).click()
  await expect(notification(page, read(containerNo)).first()).toContainText(
    'can no longer be picked up at Long Beach: Data hold.',
  )
  await expect(ready).toHaveCount(0)
  await notification(page, read(containerNo)).first().getByRole('link').click()
  await expect(page).toHaveURL(`/containerDetails/${carrier.bookingNo}/${containerNo}`)
})
