import { readFile } from 'node:fs/promises'
import type { DashboardCards, DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { Page } from '@playwright/test'
import { encodeCriteria } from '../packages/contract/src/shared/url-criteria.ts'
import { findViolations } from './barriers.ts'
import {
  addFilter,
  addressOf,
  card,
  filterBar,
  grid,
  head,
  LIST,
  numbers,
  openCriteria,
  shownCount,
  signInAtDashboard,
  stages,
} from './dashboard.ts'
import { test as live } from './live-portal.ts'
import { change, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'

const OWN = 'FWYU 482913 0'

async function choose(page: Page, group: string, name: string) {
  await page.getByRole('dialog').getByRole('group', { name: group }).getByLabel(name, { exact: true }).check()
}

const countIn = (text: string | null) => Number(text?.replace(/\D/g, ''))

test('a customer filters the list, and link, reload and the next visit keep the filter', async ({ page }) => {
  await signInAtDashboard(page, 'shipper')
  const all = await shownCount(page).textContent()
  await openCriteria(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vessel').selectOption('Open and sailed in last 21 days')
  await choose(page, 'Destination', 'Chicago')
  await dialog.getByRole('textbox', { name: 'From' }).fill('2026-02-30')
  await dialog.getByRole('button', { name: 'Show containers' }).click()
  await expect(
    dialog.getByRole('textbox', { name: 'From' }),
    'a day that does not exist is named at its field',
  ).toBeFocused()
  await expect(dialog.getByText('yyyy-mm-dd').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'From' }).fill('')
  await dialog.getByRole('button', { name: 'Show containers' }).click()

  const criteria = filterBar(page)
  await expect(criteria).toContainText('Vessel: Open and sailed in last 21 days')
  await expect(criteria).toContainText('Destination: Chicago')
  // fewer, and not always as many: the demo's carrier and other tests add containers
  const isNarrowed = () =>
    expect.poll(async () => countIn(await shownCount(page).textContent())).toBeLessThan(countIn(all))
  await isNarrowed()
  await page.reload()
  await expect(criteria).toContainText('Destination: Chicago')
  await isNarrowed()
  await page.goto('/search')
  await page.goto('/containerdash')
  await expect(criteria, 'the next visit begins with the last criteria').toContainText('Destination: Chicago')
  await isNarrowed()
  await page.getByRole('button', { name: 'Remove: Destination: Chicago' }).click()
  await expect(criteria).not.toContainText('Chicago')
  await page.goBack()
  await expect(criteria).toContainText('Chicago')

  await page.goto('/containerdash?criteria=%25%25rubbish')
  // all of them again, and newly arrived ones
  await expect
    .poll(async () => countIn(await shownCount(page).textContent()), { message: 'what does not decode yields nothing' })
    .toBeGreaterThanOrEqual(countIn(all))
  await page.goto(addressOf({ dateOf: 'arrival', from: '2026-02-30' }))
  await expect(page.getByRole('alert')).toContainText('These criteria cannot be searched')
  await page.goto(addressOf({ sailedDays: 22 }))
  await expect(page.getByRole('alert')).toContainText('0 to 21')
})

test('the cards count the containers of each stage and filter by it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 }) // ten columns, of which the holds are the last
  await signInAtDashboard(page, 'shipper')
  const holds = Number((await card(page, 'Hold').textContent())?.match(/\d+/)?.[0])
  await card(page, 'Hold').click()
  await expect(card(page, 'Hold')).toHaveAttribute('aria-pressed', 'true')
  await expect(shownCount(page)).toHaveText(`${holds} containers`)
  await expect(
    grid(page)
      .getByRole('img', { name: /open holds?:/ })
      .first(),
  ).toBeVisible()
  await card(page, 'In-Transit').click({ modifiers: ['Control'] })
  await expect(stages(page).getByRole('button', { pressed: true })).toHaveCount(2)
  await page.reload()
  await expect(stages(page).getByRole('button', { pressed: true })).toHaveCount(2)
  await card(page, 'Booked').focus()
  await page.keyboard.press('Space')
  await expect(stages(page).getByRole('button', { pressed: true })).toHaveText([/Booked/])
  expect(await findViolations(page, 'the list of one stage')).toEqual([])
})

test('pasted numbers lead to the found containers, and to the list of those not found', async ({ page, troubles }) => {
  troubles.tolerate(noted.status(404))
  await signInAtDashboard(page, 'shipper')
  const paste = async (text: string) => {
    await addFilter(page, 'Paste numbers')
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .evaluate((field: HTMLTextAreaElement, pasted) => {
        field.select()
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        if (field.dispatchEvent(paste)) document.execCommand('insertText', false, pasted)
      }, text)
  }
  await paste(`Boxes: ${OWN};\tfwyu4829130\n3104482\nFWYU1111111 hello`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 container numbers')
  await expect(dialog).toContainText('The check digit of 1 container number is wrong: FWYU 111111 1')
  await expect(dialog).toContainText('1 booking number')
  await dialog.getByRole('button', { name: 'Find 3 numbers' }).click()
  await expect(numbers(page).filter({ hasText: OWN })).toHaveCount(1)
  await expect(filterBar(page)).toContainText('Number: FWYU 482913 0, 3104482')
  const missing = page.getByRole('region', { name: '1 number was not found' })
  await missing.getByRole('button', { name: 'Show' }).click()
  await expect(missing.getByRole('textbox')).toHaveValue('FWYU1111111')

  const many = Array.from({ length: 5001 }, (_, at) => String(8_000_000 + at))
  await paste(many.join('\n'))
  await expect(dialog).toContainText('5\u2009001 numbers are too many')
  await dialog.getByRole('button', { name: /^Find/ }).click({ force: true })
  await expect(dialog.getByRole('textbox'), 'the text is not lost').toHaveValue(many.join('\n'))
  await page.keyboard.press('Escape')
  await paste([...many.slice(0, 4999), '3104482'].join('\n'))
  await dialog.getByRole('button', { name: 'Find 5\u2009000 numbers' }).click()
  await expect(page.getByRole('region', { name: '4\u2009999 numbers were not found' })).toBeVisible()
  await expect(numbers(page).first()).toBeVisible()
  await page.reload()
  await expect(
    page.getByRole('region', { name: '4\u2009999 numbers were not found' }),
    'stored for later',
  ).toBeVisible()

  await paste(Array.from({ length: 5000 }, (_, at) => `rubbish ${at} <b>`).join('\n'))
  await expect(dialog).toContainText('None of this is a container, booking, B/L or EDI reference number.')
})

test('selected containers are tracked, copied and exported; more than five open as a list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAtDashboard(page, 'shipper')
  const checkboxes = grid(page).getByRole('checkbox', { name: /^Select [A-Z]{4} / })
  for (const at of [0, 1, 2, 3, 4]) await checkboxes.nth(at).click()
  await expect(page.getByText('5 selected')).toBeVisible()
  const chosen = (await numbers(page).allTextContents()).slice(0, 6)
  const plain = (count: number) => chosen.slice(0, count).map((number) => number.replaceAll(' ', ''))
  await page.getByRole('button', { name: 'Copy 5 numbers' }).click()
  await expect(page.getByText('5 numbers copied')).toBeVisible()
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual(plain(5))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 5 selected rows' }).click()
  await page.getByRole('button', { name: 'Text file (.csv)' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(plain(5))
  await checkboxes.nth(5).click()
  await page.getByRole('button', { name: 'Track 6' }).click()
  await expect(filterBar(page)).toContainText('Container: 6 numbers')
  for (const number of chosen) await expect(numbers(page).filter({ hasText: number }).first()).toBeVisible()
  await page.goBack()
  await checkboxes.first().click() // the selection is still there
  await page.getByRole('link', { name: 'Track 5' }).click()
  await expect(page).toHaveURL(/\/containerList\/container=(\w{11},){4}\w{11}$/)
  for (const number of chosen.slice(1)) await expect(page.getByRole('main')).toContainText(number)
})

test('two customers with similar cargo see nothing of each other', async ({ page }) => {
  await signInAtDashboard(page, 'rival')
  const seen = page.waitForResponse(/\/api\/cargo\/containers$/)
  await page.goto(addressOf({ stages: ['In-Transit'] }))
  const reply = (await (await seen).json()) as { columns: { bookingNo: string[] } } // as the contract says
  expect(reply.columns.bookingNo).not.toContain('3104482')
  expect(reply.columns.bookingNo.length).toBeGreaterThan(0)
})

test('estimates are shown beside their rule, and say how far they have followed a change', async ({ page }) => {
  const columns = ['containerNo', 'availableAt', 'deliveryAt', 'estimateRule'].map((id) => ({ id, pinned: true }))
  const view = encodeCriteria({
    layout: { columns, density: 'normal' },
    sort: [{ id: 'estimateRule', descending: false }],
  })
  let done = 1200
  await change<DashboardReply>(page, LIST, (reply) => ({ ...reply, estimating: done ? { done, total: 5000 } : null }))
  await change<DashboardCards>(page, /\/api\/cargo\/dashboard$/, (reply) => ({
    ...reply,
    estimating: done ? { done: 2400, total: 5000 } : null,
  }))
  await signIn(page, 'shipper', `/containerdash?view=${view}`)
  for (const title of ['Est. availability', 'Est. delivery', 'Est. basis'])
    await expect(head(page, title)).toBeVisible()
  await expect(
    grid(page)
      .getByRole('gridcell', { name: /^(Rule \d+|Arrival \+ 24 h)$/ })
      .first(),
  ).toBeVisible()
  const progress = page.getByText(/Updating estimates after a rule change: 2\u2009400 of 5\u2009000 containers/)
  await expect(progress).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2400')
  expect(await findViolations(page, 'estimates under way')).toEqual([])
  const again = page.waitForResponse(LIST)
  done = 0
  await again // the list is reloaded once they are there
  await expect(page.getByText(/Updating estimates/)).toHaveCount(0)
})

test('the dashboard has three languages', async ({ page }) => {
  await signInAtDashboard(page, 'shipper', { portsOfLoading: ['CNNGB'] })
  const textsOf = {
    en: ['Container Dashboard', 'At Destination', 'Last free day', 'Ningbo'],
    zh: ['集装箱看板', '已到目的地', '免费期最后一天', '宁波'],
    vi: ['Bảng theo dõi container', 'Đã đến nơi', 'Ngày miễn phí cuối', 'Ningbo'],
  }
  for (const language of languages) {
    await speak(page, language)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    for (const text of textsOf[language]) await expect(page.getByRole('main')).toContainText(text)
  }
})

live('changes update rows in place, marked until they are seen; new rows wait', async ({ page, carrier }) => {
  const containerNo = await carrier.begin()
  await signInAtDashboard(page, 'consignee', { numberType: 'booking', numbers: [carrier.bookingNo] })
  const row = grid(page)
    .getByRole('row')
    .filter({ hasText: containerNo.slice(4, 10) })
  await expect(row).toContainText('Booked')
  await Promise.all([carrier.pickUp(containerNo), carrier.assign()])
  const patience = { timeout: 60_000 } // a list is reloaded at most every 15 seconds
  await expect(row.getByRole('gridcell', { name: /Empty Pickup.*changed/ })).toBeVisible(patience)
  const waiting = page.getByRole('button', { name: 'Show 1 new' })
  await expect(waiting).toBeVisible(patience)
  await expect(numbers(page), 'no row appears by itself').toHaveCount(1)
  await waiting.click()
  await expect(numbers(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(grid(page)).not.toContainText('changed')
})
