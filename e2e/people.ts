import { expect, type Page, type Request } from '@playwright/test'
import { GEO } from './network-faults.ts'
import { beginUnseen } from './unseen-calls.ts'

/** The accounts of the demo. */
export type Person =
  | 'admin'
  | 'csr'
  | 'shipper'
  | 'manager'
  | 'rival'
  | 'consignee'
  | 'forwarder'
  | 'sales'
  | 'rep'
  | 'rep2'
  | 'both'
  | 'newcomer'

export const usernameOf = (person: Person) => `${person}@fairway.test`
const PASSWORD = 'Fairway-demo-1'

/** Signs in without the form and opens the page under test. A new session each time. */
export async function signIn(page: Page, person: Person, to = '/search') {
  await beginUnseen(page, usernameOf(person), PASSWORD, to)
  await expect(personMenu(page)).toBeVisible()
}

/** Signs in by the form; the session starts on the Home Page or where the sign-in leads. */
export async function signInByForm(page: Page, person: Person, to = '/search') {
  if (new URL(page.url()).pathname !== '/signin') await page.goto('/signin')
  await page.locator('input[name=username]').fill(usernameOf(person))
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.locator('main button[type=submit]').click()
  await expect(page).toHaveURL(to)
  await expect(personMenu(page)).toBeVisible()
}

/** The button that opens the person's own menu, in any language. */
export const personMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Your menu|个人菜单|Menu của bạn)/ })

const languageNames = { en: 'English', zh: '中文', vi: 'Tiếng Việt' }

/** Changes the language in the person's menu without a reload. */
export async function changeLanguage(page: Page, language: keyof typeof languageNames) {
  await personMenu(page).click()
  const choice = page.getByRole('banner').getByRole('button', { name: languageNames[language], exact: true })
  await choice.click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : language)
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
}

/** Signs out by the menu, and waits for the server's answer, which deletes the session's cookie. */
export async function signOut(page: Page) {
  const loggedOut = page.waitForResponse(/\/auth\/logout$/)
  await personMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await loggedOut
}

/** Opens a page without a reload. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** What this browser stores of the session. */
export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null') as Record<string, string> | null)

/** Reloads the page and waits until all its calls are answered and handled. */
export async function callAgain(page: Page) {
  const noted = () => page.evaluate(() => Number(localStorage.getItem('lastAccess')))
  const before = await noted()
  const waiting = new Set<Request>()
  const isCall = (request: Request) => /\/(api|auth)\/(?!live)/.test(new URL(request.url()).pathname)
  const begin = (request: Request) => isCall(request) && waiting.add(request)
  const end = (request: Request) => waiting.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const placed = page.waitForResponse(GEO) // the last call of a page's start
  await page.reload()
  await placed
  await expect.poll(() => waiting.size).toBe(0)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  await expect.poll(noted).toBeGreaterThan(before)
}

/** A document of the portal without its scripts: it makes no calls. */
export const rest = (page: Page) => page.goto('/robots.txt')

/** Moves this browser's last access back by so much time. Pending answers would undo it. */
export const letPass = (page: Page, seconds: number) =>
  page.evaluate((back) => {
    localStorage.setItem('lastAccess', String(Number(localStorage.getItem('lastAccess')) - back * 1000))
  }, seconds)
