import { findViolations, overflow } from './barriers.ts'
import { goTo, signIn } from './people.ts'
import { expect, test } from './portal.ts'

test('a customer writes to an office from a booking, customer service answers, and the answer shows', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 2200 })
  const booking = '3104482'
  await signIn(page, 'shipper', `/bookingDetails/${booking}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await goTo(page, '/support')
  for (const office of ['China', 'US', 'Shanghai', 'Ningbo', 'Technical'])
    await expect(page.getByRole('region', { name: new RegExp(office) })).toContainText(/(Open|Closed) now/)
  const form = page.getByRole('region', { name: 'Send a request' })
  await expect(form).toContainText(`/bookingDetails/${booking}`)
  await expect(form.getByLabel('Booking number')).toHaveValue(booking)
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(form.getByText('Choose an office.').first()).toBeVisible()
  expect(await findViolations(page, 'the contacts')).toEqual([])
  await form.getByLabel('Office').selectOption('ningbo')
  await form.getByLabel('Subject').fill('Which scale is open?')
  await form.getByLabel('Message').fill('The scale at gate 1 is broken.')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/request=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SR\d{6} · Which scale is open\?$/)
  const address = page.url()

  const desk = await browser.newPage()
  await desk.addInitScript(() => localStorage.setItem('selectedLanguage', 'en'))
  await signIn(desk, 'csr', '/support')
  await desk.getByRole('link', { name: /Which scale is open/ }).click()
  await desk.getByLabel('Answer to the customer').fill('Use the scale at gate 3.')
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await expect(desk.getByText('Answered', { exact: true })).toBeVisible()
  await desk.close()

  await page.goto(address)
  await expect(page.getByText('Use the scale at gate 3.')).toBeVisible()
  expect(await findViolations(page, 'an answer')).toEqual([])
  await page.setViewportSize({ width: 390, height: 2200 })
  expect(await overflow(page)).toEqual([])
})
