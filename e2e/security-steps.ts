import type { Page } from '@playwright/test'
import { en } from '../packages/web/src/features/identity/security/messages/en.ts'
import { vi } from '../packages/web/src/features/identity/security/messages/vi.ts'
import { zh } from '../packages/web/src/features/identity/security/messages/zh.ts'

export const security = { en, zh, vi }

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const URI = `otpauth://totp/Fairway%20Lines:mei%40ningbo-lighting.example?issuer=Fairway%20Lines&secret=${SECRET}`
const CODES = ['k7m2p-9xqrt', 'abcde-fghjk', 'mnpqr-stuvw', 'xyz23-45678', '9abcd-efghj']

/** Answers a call in place of the server, from now on. */
export async function answer(page: Page, path: string, json: unknown, status = 200) {
  await page.unroute(`**${path}`)
  await page.route(`**${path}`, (route) => route.fulfill({ status, json }))
}

/**
 * In the tests' portal a second factor is optional. This makes an account seem to require one: the real answer to the
 * sign-in is delayed until the factor seems to be set up.
 */
export async function demandFactor(page: Page) {
  let tokens: unknown
  await page.unroute('**/auth/login')
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch()
    tokens = await response.json()
    await route.fulfill({ response, json: { step: 'setUp', ticket: 'a-ticket' } })
  })
  await answer(page, '/auth/login/factor', { secret: SECRET, uri: URI })
  await page.route('**/auth/login/factor/confirm', (route) => route.fulfill({ json: { tokens, recoveryCodes: CODES } }))
}
