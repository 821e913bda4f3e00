import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { addFilter } from './dashboard.ts'
import { signIn, signOut } from './people.ts'
import { expect, test } from './portal.ts'

const storedFilters = () => Object.keys(localStorage).filter((name) => /selectedFilters|vvdAllocation/.test(name))

test('sales finds a sailing in the space forecast, opens its ports, and exports the report of its accounts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2400 })
  await signIn(page, 'sales', '/salesView')
  const weeks = page.getByRole('region', { name: 'Release against capacity, week by week' })
  const bars = weeks.getByRole('button')
  await expect(bars.first()).toBeVisible()
  const open = await bars.count()

  // a range that ends before it begins is named at its field, and nothing is lost
  await addFilter(page, 'Departure')
  const dialog = page.getByRole('dialog', { name: 'Search criteria' })
  await dialog.getByLabel('Departure from', { exact: true }).fill('2026-11-30')
  await dialog.getByLabel('Departure until', { exact: true }).fill('2026-11-01')
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(dialog.getByLabel('Departure until', { exact: true })).toHaveAccessibleDescription(
    'The end date is invalid. Enter it as yyyy-mm-dd.',
  )
  await dialog.getByLabel('Departure until', { exact: true }).fill('')
  await dialog.getByLabel('Departure from', { exact: true }).fill('')
  await dialog.getByLabel('Ningbo', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('POL: Ningbo')).toBeVisible()

  // vessels that sailed lately come on top, by keyboard; the filters are there again on the next visit
  await page.getByRole('button', { name: 'and sailed in the last 21 days' }).focus()
  await page.keyboard.press('Enter')
  await expect(bars.filter({ hasText: 'Sailed or past AMS cut-off' }).first()).toBeVisible()
  await page.goto('/salesView')
  await expect(page.getByText('POL: Ningbo')).toBeVisible()
  await page.getByRole('button', { name: 'Open Vessel' }).click()
  await expect.poll(() => bars.count()).toBeLessThanOrEqual(open)

  await page.getByRole('button', { name: /^Demand/ }).click()
  const demand = page.getByRole('region', { name: 'Demand against capacity, week by week' })
  const bar = demand.getByRole('button').last() // the first ship may sail meanwhile, and is no longer open then
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAttribute('aria-expanded', 'true')
  await expect(demand.getByRole('table')).toContainText('Ningbo')
  expect(await findViolations(page, 'space forecast')).toEqual([])
  expect(await overflow(page)).toEqual([])

  const toAllocations = demand.getByRole('link', { name: /^Allocations on / })
  const vvd = ((await toAllocations.textContent()) ?? '').replace('Allocations on ', '')
  await toAllocations.click()
  const grid = page.getByRole('grid', { name: 'Allocations' })
  await expect(grid.getByRole('row').nth(1)).toContainText(vvd)
  await page.getByRole('button', { name: 'By sales rep' }).click()
  await expect(page.getByRole('table', { name: 'Totals of the rows shown' })).toContainText('TEU')
  expect(await findViolations(page, 'allocations', EXCEPT_COLOURS)).toEqual([])

  // a report needs a vessel
  await page.getByRole('link', { name: 'VVD allocation' }).click()
  await expect(page.getByText('VVD is required. Choose a vessel and voyage to search.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the criteria' }).click()
  const choice = page.getByRole('dialog', { name: 'Search criteria' })
  await choice.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(choice.getByRole('group', { name: /^VVD/ })).toHaveAccessibleDescription(/^VVD is required/)
  await choice.getByRole('checkbox', { name: vvd }).check()
  await choice.getByRole('button', { name: 'Show', exact: true }).click()
  const count = Number.parseInt(await page.getByText(/^\d+ rows?$/).innerText(), 10)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export what is shown' }).click()
  await page.getByRole('button', { name: 'Excel workbook (.xlsx)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^vvd-allocation-.*\.xlsx$/)
  const [header = [], ...rows] = await readSheet(await readFile(await file.path()))
  expect(header).toEqual(
    expect.arrayContaining(['VVD', 'POL', 'Account name', 'Demand TEU', 'Release FEU', 'Booked TEU']),
  )
  expect(rows.map(([first]) => first)).toEqual(Array(count).fill(vvd))

  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])
  await page.getByRole('link', { name: 'Space forecast' }).click()
  await expect(bars.first()).toBeVisible()
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await page.evaluate(storedFilters)).toEqual(expect.arrayContaining(['selectedFilters', 'vvdAllocation']))
  await signOut(page)
  expect(await page.evaluate(storedFilters)).toEqual([])
})
