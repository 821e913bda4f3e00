import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { anotherBrowser, expect, test } from './portal.ts'
import { likelyMass, nth, openBookings } from './vgm-bookings.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send VGM' }).click()
const addressOf = (...bookingNos: string[]) =>
  `/vgmDetails?criteria=${encodeCriteria({ type: 'VG', search: 'booking', numbers: bookingNos.join() })}`

async function sign(page: Page) {
  await field(page, 'Signatory').fill('Li Na')
  await field(page, 'Authorised party').fill('Ningbo Lighting Co., Ltd.')
  await field(page, 'Weighed at').fill('2026-01-02 09:30')
  await field(page, 'Place of weighing').fill('Beilun weighbridge 2')
}

/** Accepts the legal statement, confirms what has to be confirmed, and waits until it is sent. */
async function accept(page: Page, sent: RegExp) {
  await page.getByRole('dialog').getByRole('button', { name: 'Accept and send' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Send anyway' })
  const done = page.getByText(sent).first()
  await confirm.or(done).first().waitFor()
  if (await confirm.isVisible()) await confirm.click()
  await expect(done).toBeVisible()
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

test('the weights of two bookings are pasted into one grid, mended, and sent together', async ({ page }) => {
  await signIn(page, 'shipper')
  const bookings = await openBookings(page)
  const [one, other] = [nth(bookings, 0), nth(bookings, 1)]
  const numbers = [one, other].map(({ header }) => header.bookingNo)
  await page.goto('/vgmDetails')
  await page.getByRole('search').getByRole('textbox').fill(numbers.join(' '))
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Open 2 bookings in one grid' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VGM for 2 bookings')
  const containers = [...other.containers, ...one.containers]
  const lines = containers.map(
    (container, at) => `${container.containerNo}\t${at === 0 ? '12,5' : likelyMass(container)}`,
  )
  await page.getByRole('combobox', { name: 'Container, row 1' }).click()
  await paste(page, lines.join('\n'))
  await expect(page.getByText(`${containers.length} rows pasted.`)).toBeVisible()
  await expect(page.getByText('12,5 is read as 12.5 KG.')).toBeVisible()
  const first = one.containers.length + 1
  await expect(field(page, `VGM, row ${first}`)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('The mass 12.5 KG must be more than the tare')).toBeVisible()
  expect(await findViolations(page, 'the grid with a mistake')).toEqual([])

  // the same container as cargo, dunnage and tare: the mass is their sum
  await field(page, `Cargo weight, row ${first}`).click()
  await field(page, `VGM, row ${first}`).fill('')
  await field(page, `Cargo weight, row ${first}`).fill('10000.5')
  await field(page, `Dunnage, row ${first}`).fill('99.5')
  await field(page, `Tare, row ${first}`).fill('3900')
  await page.keyboard.press('Tab')
  await expect(field(page, `VGM, row ${first}`)).toHaveValue('14000')
  await expect(page.getByRole('combobox', { name: `Method, row ${first}` })).toHaveValue('SM2')

  await sign(page)
  // one container was signed by somebody else
  await page.getByLabel('Another signature for one container').selectOption({ index: 1 })
  const own = page.getByRole('region', { name: /^Signature for/ })
  await own.getByRole('textbox', { name: 'Signatory' }).fill('Wang Wei')
  await expect(own.getByText('As above: Beilun weighbridge 2')).toBeVisible()
  await expect(page.getByText('Signed by Wang Wei')).toBeVisible()
  await send(page)
  for (const [at, bookingNo] of numbers.entries()) {
    await page.getByRole('link', { name: `Booking ${bookingNo}: Enter the shipper's reference.` }).click()
    await page
      .getByRole('region', { name: `Booking ${bookingNo}` })
      .getByRole('textbox', { name: 'Shipper reference' })
      .fill(`NBL-${at}`)
  }
  await send(page)
  await accept(page, /2 bookings processed/)
  for (const bookingNo of numbers)
    await expect(page.getByText(`Booking ${bookingNo}: sent to the carrier, version 1`)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Version 1').first()).toBeVisible()
  await expect(page.getByText(/^Signed by Wang Wei for Ningbo Lighting/), 'as the history tells').toBeVisible()
})

test('at a weighbridge: somebody with a link adds up SM2 on a phone and sends it without signing in', async ({
  browser,
  page,
  baseURL,
}) => {
  await signIn(page, 'shipper')
  const booking = nth(await openBookings(page), -1)
  const key = await carrierKey()
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const made = await page.request.post('/carrier/v1/link-tokens', {
    headers: { authorization: `Bearer ${key}` },
    data: { bookingNo: booking.header.bookingNo, expiresAt, sentTo: 'gate@beilun.example' },
  })
  const { pathname, search } = new URL((await made.json()).url)
  const { page: phone } = await anotherBrowser(browser, baseURL, { viewport: { width: 390, height: 844 } })
  await phone.goto(`${pathname}${search}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`VGM for booking ${booking.header.bookingNo}`)
  await expect(phone).toHaveURL('/vgmDetails')
  await expect(phone.getByRole('banner').getByRole('link')).toHaveCount(0)
  const first = phone.getByRole('listitem', { name: 'Container 1', exact: true })
  await first.getByRole('combobox', { name: 'Method of weighing' }).selectOption('SM2')
  await first.getByRole('textbox', { name: 'Cargo weight' }).fill('10000.5')
  await first.getByRole('textbox', { name: 'Dunnage weight' }).fill('99.5')
  await first.getByRole('textbox', { name: 'Container tare' }).fill('3900')
  await expect(first.getByText('14\u2009000 KG', { exact: true })).toBeVisible()
  await first.getByRole('combobox', { name: 'Unit' }).selectOption('LB')
  await first.getByRole('combobox', { name: 'Unit' }).selectOption('KG')
  await expect(first.getByText('14\u2009000 KG', { exact: true })).toBeVisible()
  expect(await overflow(phone)).toEqual([])
  const size = phone.viewportSize() ?? { width: 390, height: 844 }
  await phone.setViewportSize({ ...size, height: 4000 }) // the bar below then covers no field
  expect(await findViolations(phone, 'the page of a link')).toEqual([])
  await phone.setViewportSize(size)
  await expect(phone.locator('[data-save=saved]')).toBeVisible()
  await phone.reload()
  await expect(first.getByRole('textbox', { name: 'Cargo weight' })).toHaveValue('10000.5')
  await field(phone, 'Shipper reference').fill('NBL-2026-118')
  await sign(phone)
  await send(phone)
  await accept(phone, /This link has been used up/)
  await phone.goto(`${pathname}${search}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link is not valid')
  await expect(phone.getByText(booking.header.bookingNo)).toHaveCount(0)
})

test('what cannot be opened says so: no group, criteria that cannot be read, a link that was made up', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(410), noted.status(404))
  await page.goto('/vgmDetails?token=made-up')
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expect(page).toHaveURL('/vgmDetails')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are not authorized for VGM' })).toBeVisible()
  await signIn(page, 'consignee', '/vgmDetails')
  await expect(page.getByText('Access denied')).toBeVisible()
  await signIn(page, 'shipper', '/vgmDetails?criteria=%25%25')
  await expect(page.getByRole('heading', { name: 'Enter your bookings' })).toBeVisible()
  await page.goto(addressOf('9999999'))
  await expect(page.getByText('No booking found for 9999999')).toBeVisible()
})
