import { expect, type Page } from '@playwright/test'
import { en } from '../packages/web/src/features/assumption/messages/en.ts'
import { vi } from '../packages/web/src/features/assumption/messages/vi.ts'
import { zh } from '../packages/web/src/features/assumption/messages/zh.ts'
import { type Person, personMenu, usernameOf } from './people.ts'

export const assumptionTexts = { en, zh, vi }

/** The banner in any language: for whom one acts, or that the page has ended. */
export const banner = (page: Page) => page.locator('#root > section:not([aria-live])')
export const question = (page: Page) => page.getByRole('dialog')
export const stop = (page: Page) => page.getByRole('alertdialog')
export const yes = (page: Page) => question(page).getByRole('button', { name: /^(YES|是|CÓ)$/ })

/** Opens one of customer service's two entries in the person's menu. */
export async function choose(page: Page, entry: 'assume' | 'release') {
  await personMenu(page).click()
  const names = {
    assume: /^(Assume User|代入用户|Thao tác thay người dùng)$/,
    release: /^(Release|退出代入|Ngừng thao tác)/,
  }
  await page.getByRole('banner').getByRole('button', { name: names[entry] }).click()
  await expect(question(page)).toBeVisible()
}

/** Names a customer and gives a reason. */
export async function name(page: Page, id: string, reason = 'Case 4711') {
  await question(page).locator('input').fill(id)
  await question(page).locator('textarea').fill(reason)
  await yes(page).click()
}

/** Assumes a customer and waits until the page has reloaded under their name. */
export async function assume(page: Page, person: Person) {
  await choose(page, 'assume')
  const loaded = page.waitForEvent('load')
  await name(page, usernameOf(person))
  await loaded
  await expect(banner(page)).toContainText(usernameOf(person))
}

/** Releases the customer and waits until the page has reloaded under one's own name. */
export async function release(page: Page) {
  await banner(page).getByRole('button').click()
  const loaded = page.waitForEvent('load')
  await yes(page).click()
  await loaded
  await expect(personMenu(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
}

/** What the browser stores of the customer. */
export const storedCustomer = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('assumedUser') ?? 'null') as Record<string, unknown> | null)

/** Ends it on the server only, without the pages of the portal. */
export const releaseUnseen = (page: Page) =>
  page.evaluate(async () => {
    const { tokenType, accessToken } = JSON.parse(localStorage.getItem('session') ?? '{}')
    const reply = await fetch('/auth/management/user/release', {
      method: 'POST',
      headers: {
        authorization: `${tokenType} ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: '{}',
    })
    return reply.status
  })
