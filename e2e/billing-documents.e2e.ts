import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pdf } from '../packages/server/src/ports/files/file-content.fixture.ts'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { InstructedBooking } from './instructions.ts'
import { signIn } from './people.ts'
import { expect, speak, test } from './portal.ts'

/** What the browser saves when this button is pressed: its name and its first letters. */
async function saved(page: Page, name: string | RegExp) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await downloading
  return [file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 4).toString('latin1')]
}

test('a charge is disputed and decided; papers are downloaded, mailed, logged, and chosen over several bills', async ({
  page,
  baseURL,
}) => {
  const key = carrierKey()
  await signIn(page, 'shipper', '/billingdoc?page=account')
  const invoices = page.getByRole('region', { name: 'Invoices' }).getByRole('link', { name: /^FI/ })
  await expect(invoices.first()).toBeVisible()
  const first = page.getByRole('textbox', { name: 'Issued from' })
  await first.fill('2026-02-30')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('The start date is invalid.')).toBeVisible()
  await first.fill('2099-01-01')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No invoices in this period' })).toBeVisible()
  await page.getByRole('button', { name: 'All dates' }).click()
  await expect(invoices.first()).toBeVisible()
  expect(await saved(page, 'Download as Excel')).toEqual([
    expect.stringMatching(/^statement-of-account-.*\.xlsx$/),
    'PK\u0003\u0004',
  ])
  expect(await saved(page, 'Download as PDF')).toEqual([expect.stringMatching(/^statement-.*\.pdf$/), '%PDF'])

  const invoiceNo = (await invoices.last().textContent()) ?? ''
  await invoices.last().click()
  await page
    .getByRole('button', { name: /^Dispute / })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: /^Dispute: / })
  await form.getByRole('button', { name: 'Send dispute' }).click()
  await expect(form.getByRole('link', { name: 'Choose a reason.' })).toBeVisible()
  await form.getByLabel('Reason').selectOption({ label: 'Rate not as agreed' })
  await form.getByLabel('Remarks').fill('demo: wait')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'Our quotation.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await expect(form.getByText('Our quotation.pdf')).toBeVisible()
  await form.getByRole('button', { name: 'Send dispute' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Dispute on ${invoiceNo}` })).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('dispute'))
  const answer = {
    ref: `E2E-${id}`,
    disputeId: id,
    answer: 'accept',
    note: 'You are right.',
    answeredAt: new Date().toISOString(),
  }
  const answered = await fetch(`${baseURL}/carrier/v1/dispute-answers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await key}`, 'content-type': 'application/x-ndjson' },
    body: JSON.stringify(answer),
  })
  expect(answered.status).toBe(200)
  // the page hears of it
  await expect(page.getByText('You are right.')).toBeVisible()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: invoiceNo }).click()
  await page.getByRole('link', { name: /^B\/L FWYL/ }).click()
  const papers = page.getByRole('region', { name: 'Documents' })
  await expect(papers.getByRole('button', { name: /^Download Copy B\/L/ })).toBeVisible()
  expect(await saved(page, 'Download all as zip')).toEqual([
    expect.stringMatching(/^documents-\d+\.zip$/),
    'PK\u0003\u0004',
  ])
  await papers.getByRole('button', { name: 'Send by email' }).click()
  const mailing = page.getByRole('dialog', { name: 'Send documents by email' })
  await expect(mailing.getByRole('listitem').filter({ hasText: invoiceNo })).toBeVisible()
  await mailing.getByLabel('To', { exact: true }).fill('grace@lakeside.example')
  await mailing.getByLabel('Language of email and documents').selectOption('zh')
  await mailing.getByLabel('Remark in the email').fill('As agreed')
  expect(await findViolations(page, 'papers by mail', EXCEPT_COLOURS)).toEqual([])
  await mailing.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The documents were sent.')).toBeVisible()
  await papers.getByRole('button', { name: /^Log of Copy B\/L/ }).click()
  const log = page.getByRole('dialog', { name: /^Log: Copy B\/L/ })
  await expect(log.getByRole('row').filter({ hasText: 'Sent by email' })).toContainText('grace@lakeside.example')
  await expect(log.getByRole('row').filter({ hasText: 'Downloaded' })).toContainText('shipper@fairway.test')
  expect(await findViolations(page, 'the log of a paper', EXCEPT_COLOURS)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()
  await speak(page, 'zh')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await speak(page, 'en')

  await page.getByRole('link', { name: 'All bills' }).click()
  const boxes = page.getByRole('grid').getByRole('checkbox', { name: /^Select FWYL/ })
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('button', { name: 'Documents of 2 bills' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^Copy B\/L \(2\)/ })).toBeChecked()
  expect(await saved(page, /^Download \d+ documents as zip$/)).toEqual([
    expect.stringMatching(/^documents-/),
    'PK\u0003\u0004',
  ])
})

test('originals of a bill are issued one by one, each after a question; customer service issues none', async ({
  page,
  baseURL,
  troubles,
}) => {
  troubles.expect(/404.*billing\/tariff/) // the carrier has not rated it
  await signIn(page, 'shipper')
  const booking = new InstructedBooking(new BillingCarrier(baseURL ?? '', await carrierKey()), page)
  await booking.begin()
  const sent = await booking.submit(await booking.document({ originals: '2' }))
  await booking.decide(sent, 'accept')
  await booking.carrier.bill('Billed', { type: 'OBL', blNo: sent.blNo })
  const address = `/billingdoc?shipment=${sent.blNo.slice(4)}`
  await page.goto(address)
  const originals = page.getByRole('region', { name: 'Originals' })
  await originals.getByRole('button', { name: 'Issue original 1 of 2' }).click()
  await expect(originals.getByText('An original can be downloaded only once.')).toBeVisible()
  await originals.getByRole('button', { name: 'Cancel' }).click() // a slip of the hand issues nothing
  await expect(originals.getByText('0 of 2 originals issued')).toBeVisible()
  for (const number of [1, 2]) {
    await originals.getByRole('button', { name: `Issue original ${number} of 2` }).click()
    expect(await saved(page, 'Issue and download')).toEqual([`original-bl-${sent.blNo}-${number}-of-2.pdf`, '%PDF'])
    await expect(originals.getByText(`Original ${number} of 2, by shipper@fairway.test`)).toBeVisible()
  }
  await expect(originals.getByText('2 of 2 originals issued')).toBeVisible()
  await expect(originals.getByRole('button', { name: /^Issue/ })).toHaveCount(0)
  expect(await findViolations(page, 'the originals of a bill', EXCEPT_COLOURS)).toEqual([])

  await signIn(page, 'csr', address)
  await expect(page.getByRole('button', { name: /^Issue/ })).toHaveCount(0)
})
