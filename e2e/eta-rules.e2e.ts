import type { FoundRules } from '@fairway/contract/eta-rules/eta-rule.schema'
import { en as enErrors } from '@fairway/contract/eta-rules/messages/en'
import { en as kit } from '@fairway/contract/kit/messages/en'
import type { Locator, Page } from '@playwright/test'
import { en } from '../packages/web/src/features/eta-rules/messages/en.ts'
import { vi } from '../packages/web/src/features/eta-rules/messages/vi.ts'
import { zh } from '../packages/web/src/features/eta-rules/messages/zh.ts'
import { adminElsewhere } from './admin-texts.ts'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { change, cut, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, speak, test } from './portal.ts'
import { field, submit, summary } from './sign-up.ts'

const texts = { en, zh, vi }
const errors = enErrors.errors
const SEARCH = /\/api\/eta\/search\?/
const SAVE = /\/api\/eta\/createUpdate$/

const count = (page: Page, name: keyof typeof en.preview.counts) =>
  page.locator('main dl > div').filter({ hasText: en.preview.counts[name] }).locator('dd')
const ask = (page: Page) => page.getByRole('button', { name: en.preview.action })
const saved = (page: Page) => page.getByText(en.form.saved)

/** Arrivals of the demo depend on today: picks a day on which the rule matches some containers. */
async function chooseDayWithArrivals(page: Page) {
  for (const day of ['1', '2', '3', '4', '5', '6', '7']) {
    await field(page, 'arrivalDay').selectOption(day)
    const answered = page.waitForResponse(/\/api\/eta\/preview$/)
    await ask(page).click()
    const { matched } = await (await answered).json()
    await expect(count(page, 'matched')).toHaveText(String(matched))
    if (matched > 0) return
  }
  throw new Error('no vessel with containers arrives at the port')
}

async function writeAvailability(page: Page, name: string, days: string, time: string) {
  await field(page, `${name}.days`).selectOption(days)
  await field(page, `${name}.time`).fill(time)
}

/** Saves and waits until the estimates of the open containers are updated. */
async function saveAndFollow(page: Page) {
  await submit(page).click()
  await expect(saved(page).first()).toBeVisible()
  const [before = ''] = en.run.done.split('{{moved}}')
  await expect(page.getByRole('main').getByText(before)).toBeVisible()
}

const switchOff = async (page: Page) => {
  await field(page, 'isActive').uncheck()
  await saveAndFollow(page)
}

/** In every language on desktop and phone; the elements are the same in each, so accessibility is checked once. */
async function findProblems(page: Page, path: string, seen: (text: typeof en | typeof zh) => Locator) {
  const found: string[] = []
  await page.goto(path)
  for (const language of ['zh', 'vi', 'en'] as const) {
    await speak(page, language)
    await expect(seen(texts[language])).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      found.push(...(await overflow(page)).map((one) => `${language} ${path} ${width}: ${one}`))
      // the desktop layout contains everything of the phone layout, so colours are only checked there
      if (language === 'vi')
        found.push(...(await findViolations(page, `${path} ${width}`, width === 1440 ? undefined : EXCEPT_COLOURS)))
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  found.push(...(await findViolations(page, `${path} dark`, ['color-contrast'])))
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

test('an admin writes an arrival rule, previews its effect, and a container follows it at once', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  for (const expected of [noted.status(409), noted.status(422), noted.cut]) troubles.expect(expected)
  await signIn(page, 'admin', '/adminEtaRuleSearch')
  await page.getByRole('search', { name: en.titles.rule }).getByRole('button', { name: en.search.action }).click()
  await expect(page.getByText(errors.ETA0002)).toBeVisible()
  await page.getByRole('combobox', { name: en.search.port }).fill('oakl')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/adminEtaRuleSearch?port=USOAK')
  // it has no rule yet
  await change<FoundRules>(page, SEARCH, (reply) => ({ ...reply, rules: [] }))
  await page.reload()
  await expect(page.getByText(en.list.emptyPortText)).toBeVisible()
  await page.unroute(SEARCH)
  await page.reload()
  await expect(page.getByText(en.week.intro)).toBeVisible()
  await expect(page.getByRole('list', { name: /^LOCAL Any container$/ }), 'the week has its gap').toContainText(
    'Sunday 00:00 to 24:00: no rule',
  )

  await page.getByRole('main').getByRole('link', { name: en.list.newRule }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: en.titles.newRule })).toBeVisible()
  await expect(page.getByText('Oakland USOAK')).toBeVisible()
  await submit(page).click()
  for (const code of ['ETA0003', 'ETA0004'] as const) await expect(summary(page)).toContainText(errors[code])
  await expect(field(page, 'arrivalFrom')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'equipment').selectOption('type 45G1') // more specific than the demo’s rules for any container
  await field(page, 'arrivalFrom').fill('0')
  await field(page, 'arrivalTo').fill('24.00')
  await writeAvailability(page, 'localAvailability', '4', '830')
  await writeAvailability(page, 'portAvailability', '5', '9')
  await expect(field(page, 'arrivalFrom')).toHaveValue('00:00')
  await expect(field(page, 'localAvailability.time')).toHaveValue('08:30')
  await chooseDayWithArrivals(page)
  await expect(page.locator('main section').filter({ hasText: en.sentence.title })).toContainText('Oakland on ')
  const first = page.getByRole('row').filter({ hasText: 'FWYU' }).first()
  const containerPath = (await first.getByRole('link').getAttribute('href')) ?? ''
  const expected = (await first.locator('time').nth(2).textContent()) ?? ''
  expect(expected).toMatch(/ 08:30$/)
  expect(await findViolations(page, 'a new rule with its preview')).toEqual([])

  // neither a lost connection nor leaving the page loses what was entered
  await cut(page, SAVE)
  await submit(page).click()
  await expect(summary(page)).toBeVisible()
  await expect(field(page, 'localAvailability.time')).toHaveValue('08:30')
  await page.unroute(SAVE)
  await page.reload()
  await expect(field(page, 'localAvailability.time')).toHaveValue('08:30')
  await expect(field(page, 'equipment')).toHaveValue('type 45G1')
  await saveAndFollow(page)
  await expect(page).toHaveURL(/adminEtaRuleSearchDetails\/\d+$/)
  const rule = new URL(page.url()).pathname
  await page.goto(containerPath)
  await expect(page.getByRole('main')).toContainText(expected)

  // somebody else changes it meanwhile
  await page.goto(rule)
  await expect(field(page, 'arrivalTo')).toHaveValue('00:00')
  const { page: other, close } = await adminElsewhere(browser, baseURL, rule)
  await field(other, 'arrivalTo').fill('23:00')
  await submit(other).click()
  await expect(saved(other)).toBeVisible()
  await close()
  await field(page, 'localAvailability.time').fill('10:15')
  await submit(page).click()
  await expect(summary(page)).toContainText(kit.errors.GE0007)
  const conflict = page.getByRole('region', { name: /changed this after you opened it/ })
  await expect(conflict).toContainText('00:00–23:00')
  await expect(field(page, 'localAvailability.time')).toHaveValue('10:15')
  await saveAndFollow(page)
  await expect(conflict).toHaveCount(0)
  const history = page.getByRole('region', { name: en.history.title })
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await expect(history.getByRole('listitem').first()).toContainText(en.history.parts.localAvailability)

  await page.getByRole('link', { name: en.form.copy }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.titles.newRule })).toBeVisible()
  await submit(page).click()
  await expect(summary(page)).toContainText(errors.ETA0006.replace('{{key0}}', rule.split('/').at(-1) ?? ''))
  await page.goto(rule)
  await switchOff(page)
})

