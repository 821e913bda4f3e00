import type { Page } from '@playwright/test'
import {
  assume,
  assumptionTexts,
  banner,
  choose,
  name,
  question,
  release,
  stop,
  storedCustomer,
  yes,
} from './assuming.ts'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { personMenu, signIn, signOut, usernameOf } from './people.ts'
import { expect, type Language, languages, speak, test } from './portal.ts'
import { errorTexts, field, texts } from './sign-up.ts'

const heading = (page: Page, title: string | RegExp) => page.getByRole('heading', { level: 1, name: title })
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href')

/** Checks every frame, because the message is only shown for a second before the page reloads. */
const whenShown = (page: Page, text: string) =>
  page.waitForFunction((expected) => document.querySelector('dialog')?.textContent?.includes(expected), text, {
    polling: 'raf',
  })

test('customer service assumes a customer and releases them, in three languages', async ({ page }) => {
  expect(assumptionTexts.en.assume.noPermission).toBe('No permission setup for this user , {{id}}') // as specified
  expect(assumptionTexts.en.release.question).toBe('Do you want to release this User?')
  await signIn(page, 'csr')
  await expect(heading(page, /^Welcome, /)).toBeVisible()
  const usualIcon = await icon(page)
  const inEach = async (check: (language: Language) => Promise<void>) => {
    for (const language of ['zh', 'vi', 'en'] as const) {
      await speak(page, language)
      await check(language)
    }
  }
  await choose(page, 'assume')
  await yes(page).click()
  await inEach(async (language) => {
    await expect(question(page)).toContainText(errorTexts[language].AU0130)
  })
  for (const [language, nobody] of [
    ['zh', 'newcomer@fairway.test'],
    ['en', 'admin@fairway.test'],
    ['vi', 'nobody@fairway.test'],
  ] as const) {
    await speak(page, language)
    await name(page, nobody)
    await expect(stop(page)).toContainText(assumptionTexts[language].assume.noPermission.replace('{{id}}', nobody))
    await stop(page).getByRole('button').click()
    await expect(question(page).locator('input')).toHaveValue(nobody)
  }
  expect(await storedCustomer(page)).toBeNull()

  const reloaded = page.waitForEvent('load')
  const announced = whenShown(page, assumptionTexts.vi.assume.done.replace('{{name}}', usernameOf('sales')))
  await name(page, usernameOf('sales'), '') // a reason is optional
  await announced
  await reloaded
  await inEach(async (language) => {
    const line = assumptionTexts[language].banner
    await expect(banner(page)).toContainText(`${line.who}${usernameOf('sales')}`)
    await expect(banner(page)).toContainText(line.left_other.replace('{{count}}', '60'))
  })
  expect(await storedCustomer(page)).toMatchObject({ username: usernameOf('sales'), groups: ['VS'] })
  await expect(page).toHaveTitle(/^\[sales@fairway\.test\] /)
  await expect.poll(() => icon(page)).not.toBe(usualIcon)

  await choose(page, 'release')
  await inEach((language) => expect(question(page)).toContainText(assumptionTexts[language].release.question))
  await question(page).getByRole('button', { name: assumptionTexts.en.no, exact: true }).click()
  await expect(banner(page)).toContainText(usernameOf('sales'))
  await release(page)
  expect(await storedCustomer(page)).toBeNull()
  await expect(page).not.toHaveTitle(/^\[/)
  await expect.poll(() => icon(page)).toBe(usualIcon)
})

test('under a customer’s name one sees their pages and profile, and not one’s own account', async ({ page }) => {
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sales Vessel Allocation' })).toBeVisible()
  await personMenu(page).click()
  await expect(page.getByRole('banner').getByText('Change Password')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Assume User' })).toHaveCount(0)
  const main = page.getByRole('main')
  for (const path of ['/changePassword', '/accountSecurity']) {
    await page.goto(path)
    await expect(main).toContainText(errorTexts.en.AU0014)
  }
  await page.goto('/profile')
  await expect(main).toContainText(usernameOf('sales'))
  await expect(main).not.toContainText(usernameOf('csr'))

  await page.goto('/changePassword')
  await main.getByRole('button', { name: 'Release Assumed User' }).click()
  await yes(page).click()
  await expect(heading(page, texts.en.change.title)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('a logout ends both, and the next sign-in starts under one’s own name', async ({ page }) => {
  await signIn(page, 'csr')
  await assume(page, 'sales')
  await signOut(page)
  await expect(banner(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^\[/)
  expect(await storedCustomer(page)).toBeNull()
  await signIn(page, 'csr')
  await expect(heading(page, /^Welcome, /)).toBeVisible()
  await assume(page, 'sales')
})

test('by keyboard only', async ({ page }) => {
  await signIn(page, 'csr')
  await page.setViewportSize({ width: 1440, height: 900 })
  const openMenu = async (entry: string) => {
    await personMenu(page).focus()
    await page.keyboard.press('Enter')
    const wanted = page.getByRole('button', { name: entry })
    for (let stops = 0; stops < 12 && !(await wanted.evaluate((one) => one === document.activeElement)); stops++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await openMenu('Assume User')
  await expect(question(page).locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(personMenu(page)).toBeFocused()

  await openMenu('Assume User')
  await expect(question(page).locator('input')).toBeFocused()
  await page.keyboard.type('sales@fairway.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Asked by phone')
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'NO', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toContainText('sales@fairway.test')
  await openMenu('Release Assumed User')
  await expect(question(page).getByRole('button', { name: 'NO', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
})

test('the banner is visible on every page and width and in print, and has no accessibility violation', async ({
  page,
}) => {
  await signIn(page, 'csr', '/profile')
  await assume(page, 'forwarder')
  const found: string[] = []
  for (const language of languages) {
    await speak(page, language)
    await expect(field(page, 'jobTitle')).toBeVisible()
    for (const width of language === 'en' ? [320, 720, 1440] : [320, 720]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(banner(page)).toBeInViewport({ ratio: 1 })
      found.push(...(await overflow(page)).map((problem) => `${language} ${width}: ${problem}`))
      await banner(page).getByRole('button').click()
      await expect(question(page)).toBeVisible()
      // the page below is checked in every language elsewhere
      if (width === 320 && language === 'en') found.push(...(await findViolations(page, `${language} ${width}`)))
      else if (width === 320)
        found.push(...(await findViolations(page, `${language} ${width}`, EXCEPT_COLOURS, 'dialog')))
      await page.keyboard.press('Escape')
      await expect(banner(page).getByRole('button')).toBeFocused()
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await findViolations(page, 'dark', ['color-contrast'])))
  for (const path of ['/', '/containerList/container=FWYU4829130', '/support']) {
    await page.goto(path)
    await expect(banner(page)).toContainText(usernameOf('forwarder'))
  }
  await page.emulateMedia({ media: 'print' })
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole('button')).toBeHidden()
  expect(found).toEqual([])
})
