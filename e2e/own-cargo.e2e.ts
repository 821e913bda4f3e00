import AxeBuilder from '@axe-core/playwright'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'

const OWN = '/containerDetails/3104482/FWYU4829130'

test('a shipper sees holds, cargo and booking of a box of its own', async ({ page }) => {
  await signIn(page, 'shipper')
  await page.goto(OWN)
  const holds = page.getByRole('region', { name: 'Holds' })
  await expect(holds.getByRole('listitem')).toHaveCount(9)
  await expect(holds.getByRole('listitem').filter({ hasText: 'Clean truck fee' })).toContainText('not required')
  await expect(page.getByRole('region', { name: 'Cargo in the box' })).toContainText('CN884120')
  const booking = page.getByRole('region', { name: 'Booking', exact: true })
  await expect(booking).toContainText('FWYL310448201, FWYL310448202')
  await expect(booking).toContainText('Lakeshore Home, Inc.')
  await expect(page.getByText('Sign in to see holds')).toHaveCount(0)

  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations).toEqual([])
})

test('a rival sees of the same box what everyone sees, and is told why', async ({ page }) => {
  await signIn(page, 'rival')
  await page.goto(OWN)
  await expect(page.getByText('You see the public view: this booking does not name your company.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Holds' })).toHaveCount(0)
  await expect(page.getByText('Lakeshore')).toHaveCount(0)
})

test('a list names what keeps the boxes of one’s own', async ({ page }) => {
  await signIn(page, 'shipper')
  await page.goto('/containerList/booking=3104482')
  const row = page.getByRole('listitem').filter({ hasText: 'FWYU 482913 0' })
  await expect(row).toContainText('Original B/L')
})

test('what was shown of one’s own is gone when one signs out', async ({ page }) => {
  await signIn(page, 'shipper')
  await page.goto(OWN)
  await expect(page.getByRole('region', { name: 'Holds' })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('session'))
  await page.reload()
  await expect(page.getByText('Sign in to see holds, documents and charges.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Holds' })).toHaveCount(0)
})
