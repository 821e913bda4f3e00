import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { addFilter, signInAtDashboard } from './dashboard.ts'
import { anotherBrowser, expect, test } from './portal.ts'

const COUNT = /^(\d+) containers?/

/** The titles of the columns in the grid, without the one for the selection. */
const titles = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts())
    .map((text) => text.trim().split('\n')[0] ?? '')
    .filter((text) => text !== '')

const shownCount = async (page: Page) => Number(COUNT.exec(await page.getByText(COUNT).first().innerText())?.[1])

async function exported(page: Page, format: 'Excel workbook (.xlsx)' | 'Text file (.csv)') {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export what is shown' }).click()
  await page.getByRole('button', { name: format }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a file contains the rows and columns that are shown, dates as dates, and what one works on with', async ({
  page,
}) => {
  await signInAtDashboard(page, 'shipper')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.getByRole('button', { name: 'Reset' }).click() // in case an earlier run left something
  await panel.getByRole('checkbox', { name: 'Location' }).uncheck()
  await panel.getByRole('button', { name: 'Move ETA up' }).click()
  await panel.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Type' })
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeFocused()

  await addFilter(page, 'ETA')
  const filter = page.getByRole('dialog', { name: 'Filter: ETA' })
  const from = filter.getByRole('textbox', { name: 'From' })
  await from.fill('2026-02-30')
  await filter.getByRole('button', { name: 'Apply' }).click()
  await expect(from).toHaveAccessibleDescription('Enter a day as yyyy-mm-dd.')
  await from.fill('2000/1/1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'ETA: from 2000-01-01', exact: true })).toBeVisible()

  const header = await titles(page)
  const count = await shownCount(page)
  expect(header).not.toContain('Location')
  const { name, bytes } = await exported(page, 'Excel workbook (.xlsx)')
  expect(name).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.xlsx$/)
  const [exportedHeader = [], ...rows] = await readSheet(bytes)
  expect(exportedHeader.filter((title) => header.includes(String(title)))).toEqual(header)
  const beside = ['Booking', 'B/L', 'ETA: time zone', 'ETA: actual or estimated']
  expect(exportedHeader).toEqual(expect.arrayContaining(beside))
  expect(rows).toHaveLength(count)
  const etas = rows.map((row) => row[exportedHeader.indexOf('ETA')])
  expect(etas.every((eta) => eta instanceof Date)).toBe(true)
  const first = (await page.getByRole('row').nth(1).innerText()).replace(/\s+/g, ' ')
  expect(first.replaceAll(' ', '')).toContain(String(rows[0]?.[0])) // the plain number
  expect(first).toContain((etas[0] as unknown as Date).toISOString().slice(0, 10)) // a date, see above; the grid shows the day

  const csv = (await exported(page, 'Text file (.csv)')).bytes.toString('utf8')
  expect(csv.startsWith('\uFEFFContainer,')).toBe(true)
  expect(csv.trimEnd().split('\r\n')).toHaveLength(count + 1)

  await page.getByRole('button', { name: 'Remove: ETA: from 2000-01-01' }).click()
  await expect(page.getByRole('button', { name: '+ Filter' })).toBeFocused()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const stored = page.waitForResponse((reply) => /bookings\/prefs/.test(reply.url()) && reply.ok())
  await panel.getByRole('button', { name: 'Reset' }).click()
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => titles(page)).toContain('Location')
  await stored
})

/** The bookings in a file: container numbers are reused by others, booking numbers are not. */
async function exportedBookings(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.getByRole('checkbox', { name: 'Booking', exact: true }).check()
  await panel.getByRole('button', { name: 'Done' }).click()
  const [header = [], ...rows] = await readSheet((await exported(page, 'Excel workbook (.xlsx)')).bytes)
  return rows.map((row) => String(row[header.indexOf('Booking')]))
}

test('a file never contains data of another organisation', async ({ page, browser, baseURL }) => {
  await signInAtDashboard(page, 'shipper')
  const own = new Set(await exportedBookings(page))
  const { page: other } = await anotherBrowser(browser, baseURL)
  await signInAtDashboard(other, 'rival')
  const theirs = await exportedBookings(other)
  expect([own.size, theirs.length].every((count) => count > 5)).toBe(true)
  expect(theirs.filter((booking) => own.has(booking))).toEqual([])
})

test('paper has every row and column of the list, and no buttons', async ({ page }) => {
  await signInAtDashboard(page, 'shipper')
  const count = await shownCount(page)
  const header = await titles(page)
  expect(await page.getByRole('rowheader').count(), 'the screen has only the rows in sight').toBeLessThan(count)

  // the last listener: it sees what the browser is about to print
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const tables = [...document.querySelectorAll('main table')]
      const textsOf = (table: Element, selector: string) =>
        [...table.querySelectorAll(selector)].map(({ textContent }) => textContent)
      const paper = tables.map((table) => ({
        titles: textsOf(table, 'thead th'),
        names: textsOf(table, 'tbody td:first-child'),
      }))
      Object.assign(window, { paper })
    }),
  )
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const paper = await page.evaluate(
    () => (window as { paper?: { titles: string[]; names: string[] }[] }).paper ?? [], // from the listener above
  )
  expect(paper.length).toBeGreaterThan(1)
  const [name = ''] = paper[0]?.titles ?? []
  for (const { titles, names } of paper) {
    expect(titles[0], 'each sheet names its rows').toBe(name)
    expect(new Set(names).size).toBe(count)
  }
  const printed = [name, ...paper.flatMap(({ titles }) => titles.slice(1))]
  expect(printed).toEqual(expect.arrayContaining(header))
  expect(new Set(printed).size, 'no column comes twice').toBe(printed.length)
  expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 84\d/g)?.length, 'sheets lie on their side').toBeGreaterThan(1)

  await expect(page.getByRole('main').getByRole('table'), 'the screen is as before').toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('button', { name: 'Columns', exact: true })).toBeHidden()
})
