import type { Registration, SessionTokens } from '@fairway/contract/identity/account.schema'
import type { APIRequestContext, Page } from '@playwright/test'
import { solve } from '../packages/server/src/ports/captcha/solution.fixture.ts'

/** Sends what a form would send, with its proof of work; cookies of the answer go to this browser. */
async function sendForm<T>(request: APIRequestContext, path: string, form: object): Promise<T> {
  const challenge = await (await request.get('/auth/captcha')).json()
  const reply = await request.post(path, { data: { ...form, captcha: await solve(challenge) } })
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`)
  return reply.json()
}

/** Registers without the form, with the form's own data. */
export const sendRegistration = (page: Page, sheet: Omit<Registration, 'captcha'>) =>
  sendForm<{ flow: string }>(page.request, '/auth/user', sheet)

/** Signs in without the form and without a page. */
export const sendSignIn = (request: APIRequestContext, username: string, password: string) =>
  sendForm<SessionTokens>(request, '/auth/login', { username, password })

/** Confirms an account by the code of its mail; this browser must be the one that requested it. */
export async function sendConfirmation(page: Page, username: string, code: string) {
  const reply = await page.request.post('/auth/confirmation', { data: { username, code } })
  if (!reply.ok()) throw new Error(`confirmation: ${reply.status()} ${await reply.text()}`)
}

/**
 * Starts a session without the form and opens a page. The stored session has the format of `beginSession` in
 * packages/web/src/platform/session/session.store.ts, and is written before the page's own script runs.
 */
export async function beginUnseen(page: Page, username: string, password: string, to: string) {
  // a page of somebody else would go on to ask, with their token and the new cookie
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const [tokens, place] = await Promise.all([
    sendSignIn(page.request, username, password),
    page.request.get('/api/geo').then((reply) => reply.json() as Promise<{ continent_code: string }>), // as the contract says
  ])
  const { idToken, accessToken, refreshToken, tokenType, expiresIn } = tokens
  const stored = {
    ...{ username: tokens.username, idToken, accessToken, refreshToken, tokenType, expiresIn },
    continent_code: place.continent_code,
    vgm: false,
  }
  const arrival = await page.addInitScript((session) => {
    if (location.protocol !== 'http:') return
    const now = String(Date.now())
    localStorage.removeItem('assumedUser')
    for (const [name, value] of Object.entries({ session, lastAccess: now, tokensAt: now }))
      localStorage.setItem(name, value)
  }, JSON.stringify(stored))
  await page.goto(to)
  await arrival.dispose()
}
