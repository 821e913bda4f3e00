import { expect, type Page, type Request } from '@playwright/test'
import { GEO } from './network-faults.ts'
import { beginUnseen } from './unseen-calls.ts'

/** The accounts of the demo. */
export type Person =
  | 'admin'
  | 'csr'
  | 'shipper'
  | 'rival'
  | 'consignee'
  | 'forwarder'
  | 'sales'
  | 'rep'
  | 'both'
  | 'newcomer'

export const usernameOf = (person: Person) => `${person}@fairway.test`
const PASSWORD = 'Fairway-demo-1'

/** Signs in past the form and opens the page that the test is about. A session of its own each time. */
export async function signIn(page: Page, person: Person, to = '/search') {
  await beginUnseen(page, usernameOf(person), PASSWORD, to)
  await expect(personMenu(page)).toBeVisible()
}

/** Signs in as people do, by the form; the session begins on the Home Page or where the sign-in leads. */
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

/** Changes the language in the person's menu; the page stays as it is. */
export async function changeLanguage(page: Page, language: keyof typeof languageNames) {
  await personMenu(page).click()
  const choice = page.getByRole('banner').getByRole('button', { name: languageNames[language], exact: true })
  await choice.click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : language)
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
}

/** Leaves by the menu, and waits until the server has said so: its answer takes the session's cookie away. */
export async function signOut(page: Page) {
  const loggedOut = page.waitForResponse(/\/auth\/logout$/)
  await personMenu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await loggedOut
}

/** Goes to a page without loading the portal anew. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** What this browser keeps of the session. */
export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null') as Record<string, string> | null)

/** Loads the page anew and waits until everything that it asks for by itself is answered, and the page has noted it. */
export async function callAgain(page: Page) {
  const noted = () => page.evaluate(() => Number(localStorage.getItem('lastAccess')))
  const before = await noted()
  const waiting = new Set<Request>()
  const isCall = (request: Request) => /\/(api|auth)\/(?!live)/.test(new URL(request.url()).pathname)
  const begin = (request: Request) => isCall(request) && waiting.add(request)
  const end = (request: Request) => waiting.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  const placed = page.waitForResponse(GEO) // the last thing that a page asks for at its start
  await page.reload()
  await placed
  await expect.poll(() => waiting.size).toBe(0)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  await expect.poll(noted).toBeGreaterThan(before)
}

/** A document of the portal without the portal: while it is open, nothing is asked for. */
export const rest = (page: Page) => page.goto('/robots.txt')

/** Lets so much time pass for this browser: its last access lies further back. Answers under way would undo it. */
export const letPass = (page: Page, seconds: number) =>
  page.evaluate((back) => {
    localStorage.setItem('lastAccess', String(Number(localStorage.getItem('lastAccess')) - back * 1000))
  }, seconds)
