import { findViolations, overflow } from './barriers.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('a blanket letter is added, signed in another tab and in force without a reload', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 2200 }) // nothing lies under the bar
  await signIn(page, 'shipper')
  await page.goto('/blanketloi')
  await page.getByRole('link', { name: 'Add letter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New blanket letter')
  await page.getByLabel('Service contract').selectOption({ index: 1 })
  await expect(page.getByText(/The contract runs from/)).toBeVisible() // it says which ports there are
  await page.getByLabel('Port of loading').selectOption('CNNGB')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Enter the effective date.').first()).toBeVisible()

  const today = /\d{4}-\d{2}-\d{2}/.exec((await page.getByText(/Today is \d{4}/).textContent()) ?? '')?.[0] ?? ''
  const inDays = (days: number) => new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)
  await page.getByRole('textbox', { name: 'Effective date' }).fill(inDays(200))
  await page.getByRole('textbox', { name: 'Expiry date' }).fill(inDays(260))
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Blanket letter LOI\d{6}/)
  expect(await findViolations(page, 'a draft')).toEqual([])

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Sign letter' }).click()
  const room = await opened
  await room.waitForURL(/\/sign\?id=/)
  await expect(page.getByRole('heading', { name: 'Waiting for the signature' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await room.getByLabel('Your name').fill('Mei Chen')
  await room.getByRole('checkbox').check()
  await room.getByRole('button', { name: 'Sign', exact: true }).click()
  await room.waitForURL(/docuSignReturn/)
  await expect(page.getByRole('link', { name: 'Renew' })).toBeVisible()
  expect(await findViolations(page, 'a letter in force')).toEqual([])

  await page.setViewportSize({ width: 390, height: 2600 })
  expect(await overflow(page)).toEqual([])
  await page.goto('/blanketloidetails?type=wrong')
  await expect(page.getByText('invalid type in URL')).toBeVisible()
})
