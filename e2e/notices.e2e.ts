import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Page } from '@playwright/test'
import { findViolations } from './barriers.ts'
import { test } from './live-portal.ts'
import { signIn } from './people.ts'
import { expect, remember } from './portal.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices, (none|\d+) unread$/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Notices', exact: true })
const notice = (page: Page, text: string) => panel(page).getByRole('listitem').filter({ hasText: text })
/** A container's number as people read it. */
const read = (box: string) => showContainerNumber(box).replaceAll(' ', '\u00a0')

test('news and what screens said are kept for every device, unread until one has read them', async ({
  page,
  browser,
  carrier,
  baseURL,
}) => {
  const box = await carrier.begin()
  await carrier.load(box)
  await signIn(page, 'consignee')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
  await remember(elsewhere, 'en', baseURL)
  const other = await elsewhere.newPage()
  await signIn(other, 'consignee')
  for (const one of [page, other]) {
    await bell(one).click()
    await expect(panel(one).getByRole('listitem').first()).toBeVisible()
  }

  await carrier.hold(box, 'customs', 'red')
  for (const one of [page, other]) {
    await expect(notice(one, read(box))).toContainText(`Customs hold on ${read(box)}, Long Beach.`)
    await expect(notice(one, read(box)).getByRole('link')).toHaveAttribute('data-unread', 'true')
  }
  expect(await findViolations(page, 'notices')).toEqual([])

  await notice(page, read(box)).getByRole('link').press('Enter')
  await expect(page).toHaveURL(`/containerDetails/${carrier.bookingNo}/${box}`)
  await expect(panel(page)).toBeHidden()
  await expect(notice(other, read(box)).getByRole('link'), 'read there is read here').toHaveAttribute(
    'data-unread',
    'false',
  )

  const said = 'Your profile was saved.'
  const saidLast = async () => {
    const times = await notice(other, said).locator('time').all()
    return (await times[0]?.getAttribute('datetime')) ?? 'never'
  }
  const before = await saidLast()
  await page.goto('/profile')
  await page.getByLabel('Job title').fill(`Buyer ${box.slice(4)}`)
  await page.locator('main button[type=submit]').click()
  await expect(page.getByText(said)).toBeVisible()
  await expect.poll(saidLast, { message: 'what one screen said is kept for the other' }).not.toBe(before)

  await carrier.sail(300, 'weather')
  await expect(notice(other, `${read(box)} is aboard.`)).toContainText('60 h later')
  await panel(other).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(other)).toHaveAccessibleName('Notices, none unread')
  await expect(bell(page)).toHaveAccessibleName('Notices, none unread')
  await other.keyboard.press('Escape')
  await expect(panel(other)).toBeHidden()
  await expect(bell(other)).toBeFocused()
  await elsewhere.close()
})
