import { en as enErrors } from '@fairway/contract/accounts/messages/en'
import { vi as viErrors } from '@fairway/contract/accounts/messages/vi'
import { zh as zhErrors } from '@fairway/contract/accounts/messages/zh'
import type { Browser, Page } from '@playwright/test'
import { en } from '../packages/web/src/features/customer-profiles/messages/en.ts'
import { vi } from '../packages/web/src/features/customer-profiles/messages/vi.ts'
import { zh } from '../packages/web/src/features/customer-profiles/messages/zh.ts'
import { signIn } from './people.ts'
import { anotherBrowser, type Language } from './portal.ts'
import { newcomer, signUpUnseen } from './sign-up.ts'

export const adminTexts = { en, zh, vi }
export const adminErrors = { en: enErrors.errors, zh: zhErrors.errors, vi: viErrors.errors }

/** Another browser with a language from an earlier visit. */
export const elsewhere = (browser: Browser, baseURL: string | undefined, language: Language) =>
  anotherBrowser(browser, baseURL, { language })

/** A person registers and confirms in a browser of their own: an account under review. */
export async function waiting(browser: Browser, baseURL: string | undefined, language: Language) {
  const { page, close } = await elsewhere(browser, baseURL, language)
  const email = newcomer()
  await signUpUnseen(page, email, language)
  return { page, email, close }
}

/** An admin in another browser, on this page. */
export async function adminElsewhere(browser: Browser, baseURL: string | undefined, to: string) {
  const other = await elsewhere(browser, baseURL, 'en')
  await signIn(other.page, 'admin', to)
  return other
}

/** The checkbox of one group in the form of grants. */
export const groupCheckbox = (page: Page, group: string) => page.locator(`main input[name=groups][value=${group}]`)
