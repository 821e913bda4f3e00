import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'
import type { Group } from '@fairway/contract/kit/access'
import type { APIRequestContext, Page } from '@playwright/test'
import { personMenu, usernameOf } from '../people.ts'
import { test as base, expect } from '../portal.ts'
import { newcomer, PASSWORD, signUpUnseen } from '../sign-up.ts'
import { beginUnseen, sendSignIn } from '../unseen-calls.ts'

const portalUrl = process.env.FAIRWAY_E2E_URL ?? 'http://127.0.0.1:8080'

interface GrantedPerson {
  /** Signs in with these groups, which an admin has just granted, and opens the Home Page. */
  signInWith: (page: Page, groups: readonly Group[]) => Promise<void>
}

async function adminOf(request: APIRequestContext) {
  const { tokenType, accessToken } = await sendSignIn(request, usernameOf('admin'), 'Fairway-demo-1')
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const path = '/auth/management/cp/user/detail'
  const profileOf = async (email: string): Promise<AdminProfile> =>
    (await request.get(path, { params: { user: email }, headers })).json()
  return async (email: string, groups: readonly Group[]) => {
    const { id, version } = await profileOf(email)
    const status = groups.length === 0 ? 'CONFIRMED' : 'ACTIVE'
    const data = { user: id, version, status, groups, organisations: [], withoutOrganisation: true }
    const reply = await request.put(path, { data, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } })
    expect(reply.status(), await reply.text()).toBe(200)
  }
}

/** An account of its own for each worker, to which an admin gives one combination of groups after the other. */
export const test = base.extend<object, { person: GrantedPerson }>({
  person: [
    async ({ browser, playwright }, use) => {
      const email = newcomer()
      const context = await browser.newContext({ baseURL: portalUrl })
      await signUpUnseen(await context.newPage(), email)
      await context.close()
      const request = await playwright.request.newContext({ baseURL: portalUrl })
      const grant = await adminOf(request)
      await use({
        signInWith: async (page, groups) => {
          await grant(email, groups)
          await beginUnseen(page, email, PASSWORD, '/search')
          await expect(personMenu(page)).toBeVisible()
        },
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})
