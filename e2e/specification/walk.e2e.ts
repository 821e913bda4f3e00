import type { Page } from '@playwright/test'
import { visitFrom } from '../network-faults.ts'
import { goTo, type Person, personMenu as personMenuButton, signIn, signInByForm } from '../people.ts'
import { expect } from '../portal.ts'
import { test } from './granted-person.ts'
import * as menus from './menus.ts'
import { allGroups, type GroupCode, guardedRoutes, publicRoutes } from './routes.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** A list may write its criteria behind the path. */
const expectPath = (page: Page, path: string | RegExp) =>
  expect.poll(() => new URL(page.url()).pathname).toEqual(typeof path === 'string' ? path : expect.stringMatching(path))

/** The groups of the demo's people. Those who share a list share the walk. */
const demoPeople: Partial<Record<Person, GroupCode[]>> = {
  admin: ['ADMIN'],
  csr: ['CSR'],
  shipper: ['BD', 'TD', 'BR', 'BC', 'SI', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE'],
  consignee: ['BD', 'TD', 'OD', 'SD', 'DE'],
  forwarder: ['BD', 'TD', 'BS', 'BP', 'VG', 'BL'],
  sales: ['VS'],
  rep: ['VA', 'VU'],
  both: ['BL'],
  newcomer: [],
}
/** Each group by itself, where no one of the demo has just that, and combinations that no account has today. */
const grantedGroups: GroupCode[][] = [
  ...allGroups.filter((group) => !['ADMIN', 'CSR', 'VS', 'BL'].includes(group)).map((group) => [group]),
  ['ADMIN', 'CSR', 'BD'],
  ['BR', 'BS', 'SI'],
  ['VS', 'VA', 'DE', 'VG'],
]

async function seesTheMenus(page: Page, groups: readonly GroupCode[], isInAsia = true) {
  const header = page.getByRole('navigation').first().locator('a')
  const expected = menus.entriesFor(menus.headerMenu, groups, isInAsia)
  await expect.poll(async () => (await header.allTextContents()).toSorted(), groups.join()).toEqual(expected.toSorted())
  await personMenuButton(page).click()
  const panel = page.getByRole('banner').locator('div:has(> fieldset)')
  await expect(panel).toBeVisible()
  const entries = await panel.locator('a, button').allTextContents()
  const added = menus.entriesFor(menus.addedEntries, groups)
  expect(
    entries.filter((name) => !added.includes(name)),
    groups.join(),
  ).toEqual(menus.entriesFor(menus.personMenu, groups, isInAsia))
  expect(entries, 'what is added is there too').toEqual(expect.arrayContaining(added))
  await expect(panel.getByText(menus.VERSION_LABEL)).toBeVisible()
  await page.keyboard.press('Escape')
}

async function opensItsRoutes(page: Page, groups: readonly GroupCode[]) {
  for (const { path, opensFor, name, heading: title, leadsTo = path } of guardedRoutes) {
    const mayOpen =
      opensFor === 'signedIn' ||
      (opensFor === 'anyGroup' ? groups.length > 0 : opensFor.some((group) => groups.includes(group)))
    await goTo(page, path)
    const where = `${path} for ${groups.join() || 'nobody’s group'}`
    await expect(heading(page), where).toHaveText(mayOpen ? title : `Restricted: ${name}`)
    await expectPath(page, mayOpen ? leadsTo : path)
  }
}

for (const [person, groups] of Object.entries(demoPeople))
  test(`${person} of the demo has the entries and opens the routes of their groups, and no others`, async ({
    page,
    troubles,
  }) => {
    troubles.tolerate(/40[34]|422/) // numbers that are not there
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, person as Person) // the keys are people
    await seesTheMenus(page, groups)
    await opensItsRoutes(page, groups)
  })

for (const groups of grantedGroups)
  test(`whoever is granted ${groups.join(' and ')} has the entries and opens the routes of it, and no others`, async ({
    page,
    person,
    troubles,
  }) => {
    troubles.tolerate(/40[34]|422/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await person.signInWith(page, groups)
    await seesTheMenus(page, groups)
    await opensItsRoutes(page, groups)
  })

test('outside Asia the menus leave out what is for Asia', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitFrom(page, 'EU')
  await signInByForm(page, 'consignee')
  await seesTheMenus(page, demoPeople.consignee ?? [], false)
})

test('a guest opens every public route and no other, and has the menu of a guest', async ({ page, troubles }) => {
  troubles.tolerate(/40[0134]|422/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('navigation').first().locator('a')).toHaveText(menus.entriesFor(menus.guestMenu, []))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  for (const { path, heading: title, leadsTo = path } of publicRoutes) {
    await goTo(page, path)
    await expect(heading(page), path).toHaveText(title)
    await expectPath(page, leadsTo)
  }
  for (const { path } of guardedRoutes) {
    await goTo(page, '/forgetPassword')
    await expect(heading(page)).toHaveText('Forgot your password?')
    await goTo(page, path)
    await expect(page, path).toHaveURL('/')
  }
})

test('the public routes open for somebody who is signed in too, and an unknown path is none', async ({
  page,
  troubles,
}) => {
  troubles.tolerate(/40[0134]|422/)
  await signIn(page, 'shipper')
  for (const { path } of publicRoutes) {
    await goTo(page, path)
    await expect(heading(page), path).not.toHaveText(/^(Restricted|No Containers Here)/)
  }
  await goTo(page, '/noSuchRoute')
  await expect(heading(page)).toHaveText('No Containers Here')
  await expect(page.getByText("Sorry, We can't find that page!")).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Home Page' })).toBeVisible()
})
