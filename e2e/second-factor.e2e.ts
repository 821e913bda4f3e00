import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { en as account } from '../packages/web/src/ui/account/messages/en.ts'
import { authenticator } from './authenticator.ts'
import { findViolations, overflow } from './barriers.ts'
import { noted } from './network-faults.ts'
import { signOut, usernameOf } from './people.ts'
import { anotherBrowser, expect, type Language, languages, speak, test } from './portal.ts'
import { answer, demandFactor, security } from './security-steps.ts'
import { errorTexts, field, newcomer, PASSWORD, signInWith, signUpUnseen, submit, summary, texts } from './sign-up.ts'
import { beginUnseen } from './unseen-calls.ts'

const { en } = security
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const devices = (page: Page) => panel(page, en.devices.title).getByRole('listitem')

async function sendCode(page: Page, code: string) {
  await field(page, 'code').fill(code)
  await submit(page).click()
}

/** Reads the recovery codes and continues. */
async function readCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: en.codes.list }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  return list.allTextContents()
}

/** Another browser of the same person. */
async function otherBrowser(browser: Browser, baseURL: string | undefined) {
  const { page } = await anotherBrowser(browser, baseURL, { userAgent: PHONE })
  return page
}
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test('a second factor from its first code to its end, and the devices of its owner', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.tolerate(noted.status(401), noted.status(422))
  const email = newcomer()
  await signUpUnseen(page, email)
  await beginUnseen(page, email, PASSWORD, '/changePassword')
  await page.getByRole('link', { name: texts.en.security }).click()
  await expect(page).toHaveURL('/accountSecurity')
  await expect(panel(page, en.factor.title)).toContainText(en.factor.offText)

  // on: the password again, a wrong code, the right one, the recovery codes
  await button(page, en.factor.setUp).click()
  await expect(page.getByRole('heading', { level: 1, name: en.setUp.title })).toBeFocused()
  await field(page, 'password').fill('not-my-password')
  await submit(page).click()
  await expect(summary(page)).toContainText(errorTexts.en.AU0019)
  await field(page, 'password').fill(PASSWORD)
  await submit(page).click()
  await expect(page.getByRole('img', { name: en.setUp.picture })).toBeVisible()
  const secret = await page.locator('main code').textContent()
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const app = authenticator(secret ?? '')
  await sendCode(page, app.wrongCode())
  await expect(summary(page)).toContainText(errorTexts.en.AU0018)
  const first = app.next()
  await sendCode(page, first)
  const codes = await readCodes(page)
  const saving = page.waitForEvent('download')
  await button(page, en.codes.download).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  for (const part of [...codes, email]) expect(saved).toContain(part)
  await button(page, en.codes.kept).click()
  await expect(panel(page, en.factor.title)).toContainText(en.factor.onText)
  await expect(panel(page, en.factor.title)).toContainText(`${en.factor.left}10`)

  // the sign-in asks for a code: a wrong one, a used one, and the next one in full-width digits
  await signOut(page)
  await page.goto('/signin?to=/accountSecurity')
  await signInWith(page, email, PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: en.step.title })).toBeVisible()
  await expect(field(page, 'code')).toBeFocused()
  await expect(page).toHaveURL('/signin?to=/accountSecurity')
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await sendCode(page, '')
  await expect(summary(page)).toContainText(errorTexts.en.AU0129)
  await sendCode(page, app.wrongCode())
  await expect(summary(page)).toContainText(errorTexts.en.AU0018)
  await sendCode(page, first)
  await expect(summary(page)).toContainText(errorTexts.en.AU0018)
  await expect(field(page, 'code')).toHaveValue(first)
  await sendCode(page, wide(app.next()))
  await expect(page).toHaveURL('/accountSecurity')

  // another browser signs in by a recovery code, which works once, and is listed beside this one
  const phone = await otherBrowser(browser, baseURL)
  const [used = '', fresh = ''] = codes
  await phone.goto('/signin')
  await signInWith(phone, email, PASSWORD)
  await button(phone, en.step.useRecovery).click()
  await sendCode(phone, used.toUpperCase().replace('-', ' '))
  await expect(phone).toHaveURL('/search')
  await page.reload()
  await expect(devices(page)).toHaveCount(2)
  await expect(devices(page).filter({ hasText: 'Safari on iPhone' })).toContainText(en.devices.isIn)
  await expect(devices(page).filter({ hasText: en.devices.thisOne })).toContainText('Chrome on')
  await expect(panel(page, en.factor.title)).toContainText(`${en.factor.left}9`)

  // forgotten: its session ends at once, and its code is no longer accepted
  await page.getByRole('button', { name: `${en.devices.forget}: Safari on iPhone` }).click()
  await expect(page.getByText('Safari on iPhone was signed out and removed.')).toBeVisible()
  await expect(devices(page)).toHaveCount(1)
  await expect(panel(page, en.devices.title).getByRole('list')).toBeFocused() // its row and button are gone
  await phone.goto('/accountSecurity')
  await expect(phone).toHaveURL(/\/signin\?/)
  await signInWith(phone, email, PASSWORD)
  await button(phone, en.step.useRecovery).click()
  await sendCode(phone, used)
  await expect(summary(phone)).toContainText(errorTexts.en.AU0018)
  await sendCode(phone, fresh)
  await expect(phone).toHaveURL('/accountSecurity')

  // all other devices at once
  await button(page, en.devices.endOthers).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.confirm.yes }).click()
  await expect(page.getByText(en.devices.ended_one)).toBeVisible()
  await phone.reload()
  await expect(phone).toHaveURL(/\/signin\?/)
  await phone.context().close()

  // new recovery codes replace the former ones; one of them switches the factor off
  const proof = async (task: string, code: string) => {
    await button(page, task).click()
    await field(page, 'password').fill(PASSWORD)
    await sendCode(page, code)
  }
  await proof(en.factor.newCodes, codes[2] ?? '')
  const renewed = await readCodes(page)
  expect(renewed).not.toEqual(expect.arrayContaining(codes.slice(0, 1)))
  await button(page, en.codes.kept).click()
  await proof(en.factor.switchOff, codes[3] ?? '')
  await expect(summary(page)).toContainText(errorTexts.en.AU0018)
  await sendCode(page, renewed[0] ?? '')
  await expect(panel(page, en.factor.title)).toContainText(en.factor.offText)
  const activity = page.getByRole('table', { name: en.activity.title })
  for (const type of ['factorOn', 'factorOff', 'recoveryCodes', 'deviceForgotten', 'sessionsEnded'] as const)
    await expect(activity.getByText(account.activity.types[type]).first()).toBeVisible()

  // this browser can be forgotten too, which signs out
  await page.getByRole('button', { name: `${en.devices.forget}: Chrome on` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: en.confirm.yes }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
})

