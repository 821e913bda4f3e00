import { en as tracking } from '@fairway/contract/tracking/messages/en'
import { vi } from '@fairway/contract/tracking/messages/vi'
import { zh } from '@fairway/contract/tracking/messages/zh'
import type { Locator, Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { addressOf, card, filterBar, grid, LIST, numbers, shownCount, stages } from './dashboard.ts'
import { noted } from './network-faults.ts'
import { goTo, signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'

const errors = { en: tracking.errors, zh: zh.errors, vi: vi.errors }

/** For this customer every list of all stages is too long, as with more than 5000 containers. */
const overfill = (page: Page) =>
  page.route(LIST, (route) => {
    const { stages: chosen = [] } = route.request().postDataJSON() as { stages?: string[] } // as the contract says
    const refusal = { errorCode: 'CS0009', messageArgs: [], errorMessage: 'More than 5000 containers' }
    return chosen.length > 0 ? route.continue() : route.fulfill({ status: 422, json: refusal })
  })

test('too many containers are counted, not cut, and a stage shows its own', async ({ page, troubles }) => {
  troubles.expect(noted.status(422))
  await overfill(page)
  await signIn(page, 'shipper', addressOf({}))
  const over = page.getByRole('alert').filter({ hasText: 'Too many containers to list' })
  await expect(over).toContainText(tracking.errors.CS0009)
  await expect(card(page, 'Hold')).toHaveText(/^\d+/)
  const heldCount = Number((await card(page, 'Hold').textContent())?.match(/\d+/)?.[0])
  expect(heldCount).toBeGreaterThan(0)
  await over.getByRole('button', { name: 'Narrow the search' }).click()
  await expect(page.getByRole('dialog', { name: 'Search criteria' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(over.getByRole('button', { name: 'Narrow the search' })).toBeFocused()

  await card(page, 'Hold').click()
  await expect(shownCount(page)).toHaveText(`${heldCount} containers`)
  await expect(numbers(page)).toHaveCount(heldCount)
  await expect(card(page, 'Booked'), 'the other stages are still counted').toHaveText(/^\d+/)
  await card(page, 'At Destination').click({ modifiers: ['Control'] })
  await expect(stages(page).getByRole('button', { pressed: true })).toHaveCount(2)
  await expect(grid(page)).toContainText('At Destination')
  await page.reload()
  await expect(grid(page)).toContainText('At Destination')
  await page.goto(addressOf({}))
  for (const language of languages) {
    await speak(page, language)
    await expect(page.getByRole('alert').filter({ hasText: errors[language].CS0009 })).toBeVisible()
    expect(await overflow(page)).toEqual([])
  }
})

test('a person without access to equipment is told so, in every language, and what they can do', async ({ page }) => {
  await signIn(page, 'sales', '/containerdash')
  for (const language of languages) {
    await speak(page, language)
    await expect(page.getByRole('main')).toContainText(errors[language].CS0007)
  }
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

/** Where the focus is: in the dialog, on the page behind it, or nowhere. */
const focusIn = (dialog: Locator) =>
  dialog.evaluate((one) => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'nowhere'
    return one.contains(activeElement) ? 'inside' : 'behind'
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('every dialog fits, keeps the focus, and closes with Escape or Back', async ({ page }) => {
    await signIn(page, 'shipper')
    await goTo(page, addressOf({ destinations: ['USLGB', 'USCHI', 'USOAK'], sailedDays: 21 })) // Back leads to the Home Page
    const first = page.getByRole('main').getByRole('link', { name: /^FWYU/ }).first()
    await expect(first).toBeVisible()
    expect(await overflow(page)).toEqual([])
    const bar = filterBar(page).getByRole('button', { name: /filter/i })
    const columns = page.getByRole('button', { name: 'Columns', exact: true })
    /** What is pressed for a dialog, and the entry of the sheet of filters that leads to it. */
    const ways: [name: string, opener: Locator, entry?: string][] = [
      ['Filters', bar],
      ['Search criteria', bar, 'Several at once…'],
      ['Paste numbers', bar, 'Paste numbers'],
      ['Open hold', bar, 'Open hold'],
      ['Filter: Type', bar, 'Type'],
      ['Columns', columns],
      ['Save view', page.getByRole('button', { name: '+ Save view' })],
    ]
    for (const [name, opener, entry] of ways) {
      const dialog = page.getByRole('dialog', { name, exact: true })
      await opener.click()
      if (entry) await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click()
      await expect(dialog).toBeVisible()
      expect(await overflow(page), name).toEqual([])
      const wide = await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)
      expect(wide, `${name} scrolls to the side`).toBeLessThanOrEqual(0)
      const bounds = await dialog.boundingBox()
      expect(
        bounds && bounds.x >= 0 && bounds.x + bounds.width <= 390 && bounds.y >= 0 && bounds.y + bounds.height <= 844,
        name,
      ).toBe(true)
      // covers the first and the last of its fields
      for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key)
        expect(await focusIn(dialog), `${name}, ${key}`).not.toBe('behind')
      }
      if (name === 'Columns' || name === 'Filters') expect(await findViolations(page, name)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener, name).toBeFocused()
    }
    await bar.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/search')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(first).toBeVisible()
    await bar.click()
    await page.getByRole('button', { name: /^Remove: Destination/ }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await columns.click()
    await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog'), 'also where the page before is the same with other criteria').toHaveCount(0)
    await expect(filterBar(page)).toContainText('Destination')
  })
})
