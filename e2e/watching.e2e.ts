import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Page } from '@playwright/test'
import { findViolations } from './barriers.ts'
import { test } from './live-portal.ts'
import { signIn } from './people.ts'
import { expect } from './portal.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications, / })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })

test('a container is watched, its news come by the rules of the person, and it is watched no longer', async ({
  page,
  carrier,
}) => {
  const containerNo = await carrier.begin()
  await carrier.load(containerNo)
  const name = showContainerNumber(containerNo)
  await signIn(page, 'consignee', `/containerDetails/${carrier.bookingNo}/${containerNo}`)
  const watch = page.getByRole('button', { name: 'Watch', exact: true })
  await watch.click()
  await expect(page.getByRole('button', { name: 'Watching', exact: true })).toHaveAttribute('aria-pressed', 'true')

  // a hold that is cleared is told to whoever watches, and to nobody else
  await carrier.hold(containerNo, 'orderNotify', 'red')
  await carrier.hold(containerNo, 'orderNotify', 'green')
  await bell(page).click()
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'hold cleared' }).first()).toContainText(
    'Order notify',
  )

  await panel(page).getByRole('link', { name: 'Notification settings' }).click()
  await expect(page).toHaveURL('/watching')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByLabel('How: Milestone reached').selectOption('digest')
  await page.getByLabel('From: Last free day approaching').selectOption('5')
  await page.getByLabel('Quiet hours without email').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your preferences are saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('How: Milestone reached')).toHaveValue('digest')
  await expect(page.getByLabel('Quiet hours without email')).toBeChecked()
  await page.setViewportSize({ width: 1440, height: 2400 })
  expect(await findViolations(page, 'watching')).toEqual([])

  await page.getByRole('button', { name: `Stop watching ${name}` }).click()
  await expect(page.getByRole('link', { name })).toBeHidden()
})
