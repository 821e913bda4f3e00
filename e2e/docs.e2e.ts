import { noted } from './network-faults.ts'
import { expect, test } from './portal.ts'
import { example } from './screens.ts'

test('a developer finds a call by a word, reads how to authenticate, and tries it, with a wrong number first', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(404))
  const { container = '' } = example('inTransit')
  await page.goto('/docs#authentication')
  await expect(page.getByRole('heading', { name: 'How to authenticate' })).toBeInViewport()
  await page.keyboard.press('/')
  await page.keyboard.type('cargopub search')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 call')
  await page.keyboard.press('Enter')
  const call = page.locator('section:target')
  await expect(call.getByRole('heading', { level: 3 })).toHaveText('GET /api/cargopub/search')
  await call.getByText('Try it').click()
  await call.getByLabel('q', { exact: true }).fill('FWYU0000001')
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.getByRole('status')).toContainText('/api/cargopub/search?')
  await call.getByLabel('q', { exact: true }).fill(container)
  await call.getByRole('button', { name: 'Send' }).click()
  await expect(call.getByRole('status')).toContainText('200 ')
  await expect(call.locator('form pre')).toContainText(container)
  await page.getByLabel('Search calls').fill('nothing like this')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No call has all of these words.')
})
