import type { Page } from '@playwright/test'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { personMenu, signIn } from './people.ts'
import { expect, speak, test } from './portal.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search the guide' })
const CHAPTERS = 12

test('a person goes from a screen to its chapter, and from chapter to chapter', async ({ page }) => {
  await signIn(page, 'shipper', '/containerdash')
  await main(page).getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(page).toHaveURL('/userGuide/track')
  await expect(heading(page, 'Track cargo')).toBeFocused()
  // the names of buttons are those of the screens
  await expect(main(page).getByText('Filter', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'In this chapter' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#track-7$/)
  await expect(main(page).getByRole('heading', { level: 2, name: 'If something goes wrong' })).toBeInViewport()
  await page.getByRole('link', { name: 'Next: Book space' }).click()
  await expect(heading(page, 'Book space')).toBeVisible()
  await speak(page, 'zh')
  await expect(heading(page, '订舱')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('选择船期')
})

test('the guide is searched as one types, finds nothing politely, and takes hostile text as text', async ({ page }) => {
  await signIn(page, 'shipper')
  await personMenu(page).click()
  await page.getByRole('banner').getByRole('link', { name: 'User Guide' }).click()
  await expect(heading(page, 'User Guide')).toBeVisible()
  await expect(main(page).getByRole('listitem')).toHaveCount(CHAPTERS)
  await searchbox(page).fill('draft remarks')
  const found = main(page).getByRole('link', { name: 'Send shipping instructions: Check the draft B/L' })
  await expect(found).toBeVisible()
  for (const text of ['<img src=x onerror=alert(1)>', '%00', "' or 1=1 --", 'qqqq']) {
    await searchbox(page).fill(text)
    await expect(main(page).getByRole('heading', { name: 'Nothing found in the guide' })).toBeVisible()
    await expect(main(page).locator('img')).toHaveCount(0)
  }
  await searchbox(page).fill('weighbridge')
  await expect(main(page).getByRole('status')).toHaveText(/^\d sections? found$/)
  await expect(page).toHaveURL(/q=weighbridge/)
  await main(page)
    .getByRole('link', { name: /^Declare weights \(VGM\): Sign and send/ })
    .press('Enter')
  await expect(page).toHaveURL(/\/userGuide\/weigh#weigh-3$/)
  await expect(main(page).getByRole('heading', { name: 'Sign and send' })).toBeInViewport()
  await page.goBack()
  await expect(searchbox(page)).toHaveValue('weighbridge')
  await speak(page, 'vi')
  await page.getByRole('searchbox').fill('han chot')
  await expect(main(page).getByRole('link', { name: /^Gửi SI: Xem việc đến hạn/ })).toBeVisible()
})

test('a chapter that does not exist says so and leads back', async ({ page }) => {
  await signIn(page, 'shipper', '/userGuide/%3Cscript%3E')
  await expect(main(page).getByRole('heading', { name: 'Chapter not found' })).toBeVisible()
  await main(page).getByRole('link', { name: 'To the User Guide' }).click()
  await expect(main(page).getByRole('listitem')).toHaveCount(CHAPTERS)
})

test('the whole guide prints without menus and buttons, each chapter on a page of its own', async ({ page }) => {
  await signIn(page, 'shipper', '/userGuide')
  await main(page).getByRole('link', { name: 'Whole guide' }).click()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(CHAPTERS)
  await expect(main(page).getByRole('button', { name: 'Print' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [page.getByRole('banner'), main(page).getByRole('button', { name: 'Print' })])
    await expect(hidden).toBeHidden()
  const chapters = main(page).locator('section:has(> h2)')
  await expect(chapters).toHaveCount(CHAPTERS) // the list of chapters, where one comes from, has as many headings
  const breaks = await chapters.evaluateAll((all) => all.map((chapter) => getComputedStyle(chapter).breakBefore))
  expect(breaks).toEqual(['auto', ...Array.from({ length: CHAPTERS - 1 }, () => 'page')])
})

test('the guide is for SI and BD on the site of China', async ({ page, troubles }) => {
  troubles.tolerate(/404/)
  await signIn(page, 'sales', '/userGuide/track')
  await expect(heading(page, 'Restricted: User Guide')).toBeVisible()
  await signIn(page, 'consignee', '/containerdash')
  await expect(main(page).getByRole('link', { name: 'Guide', exact: true })).toBeVisible()
  await page.route(/\/(containerdash|userGuide)$/, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replace('"site":"CN"', '"site":"US"') })
  })
  await page.goto('/containerdash')
  await expect(heading(page, 'Container Dashboard')).toBeVisible()
  await personMenu(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Guide$/ })).toHaveCount(0)
  await page.goto('/userGuide')
  await expect(heading(page, 'No Containers Here')).toBeVisible()
})

test('the guide has no accessibility violation and fits a phone, in every language', async ({ page }) => {
  await signIn(page, 'shipper', '/userGuide?q=B%2FL')
  const found: string[] = []
  for (const path of ['/userGuide?q=B%2FL', '/userGuide/administer', '/userGuide/all', '/userGuide/nowhere']) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const language of ['zh', 'vi', 'en'] as const) {
      await speak(page, language)
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of language === 'en' ? [390, 1440] : [390]) {
        await page.setViewportSize({ width, height: 844 })
        const where = `${path} in ${language} at ${width} pixels`
        found.push(...(await findViolations(page, where, width === 1440 ? undefined : EXCEPT_COLOURS)))
        found.push(...(await overflow(page)).map((problem) => `${where}: ${problem}`))
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await findViolations(page, 'dark', ['color-contrast'])))
  expect(found).toEqual([])
})
