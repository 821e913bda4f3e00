import type { Account, FoundAccounts } from '@fairway/contract/accounts/accounts.schema'
import { en as enErrors } from '@fairway/contract/accounts/messages/en'
import { vi as viErrors } from '@fairway/contract/accounts/messages/vi'
import { zh as zhErrors } from '@fairway/contract/accounts/messages/zh'
import type { ActivityPage } from '@fairway/contract/identity/own-account.schema'
import { en as kit } from '@fairway/contract/kit/messages/en'
import type { Page } from '@playwright/test'
import { en } from '../packages/web/src/features/accounts/messages/en.ts'
import { vi } from '../packages/web/src/features/accounts/messages/vi.ts'
import { zh } from '../packages/web/src/features/accounts/messages/zh.ts'
import { en as enAccount } from '../packages/web/src/ui/account/messages/en.ts'
import { vi as viAccount } from '../packages/web/src/ui/account/messages/vi.ts'
import { zh as zhAccount } from '../packages/web/src/ui/account/messages/zh.ts'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { letterTo } from './letters.ts'
import { change, cut, HEALTH, hold, noted } from './network-faults.ts'
import { goTo, signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { closeSuccess, newcomer, PASSWORD, registerUnseen, signInWith, submit } from './sign-up.ts'

const texts = { en, zh, vi }
const accountTexts = { en: enAccount, zh: zhAccount, vi: viAccount }
const errors = { en: enErrors.errors, zh: zhErrors.errors, vi: viErrors.errors }

const SEARCH = /\/auth\/management\/user\/search/
const field = (page: Page) => page.locator('main [name=q]')
const rows = (page: Page) => page.getByRole('main').locator('tbody tr')
const actionButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('alertdialog')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function search(page: Page, criterion: string) {
  await field(page).fill(criterion)
  await field(page).press('Enter')
}

/** Presses the button, reads the question and confirms it. */
async function confirm(page: Page, { action, question, text }: { action: string; question: string; text: string }) {
  await actionButton(page, action).click()
  await expect(dialog(page)).toContainText(question)
  await expect(dialog(page)).toContainText(text)
  await dialog(page).getByRole('button', { name: action }).click()
  await expect(dialog(page)).toBeHidden()
}

const about = (text: string, email: string, count = 1) =>
  text.replace('{{email}}', email).replace('{{count}}', String(count))

test('an admin finds an account and reads it in three languages, on phone and desktop, without accessibility violations', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(404))
  await signIn(page, 'admin', '/adminAccountSearch')
  const found: string[] = []
  /** Only the texts differ between languages, so accessibility is checked in one of them. */
  const checkPage = async (where: string) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await overflow(page)))
      // the desktop layout contains everything of the phone layout, so colours are only checked there
      const rules = width === 1440 ? undefined : EXCEPT_COLOURS
      if (where.startsWith('en')) found.push(...(await findViolations(page, `${where} ${width}`, rules)))
    }
  }
  for (const language of languages) {
    const t = texts[language]
    await speak(page, language)
    if (language !== 'en') await goTo(page, '/adminAccountSearch')
    await expect(page.getByRole('heading', { name: t.start.title })).toBeVisible()
    await field(page).press('Enter')
    await expect(page.getByText(errors[language].AC0001)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await checkPage(`${language} without a criterion`)

    await search(page, 'linh hai phong')
    await expect(page).toHaveURL('/adminAccountSearch?q=linh+hai+phong')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('rival@fairway.test')
    await expect(rows(page)).toContainText(accountTexts[language].statuses.ACTIVE)
    await checkPage(`${language} found`)

    const link = rows(page).getByRole('link')
    await expect(link).toHaveAttribute('href', /\/adminAccountSearchDetails\/[0-9a-f-]{36}$/) // no e-mail address in logs
    await link.press('Enter')
    await expect(heading(page)).toHaveText('Linh Tran')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('link', { name: t.detail.profile })).toHaveAttribute(
      'href',
      new URL(page.url()).pathname.replace('Account', 'Profile'),
    )
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await checkPage(`${language} account`)
    await actionButton(page, t.deeds.reset.action).click()
    await expect(dialog(page)).toContainText(about(t.deeds.reset.text, 'rival@fairway.test'))
    await checkPage(`${language} question`)
    await page.keyboard.press('Escape')
    await expect(actionButton(page, t.deeds.reset.action)).toBeFocused()

    await goTo(page, '/adminAccountSearchDetails/admin%40fairway.test') // an account with activity: a sign-in
    await expect(heading(page)).not.toHaveText('Linh Tran')
    await expect(rows(page).first()).toBeVisible()
    await checkPage(`${language} activity`)

    await goTo(page, '/adminAccountSearchDetails/nobody%40fairway.test')
    await expect(page.getByRole('heading', { name: t.unknown.heading })).toBeVisible()
  }
  expect(found).toEqual([])
})

