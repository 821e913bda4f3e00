import { en as enErrors } from '@fairway/contract/accounts/messages/en'
import { vi as viErrors } from '@fairway/contract/accounts/messages/vi'
import { zh as zhErrors } from '@fairway/contract/accounts/messages/zh'
import type { Browser, Page } from '@playwright/test'
import { en } from '../packages/web/src/features/customer-profiles/messages/en.ts'
import { vi } from '../packages/web/src/features/customer-profiles/messages/vi.ts'
import { zh } from '../packages/web/src/features/customer-profiles/messages/zh.ts'
import { signIn } from './people.ts'
import { choose, type Language } from './portal.ts'
import { newcomer, signUp } from './sign-up.ts'

export const adminTexts = { en, zh, vi }
export const adminErrors = { en: enErrors.errors, zh: zhErrors.errors, vi: viErrors.errors }

/** Somebody registers and confirms in a browser of their own, and stays signed in there: an account under review. */
export async function waiting(browser: Browser, baseURL: string | undefined, language: Language) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: language })
  const page: Page = await context.newPage()
  await page.goto('/')
  await choose(page, language)
  const email = newcomer()
  await signUp(page, email, language)
  return { page, email, close: () => context.close() }
}

/** An admin in another browser. */
export async function adminElsewhere(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en' })
  const page = await context.newPage()
  await page.goto('/')
  await choose(page, 'en')
  await signIn(page, 'admin')
  return { page, close: () => context.close() }
}

/** The box of one group in the form of grants. */
export const groupBox = (page: Page, group: string) => page.locator(`main input[name=groups][value=${group}]`)
