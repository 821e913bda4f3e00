import type { Page } from '@playwright/test'
import { visitFrom } from '../network-faults.ts'
import { goTo, type Person, personMenu as personMenuButton, signIn, signInByForm } from '../people.ts'
import { expect } from '../portal.ts'
import { test } from './granted-person.ts'
import * as menus from './menus.ts'
import { allGroups, type GroupCode, guardedRoutes, publicRoutes } from './routes.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

interface Visit {
  path: string
  /** The first heading that is shown in the end. */
  heading: string | RegExp
  /** The path that stays; a list may write its criteria behind it. */
  leadsTo: string | RegExp
}

/** A page that does not show what it should within this time hangs. */
const LIMIT_MS = 60_000

/**
 * Opens one address after the other without a reload, and waits at each for what it should show. The page itself goes
 * on to the next one: asking it from outside, eight hundred times, took a quarter of what this walk costs.
 */
async function opensInTurn(page: Page, visits: Visit[], who: string) {
  const pattern = (text: string | RegExp) =>
    typeof text === 'string' ? `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : text.source
  const failed = await page.evaluate(
    async ({ visits, limit }) => {
      const shown = () => {
        const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())
        return heading?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
      }
      for (const { path, heading, leadsTo } of visits) {
        const isThere = () => new RegExp(heading).test(shown()) && new RegExp(leadsTo).test(location.pathname)
        const came = new Promise<boolean>((resolve) => {
          const check = () => isThere() && end(true)
          const observer = new MutationObserver(check)
          const end = (is: boolean) => {
            observer.disconnect()
            navigation.removeEventListener('currententrychange', check)
            clearTimeout(timer)
            resolve(is)
          }
          const timer = setTimeout(end, limit, false)
          observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
          navigation.addEventListener('currententrychange', check)
        })
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        if (!(await came)) return `${path} shows "${shown()}" at ${location.pathname}, not ${heading}`
      }
      return 'all as expected'
    },
    {
      visits: visits.map(({ path, heading, leadsTo }) => ({
        path,
        heading: pattern(heading),
        leadsTo: pattern(leadsTo),
      })),
      limit: LIMIT_MS,
    },
  )
  expect(failed, who).toBe('all as expected')
}

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

const opensItsRoutes = (page: Page, groups: readonly GroupCode[]) =>
  opensInTurn(
    page,
    guardedRoutes.map(({ path, opensFor, name, heading, leadsTo = path }) => {
      const mayOpen =
        opensFor === 'signedIn' ||
        (opensFor === 'anyGroup' ? groups.length > 0 : opensFor.some((group) => groups.includes(group)))
      return mayOpen ? { path, heading, leadsTo } : { path, heading: `Restricted: ${name}`, leadsTo: path }
    }),
    groups.join() || 'nobody’s group',
  )

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
  await opensInTurn(
    page,
    publicRoutes.map(({ path, heading, leadsTo = path }) => ({ path, heading, leadsTo })),
    'a guest',
  )
  const away = { path: '/forgetPassword', heading: 'Forgot your password?', leadsTo: '/forgetPassword' }
  const refused = ({ path }: { path: string }) => [away, { path, heading: 'Track your cargo', leadsTo: '/' }]
  await opensInTurn(page, guardedRoutes.flatMap(refused), 'a guest')
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
