import { findViolations, overflow } from './barriers.ts'
import { field, ownBooking, saved } from './instruction-form.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'

const NEW = '/shippingInstructionsDetails?type=new'

test('an instruction is filled in from its booking, mistakes show at their fields, containers come from Excel', async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'shipper', NEW)
  const { bookingNo, booking, document } = await ownBooking(page, baseURL)

  // the booking comes first; an unknown one is refused there
  const booked = page.getByRole('textbox', { name: 'Booking' })
  troubles.expect(/404.*containers\?reference=0000000/)
  await booked.fill('0000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(booked).toHaveAccessibleDescription(/does not exist|Enter the booking reference/)
  await booked.fill(bookingNo)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(field(page, 'blNo')).toHaveValue(booking.nextBlNo)
  await expect(field(page, 'shipper.name')).toHaveValue(document.shipper.name)
  await expect(page).toHaveURL(new RegExp(`bookingNo=${bookingNo}`))

  // a sea waybill has no originals and waits for a letter
  await page.getByRole('radio', { name: /Sea waybill/ }).check()
  await expect(field(page, 'originals')).toHaveValue('0')
  await expect(page.getByText('SWB LOI Pending', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: /Original bill/ }).check()
  await expect(field(page, 'originals')).toHaveValue('3')
  await saved(page)
  await expect(page).toHaveURL(/type=edit&id=\d+/)

  await field(page, 'nonNegotiables').fill('3')
  await field(page, 'freightDisplay').selectOption('Freighted')
  await field(page, 'consignee.name').fill('Lakeshore Home, Inc.')
  await field(page, 'consignee.address').fill('200 W Lake St\nChicago, IL 60606')
  await page.getByRole('button', { name: 'Same as consignee' }).click()
  await field(page, 'commodities.0.marks').fill('LAKESHORE\nCHICAGO\nC/NO. 1-1280')
  await field(page, 'commodities.0.description').fill(`1280 CARTONS OF ${'LED LIGHTING FIXTURES, '.repeat(5)}`)
  await expect(page.getByText('2 of 999 lines')).toBeVisible()
  await field(page, 'commodities.0.hts').fill('9405.42')
  await field(page, 'commodities.0.hts').press('Tab')

  // a load plan as Excel copies it, with its own heads and one wrong check digit
  const boxes: { containerNo: string }[] = booking.containers
  const lines = boxes.map(({ containerNo }, at) => `CN88${at}\t${containerNo}\t40'HQ\t640\tCTNS\t18 420.5\t61.2`)
  const wrong = 'CN89\tFWYU1234567\t40HQ\t1\tCTNS\t900\t2'
  const plan = ['Seal No.\tContainer No.\tSize\tPKGS\tUnit\tG.W. (KGS)\tCBM', ...lines, wrong].join('\r\n')
  const rows = page.locator('[id$="commodities.0.containers.0.containerNo"]')
  if ((await rows.count()) === 0) await page.getByRole('button', { name: 'Add a container' }).click()
  await field(page, 'commodities.0.containers.0.containerNo').focus()
  await page.evaluate((text) => navigator.clipboard.writeText(text), plan)
  await page.keyboard.press('Control+V')
  await expect(page.getByText(`${boxes.length + 1} rows pasted.`)).toBeVisible()
  await expect(field(page, 'commodities.0.containers.0.equipment')).toHaveValue('45G1')
  await expect(field(page, 'commodities.0.containers.0.packageType')).toHaveValue('CT')

  await page.getByRole('button', { name: 'Submit instruction' }).click()
  const last = `commodities.0.containers.${boxes.length}`
  await expect(field(page, `${last}.containerNo`)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  expect(await findViolations(page, 'an instruction with mistakes')).toEqual([])
  expect(await overflow(page)).toEqual([])

  // the wrong row goes by the keyboard, and comes back by undo
  await field(page, `${last}.containerNo`).focus()
  await page.keyboard.press('Alt+Delete')
  await expect(field(page, `${last}.containerNo`)).toHaveCount(0)
  await page.keyboard.press('Control+Z')
  await expect(field(page, `${last}.containerNo`)).toHaveValue('FWYU1234567')
  await field(page, `${last}.containerNo`).focus()
  await page.keyboard.press('Alt+Delete')

  await page.getByRole('button', { name: 'Submit instruction' }).click()
  const anyway = page.getByRole('button', { name: 'Send anyway' })
  await expect(anyway.or(page.getByText(`The instruction for ${booking.nextBlNo} was sent.`))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(page.getByText(`The instruction for ${booking.nextBlNo} was sent.`)).toBeVisible()
  await expect(page).toHaveURL(/type=view/)
  await expect(page.getByText('LAKESHORE').first()).toBeVisible()
})

test('the containers are filled in like a spreadsheet, and moved to a bill of their own', async ({ page, baseURL }) => {
  await signIn(page, 'shipper', NEW)
  const { bookingNo, booking, get } = await ownBooking(page, baseURL)
  await page.goto(`${NEW}&bookingNo=${bookingNo}`)
  await expect(field(page, 'blNo')).toHaveValue(booking.nextBlNo)
  const cell = (row: number, column: string) => field(page, `commodities.0.containers.${row}.${column}`)
  if ((await cell(0, 'seal').count()) === 0) await page.getByRole('button', { name: 'Add a container' }).click()
  await page.getByRole('button', { name: 'Add row' }).click()
  const rows = await page.locator('[id$=".seal"]').count()
  const end = rows - 1

  // arrows move, typing replaces, Enter goes down, Ctrl D takes over what is above
  await cell(0, 'seal').focus()
  await page.keyboard.type('seal1')
  await page.keyboard.press('Enter')
  await expect(cell(0, 'seal')).toHaveValue('SEAL1')
  await expect(cell(1, 'seal')).toBeFocused()
  await page.keyboard.press('Control+D')
  await expect(cell(1, 'seal')).toHaveValue('SEAL1')
  await page.keyboard.press('Control+Z')
  await expect(cell(1, 'seal')).not.toHaveValue('SEAL1')
  await page.keyboard.press('ArrowRight')
  await expect(cell(1, 'packages')).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Escape')
  await expect(cell(1, 'packages')).not.toHaveValue('12')

  // one press of Enter at the end adds a row; the types are offered by their usual names
  await cell(end, 'equipment').focus()
  await page.keyboard.type('40hq')
  await expect(page.getByRole('option', { name: /45G1/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(cell(end, 'equipment')).toHaveValue('45G1')

  await cell(end, 'seal').fill('MOVED')
  await page.getByRole('button', { name: 'Move 1 row to a new bill' }).click()
  await expect(page.getByText(/Moved to bill/)).toBeVisible()
  await expect(page.locator('[id$=".seal"]')).toHaveCount(end)
  await expect(page.getByText('Other bills of this booking')).toBeVisible()
  await expect
    .poll(async () => (await get(`/api/si/containers?reference=${bookingNo}`)).bills.length)
    .toBeGreaterThanOrEqual(booking.bills.length + 2)
})

test('an AMS cut-off that passes while somebody writes says so and keeps every word', async ({ page, baseURL }) => {
  await signIn(page, 'shipper', NEW)
  const { bookingNo, booking, cargo } = await ownBooking(page, baseURL)
  await cargo.sail(240, null, 2)
  await page.goto(`${NEW}&bookingNo=${bookingNo}`)
  await expect(field(page, 'blNo')).toHaveValue(booking.nextBlNo)
  await expect(page.getByText('The AMS cutoff has passed')).toHaveCount(0)
  await field(page, 'remarks').fill('Please print the marks on every page')
  await saved(page)

  await cargo.sail(240, null, -0.1) // the carrier closes the manifest early
  await expect(page.getByText('The AMS cutoff has passed. Please contact customer service.').first()).toBeVisible()
  await expect(field(page, 'remarks')).toHaveValue('Please print the marks on every page')
  await page.getByRole('button', { name: 'Submit instruction' }).click()
  await expect(page.getByRole('alert').getByText('The AMS cutoff has passed.')).toBeVisible()
  expect(await findViolations(page, 'an instruction after its AMS cut-off')).toEqual([])
  await page.reload()
  await expect(field(page, 'remarks')).toHaveValue('Please print the marks on every page')
})

test('the form works on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'shipper', NEW)
  const { bookingNo } = await ownBooking(page, baseURL)
  await page.goto(`${NEW}&bookingNo=${bookingNo}`)
  await expect(field(page, 'blNo')).toBeVisible()
  expect(await overflow(page)).toEqual([])
  expect(await findViolations(page, 'the form on a phone')).toEqual([])

  await field(page, 'commodities.0.containers.0.packageType').click()
  await page.keyboard.type('c')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(await overflow(page), 'with the list of a cell open').toEqual([])
})

test('an address of another type is none', async ({ page }) => {
  await signIn(page, 'shipper', '/shippingInstructionsDetails?type=other')
  await expect(page.getByRole('heading', { name: 'invalid type in URL' })).toBeVisible()
})
