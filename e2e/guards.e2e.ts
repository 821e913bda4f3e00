import type { Page } from '@playwright/test'
import { assume } from './assuming.ts'
import { EXCEPT_COLOURS, findViolations } from './barriers.ts'
import { noted } from './network-faults.ts'
import { goTo, signIn } from './people.ts'
import { expect, searchField, speak, test } from './portal.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a guest who opens the address of a page that needs a login gets the search', async ({ page }) => {
  await page.goto('/bookingdash')
  await expect(page).toHaveURL('/')
  await expect(searchField(page)).toBeVisible()
})

test('a restricted page says why, who can help and where to go, with another text while acting for a customer', async ({
  page,
}) => {
  await signIn(page, 'csr', '/adminAccountSearch')
  const main = page.getByRole('main')
  await expect(main).toContainText('You are not authorized for this.')
  await expect(main).toContainText('A Fairway Lines administrator can give you access.')
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/support')
  const own = await main.textContent()
  await assume(page, 'sales')
  await expect(page).toHaveURL('/search') // the customer has no access to the page that was open
  await page.goto('/adminAccountSearch')
  await expect(main).toContainText('The assumed user is not authorized for this.')
  await expect(main).toContainText('You see the portal as sales@fairway.test does.')
  expect(await main.textContent()).not.toBe(own)
  await goTo(page, '/salesView')
  await expect(heading(page, 'Sales Vessel Allocation')).toBeVisible()
})

test('an unknown path leads a person to their Home Page', async ({ page, troubles }) => {
  troubles.expect(noted.status(404))
  await signIn(page, 'shipper', '/nowhere')
  await expect(heading(page, 'No Containers Here')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click()
  await expect(heading(page, /^Welcome, /)).toBeVisible()
})

test('the Home Page, a restricted page and the contacts have no accessibility violation in any language', async ({
  page,
}) => {
  const found: string[] = []
  await signIn(page, 'newcomer', '/support')
  for (const [path, title] of Object.entries({
    '/support': 'Contact us',
    '/bookingdash': /^Restricted/,
    '/search': /^Welcome/,
  })) {
    await goTo(page, path)
    await expect(heading(page, title)).toBeVisible()
    for (const language of ['zh', 'vi', 'en'] as const) {
      await speak(page, language)
      for (const width of language === 'en' ? [390, 1440] : [390]) {
        await page.setViewportSize({ width, height: 844 })
        const where = `${path} in ${language} at ${width} pixels`
        // the colours are the same in every language
        found.push(...(await findViolations(page, where, width === 1440 ? undefined : EXCEPT_COLOURS)))
      }
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await findViolations(page, 'dark', ['color-contrast'])))
  expect(found).toEqual([])
})