test('rules, their week and one of them fit desktop and phone in every language', async ({ page }) => {
  await signIn(page, 'admin', '/changePassword')
  const found = await findProblems(page, '/adminEtaRuleSearch?port=USOAK', ({ week }) => page.getByText(week.intro))
  const rule = await page.getByRole('group', { name: en.list.rule }).getByRole('link').first().getAttribute('href')
  found.push(
    ...(await findProblems(page, rule ?? '', ({ history }) => page.getByRole('heading', { name: history.title }))),
  )
  found.push(...(await findProblems(page, '/adminEtaRuleSearch', ({ start }) => page.getByText(start.title))))
  expect(found).toEqual([])
})

test('an exception for a voyage or for some days is checked, overrides the rules, and is found again', async ({
  page,
  troubles,
}) => {
  troubles.expect(noted.status(422))
  await signIn(page, 'admin', '/adminEtaRuleExceptionDetails/new?port=USLAX')
  await submit(page).click()
  await expect(summary(page)).toContainText(errors.ETA0008)
  await field(page, 'vvd').fill('xxx999e')
  await field(page, 'arrivalFrom').fill('06:00')
  await field(page, 'arrivalTo').fill('02:00')
  await writeAvailability(page, 'localAvailability', '1', '12:00')
  await writeAvailability(page, 'portAvailability', '1', '12:00')
  await submit(page).click()
  await expect(summary(page)).toContainText(errors.ETA0007.replace('{{key0}}', 'XXX999E'))
  await expect(page.getByText(en.sentence.midnightAnyDay)).toBeVisible()
  await page.getByLabel(en.form.scopeDays).check()
  // days that are unique to this run
  const day = new Date(Date.UTC(2100, 0, 1 + (Math.floor(Date.now() / 1000) % 36_000))).toISOString().slice(0, 10)
  await field(page, 'firstOn').fill(day)
  await field(page, 'lastOn').fill(day)
  await ask(page).click()
  await expect(count(page, 'matched')).toHaveText('0')
  await submit(page).click()
  await expect(page).toHaveURL(/adminEtaRuleExceptionDetails\/\d+$/)
  const exception = new URL(page.url()).pathname
  const problems = await findProblems(page, exception, ({ form }) => page.getByText(form.scopeDays))
  expect(problems).toEqual([])
  await page.goto('/adminEtaRuleExceptionSearch?port=USLAX')
  const row = page.getByRole('row').filter({ hasText: `${day} to ${day}` })
  await expect(row).toContainText('Every day 06:00 – next day 02:00')
  await row.getByRole('link').click()
  await field(page, 'isActive').uncheck()
  await submit(page).click()
  await expect(saved(page)).toBeVisible()
  await page.goto('/adminEtaRuleExceptionSearch?port=USLAX&withEnded=yes')
  await expect(row).toContainText(en.list.ended)
})
