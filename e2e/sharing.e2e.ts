import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { findViolations } from './barriers.ts'
import { test } from './live-portal.ts'
import { signIn } from './people.ts'
import { anotherBrowser, expect } from './portal.ts'

const ENDED = 'This link is not valid'

test('a container is shared by a link, a stranger sees it with its holds, and it ends when it is withdrawn', async ({
  page,
  browser,
  baseURL,
  carrier,
  troubles,
}) => {
  troubles.tolerate(/410/) // a link that has ended
  const containerNo = await carrier.begin()
  await carrier.load(containerNo)
  await carrier.hold(containerNo, 'customs', 'red')
  const label = `Trucker ${containerNo.slice(4)}`
  await signIn(page, 'consignee', `/containerDetails/${carrier.bookingNo}/${containerNo}`)
  await page.getByRole('button', { name: 'Share by link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share by link' })
  await expect(dialog.getByRole('link', { name: 'All your links' })).toHaveAttribute('href', '/sharedLinks')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Enter a label.').first()).toBeVisible()
  await dialog.getByLabel('Label').fill(label)
  expect(await findViolations(page, 'the form of a link')).toEqual([])
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const url = await page.getByLabel('Address of the link').inputValue()

  const { page: seen, close } = await anotherBrowser(browser, baseURL)
  await seen.goto(new URL(url).pathname)
  await expect(seen.getByRole('heading', { level: 1, name: label })).toBeVisible()
  await expect(seen.getByText(showContainerNumber(containerNo)).first()).toBeVisible()
  const holds = seen.getByRole('region', { name: 'Holds' })
  await expect(holds.getByText('1 of 9 open')).toBeVisible()
  await expect(seen.getByText('Intensive exam')).toHaveCount(0)
  for (const hidden of ['Shipper', 'Consignee', 'Seal', 'Service contract', 'Detention'])
    await expect(seen.getByText(hidden, { exact: true })).toHaveCount(0)
  expect(await findViolations(seen, 'what a link shows')).toEqual([])

  await page.getByRole('link', { name: 'All your links' }).click()
  await expect(page).toHaveURL('/sharedLinks')
  await page.getByRole('button', { name: `Visits of ${label}: 1` }).click()
  const visits = page.getByRole('dialog', { name: `Visits of “${label}”` })
  await expect(visits.getByRole('row')).toHaveCount(2)
  await visits.getByRole('button', { name: 'Close' }).click()
  expect(await findViolations(page, 'the list of links')).toEqual([])
  await page.getByRole('button', { name: `Withdraw ${label}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('row', { name: label }).getByText('Withdrawn')).toBeVisible()

  await seen.reload()
  await expect(seen.getByRole('heading', { level: 1, name: ENDED })).toBeVisible()
  await expect(seen.getByText(label)).toHaveCount(0)
  await seen.goto(`/shared/${'A'.repeat(43)}`)
  await expect(seen.getByRole('heading', { level: 1, name: ENDED })).toBeVisible()
  await close()
})
