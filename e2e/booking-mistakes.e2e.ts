import { en } from '../packages/contract/src/bookings/messages/en.ts'
import { findViolations, overflow } from './barriers.ts'
import { Carrier, carrierKey } from './carrier.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'
import { field, fillIn, form, NEW, open, pick, reference, sailings, saved } from './request-form.ts'

const textOf = (code: keyof typeof en.errors, ...args: string[]) =>
  args.reduce((text, arg, at) => text.replaceAll(`{{key${at}}}`, arg), en.errors[code] as string)

test('the form names the cause of each mistake, and suggests the correct value', async ({ page }) => {
  await signIn(page, 'shipper', NEW)
  await expect(form(page)).toBeVisible()

  // the place of receipt follows the port of loading for CY
  await pick(page, 'serviceContract', 'SC1042', /Ningbo Lighting/)
  await pick(page, 'portOfLoading', 'CNNGB', /Ningbo/)
  await field(page, 'freightTerm').selectOption('CY-RAMP')
  await expect(field(page, 'placeOfReceipt')).toHaveValue('CNNGB Ningbo')

  // an inland place in POD becomes the place of delivery
  await pick(page, 'portOfDischarge', 'chicago', /Chicago USCHI · inland, discharged at Long Beach/)
  await expect(field(page, 'portOfDischarge')).toHaveValue('USLGB Long Beach')
  await expect(field(page, 'placeOfDelivery')).toHaveValue('USCHI Chicago')
  await expect(field(page, 'placeOfDelivery')).toHaveAttribute('aria-invalid', 'false')

  const leave = async (path: string, typed: string) => {
    await field(page, path).fill(typed)
    await field(page, path).press('Tab')
  }
  const expectError = (path: string, text: string) =>
    expect(field(page, path)).toHaveAccessibleDescription(new RegExp(plainPattern(text)))
  await leave('placeOfReceipt', 'Los Angeles')
  await expectError('placeOfReceipt', textOf('BR0072', 'USLAX', 'CNNGB'))
  await leave('placeOfReceipt', 'Ningbo')
  await leave('placeOfDelivery', 'Shanghai')
  await expectError('placeOfDelivery', textOf('BR0051', 'CY-RAMP', 'CNSHA'))
  await leave('placeOfDelivery', 'USCHI')
  await leave('portOfDischarge', 'CNNGB')
  await expectError('portOfDischarge', textOf('BR0071', 'CNNGB'))

  await leave('departureFrom', '2199-12-30')
  await leave('departureTo', '2199-12-01')
  await expectError('departureTo', textOf('BD0008'))
  await leave('departureTo', '')
  await expectError('departureTo', textOf('BR0008'))
  await leave('grossWeight', 'abc')
  await expectError('grossWeight', textOf('BR0068', 'abc'))
  await leave('grossWeight', '24,500')
  await expectError('grossWeight', textOf('BR0069', '24,500', '24500', '24.5'))
  await leave('grossWeight', '24,500.5')
  await expect(field(page, 'grossWeight')).toHaveValue('24500.5')
  await expect(field(page, 'grossWeight')).toHaveAttribute('aria-invalid', 'false')

  await page.locator('#request-containers').getByRole('button').last().click()
  for (const [typed, code] of [
    ['40HQ', '45G1'],
    ['20GP', '22G1'],
    ['45HC', 'L5G1'],
  ] as const) {
    await leave('containers.0.equipment', typed)
    await expect(field(page, 'containers.0.equipment'), typed).toHaveValue(new RegExp(`^${code} `))
  }
  expect(await findViolations(page, 'the form with mistakes')).toEqual([])
  expect(await overflow(page)).toEqual([])
})

test('the sender of a request confirms a passed cut-off', async ({ page, baseURL }) => {
  const carrier = new Carrier(baseURL ?? '', await carrierKey())
  const vvd = await carrier.offerLate()
  await signIn(page, 'shipper', NEW)
  await open(page)
  await fillIn(page, reference())
  await page
    .locator('#request-vessel')
    .getByRole('button', { name: /other sailing/ })
    .click()
  await field(page, 'vvd').fill(vvd)
  const late = sailings(page).filter({ hasText: vvd })
  await expect(late, 'a passed cut-off says so before one chooses').toContainText(/CY passed/)
  await expect(late).toContainText(/AMS passed/)
  await late.click()
  await saved(page)
  await expect(page.getByText(/2 cut-offs have passed\. You will be asked/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit request' }).click()
  const dialog = page.getByRole('alertdialog', { name: '2 cut-offs have passed' })
  await expect(dialog).toContainText(`The CY cut-off for ${vvd} passed`)
  await expect(dialog).toContainText(`The AMS cut-off for ${vvd} passed`)
  expect(await findViolations(page, 'the question about cut-offs')).toEqual([])
  await dialog.getByRole('button', { name: 'Choose another vessel' }).click()
  await page.getByRole('button', { name: 'Submit request' }).click()
  const sent = page.waitForResponse(/\/api\/bookings\/submit$/)
  await dialog.getByRole('button', { name: 'Send anyway' }).click()
  expect(await (await sent).json()).toMatchObject({ result: 'Success', state: { status: 'Submitted' } })
})

/** Escapes a text for a regular expression. */
function plainPattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
