import type { Page } from '@playwright/test'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { goTo, personMenu, signIn } from './people.ts'
import { expect, type Language, languages, speak, test } from './portal.ts'

const menu = (page: Page) => page.getByRole('navigation').first()
const group = (page: Page, name: string) => menu(page).getByRole('button', { name })

test('an account under review sees that on every page, with a way to ask', async ({ page }) => {
  await signIn(page, 'newcomer')
  for (const path of ['/search', '/', '/changePassword']) {
    if (path !== '/search') await goTo(page, path)
    await expect(page).toHaveURL(path)
    const banner = page.getByRole('banner').getByRole('status')
    await expect(banner).toContainText('account still under review, you will receive an email once approved')
    await expect(banner.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/support')
  }
})

test('the menus work by keyboard only, and mark the open page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await signIn(page, 'shipper')
  const documents = group(page, 'Documents')
  await documents.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'Shipping Instructions' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('link', { name: 'VGM' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(documents).toBeFocused()
  await expect(documents).toHaveAttribute('aria-expanded', 'false')

  await personMenu(page).focus()
  await page.keyboard.press('Enter')
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'User Profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(personMenu(page)).toHaveAttribute('aria-expanded', 'false')

  await test.step('the open page is named by its group and marked in it', async () => {
    await goTo(page, '/bookingdash')
    await expect(page.getByRole('heading', { level: 1, name: 'Booking Dashboard' })).toBeFocused() // and no menu is open
    await expect(group(page, 'Book: Booking Dashboard')).toContainText('Booking Dashboard')
    await group(page, 'Tools').click()
    await menu(page).getByRole('link', { name: 'File Upload' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'File Upload' })).toBeVisible()
    await group(page, 'Tools: File Upload').click()
    await expect(menu(page).getByRole('link', { name: 'File Upload' })).toHaveAttribute('aria-current', 'page')
  })
})

const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
const openers = async (page: Page, width: number) =>
  width < 1024
    ? [page.locator('header button[aria-controls=menu]'), personMenu(page)]
    : [...(await menu(page).getByRole('button').all()), personMenu(page)]
const longest: Record<Language, string> = { en: 'Container Dashboard', zh: '集装箱看板', vi: 'Bảng theo dõi container' }

test('the longest menu does not overflow at any width, light and dark, in every language', async ({ page }) => {
  await signIn(page, 'shipper', '/containerdash') // the page with the longest name in most languages
  const found: string[] = []
  for (const language of languages) {
    await speak(page, language)
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate(twoFrames) // the grid measures again
      const where = `${language} at ${width} pixels`
      const { height = 0 } = (await page.locator('header > div').last().boundingBox()) ?? {}
      if (height > 58) found.push(`${where}: the header has two lines (${height}px)`)
      for (const opener of await openers(page, width)) {
        await opener.click()
        await expect(opener).toHaveAttribute('aria-expanded', 'true')
        found.push(...(await overflow(page)).map((problem) => `${where}: ${problem}`))
        // the colours are the same in every language
        if (width === 390 || width === 1440)
          found.push(...(await findViolations(page, where, language === 'en' ? undefined : EXCEPT_COLOURS, 'header')))
        await page.keyboard.press('Escape')
      }
    }
    await expect(group(page, longest[language])).toContainText(longest[language]) // the open page
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('header button[aria-controls=menu]').click()
  await expect(
    menu(page).getByRole('link', { name: 'VGM' }),
    'small screens show the pages of every group',
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await personMenu(page).click()
  found.push(...(await findViolations(page, 'dark', ['color-contrast'])))
  expect(found).toEqual([])
})
