import { vi } from 'vitest'
import { PASSWORD } from '../../../platform/person.fixture.ts'
import type { Portal } from '../../../platform/testing.ts'
import { createBrowser } from '../sign-in/sign-in.fixture.ts'
import { newRecoveryCodes, recoveryMac } from './recovery-codes.ts'
import { codeOfStep, newFactorSecret, stepAt } from './totp.ts'

const HALF_MINUTE = 30_000

/** Time stands still in the middle of a half minute, so that no test straddles two codes. */
export const stopTime = () => vi.useFakeTimers({ toFake: ['Date'], now: (stepAt(Date.now()) + 0.5) * HALF_MINUTE })

/** As if so many half minutes had passed: every code that was used is an old one. */
export const letStepsPass = (steps = 1) => vi.setSystemTime(Date.now() + steps * HALF_MINUTE)

/** What an authenticator app with this secret shows, now or so many half minutes off. */
export const codeNow = (secret: string, off = 0) => codeOfStep(secret, stepAt(Date.now()) + off)

/** A code that the app shows at no time near this one. */
export function wrongCode(secret: string) {
  const near = [-2, -1, 0, 1, 2].map((off) => codeNow(secret, off))
  const [found = ''] = ['000000', '111111', '222222', '333333', '444444', '555555'].filter(
    (code) => !near.includes(code),
  )
  return found
}

/** Someone whose second factor is in force. */
export async function personWithFactor(portal: Portal, options: Parameters<Portal['people']['account']>[0] = {}) {
  const { keys, account } = portal.people
  const made = await account(options)
  const [secret, recoveryCodes] = [newFactorSecret(), newRecoveryCodes()]
  await portal.pool.raw.query('insert into second_factor (account_id, secret, confirmed_at) values ($1, $2, now())', [
    made.accountId,
    keys.seal(secret),
  ])
  await portal.pool.raw.query('insert into recovery_code (account_id, hash) select $1, unnest($2::bytea[])', [
    made.accountId,
    recoveryCodes.map((code) => recoveryMac(keys, made.accountId, code)),
  ])
  return { ...made, secret, recoveryCodes }
}
export type PersonWithFactor = Awaited<ReturnType<typeof personWithFactor>>

/** A browser that has given the right password and is asked for the second step. */
export async function halfSignedIn(portal: Portal, username: string, browser = createBrowser(portal)) {
  const { json } = await browser.signIn(username, PASSWORD)
  const ticket: string = json.ticket
  return {
    browser,
    step: json.step,
    ticket,
    give: (code: string) => browser.send('/auth/login/code', { ticket, code }),
    begin: () => browser.send('/auth/login/factor', { ticket }),
    finish: (code: string) => browser.send('/auth/login/factor/confirm', { ticket, code }),
  }
}
