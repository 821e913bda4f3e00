import { suggestedGroups } from '@fairway/contract/accounts/suggested-groups.rules'
import { en as kit } from '@fairway/contract/kit/messages/en'
import { adminElsewhere, adminErrors, adminTexts, elsewhere, groupCheckbox, waiting } from './admin-texts.ts'
import { findViolations, overflow } from './barriers.ts'
import { letterTo } from './letters.ts'
import { noted } from './network-faults.ts'
import { goTo, signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { PASSWORD, submit, summary } from './sign-up.ts'
import { beginUnseen } from './unseen-calls.ts'

const letters = { en: /is ready/, zh: /已开通/, vi: /đã sẵn sàng/ }

test('an admin approves a newcomer in one step, in every language, and the newcomer is notified and gets access', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin', '/adminProfileSearch')
  for (const language of languages) {
    const text = adminTexts[language]
    const { page: own, email, close } = await waiting(browser, baseURL, language)
    await speak(page, language)
    if (language !== 'en') await goTo(page, '/adminProfileSearch')
    await page.getByRole('link', { name: text.profiles.waiting }).click()
    await expect(page).toHaveURL('/adminProfileSearch?status=CONFIRMED')
    await page.getByLabel(text.profiles.words).fill(email)
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: email })
    await expect(page.getByRole('row')).toHaveCount(2) // including the header row
    await row.getByRole('link').click()

    await expect(page.getByRole('heading', { level: 1, name: '陈美' })).toBeVisible()
    for (const group of suggestedGroups(['shipper'])) await expect(groupCheckbox(page, group)).toBeChecked()
    await expect(groupCheckbox(page, 'ADMIN')).not.toBeChecked()

    // by keyboard only: the search result is added, and nothing is sent
    const lookupField = page.getByRole('combobox', { name: text.profile.add })
    await lookupField.pressSequentially(language === 'zh' ? 'ningbo zhaoming' : 'hải phòng')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const member = language === 'zh' ? 'Ningbo Lighting Co., Ltd.' : 'Hai Phong Textiles JSC'
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: member })).toBeVisible()

    const privilege = (what: string) =>
      page.getByRole('checkbox', { name: text.profile.of.replace('{{what}}', what).replace('{{name}}', member) })
    await privilege(text.roles.shipper).check()
    await privilege(text.roles.agent).check()
    await submit(page).click()
    await expect(summary(page)).toContainText(adminErrors[language].AC0007)
    await privilege(text.roles.agent).uncheck()
    await expect(summary(page)).toBeHidden()

    await expect(submit(page)).toHaveText(text.profile.approveAction)
    await submit(page).click()
    await expect(page.getByText(text.profile.approved.replace('{{email}}', email))).toBeVisible()
    await expect(submit(page)).toHaveText(text.profile.save)
    await expect(page.getByRole('list', { name: text.grants.list }).getByRole('listitem')).toContainText(member)

    const { subject } = await letterTo(email, 2)
    expect(subject).toMatch(letters[language])
    if (language === 'zh') {
      await beginUnseen(own, email, PASSWORD, '/search')
      const menu = own.getByRole('navigation', { name: '主菜单' })
      await menu.getByRole('button', { name: '订舱' }).click()
      await expect(menu.getByRole('link', { name: '订舱看板' })).toBeVisible()
    }
    await close()
  }
})

test('when two admins decide on one profile, the second keeps the choice and sees what differs', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.expect(noted.status(409))
  const text = adminTexts.en
  const { email, close } = await waiting(browser, baseURL, 'en')
  await close()
  const address = `/adminProfileSearchDetails/${encodeURIComponent(email)}`
  await signIn(page, 'admin', address)
  await groupCheckbox(page, 'VS').check()
  await page.getByRole('button', { name: /^Ningbo Lighting/ }).click() // it is similar to the company that they named

  const { page: other, close: leave } = await adminElsewhere(browser, baseURL, address)
  await groupCheckbox(other, 'DE').uncheck()
  await groupCheckbox(other, 'VU').check()
  await submit(other).click()
  await other.getByRole('button', { name: text.without.approve }).click()
  await expect(other.getByText(text.profile.approved.replace('{{email}}', email))).toBeVisible()
  await leave()

  await submit(page).click()
  await expect(summary(page)).toContainText(kit.errors.GE0007)
  await expect(groupCheckbox(page, 'VS')).toBeChecked()
  await page.getByRole('button', { name: text.conflict.reload }).click()
  const conflictRegion = page.getByRole('region', { name: text.conflict.title })
  await expect(conflictRegion).toContainText('DE')
  await expect(conflictRegion).toContainText('VS')
  await expect(conflictRegion).toContainText('Ningbo Lighting Co., Ltd.')
  await expect(groupCheckbox(page, 'VS')).not.toBeChecked()
  await conflictRegion.getByRole('button', { name: text.conflict.apply }).click()
  await expect(groupCheckbox(page, 'VS')).toBeChecked()
  await expect(groupCheckbox(page, 'VU')).toBeChecked() // the other admin's choice
  await submit(page).click()
  await expect(page.getByText(text.profile.saved)).toBeVisible()

  // an unsaved choice survives opening another page
  await groupCheckbox(page, 'VA').check()
  await expect(page.getByText(text.profile.unsaved)).toBeVisible()
  await page.getByRole('link', { name: text.profile.account }).click()
  await expect(page).toHaveURL(/adminAccountSearchDetails/)
  await page.goBack()
  await expect(groupCheckbox(page, 'VA')).toBeChecked()
  await groupCheckbox(page, 'VA').uncheck()

  // the history lists both grants of this account, newest first
  await page.getByRole('link', { name: text.grants.all }).click()
  const entries = page.getByRole('list', { name: text.grants.list }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(text.difference.added)
  await expect(entries.last()).toContainText('Awaiting approval → Active')
  await page.getByLabel(text.grants.by).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText(text.grants.noneFound)).toBeVisible()
  await page.getByLabel(text.grants.from, { exact: true }).fill('2026-03-02')
  await page.getByLabel(text.grants.to, { exact: true }).fill('2026-03-01')
  await page.getByRole('button', { name: text.search.action }).click()
  await expect(page.getByText(adminErrors.en.AC0016)).toBeVisible()
})

