import { expect, type Page } from '@playwright/test'
import type { Screen } from './screens.ts'

const ATTEMPT = '0b6f3a52-6d3f-4a6c-8d2e-3c1f6f0e9a11'

const submitInvalid = async (page: Page) => {
  await page.locator('main form button[type=submit]').click()
  await expect(page.locator('main form [role=alert]')).toBeFocused()
}
const ready = (page: Page) => expect(page.locator('main form button[type=submit]')).toBeVisible()

/** The sign-in and registration pages, in every state that looks different. */
export const identityScreens: Screen[] = [
  { name: 'sign-in', path: '/signin', arrange: ready },
  { name: 'sign-in-wrong', path: '/signin?expired=1', arrange: submitInvalid },
  { name: 'sign-in-link', path: `/signintoken/mei@ningbo-lighting.example/${'t'.repeat(43)}`, arrange: ready },
  { name: 'registration', path: '/registration', arrange: ready },
  { name: 'registration-wrong', path: '/registration', arrange: submitInvalid },
  {
    name: 'registration-terms',
    part: 'dialog',
    path: '/registration',
    arrange: async (page) => {
      await page.locator('#section-terms button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'confirm', path: `/confirmUser/${ATTEMPT}`, arrange: ready },
  { name: 'confirm-by-link', alike: true, path: `/confirmUser/${ATTEMPT}/482913?k=secret`, arrange: ready },
  { name: 'forget-password', path: '/forgetPassword', arrange: ready },
  { name: 'reset-password', path: `/resetPassword/${ATTEMPT}`, arrange: submitInvalid },
]
