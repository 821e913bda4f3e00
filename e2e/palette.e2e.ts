import type { Page } from '@playwright/test'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { personMenu, signIn } from './people.ts'
import { expect, languages, openHome, searchField, speak, test } from './portal.ts'
import { requestsOf } from './requests.ts'
import { example } from './screens.ts'

const field = (page: Page) => page.locator('dialog').getByRole('combobox')
const options = (page: Page) => page.locator('dialog').getByRole('option')
const chosen = (page: Page) => page.locator('dialog').getByRole('option', { selected: true })

/** The shortcuts are active once the page is idle. */
const pressUntil = (page: Page, key: string, isThere: () => Promise<void>) =>
  expect(async () => {
    if ((await page.locator('dialog[open]').count()) === 0) await page.keyboard.press(key)
    await isThere()
  }).toPass()
const openPalette = (page: Page) =>
  pressUntil(page, 'Control+k', () => expect(field(page)).toBeFocused({ timeout: 500 }))

/** A purchase order of a request of the shipper's, in writing. */
async function ownOrder(page: Page) {
  const order = `PO-${Date.now().toString(36)}`.toUpperCase()
  const { draft } = await requestsOf(page)
  await draft({ poNumber: order })
  return order
}

/** The option that the field announces to screen readers. */
const isRead = async (page: Page) =>
  (await field(page).getAttribute('aria-activedescendant')) === (await chosen(page).getAttribute('id'))

test('a person goes from page to page and from container to container by keyboard only', async ({ page }) => {
  const { path, container, booking } = example('inTransit')
  await signIn(page, 'shipper')
  await openPalette(page)
  await expect(chosen(page)).toHaveText('Home Page')
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText('Container Search')
  await page.keyboard.press('End')
  await expect(chosen(page)).toHaveText('Verify a Document')
  await expect.poll(() => isRead(page)).toBe(true)
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page)).toHaveText('Home Page')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(chosen(page)).toHaveText('Home Page')
  await expect(options(page).filter({ hasText: 'Admin' })).toHaveCount(0)

  await page.keyboard.type('dash cont')
  await expect(options(page)).toHaveText(['Container Dashboard'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/containerdash')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openPalette(page)
  await page.keyboard.type(container.toLowerCase())
  await expect(chosen(page)).toContainText('Track container')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/containerList/container=${container}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Container list' })).toBeFocused()
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentCargo'))).toContain(booking)

  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPalette(page)
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    new RegExp(`Booking ${booking}$`),
  ])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)

  await personMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(searchField(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentCargo'))).toBeNull()
})

test('a person finds what they call it: a view by a word, a vessel, a part of a PO', async ({ page }) => {
  await signIn(page, 'shipper')
  const order = await ownOrder(page)
  await openPalette(page)
  await page.keyboard.type('hold')
  await expect(page.getByRole('group', { name: 'Views' }).getByRole('option')).toHaveText([
    'Containers on hold',
    'Containers on customs hold',
  ])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/containerdash\?criteria=/)

  await openPalette(page)
  await page.keyboard.type('hummingbird')
  await page.getByRole('option', { name: 'Fairway Hummingbird' }).click()
  await expect(page).toHaveURL(/\/schedules\?.*vessel=/)

  await page.goto('/search')
  await searchField(page).fill(order.slice(0, -1))
  await searchField(page).press('Enter')
  await expect(page.getByRole('group', { name: 'Found' }).getByRole('option').first()).toContainText(order)
  expect(await findViolations(page, 'found')).toEqual([])
})

test('administrators find companies', async ({ page }) => {
  await signIn(page, 'admin')
  await openPalette(page)
  await page.keyboard.type('ningbo lighting')
  await page
    .getByRole('option', { name: /Company/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/adminOrganisationSearchDetails\//)
})

test('customer service finds the customers for whom it acts', async ({ page }) => {
  await signIn(page, 'csr')
  await openPalette(page)
  await page.keyboard.type('ningbo lighting')
  await page
    .getByRole('option', { name: /Act for/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'User id' })).not.toHaveValue('')
})

test('the shortcuts are off while somebody types, composes a word or answers a dialog', async ({ page, context }) => {
  await openHome(page)
  await expect(searchField(page), 'a guest comes to type a number').toBeFocused()
  await page.keyboard.type('/?')
  await expect(searchField(page)).toHaveValue('/?')
  await expect(page.locator('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(options(page)).toHaveText([
    'Container Search',
    'Registration',
    'Detention Calculator',
    'Information Center',
    'Login',
    'Sailing Schedules',
    'Verify a Document',
  ])
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(searchField(page)).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  const ime = await context.newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: 'zh', selectionStart: 2, selectionEnd: 2 })
  await page.keyboard.press('Enter')
  await expect(options(page)).toHaveCount(7)
  await expect(page).toHaveURL('/')
  await ime.send('Input.insertText', { text: 'zzz' })
  await expect(page.getByRole('dialog')).toContainText('Nothing found.')
  await field(page).fill('FWYU4829131')
  await expect(chosen(page)).toHaveText('Track container FWYU 482913 0check digit corrected')
  await page.mouse.click(4, 600)
  await expect(page.locator('dialog')).toHaveCount(0)

  await page.goto('/containerList/container=FWYU4829130')
  await pressUntil(page, '/', () => expect(searchField(page)).toBeFocused({ timeout: 500 }))
  await page.goto('/verify') // has no field of its own
  await pressUntil(page, '/', () => expect(field(page)).toBeFocused({ timeout: 500 }))
  await page.getByRole('button', { name: 'all shortcuts' }).click()
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys).toContainText('Sort by this column too', { ignoreCase: true })
  await page.keyboard.press('Control+k')
  await page.keyboard.press('/')
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
})

const typed = { en: ['regis', 'Registration'], zh: ['注册', '注册'], vi: ['dang ky', 'Đăng ký'] } as const

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })
  test('the palette opens by a button on a phone, finds pages by their names and covers nothing', async ({ page }) => {
    const found: string[] = []
    await page.goto('/registration')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const language of languages) {
      await speak(page, language)
      // colours and the page below are the same in every language
      const findIssues = (where: string) =>
        language === 'en' ? findViolations(page, where) : findViolations(page, where, EXCEPT_COLOURS, 'dialog')
      for (const [width, colorScheme] of [
        [320, 'dark'],
        [1440, 'light'],
      ] as const) {
        const where = `${language}, ${width} pixels, ${colorScheme}`
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await page.locator('header button[aria-keyshortcuts]').click()
        await expect(field(page)).toBeFocused()
        found.push(...(await overflow(page)), ...(await findIssues(`palette, ${where}`)))
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog')).toHaveCount(0)
        await page.keyboard.press('?')
        await expect(page.locator('dialog dt').first()).toBeVisible()
        found.push(...(await overflow(page)), ...(await findIssues(`keys, ${where}`)))
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog')).toHaveCount(0)
      }
      await page.locator('header button[aria-keyshortcuts]').click()
      await field(page).fill(typed[language][0])
      await expect(options(page)).toHaveText([typed[language][1]])
      await options(page).tap()
      await expect(page).toHaveURL('/registration')
      await expect(page.locator('dialog')).toHaveCount(0)
    }
    expect(found).toEqual([])
  })
})