test('an admin helps an owner: a new code, ended sessions, a new password; the activity list shows all of it', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.expect(noted.status(409), noted.cut)
  const email = newcomer()
  const owner = await (await browser.newContext({ baseURL, locale: 'en' })).newPage()
  const { deeds: actions } = en
  await registerUnseen(owner, email)

  // the address with an e-mail opens the account, and is replaced by one with its id
  await signIn(page, 'admin', `/adminAccountSearchDetails/${encodeURIComponent(email)}`)
  await expect(heading(page)).toHaveText('陈美')
  await expect(page).toHaveURL(/\/adminAccountSearchDetails\/[0-9a-f-]{36}$/)
  await expect(page.getByText(actions.states.resetLater)).toBeVisible()
  await expect(actionButton(page, actions.reset.action)).toHaveCount(0)
  await confirm(page, { ...actions.resend, text: about(actions.resend.text, email) })
  await expect(page.getByText(about(actions.resend.done, email))).toBeVisible()
  const { link } = await letterTo(email, 2)

  // a failed action shows its error beside it, and can be tried again
  await actionButton(page, actions.resend.action).click()
  const again = dialog(page).getByRole('button', { name: actions.resend.action })
  await cut(page, /user\/resend/)
  await cut(page, HEALTH)
  await again.press('Enter')
  await expect(dialog(page).getByRole('alert')).toHaveText(kit.network.down)
  await page.unrouteAll()
  await owner.goto(link)
  await submit(owner).click()
  await closeSuccess(owner, '')
  await again.press('Enter')
  await expect(dialog(page).getByRole('alert')).toHaveText(enErrors.errors.AC0004)
  await dialog(page).getByRole('button', { name: en.confirm.cancel }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await signInWith(owner, email, PASSWORD)
  await expect(owner).toHaveURL('/search')

  await page.reload()
  await expect(page.getByText(accountTexts.en.statuses.CONFIRMED, { exact: true })).toBeVisible()
  await expect(actionButton(page, actions.resend.action)).toHaveCount(0)
  await confirm(page, { ...actions.sessions, text: about(actions.sessions.text, email) })
  await expect(page.getByText(about(actions.sessions.done_one, email))).toBeVisible()
  await expect(page.getByText(actions.states.sessionsNone)).toBeVisible()
  await expect(page.getByRole('heading', { name: actions.title })).toBeFocused() // its button is gone
  await owner.goto('/containerList/container=FWYU4829130')
  await expect(owner).toHaveURL(/\/signin/)

  await confirm(page, { ...actions.reset, text: about(actions.reset.text, email) })
  await expect(page.getByText(accountTexts.en.statuses.RESET_REQUIRED, { exact: true }).first()).toBeVisible()
  expect((await letterTo(email, 3)).link).toContain('/resetPassword/')

  // newest first, with the admin's name on the admin's actions
  const { types, statuses } = accountTexts.en.activity
  await expect(rows(page).first()).toContainText(types.code)
  await expect(rows(page).nth(1)).toContainText(types.resetRequired)
  await expect(rows(page).nth(1)).toContainText('admin@fairway.test')
  await expect(rows(page).nth(1)).toContainText(/127\.0\.0\.1|::1/)
  await expect(rows(page).filter({ hasText: types.signIn }).first()).toContainText(en.activity.owner)
  await page.getByLabel(accountTexts.en.activity.columns.type).selectOption('sessionsEnded')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(statuses.success)
  await page.reload() // the filter is in the address
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel(accountTexts.en.activity.columns.status).selectOption('refused')
  await expect(page.getByText(en.activity.noneLike)).toBeVisible()
  await actionButton(page, en.activity.all).click()
  await expect(rows(page).first()).toContainText(types.code)
  await owner.context().close()
})

