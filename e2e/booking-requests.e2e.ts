import { readFile } from 'node:fs/promises'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { Page } from '@playwright/test'
import { pdfText } from '../packages/server/src/ports/documents/pdf-text.fixture.ts'
import { findViolations, overflow } from './barriers.ts'
import { openCriteria } from './dashboard.ts'
import { noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, test } from './portal.ts'
import { requestsOf } from './requests.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Booking requests' })
const openFor = (page: Page, text: string) => page.goto(`/bookingRequest?criteria=${encodeCriteria({ text })}`)

test('a customer finds a draft, deletes it and restores it; closed actions give their reason', async ({ page }) => {
  await signIn(page, 'shipper', '/search')
  const requests = await requestsOf(page)
  const reference = `Đơn ${Date.now()}`
  await requests.draft({ customerReference: reference })
  await page.goto('/bookingRequest')
  await openCriteria(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Number or reference').fill(reference)
  await dialog.getByRole('textbox', { name: 'Changed from' }).fill('2026-02-30')
  await dialog.getByRole('button', { name: 'Show requests' }).click()
  await expect(dialog.getByText('yyyy-mm-dd').first(), 'a day that does not exist is named').toBeVisible()
  await dialog.getByRole('textbox', { name: 'Changed from' }).fill('')
  await dialog.getByRole('button', { name: 'Show requests' }).click()
  await expect(page.getByText('1 request', { exact: true })).toBeVisible()
  await page.reload()
  await expect(grid(page).getByRole('rowheader'), 'the address keeps the criteria').toHaveText(reference)

  const cards = page.getByRole('group', { name: 'Requests by status' })
  await cards.getByRole('button', { name: /Approved/ }).click()
  await expect(page.getByText('No matching requests')).toBeVisible()
  await cards.getByRole('button', { name: /Draft/ }).click()
  await expect(grid(page).getByRole('rowheader')).toHaveText(reference)

  await grid(page)
    .getByRole('checkbox', { name: new RegExp(reference) })
    .check()
  const actions = page.getByRole('group', { name: `Actions for ${reference}` })
  await actions.getByRole('button', { name: 'Cancel request' }).press('Enter')
  await expect(page.getByText('A booking request in status Draft cannot be cancelled.').last()).toBeVisible()
  expect(await findViolations(page, 'the list')).toEqual([])
  await actions.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${reference} was deleted.`)).toBeVisible()
  await expect(page.getByText('No matching requests')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(grid(page).getByRole('rowheader')).toHaveText(reference)

  await page.goto(`/bookingRequest?criteria=${encodeCriteria({ from: '2026-02-30' })}`)
  await expect(page.getByRole('alert')).toContainText('yyyy-mm-dd')
})

test('a request that was sent and amended shows its history and both versions side by side', async ({
  page,
  troubles,
}) => {
  await signIn(page, 'shipper', '/search')
  const requests = await requestsOf(page)
  const { id, ediRef } = await requests.submit()
  await requests.amend(id, { commodity: 'LED lamps and shades', grossWeight: '19000' })
  await openFor(page, ediRef)
  await grid(page).getByRole('checkbox').nth(1).check()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`History of ${ediRef}`)
  const table = page.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table).toContainText('Commodity description')
  await expect(table).toContainText('shipper@fairway.test')
  expect(await findViolations(page, 'the history')).toEqual([])

  await page.getByRole('link', { name: 'Compare versions 1 and 2' }).click()
  await expect(page.getByText('2 differences')).toBeVisible()
  const compared = page.getByRole('table')
  await expect(compared.getByRole('row', { name: /Commodity description/ })).toContainText('LED lamps and shades')
  await expect(compared.getByRole('row', { name: /Payment term/ }), 'equal fields are hidden').toHaveCount(0)
  await page.getByLabel('Show all fields').check()
  await expect(compared.getByRole('row', { name: /Payment term/ })).toContainText('Prepaid')
  await expect(compared.locator('tr[data-different=true]'), 'only differences are highlighted').toHaveCount(2)
  expect(await findViolations(page, 'the comparison')).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' }), 'no buttons in print').toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(compared).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])

  await page.goto(`/bookingCompare?type=letter&id=${id}&left=1&right=2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('invalid type in URL')
  troubles.expect(/404.*bookings\/history\?id=999999999/)
  await page.goto('/bookinghistory?id=999999999')
  await expect(page.getByRole('alert')).toContainText('does not exist')
})

test('the confirmation is downloaded in each language, with the right text', async ({ page }) => {
  await signIn(page, 'shipper', '/search')
  const requests = await requestsOf(page)
  const { id, ediRef } = await requests.submit()
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('selectedLanguage', chosen), language)
    await page.goto(`/bookingRequestDetails?type=view&id=${id}`)
    const arrives = page.waitForEvent('download')
    await page.getByRole('button', { name: /Download PDF|下载 PDF|Tải PDF/ }).click()
    const file = await arrives
    expect(file.suggestedFilename()).toMatch(new RegExp(`^booking-request-${ediRef}-v1\\.pdf$`))
    const text = pdfText(await readFile(await file.path()))
    for (const part of [ediRef, '宁波灯具有限公司', 'Công ty Đèn Hải Phòng', '18250.5']) expect(text).toContain(part)
    expect(text).toContain(
      { en: 'Booking request confirmation', zh: '订舱申请确认单', vi: 'Xác nhận yêu cầu booking' }[language],
    )
  }
})

test('an admin sees undelivered submissions; nobody else does', async ({ page }) => {
  await signIn(page, 'admin', '/adminDeliveries')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deliveries to the carrier')
  await expect(page.getByText('Last contact')).toBeVisible()
  expect(await findViolations(page, 'deliveries')).toEqual([])
  await signIn(page, 'shipper', '/adminDeliveries')
  await expect(page.getByText(/restricted/i).first()).toBeVisible()
  await expect(page.getByText('Last contact')).toHaveCount(0)
})

test('a request that does not exist offers a link back to the list', async ({ page, troubles }) => {
  troubles.tolerate(noted.status(404))
  await signIn(page, 'shipper', '/search')
  for (const [path, title, list, to] of [
    [
      '/bookingRequestDetails?type=view&id=99999999',
      'Booking request not found',
      'Booking requests',
      '/bookingRequest',
    ],
    [
      '/bookingRequestDetails?type=edit&id=99999999',
      'Booking request not found',
      'Booking requests',
      '/bookingRequest',
    ],
    [
      '/bookingRequestDetails?type=copy&id=99999999',
      'Booking request not found',
      'Booking requests',
      '/bookingRequest',
    ],
    ['/bookingUpdateDetails?id=99999999', 'Correction not found', 'corrections', '/bookingUpdate'],
    ['/bookingDetails/9999999', 'Booking not found', 'Booking Dashboard', '/bookingdash'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page)).toEqual([])
    }
    expect(await findViolations(page, path)).toEqual([])
    await main.getByRole('link', { name: list }).last().click()
    await expect(page).toHaveURL(to)
  }
})
