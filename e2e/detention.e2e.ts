import { findViolations, overflow } from './barriers.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'
import { daysAgo, example } from './screens.ts'

test('a guest calculates with a public tariff: containers first, a mistake, another return by keys, a PDF', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2600 })
  await page.goto('/detentionChargeCalculator')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  for (const [name, code] of [
    ['Service contract', 'PUBTP1'],
    ['Equipment', '45G1'],
    ['Final destination', 'USLGB'],
  ] as const) {
    const choice = page.getByRole('combobox', { name })
    await choice.fill(code)
    await choice.press('Tab')
  }
  await expect(page.getByText('Enter the dates, or paste containers')).toBeVisible()
  await field('Paste containers').fill(`FWYU4829130\t${daysAgo(20)}\t${daysAgo(2)}`)
  await expect(page.getByText(/^Total for 1 container: USD/), 'no dates of the form are needed').toBeVisible()

  await field('Outgate date').fill(daysAgo(2))
  await field('Ingate date').fill(daysAgo(20))
  await expect(field('Ingate date')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('slider')).toHaveCount(0)
  await field('Outgate date').fill(daysAgo(20))
  await field('Ingate date').fill(daysAgo(2))
  const slider = page.getByRole('slider', { name: 'Return date' })
  const before = await slider.getAttribute('aria-valuetext')
  expect(before).toContain(daysAgo(2))
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(daysAgo(1)))
  await expect(field('Ingate date')).toHaveValue(daysAgo(1))
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(before?.replace(daysAgo(2), daysAgo(1)))

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await saved).suggestedFilename()).toBe('detention-PUBTP1.pdf')
  expect(await findViolations(page, 'an answer')).toEqual([])
})

test('a consignee opens the calculator from a container, an admin finds which terms decide', async ({ page }) => {
  await signIn(page, 'consignee', example('outGated').path)
  await page.getByRole('link', { name: 'Calculate detention day by day' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Estimated detention' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Final destination' })).not.toHaveValue('')

  await page.setViewportSize({ width: 1440, height: 1600 })
  await signIn(page, 'admin', '/adminDetentionTerms')
  const folded = page.locator('main details')
  await expect(folded.first()).toBeVisible()
  await expect(page.locator('main details[open]')).toHaveCount(0)
  await page.getByLabel('Service contract', { exact: true }).fill('PUBTP1')
  await page.getByLabel('Equipment', { exact: true }).fill('45G1')
  await page.getByLabel('Final destination', { exact: true }).fill('USLGB')
  const decides = page.getByRole('row').filter({ hasText: 'PUBTP1-DRY' })
  await expect(decides).toContainText('Applies')
  expect(await findViolations(page, 'detention terms')).toEqual([])
  await page.setViewportSize({ width: 390, height: 1600 })
  expect(await overflow(page)).toEqual([])
})
