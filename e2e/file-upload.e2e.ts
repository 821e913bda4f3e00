import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { siColumns } from '../packages/contract/src/form-uploads/si-form/si-form.values.ts'
import { compoundFile } from '../packages/server/src/ports/sheets/compound-file.fixture.ts'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { csvFile, filledIn, formRowsOf, tabbed } from './booking-forms.ts'
import { hold, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, speak, test } from './portal.ts'

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
const chooser = (page: Page) => page.getByRole('region', { name: 'Add files' }).locator('input[type=file]')
const contentOf = async (download: Download) => readFile(await download.path())

test('bookings are uploaded as files: the form, problems by cell, a better file, sent, overwritten, approved', async ({
  page,
  troubles,
}) => {
  troubles.tolerate(noted.status(422))
  await signIn(page, 'shipper', '/bookingRequest')
  const rowOf = await formRowsOf(page)
  await page.getByRole('link', { name: 'Upload bookings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('File Upload')

  // the empty form, filled in as people do
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download form' }).press('Enter')
  const form = await downloading
  expect(form.suggestedFilename()).toMatch(/-en\.xlsx$/)
  const [first, second, third] = [rowOf(), rowOf(), rowOf()]
  const containerRow = { ...first, equipment: '22G1', quantity: '1' }
  const right = await filledIn(await contentOf(form), [first, containerRow, second])

  // three files: one valid, one with problems, one that cannot be opened; a fourth is cancelled during its upload
  const letGo = await hold(page, /xlsparse\?name=Slow/)
  const invalidFile = csvFile('Wrong.csv', rowOf({ portOfLoading: 'CNXMN' }), rowOf(), rowOf({ 'consignee.name': '' }))
  await chooser(page).setInputFiles([
    { name: 'Right.xlsx', mimeType: 'application/octet-stream', buffer: right },
    invalidFile,
    {
      name: 'Secret.xlsx',
      mimeType: 'application/octet-stream',
      buffer: compoundFile(['EncryptionInfo', 'EncryptedPackage']),
    },
    csvFile('Slow.csv', rowOf()),
  ])
  await expect(card(page, 'Right.xlsx')).toContainText('2 bookings, 3 rows: 2 new')
  await expect(card(page, 'Wrong.csv')).toContainText('2 problems')
  await expect(card(page, 'Secret.xlsx')).toContainText('password-protected')
  await expect(page.getByRole('progressbar', { name: 'Upload of Slow.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel Slow.csv' }).click()
  await expect(card(page, 'Slow.csv')).toHaveCount(0)
  letGo()
  await expect(page.getByText('The upload of Secret.xlsx failed. Check the file and try again.')).toBeVisible()
  expect(await findViolations(page, 'files that were checked')).toEqual([])

  // problems by row and column, in three languages, and in their cells
  await page.getByRole('button', { name: 'Show details of Wrong.csv' }).press('Enter')
  const problems = card(page, 'Wrong.csv').getByRole('table')
  await expect(problems.getByRole('row').nth(1)).toContainText('CNXMN')
  await expect(problems.getByRole('row').nth(2)).toContainText('The consignee is missing in the file.')
  await speak(page, 'zh')
  await expect(problems.getByRole('row').nth(1)).toContainText('装货港 CNXMN 不允许上传')
  await page.setViewportSize({ width: 390, height: 844 })
  expect([...(await overflow(page)), ...(await findViolations(page, 'zh on a phone', EXCEPT_COLOURS))]).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await speak(page, 'vi')
  await expect(problems.getByRole('row').nth(2)).toContainText('Tệp thiếu người nhận hàng.')
  await speak(page, 'en')
  await problems.getByRole('button', { name: /^Row 2, / }).press('Enter')
  const cells = card(page, 'Wrong.csv').getByRole('grid')
  await expect(cells.getByRole('gridcell', { name: /CNXMN.*not allowed for upload/ })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Only rows with problems' }).check()
  await expect(cells.getByRole('rowheader')).toHaveText([/^2/, /^4/])
  expect(await findViolations(page, 'rows of a file', undefined, 'main li')).toEqual([])

  // the report contains the same
  await page.getByRole('button', { name: 'Download the report of Wrong.csv' }).click()
  const reporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Text file (.csv)' }).click()
  expect(String(await contentOf(await reporting))).toMatch(/,2,.*,CNXMN,The port of load CNXMN is not allowed/)

  // after a reload the files are there again
  await page.reload()
  await expect(card(page, 'Right.xlsx')).toContainText('2 bookings, 3 rows: 2 new')
  await expect(card(page, 'Wrong.csv')).toContainText('2 problems')
  await expect(card(page, 'Secret.xlsx')).toHaveCount(0)

  // the same booking in two files is an error in both, until one is removed
  await chooser(page).setInputFiles([csvFile('Twice.csv', second)])
  await expect(card(page, 'Twice.csv')).toContainText('is in more than one file')
  await expect(card(page, 'Right.xlsx')).toContainText('is in more than one file')
  await page.getByRole('button', { name: 'Remove Twice.csv' }).click()
  await expect(card(page, 'Right.xlsx')).toContainText('2 new')

  // a better file replaces the invalid one, and all are sent
  await chooser(page).setInputFiles([csvFile('Wrong.csv', third)])
  await expect(page.getByText('Wrong.csv replaced the earlier file of that name.')).toBeVisible()
  await page.getByRole('button', { name: 'Send all 2 files' }).click()
  await expect(page.getByText('Right.xlsx: 2 booking requests were sent.')).toBeVisible()
  await expect(page.getByText('Wrong.csv: 1 booking request was sent.')).toBeVisible()

  // by keyboard only: pasted rows overwrite a request after a confirmation
  await page.getByRole('button', { name: 'Paste rows' }).press('Enter')
  await page
    .getByRole('textbox', { name: 'Rows from a spreadsheet' })
    .fill(tabbed({ ...third, commodity: 'Lamp shades' }))
  await page.getByRole('button', { name: 'Check these rows' }).press('Enter')
  await expect(card(page, 'Pasted rows')).toContainText('1 overwrites an existing request')
  await page.getByRole('button', { name: 'Send 1 booking request' }).press('Enter')
  const confirmation = page.getByRole('alertdialog', { name: 'Overwrite 1 booking request?' })
  await expect(confirmation).toContainText(third.customerReference ?? '')
  await confirmation.getByRole('button', { name: 'Overwrite and send' }).press('Enter')
  await expect(page.getByText('Pasted rows: 1 booking request was sent.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Files to send' })).toHaveCount(0)
  expect(await findViolations(page, 'files that were sent')).toEqual([])

  // the result is a request like any other, and names its source
  const link = card(page, 'Right.xlsx')
    .getByRole('link', { name: /^FW\d{8}$/ })
    .first()
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('id')
  await link.click()
  await expect(page.getByRole('main')).toContainText(first.customerReference ?? '')
  await expect(page.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible({ timeout: 120_000 })
  await page.goto(`/bookinghistory?id=${id}`)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Upload')
})

test('the form’s own example can sail, a file under another name replaces the first, and valid bookings can be sent before invalid ones', async ({
  page,
}) => {
  await signIn(page, 'rival', '/bookingRequest')
  const rowOf = await formRowsOf(page)
  await page.goto('/fileUpload')

  // the form as it was downloaded
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download form' }).click()
  const form = await contentOf(await downloading)
  const asItIs = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: form })
  await chooser(page).setInputFiles([asItIs('Form.xlsx')])
  await expect(card(page, 'Form.xlsx')).toContainText('1 booking, 2 rows')
  await page.getByRole('button', { name: 'Remove Form.xlsx' }).click()

  // an ETD that is not the ship's names both days
  const good = [rowOf(), rowOf()]
  const invalidRow = rowOf({ etd: '2030-01-02' })
  const mended = { ...invalidRow, etd: good[0]?.etd ?? '' }
  await chooser(page).setInputFiles([csvFile('Monday.csv', ...good, invalidRow)])
  await expect(card(page, 'Monday.csv')).toContainText(`The ETD 2030-01-02 does not match ${invalidRow.vvd}`)
  await expect(card(page, 'Monday.csv')).toContainText(`leaves the port of loading on ${mended.etd}`)

  // the same bookings under another name
  await chooser(page).setInputFiles([csvFile('Monday (1).csv', ...good, invalidRow)])
  await expect(card(page, 'Monday (1).csv')).toContainText('The same bookings are in Monday.csv.')
  expect(await findViolations(page, 'two files with the same bookings')).toEqual([])
  await page.getByRole('button', { name: 'Replace Monday.csv' }).click()
  await expect(card(page, 'Monday.csv')).toHaveCount(0)
  await expect(card(page, 'Monday (1).csv')).toContainText('1 problem')

  // the valid ones are sent while the other is corrected: after a confirmation that defaults to waiting
  await page.getByRole('button', { name: /^Send 2 valid bookings/ }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Send 2 bookings of Monday (1).csv now?' })
  await expect(confirmation).toContainText(invalidRow.customerReference ?? '')
  expect(await findViolations(page, 'the question about valid bookings')).toEqual([])
  await confirmation.getByRole('button', { name: 'Wait until all are correct' }).click()
  await expect(confirmation).toBeHidden()
  await page.getByRole('button', { name: /^Send 2 valid bookings/ }).click()
  await confirmation.getByRole('button', { name: 'Send 2 bookings now' }).click()
  await expect(page.getByText('Monday (1).csv: 2 booking requests were sent, 1 not sent.')).toBeVisible()
  await expect(card(page, 'Monday (1).csv')).toContainText('2 booking requests were sent')
  await expect(page.getByRole('button', { name: /valid booking/ })).toHaveCount(0)

  // the report says which rows were sent, also after a reload
  await page.reload()
  await page.getByRole('button', { name: 'Show details of Monday (1).csv' }).click()
  await page.getByRole('button', { name: 'Download the report of Monday (1).csv' }).click()
  const reporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Text file (.csv)' }).click()
  const report = String(await contentOf(await reporting))
  expect(report).toMatch(new RegExp(`2,${good[0]?.customerReference},FW`))
  expect(report).toMatch(new RegExp(`4,${invalidRow.customerReference},,,Not sent,The ETD 2030-01-02`))
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })

  // corrected: the rest follows, and nothing is sent twice
  await chooser(page).setInputFiles([csvFile('Monday (1).csv', ...good, mended)])
  await expect(card(page, 'Monday (1).csv')).toContainText('1 new, 2 unchanged')
  await page.getByRole('button', { name: /^Send 3 booking requests/ }).click()
  await expect(page.getByText('Monday (1).csv: 1 booking request was sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Show details of Monday (1).csv' }).click()
  await expect(card(page, 'Monday (1).csv').getByRole('table').getByRole('row')).toHaveCount(4)
})

test('shipping instructions have their own tab: pasted rows are checked, and bookings are one press away', async ({
  page,
  troubles,
}) => {
  troubles.tolerate(noted.status(422))
  await signIn(page, 'forwarder', '/fileUpload?form=si')
  await expect(page.getByRole('link', { name: 'Shipping instructions', exact: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const wrong: Record<string, string> = {
    bookingNo: '0000000',
    containerNo: 'FWYU1234567',
    hts: '94054',
    packages: '0',
  }
  const keys = siColumns.map(({ field }) => field)
  const rows = [keys, keys.map((key) => wrong[key] ?? '')].map((cells) => cells.join('\t')).join('\n')
  await page.getByRole('dialog').getByRole('textbox').fill(rows)
  await page.getByRole('dialog').getByRole('button', { name: 'Check these rows' }).click()
  await expect(card(page, 'Pasted rows')).toContainText(/\d+ problems/)
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await expect(page).toHaveURL(/form=booking/)
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible()
})