test('an account cannot be approved without an organisation unless the admin confirms it', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.expect(noted.status(422))
  const text = adminTexts.zh
  const { email, close } = await waiting(browser, baseURL, 'zh')
  await close()
  await signIn(page, 'admin', `/adminProfileSearchDetails/${encodeURIComponent(email)}`)
  await speak(page, 'zh')
  await submit(page).click()
  const question = page.getByRole('alertdialog', { name: text.without.title })
  await expect(question).toContainText(text.without.text.replace('{{name}}', '陈美'))
  // going back is the default; the form says what is missing
  await question.getByRole('button', { name: text.without.choose }).click()
  await expect(question).toBeHidden()
  await expect(summary(page)).toContainText(adminErrors.zh.AC0018)
  await expect(submit(page)).toHaveText(text.profile.approveAction)

  await submit(page).click()
  await question.getByRole('button', { name: text.without.approve }).click()
  await expect(page.getByText(text.profile.approved.replace('{{email}}', email))).toBeVisible()
  await expect(submit(page)).toHaveText(text.profile.save)
})

test('the search needs an account status, and only an admin finds anybody', async ({ page, browser, baseURL }) => {
  const text = adminTexts.en
  await signIn(page, 'admin', '/adminProfileSearch')
  await page.getByRole('button', { name: text.search.action }).click()
  await expect(page.getByLabel(text.profiles.status)).toBeFocused()
  await expect(page.getByText(adminErrors.en.AC0003)).toBeVisible()
  await page.getByLabel(text.profiles.status).selectOption('ACTIVE')
  await page.getByLabel(text.profiles.group).selectOption('VS')
  await page.getByRole('button', { name: text.search.action }).click()
  await expect(page).toHaveURL('/adminProfileSearch?status=ACTIVE&group=VS')
  await expect(page.getByRole('link', { name: 'Sofia Park' })).toBeVisible()
  await page.getByRole('link', { name: 'Sofia Park' }).click()
  await page.getByRole('link', { name: text.profile.back }).click()
  await expect(page).toHaveURL('/adminProfileSearch?status=ACTIVE&group=VS')

  const { page: customer, close } = await elsewhere(browser, baseURL, 'en')
  const paths = ['/adminProfileSearch', '/adminOrganisationSearch', '/adminGrantSearch']
  for (const [at, path] of paths.entries()) {
    if (at === 0) await signIn(customer, 'shipper', path)
    else await customer.goto(path)
    await expect(customer.getByRole('heading', { name: /^Restricted/ })).toBeVisible()
    await expect(customer.getByText(kit.errors.GE0005)).toBeVisible()
  }
  await close()
})

test('the admin pages have no accessibility violation and fit phone and desktop in every language', async ({
  page,
}) => {
  await signIn(page, 'admin', '/adminProfileSearch')
  const found: string[] = []
  const paths = [
    '/adminProfileSearch',
    '/adminProfileSearch?status=ACTIVE',
    '/adminProfileSearchDetails/newcomer%40fairway.test',
    '/adminProfileSearchDetails/both%40fairway.test',
    '/adminGrantSearch',
  ]
  for (const [at, path] of paths.entries()) {
    if (at > 0) await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    for (const language of languages) {
      await speak(page, language)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        found.push(...(await overflow(page)).map((one) => `${language} ${path} ${width}: ${one}`))
      }
    }
    found.push(...(await findViolations(page, path))) // in the last language only: the elements are the same in every one
  }
  expect(found).toEqual([])
})
