import { en as enErrors } from '@fairway/contract/identity/messages/en'
import { vi as viErrors } from '@fairway/contract/identity/messages/vi'
import { zh as zhErrors } from '@fairway/contract/identity/messages/zh'
import type { Page } from '@playwright/test'
import { en } from '../packages/web/src/features/identity/messages/en.ts'
import { vi } from '../packages/web/src/features/identity/messages/vi.ts'
import { zh } from '../packages/web/src/features/identity/messages/zh.ts'
import { letterTo } from './letters.ts'
import { expect, type Language } from './portal.ts'
import { sendConfirmation, sendRegistration } from './unseen-calls.ts'

export const texts = { en, zh, vi }
export const errorTexts = { en: enErrors.errors, zh: zhErrors.errors, vi: viErrors.errors }
export const PASSWORD = 'Quiet-anchor-2917'

let people = 0
/** A new person. */
export const newcomer = () => {
  people += 1
  return `mei.${Date.now().toString(36)}.${process.pid}.${people}@ningbo-lighting.example`
}

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)
export const submit = (page: Page) => page.locator('main form button[type=submit]')
export const summary = (page: Page) => page.locator('main form [role=alert]')

/** Mei's details. */
const mei = {
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: '美',
  lastName: '陈',
  jobTitle: 'Export clerk',
  company: 'Ningbo Lighting',
  city: 'Ningbo',
  zip: '315000',
}
const PHONE = '138 0013 8000'

/** Fills in a registration as Mei. */
export async function fillIn(page: Page, email: string) {
  await page.goto('/registration')
  const values = { email, ...mei, 'phone.number': PHONE }
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  await field(page, 'phone.country').selectOption('CN')
  await field(page, 'country').selectOption('CN')
  await field(page, 'state').selectOption('ZJ')
  await field(page, 'relationships').first().check()
  await field(page, 'termsAccepted').check()
}

/** Registers and waits for the mail with the code. */
export async function register(page: Page, email: string) {
  await fillIn(page, email)
  await submit(page).click()
  await expect(page).toHaveURL(/\/confirmUser\/[\w-]{20,}$/)
  return letterTo(email)
}

/** Registers without the form, for tests of later steps, and waits for the mail with the code. */
export async function registerUnseen(page: Page, email: string, language: Language = 'en') {
  const { flow } = await sendRegistration(page, {
    ...mei,
    email,
    language,
    phone: { country: 'CN', number: PHONE, extension: '' },
    address1: '',
    address2: '',
    country: 'CN',
    state: 'ZJ',
    relationships: ['shipper'],
    comments: '',
    termsAccepted: true,
  })
  return { flow, ...(await letterTo(email)) }
}

/** Closes the success alert. */
export async function closeSuccess(page: Page, text: string) {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(text)
  await alert.getByRole('button').first().click() // it may also contain a message
}

export async function signInWith(page: Page, username: string, password: string) {
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await submit(page).click()
}

/** Registers and confirms by the code, without the forms: an account under review. */
export async function signUpUnseen(page: Page, email: string, language: Language = 'en') {
  const { flow, code } = await registerUnseen(page, email, language)
  await sendConfirmation(page, flow, code)
}
