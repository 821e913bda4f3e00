import { randomUUID } from 'node:crypto'
import type { Credentials as GivenCredentials } from '@fairway/contract/identity/account.schema'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { checkFactorCode } from '@fairway/contract/identity/second-factor.rules'
import type { SignInReply } from '@fairway/contract/identity/second-factor.schema'
import { checkCredentials, usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf } from '../../../platform/keys.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { spendCodeWithPassword } from '../second-factor/factor-code.actions.ts'
import { type Credentials, findCredentials, isUnchanged, noteRefusedSignIn } from './credentials.repository.ts'
import { subjects, usualFailures } from './guarded-subjects.ts'
import { openSession } from './session-opening.actions.ts'
import { type Verdict, verifyWithLimit } from './sign-in-guard.actions.ts'
import * as guard from './sign-in-guard.repository.ts'
import { continueSignIn } from './sign-in-step.actions.ts'

/** One try of one browser for one user name, which may be nobody's. */
interface Attempt {
  key: string
  account: Credentials | undefined
  /** Whose failures it adds to. */
  subject: string
  password: string
  /** A code of the second factor, where it came along. */
  code: string | undefined
}

/**
 * Signs in with user name and password. Who guesses has to wait longer and longer, and gets the same answer meanwhile;
 * a browser that the owner used before is counted apart, so that guessing elsewhere locks nobody out, and so are those
 * who bring a code of the second factor at once. Where one is in force or required, the right password alone leads to the
 * second step.
 */
export async function signIn(
  context: Context,
  parts: IdentityParts,
  credentials: GivenCredentials,
): Promise<SignInReply> {
  const { code } = credentials
  refuseViolations([...checkCredentials(credentials), ...(code === undefined ? [] : checkFactorCode({ code }))])
  await parts.captcha.spend(credentials.captcha)
  const attempt = await beginAttempt(context, parts, credentials)
  const { account, key, subject } = attempt
  const verdict = await verifyCredentials(context, parts, attempt)
  if (verdict !== 'right' || !account) {
    await noteFailure(context, parts, attempt, verdict)
    return refuse('AU0001')
  }
  const obstacle = obstacleOf(account)
  const reply = await parts.pool.transaction(async (db) => {
    // a new password may have come meanwhile, and with it the end of all sessions
    if (!(await isUnchanged(db, account))) return refuse('AU0001')
    await guard.forgetFailures(db, subject)
    if (!obstacle && code !== undefined)
      return openSession({ context, parts, db }, account, { by: 'signIn', isStrong: true })
    if (!obstacle) return continueSignIn({ context, parts, db }, account, 'signIn')
    await noteRefusedSignIn(db, context, key, obstacle)
    return undefined
  })
  return reply ?? refuse(obstacle ?? 'AU0001')
}

async function beginAttempt(
  { browser }: Context,
  { pool, settings }: IdentityParts,
  { username, password, code }: GivenCredentials,
): Promise<Attempt> {
  const key = usernameKey(username)
  const device = browser.cookie('device')
  const deviceHash = device === undefined ? null : hashOf(device)
  const passwordDays = settings.passwordDays ?? null
  const account = await findCredentials(pool.reading(), { usernameKey: key, deviceHash, passwordDays })
  const subject =
    account?.isKnownDevice && deviceHash
      ? subjects.device(account.accountId, deviceHash)
      : (code === undefined ? subjects.username : subjects.both)(key)
  return { key, account, subject, password, code }
}

/** Takes the same time whether or not there is such an account. */
async function verifyCredentials(
  context: Context,
  parts: IdentityParts,
  { account, subject, password, code }: Attempt,
) {
  const { pool, passwords } = parts
  if (!account?.isKnownDevice && (await guard.isLockedAddress(pool.reading(), context.ip))) return 'locked'
  return verifyWithLimit(pool, subject, async () => {
    const accountId = account?.accountId ?? randomUUID()
    const isProved = code === undefined || (await spendCodeWithPassword({ context, parts }, { accountId, code }))
    // the password is checked whatever the code is: no answer comes sooner, and none tells which of them is wrong
    const isRight = await (account
      ? passwords.verify(account.passwordHash, password)
      : passwords.verifyNothing(password))
    return isProved && isRight
  })
}

const noteFailure = (
  context: Context,
  { pool, settings }: IdentityParts,
  { account, key }: Attempt,
  verdict: Verdict,
) =>
  pool.transaction(async (db) => {
    await noteRefusedSignIn(db, context, key, verdict === 'locked' ? 'locked' : 'password')
    if (verdict === 'locked' || account?.isKnownDevice) return
    await guard.countFailureFrom(db, context.ip, usualFailures(settings.formsPerMinute))
  })

/** Why a person with the right password is not let in; shown to nobody else. */
function obstacleOf({ status, passwordState, isPasswordOld }: Credentials) {
  if (status === 'INACTIVE') return 'AU0011'
  if (status === 'UNCONFIRMED') return 'AU0004'
  if (passwordState === 'resetRequired') return 'AU0003'
  return passwordState === 'expired' || isPasswordOld ? 'AU0002' : undefined
}
