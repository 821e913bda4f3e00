import { en as kit } from '@fairway/contract/kit/messages/en'
import { EXCEPT_COLOURS, findViolations, overflow } from './barriers.ts'
import { noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { errorTexts, field, submit, summary, texts } from './sign-up.ts'

// tabs that people open have a process each
test.use({ sharesProcess: false })

test('a person changes their profile: something must change, and it must be valid', async ({ page }) => {
  await signIn(page, 'consignee', '/profile')
  await expect(page.getByRole('main').getByText('consignee@fairway.test')).toBeVisible()
  const before = await field(page, 'jobTitle').inputValue()

  await submit(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toContainText(errorTexts.en.AU0121)

  await field(page, 'jobTitle').fill('')
  await submit(page).click()
  await expect(summary(page)).toContainText(errorTexts.en.AU0109)
  const next = before === 'Import lead' ? 'Import clerk' : 'Import lead'
  await field(page, 'jobTitle').fill(next)
  await submit(page).click()
  await expect(page.getByText(texts.en.profile.saved)).toBeVisible()
  await page.reload()
  await expect(field(page, 'jobTitle')).toHaveValue(next)
})

test('when somebody else saved meanwhile, what was entered stays until the newer version is loaded', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(noted.status(409))
  await signIn(page, 'forwarder', '/profile')
  await field(page, 'company').fill('Harbour Forwarding')
  const other = await context.newPage()
  await other.goto('/profile')
  const title = await field(other, 'jobTitle').inputValue()
  const next = title === 'Manager' ? 'Team lead' : 'Manager'
  await field(other, 'jobTitle').fill(next)
  await submit(other).click()
  await expect(other.getByText(texts.en.profile.saved)).toBeVisible()

  await submit(page).click()
  await expect(summary(page)).toContainText(kit.errors.GE0007)
  await expect(field(page, 'company')).toHaveValue('Harbour Forwarding')
  await page.getByRole('button', { name: texts.en.profile.newer }).click()
  await expect(summary(page)).toBeHidden()
  await expect(field(page, 'jobTitle')).toHaveValue(next)
  await expect(field(page, 'company')).not.toHaveValue('Harbour Forwarding')
})

test('profile and change of password have no accessibility violation in any language, on phone and desktop', async ({
  page,
}) => {
  await signIn(page, 'rep', '/profile')
  const found: string[] = []
  for (const path of ['/profile', '/changePassword']) {
    if (path !== '/profile') await page.goto(path)
    await submit(page).click()
    await expect(summary(page)).toBeFocused()
    for (const language of languages) {
      await speak(page, language)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${language} ${path} ${width}`
        // the desktop layout contains everything of the phone layout, in the colours of every language
        const rules = language === 'en' && width === 1440 ? undefined : EXCEPT_COLOURS
        if (language === 'en' || width === 390) found.push(...(await findViolations(page, where, rules)))
        found.push(...(await overflow(page)).map((problem) => `${where}: ${problem}`))
      }
    }
  }
  expect(found).toEqual([])
})
