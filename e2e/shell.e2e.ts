import { noted, visitFrom } from './network-faults.ts'
import { expect, openHome, searchField, test } from './portal.ts'
import { example } from './screens.ts'

test('a guest in Asia has exactly the entries of the specification', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link')).toHaveText([
    'Container Search',
    'Registration',
    'Detention Calculator',
    'Information Center',
  ])
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Language: English' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()

  await test.step("light or dark is the reader's choice and is remembered", async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.reload()
    await expect.poll(ground).toBe(dark)
  })
})

test('a guest elsewhere does not see the two pages for Asia, but their links open', async ({ page }) => {
  for (const continent of ['EU', 'NA']) {
    await visitFrom(page, continent)
    const placed = page.waitForResponse(/\/api\/geo$/)
    await page.goto('/registration')
    await placed
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link')).toHaveText(['Container Search', 'Registration'])
  }
  for (const [path, title] of [
    ['/informationCenter', 'Information Center'],
    ['/detentionChargeCalculator', 'Detention Calculator'],
  ]) {
    await page.goto(path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  }
})

test('a guest of unknown location gets the menu without the two pages for Asia', async ({ page, troubles }) => {
  troubles.expect(noted.status(500))
  await page.route(/\/api\/geo$/, (route) => route.fulfill({ status: 500, json: { errorCode: 'GE0001' } }))
  const placed = page.waitForResponse(/\/api\/geo$/)
  await page.goto('/')
  await placed
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveCount(2)
})

test('on a phone the menu opens below the header and closes by Escape, by a choice, and by a click elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page)
  const opener = page.getByRole('button', { name: 'Menu' })
  const entry = page.getByRole('link', { name: 'Registration' })
  await expect(entry).toBeHidden()
  await opener.click()
  await expect(entry).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(8, 830) // below the menu, however long it is
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await entry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('another language loads without a reload, keeps the page, and is remembered', async ({ page, context }) => {
  await page.goto(example('inTransit').path)
  await expect(page.getByRole('region', { name: 'Journey' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ningbo')
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page).toHaveURL(example('inTransit').path)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('vi')
  const cookie = (await context.cookies()).find(({ name }) => name === 'selectedLanguage')
  expect(cookie?.value).toBe('vi')
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible()
})

test('an error on the screen changes its language too', async ({ page, troubles }) => {
  troubles.expect(noted.status(404))
  await page.goto('/containerList/booking=9999999')
  await expect(page.getByRole('alert')).toContainText('No East-bound China bookings for the booking number 9999999.')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('alert')).toContainText('订舱号 9999999 下没有中国东行的订舱。')
})

test('an unknown path is answered with 404 and links to the search', async ({ page, troubles, baseURL }) => {
  troubles.expect(noted.status(404))
  for (const path of ['/nowhere', '/containerList', '/containerDetails/3104482', '/admin/../nowhere/x']) {
    const reply = await fetch(new URL(path, baseURL))
    expect(reply.status, path).toBe(404)
  }
  const reply = await page.goto('/nowhere')
  expect(reply?.status()).toBe(404)
  await expect(page).toHaveTitle(/^No Containers Here · /)
  await expect(page.getByRole('heading', { level: 1, name: 'No Containers Here' })).toBeVisible()
  await expect(page.getByText("Sorry, We can't find that page!")).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click()
  await expect(searchField(page)).toBeVisible()
})

test('a page that needs a login leads a guest to the search', async ({ page, baseURL }) => {
  for (const path of ['/bookingdash', '/containerdash', '/adminEtaRuleSearchDetails/7', '/profile/']) {
    expect((await fetch(new URL(path, baseURL))).status).toBe(200)
    await page.goto(path)
    await expect(searchField(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  }
})

test('after a change of page the focus is on its heading, and every page but the home page has the footer', async ({
  page,
}) => {
  await page.goto('/registration')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(/© 2022 \S/)
  await expect(footer).toContainText('Version 0.10.1')
  await expect(footer.getByRole('link', { name: /ICP/ })).toHaveAttribute('href', /^https:\/\/beian\.miit\.gov\.cn/)
  await page.getByRole('link', { name: 'Container Search' }).first().click()
  await expect(searchField(page)).toBeVisible()
  await expect(footer).toHaveCount(0)
  await page.getByRole('link', { name: 'Information Center' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Information Center' })).toBeFocused()
  await page.goto('/containerList/booking=3104482')
  await page.getByRole('link', { name: 'FWYU 482913 0' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FWYU 482913 0' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Container list' })).toBeFocused()
})

test('a menu that somebody opens on the way to a page stays open when the page comes', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/schedules-[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/registration')
  const menu = page.getByRole('button', { name: 'Appearance' })
  const open = async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }
  await expect(open).toPass() // the page answers now
  await page.keyboard.press('Escape')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sailing Schedules' }).click()
  await open()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Sailing Schedules' })).toBeVisible()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})
