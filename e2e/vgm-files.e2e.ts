import { readFile } from 'node:fs/promises'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { Page } from '@playwright/test'
import { png } from '../packages/server/src/ports/files/file-content.fixture.ts'
import { findViolations, overflow } from './barriers.ts'
import { signIn } from './people.ts'
import { expect, speak, test } from './portal.ts'
import { likelyMass, nth, openBookings } from './vgm-bookings.ts'

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
const chooser = (page: Page) => page.getByRole('region', { name: 'Add files' }).locator('input[type=file]')
const signature = 'Li Na,"Ningbo Lighting Co., Ltd.",2026-01-02 09:30,Beilun weighbridge 2'
const csv = (name: string, rows: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Booking number,Shipper reference,Container,Method,Unit,VGM,Signatory,Authorised party,Weighed at,Place of weighing',
      ...rows.map((row) => `${row.join(',')},${signature}`),
    ].join('\r\n'),
  ),
})

test('the weights of two bookings come as a file, are corrected, sent as a whole, certified', async ({ page }) => {
  await signIn(page, 'shipper')
  const bookings = await openBookings(page)
  const rows = [nth(bookings, 2), nth(bookings, 3)].flatMap(({ header, containers }) =>
    containers.map((one) => [header.bookingNo, 'NBL-7', one.containerNo, 'SM1', 'KG', likelyMass(one)]),
  )
  const [first = [], ...others] = rows
  await page.goto('/fileUpload?form=vgm')
  await expect(page.getByText('One row for each container, for any number of bookings')).toBeVisible()

  await chooser(page).setInputFiles(csv('Wrong.csv', [[...first.slice(0, 5), '"12,5"'], ...others]))
  await expect(card(page, 'Wrong.csv')).toContainText('The mass 12.5 KG must be more than the tare')
  await expect(card(page, 'Wrong.csv')).toContainText('A file is sent as a whole')
  await page.getByRole('button', { name: 'Show details of Wrong.csv' }).click()
  await card(page, 'Wrong.csv').getByRole('button', { name: /^Rows/ }).click()
  await expect(page.getByText('12,5 (read as 12.5 KG)').first()).toBeVisible()
  expect(await findViolations(page, 'a file with a wrong weight')).toEqual([])
  await speak(page, 'zh')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await speak(page, 'en')
  await page.getByRole('button', { name: 'Remove Wrong.csv' }).click()

  await chooser(page).setInputFiles(csv('Right.csv', rows))
  await card(page, 'Right.csv')
    .getByRole('button', { name: /Send VGM for 2 bookings/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept and send' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Send anyway' })
  const done = page.getByText('Right.csv: VGM for 2 bookings was sent.')
  await confirm.or(done).first().waitFor()
  if (await confirm.isVisible()) await confirm.click()
  await expect(done).toBeVisible()

  const numbers = first[0] ?? ''
  await page.goto(`/vgmDetails?criteria=${encodeCriteria({ type: 'VG', search: 'booking', numbers })}`)
  const files = page.getByRole('region', { name: 'Certificate and weighing tickets' })
  const downloading = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Certificate (PDF)' }).click()
  const certificate = await downloading
  expect(certificate.suggestedFilename()).toBe(`vgm-${numbers}-v1.pdf`)
  expect((await readFile(await certificate.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await files.getByRole('combobox', { name: 'For' }).selectOption(first[2] ?? '')
  const ticket = { name: 'Scale.jpeg', mimeType: 'image/jpeg', buffer: png() }
  await files.locator('input[type=file]').setInputFiles(ticket)
  await expect(files.getByRole('list', { name: 'Weighing tickets' })).toContainText('Scale.png')
  expect(await findViolations(page, 'the files of a booking')).toEqual([])
  await files.getByRole('button', { name: 'Remove Scale.png' }).click()
  await expect(files.getByText('No weighing ticket yet')).toBeVisible()
})
