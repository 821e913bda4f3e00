import { en as enKit } from '@fairway/contract/kit/messages/en'
import { vi as viKit } from '@fairway/contract/kit/messages/vi'
import { zh as zhKit } from '@fairway/contract/kit/messages/zh'
import { elsewhere } from './admin-texts.ts'
import { letterTo } from './letters.ts'
import { noted } from './network-faults.ts'
import { anotherBrowser, expect, languages, test } from './portal.ts'
import * as signUps from './sign-up.ts'

const { closeSuccess, errorTexts, field, newcomer, PASSWORD, register, signInWith, submit, summary, texts } = signUps
const kits = { en: enKit, zh: zhKit, vi: viKit }
const NEW_PASSWORD = 'Slow-lantern-3108'

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a person registers, types the code from the mail, signs in and waits for review', async ({
      page,
      troubles,
    }) => {
      troubles.tolerate(noted.status(422))
      const email = newcomer()
      const { code, subject, text, html } = await register(page, email)
      expect(`${subject}${text}`).toMatch({ en: /code/i, zh: /验证码/, vi: /mã/i }[language])
      expect(html).toContain(code)

      const wrongCode = code === '111111' ? '222222' : '111111'
      await field(page, 'code').fill(wrongCode)
      await submit(page).click()
      await expect(summary(page)).toBeFocused()
      await expect(summary(page)).toContainText(errorTexts[language].AU0007)
      await expect(field(page, 'code')).toHaveValue(wrongCode)

      await field(page, 'code').fill(`${code.slice(0, 3)} ${code.slice(3)}`) // as some mail programs copy it
      await submit(page).click()
      await closeSuccess(page, texts[language].confirm.done)
      await expect(page).toHaveURL('/signin')
      await signInWith(page, email, PASSWORD)
      await expect(page).toHaveURL('/search')
      await expect(page.getByText(kits[language].underReviewBanner)).toBeVisible()
    })
  })

test('the link of the mail confirms on any device, only by its button, and leaves no key in the address', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.tolerate(noted.status(401))
  const email = newcomer()
  const { link, code } = await register(page, email)

  // mail programs open links
  const { pathname, search } = new URL(link)
  const scanned = await page.request.get(link)
  expect(scanned.ok()).toBe(true)

  const { page: other } = await anotherBrowser(browser, baseURL)
  await other.goto(pathname + search)
  await expect(field(other, 'code')).toHaveValue(code)
  expect(new URL(other.url()).search).toBe('')
  await submit(other).click()
  await closeSuccess(other, texts.en.confirm.done)
  await signInWith(other, email, PASSWORD)
  await expect(other).toHaveURL('/search')
})

test('signing in before confirming says so, and sends a new code that replaces the former one', async ({
  page,
  troubles,
}) => {
  troubles.tolerate(noted.status(401), noted.status(422))
  const email = newcomer()
  const first = await register(page, email)
  await page.goto('/signin')
  await signInWith(page, email, PASSWORD)
  await expect(page.getByText(enKit.account.notVerified)).toBeVisible()

  await page.getByRole('button', { name: texts.en.newCode.actionFirst }).click()
  const second = await letterTo(email, 2)
  await expect(page.getByRole('button', { name: /can be sent in \d+ s/ })).toBeVisible()
  if (first.code !== second.code) {
    await field(page, 'code').fill(first.code)
    await submit(page).click()
    await expect(summary(page)).toContainText(errorTexts.en.AU0007)
  }
  await field(page, 'code').fill(second.code)
  await submit(page).click()
  await closeSuccess(page, texts.en.confirm.done)
})

test('a forgotten password is replaced with the mailed code, and then changed', async ({ page, troubles }) => {
  troubles.tolerate(noted.status(401), noted.status(422))
  const email = newcomer()
  await signUps.signUpUnseen(page, email)
  await page.goto('/signin')
  await page.getByRole('link', { name: texts.en.signIn.forgot }).click()
  await expect(field(page, 'password')).toHaveCount(0) // the sign-in page, which has a user name too, is gone
  await field(page, 'username').fill(email)
  await submit(page).click()
  await expect(page).toHaveURL(/\/resetPassword\/[\w-]{20,}$/)
  const { code } = await letterTo(email, 2)

  await field(page, 'code').fill(code)
  await field(page, 'password').fill('password')
  await field(page, 'confirmPassword').fill('password')
  await submit(page).click()
  await expect(summary(page)).toContainText(errorTexts.en.AU0105)
  await expect(field(page, 'code')).toHaveValue(code)
  await field(page, 'password').fill(NEW_PASSWORD)
  await field(page, 'confirmPassword').fill(NEW_PASSWORD)
  await submit(page).click()
  await closeSuccess(page, texts.en.reset.done)

  await signInWith(page, email, PASSWORD)
  await expect(summary(page)).toContainText(errorTexts.en.AU0001)
  await expect(field(page, 'username')).toHaveValue(email)
  await signInWith(page, email, NEW_PASSWORD)
  await expect(page).toHaveURL('/search')

  await page.goto('/changePassword')
  await field(page, 'previousPassword').fill(PASSWORD)
  await field(page, 'password').fill('Third-harbour-8842')
  await field(page, 'confirmPassword').fill('Third-harbour-8842')
  await submit(page).click()
  await expect(summary(page)).toContainText(errorTexts.en.AU0009)
  await field(page, 'previousPassword').fill(NEW_PASSWORD)
  await submit(page).click()
  await closeSuccess(page, texts.en.change.done)
  await expect(page).toHaveURL('/search')
})

test('a confirmation code in another browser says why it fails, and how to continue', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  troubles.tolerate(noted.status(422))
  const { code } = await register(page, newcomer())
  const flow = new URL(page.url()).pathname
  for (const language of languages) {
    const { page: other, close } = await elsewhere(browser, baseURL, language)
    await other.goto(flow)
    await field(other, 'code').fill(code)
    await submit(other).click()
    await expect(summary(other)).toContainText(errorTexts[language].AU0022)
    await expect(other.getByRole('button', { name: texts[language].newCode.action })).toBeVisible()
    await close()
  }
  await field(page, 'code').fill(code)
  await submit(page).click()
  await closeSuccess(page, texts.en.confirm.done)
})
