import { carrierKey } from './carrier.ts'
import { noted } from './network-faults.ts'
import { personMenu, usernameOf } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { errorTexts, submit, summary, texts } from './sign-up.ts'

const username = usernameOf('sales')

test("the carrier's link signs in by its button, once, and its token is removed from the address at once", async ({
  page,
  browser,
  baseURL,
  request,
  troubles,
}) => {
  troubles.tolerate(noted.status(410))
  const key = await carrierKey()
  const reply = await request.post('/carrier/v1/sign-in-tokens', {
    headers: { authorization: `Bearer ${key}` },
    data: { username },
  })
  const { url } = (await reply.json()) as { url: string } // as the contract says
  const path = new URL(url).pathname
  const token = path.split('/').at(-1) ?? ''
  await request.get(path) // like a mail program's preview

  await page.goto(path)
  await expect(page.getByRole('heading', { name: texts.en.link.title })).toBeVisible()
  expect(page.url()).not.toContain(token)
  await submit(page).click()
  await expect(page).toHaveURL('/search')
  await expect(personMenu(page)).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain(token)

  const lateContext = await browser.newContext({ baseURL })
  await lateContext.addCookies([{ name: 'selectedLanguage', value: 'en', url: baseURL ?? '' }])
  const other = await lateContext.newPage()
  await other.addInitScript(() => localStorage.setItem('selectedLanguage', 'en'))
  await other.goto(path)
  await submit(other).click()
  await expect(summary(other)).toContainText(errorTexts.en.AU0010)
  await lateContext.close()
})

test('an invalid sign-in link is called invalid, not unused', async ({ page, troubles }) => {
  troubles.expect(noted.status(410))
  for (const language of languages) {
    await page.goto(`/signintoken/0b5f0f4c-1111-4222-8333-444455556666/${'x'.repeat(43)}`)
    await speak(page, language)
    await expect(page.getByRole('heading', { name: texts[language].link.title })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/not been used|尚未使用|chưa được/i)
    await submit(page).click()
    await expect(summary(page)).toContainText(errorTexts[language].AU0010)
    await expect(page.getByText(texts[language].link.text)).toBeHidden()
    await expect(page.getByRole('link', { name: texts[language].link.other })).toBeVisible()
  }
})