test('search terms survive back, forward, a reload, an input method and an answer that does not come', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(noted.cut)
  await signIn(page, 'admin', '/adminAccountSearch')
  await search(page, 'x')
  await expect(page.getByText(enErrors.errors.AC0002.replace('{{key0}}', '2'))).toBeVisible()
  await search(page, 'chen')
  await expect(rows(page).filter({ hasText: 'shipper@fairway.test' })).toHaveCount(1)

  // the rows are dimmed while the next answer loads
  const letGo = await hold(page, SEARCH)
  await page.getByLabel(en.search.status).selectOption('INACTIVE')
  await actionButton(page, en.search.action).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: en.search.searching })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: en.none.title.replace('{{q}}', 'chen') })).toBeVisible()
  await page.unrouteAll()
  await expect(page).toHaveURL('/adminAccountSearch?q=chen&status=INACTIVE')

  await page.goBack()
  await expect(page.getByLabel(en.search.status)).toHaveValue('')
  await expect(rows(page).first()).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel(en.search.status)).toHaveValue('INACTIVE')
  await page.reload()
  await expect(field(page)).toHaveValue('chen')
  await actionButton(page, en.none.anyStatus).click()
  await expect(rows(page).filter({ hasText: 'shipper@fairway.test' })).toHaveCount(1)

  // Enter that confirms a word of an input method does not search
  const ime = await context.newCDPSession(page)
  await field(page).fill('')
  await ime.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await page.keyboard.press('Enter')
  await ime.send('Input.insertText', { text: '宁' })
  await expect(page).toHaveURL('/adminAccountSearch?q=chen')

  await cut(page, SEARCH)
  await cut(page, HEALTH)
  await search(page, 'harbour bay')
  await expect(page.getByRole('heading', { name: en.search.failed })).toBeVisible()
  await expect(field(page)).toHaveValue('harbour bay')
  await page.unrouteAll()
  await page.getByRole('main').getByRole('alert').getByRole('button').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('newcomer@fairway.test')

  // Back from an account returns to its search
  await rows(page).getByRole('link').click()
  await page.getByRole('link', { name: en.search.title }).click()
  await expect(page).toHaveURL('/adminAccountSearch?q=harbour+bay')
})

test('too many matches, a lock and a long list are shown clearly', async ({ page }) => {
  await change<FoundAccounts>(page, SEARCH, (found) => ({ ...found, isCut: true }))
  await signIn(page, 'admin', '/adminAccountSearch?q=fairway')
  await expect(page.getByRole('status').filter({ hasText: /^More than 100 accounts match/ })).toBeVisible()

  await change<Account>(page, /user\/email/, (account) => ({
    ...account,
    hasSecondFactor: true,
    lockedUntil: new Date(Date.now() + 600_000).toISOString(),
  }))
  await change<ActivityPage>(page, /user\/authEvents\?(?!.*before)/, ({ activities }) => ({
    activities: activities.slice(0, 1).map((one) => ({ ...one, id: 'first' })),
    next: '2099-01-01T00:00:00Z_1',
  }))
  await page.goto('/adminAccountSearchDetails/admin%40fairway.test')
  await expect(page.getByText(en.lock.text)).toBeVisible()
  await actionButton(page, en.deeds.factor.action).click()
  await expect(dialog(page)).toContainText(about(en.deeds.factor.text, 'admin@fairway.test'))
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(1)
  await actionButton(page, accountTexts.en.activity.more).press('Enter')
  await expect(rows(page).nth(1)).toBeVisible()
})
