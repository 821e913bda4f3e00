import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { signInByForm } from './people.ts'
import { expect, openHome, test } from './portal.ts'
import { chosenSailing } from './request-form.ts'

const port = (page: Page, name: string) => page.getByRole('combobox', { name })
const sailings = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'CO₂ per TEU' })

async function choose(page: Page, name: string, typed: string, shown: string) {
  await port(page, name).fill(typed)
  await page.getByRole('option', { name: shown }).first().click()
}

test('a guest finds a sailing, sees what changed since, and books it', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Sailing Schedules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sailing Schedules' })).toBeFocused()
  await choose(page, 'Port of loading', 'ning', 'Ningbo')
  await choose(page, 'Port of discharge', 'long', 'Long Beach')
  await expect(page).toHaveURL('/schedules?pol=CNNGB&pod=USLGB')
  await expect(sailings(page).first()).toContainText(/\d+ days/)
  await expect(sailings(page).first()).toContainText(/≈ \d.* kg/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('CO₂')
  await expect(page).toHaveURL(/sort=co2/)
  expect(await findViolations(page, 'schedules')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])

  // yesterday the last ship was still to leave a day earlier
  await page.evaluate(() => {
    const [[question, seen]] = JSON.parse(localStorage.getItem('schedulesSeen') ?? '[]')
    const rows = seen.latest.rows
    rows.at(-1).times.departure = new Date(Date.parse(rows.at(-1).times.departure) - 86_400_000).toISOString()
    const before = { seenAt: Date.now() - 86_400_000, rows }
    localStorage.setItem('schedulesSeen', JSON.stringify([[question, { before: null, latest: before }]]))
  })
  await page.reload()
  await expect(page.getByText(/1 change since your last visit/)).toBeVisible()
  await expect(sailings(page).filter({ hasText: /Departure: was \d/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(page.getByText(/since your last visit/)).toHaveCount(0)

  await expect(page.getByRole('link', { name: 'Subscribe to calendar' })).toHaveAttribute(
    'href',
    /^webcal:.*\/lanes\/CNNGB\/USLGB\.ics\?language=en$/,
  )
  const [workbook] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Excel' }).click(),
  ])
  expect(workbook.suggestedFilename()).toBe('schedule-CNNGB-USLGB.xlsx')
  const add = page.getByRole('link', { name: /^Add to calendar: / }).last()
  const [event] = await Promise.all([page.waitForEvent('download'), add.click()])
  expect(event.suggestedFilename()).toMatch(/^F\w+-CNNGB-USLGB\.ics$/)

  const last = sailings(page)
    .filter({ has: page.getByRole('link', { name: /^Book this sailing: / }) })
    .last()
  const vvd =
    (await last.getByRole('link', { name: /^Book this sailing: / }).getAttribute('aria-label'))?.split(/[:,] /)[1] ?? ''
  await last.getByRole('link', { name: /^Book this sailing: / }).click()
  await expect(page).toHaveURL(/^[^?]*\/signin\?to=/)
  await signInByForm(page, 'shipper', new URL(page.url()).searchParams.get('to') ?? '')
  await expect(chosenSailing(page)).toBeVisible()
  await expect(page.locator('#request-vessel')).toContainText(vvd)
  await expect(page.locator('[id$=portOfDischarge]').first()).toHaveValue(/^USLGB/)
})