/** Digits of a Chinese input method, with the gap that apps show. */
const wide = (code: string) =>
  `${code.slice(0, 3)} ${code.slice(3)}`.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

test('both second steps and the security page say in every language what to do, without accessibility violations', async ({
  page,
  troubles,
}) => {
  troubles.tolerate(noted.status(401), noted.status(422))
  await page.setViewportSize({ width: 390, height: 844 })
  const found: string[] = []
  const shown = (text: string) => expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  /** Checks a state in every language, English last: accessibility is checked once, texts and layout in each. */
  const checkState = async (what: string, check: (language: Language) => Promise<void>) => {
    for (const language of ['zh', 'vi', 'en'] as const) {
      await speak(page, language)
      await check(language)
      found.push(...(await overflow(page)).map((wide) => `${what} in ${language}: ${wide}`))
    }
    found.push(...(await findViolations(page, what)))
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await findViolations(page, `${what} in the dark`, ['color-contrast'])))
    await page.emulateMedia({ colorScheme: 'light' })
  }

  // a code prompt, and a step that took too long: back at the first step, the name is still there
  await answer(page, '/auth/login', { step: 'code', ticket: 'a-ticket' })
  await answer(page, '/auth/login/code', { errorCode: 'AU0018' }, 422)
  await page.goto('/signin')
  await signInWith(page, usernameOf('rep'), 'Fairway-demo-1')
  await expect(page.getByRole('heading', { level: 1, name: en.step.title })).toBeVisible()
  await sendCode(page, '482913')
  await checkState('code', async (language) => {
    await shown(security[language].step.title)
    await expect(summary(page)).toContainText(errorTexts[language].AU0018)
  })
  await button(page, en.step.useRecovery).click()
  await checkState('recovery code', (language) => shown(security[language].step.lost))
  await answer(page, '/auth/login/code', { errorCode: 'AU0017' }, 401)
  await sendCode(page, 'k7m2p 9xqrt')
  for (const language of languages.toReversed()) {
    await speak(page, language)
    await shown(errorTexts[language].AU0017)
  }
  await expect(field(page, 'username')).toHaveValue(usernameOf('rep'))
  await expect(field(page, 'password')).toHaveValue('')

  // a factor that must be set up first: the session starts after the codes were saved
  await demandFactor(page)
  await field(page, 'password').fill('Fairway-demo-1')
  await submit(page).click()
  await expect(page.getByRole('heading', { level: 1, name: en.setUp.title })).toBeFocused()
  await checkState('set-up', async (language) => {
    await shown(security[language].setUp.title)
    await shown(security[language].setUp.required)
  })
  await sendCode(page, '482 913')
  await expect(page.getByRole('heading', { level: 1, name: en.codes.title })).toBeVisible()
  await checkState('recovery codes', (language) => shown(security[language].codes.title))
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await button(page, en.codes.kept).click()
  await expect(page).toHaveURL('/search')

  await page.goto('/accountSecurity')
  await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await checkState('security', (language) => shown(security[language].title))
  await button(page, en.factor.setUp).click()
  await expect(page.getByRole('heading', { level: 1, name: en.setUp.title })).toBeVisible()
  await submit(page).click()
  await checkState('password again', async (language) => {
    await shown(security[language].setUp.title)
    await expect(summary(page)).toContainText(errorTexts[language].AU0125)
  })
  expect(found).toEqual([])
})

test('going back from the second step of a link leads to the sign-in with the password', async ({ page }) => {
  await answer(page, '/auth/login/token', { step: 'code', ticket: 'a-ticket' })
  await page.goto(`/signintoken/${usernameOf('rep')}/${'t'.repeat(43)}`)
  await submit(page).click()
  await expect(field(page, 'code')).toBeFocused()
  await button(page, en.step.back).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.en.signIn.title })).toBeVisible()
  await expect(field(page, 'username')).toBeVisible()
})
