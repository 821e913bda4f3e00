import type { Page } from '@playwright/test'
import { adminElsewhere, adminTexts, waiting } from './admin-texts.ts'
import { personMenu } from './people.ts'
import { test as base, expect } from './portal.ts'
import { PASSWORD, submit } from './sign-up.ts'
import { beginUnseen } from './unseen-calls.ts'

const portalUrl = process.env.FAIRWAY_E2E_URL ?? 'http://127.0.0.1:8080'
const text = adminTexts.en.profile

/** A person of Ningbo Lighting whom no other test uses, so that their preferences disturb none. */
export const test = base.extend<object, { colleague: string }>({
  colleague: [
    async ({ browser }, use) => {
      const { email, close } = await waiting(browser, portalUrl, 'en')
      await close()
      const admin = await adminElsewhere(browser, portalUrl, profileOf(email))
      await admin.page.getByRole('button', { name: /^Ningbo Lighting/ }).click() // it is similar to their company
      await submit(admin.page).click()
      await expect(admin.page.getByText(text.approved.replace('{{email}}', email))).toBeVisible()
      await admin.close()
      await use(email)
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

const profileOf = (email: string) => `/adminProfileSearchDetails/${encodeURIComponent(email)}`

/** An admin withdraws a person's web id, or grants it again. */
export async function setWebId(page: Page, email: string, isGranted: boolean) {
  await page.goto(profileOf(email))
  await page.getByRole('checkbox', { name: /^Web id granted: Ningbo Lighting/ }).setChecked(isGranted)
  await submit(page).click()
  await expect(page.getByText(text.saved)).toBeVisible()
}

/** Signs in without the form, on the page under test. */
export async function signInAs(page: Page, username: string, to = '/containerdash') {
  await beginUnseen(page, username, PASSWORD, to)
  await expect(personMenu(page)).toBeVisible()
}
