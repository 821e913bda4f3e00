import { kindOfFactorCode, plainFactorCode } from '@fairway/contract/identity/second-factor.rules'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf } from '../../../platform/keys.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { subjects, usualFailures } from '../sign-in/guarded-subjects.ts'
import { isKnownDevice } from '../sign-in/known-device.repository.ts'
import * as guard from '../sign-in/sign-in-guard.repository.ts'
import { type BrowserKind, mayVerifyCode } from './factor-code.rules.ts'
import { recoveryMacs } from './recovery-codes.ts'
import * as factors from './second-factor.repository.ts'
import { stepsOfCode } from './totp.ts'

/** A code that somebody gave for the second factor of an account. */
export interface Guess {
  accountId: string
  code: string
}

interface Place {
  context: Context
  parts: IdentityParts
}

interface FactorCodeHandlers<H, T> {
  /** Locks what must not change, before the code is checked. */
  lock: (db: Database) => Promise<H>
  /** What the right code opens; the code is used up in the same transaction. */
  open: (db: Database, locked: H) => Promise<T>
}

/**
 * Does something with a code of the app or a recovery code, each of which works once; undefined when it is refused. Who
 * guesses has to wait longer and longer, and gets the same answer meanwhile; only a right code ends the waiting, never a
 * right password.
 */
export async function withFactorCode<H, T extends object>(
  { context, parts }: Place,
  guess: Guess,
  { lock, open }: FactorCodeHandlers<H, T>,
): Promise<T | undefined> {
  const { pool, settings } = parts
  const { subject, from } = await attemptSubject({ context, parts }, guess.accountId)
  const isLockedPlace = from === 'newBrowser' && (await guard.isLockedAddress(pool.reading(), context.ip))
  if (isLockedPlace || !(await guard.countAttempt(pool.reading(), subject))) {
    await noteRefused(pool.reading(), context, guess.accountId, 'tooManyCodes')
    return undefined
  }
  const work = async (db: Database) => {
    const locked = await lock(db)
    if (!(await useCode({ context, parts, db }, guess, from))) return undefined
    await guard.forgetFailures(db, subject)
    return open(db, locked)
  }
  const opened = await pool.transaction(work).catch(async (error: unknown) => {
    await guard.refundAttempt(pool.reading(), subject)
    throw error
  })
  if (!opened && from === 'newBrowser')
    await guard.countFailureFrom(pool.reading(), context.ip, usualFailures(settings.formsPerMinute))
  return opened
}

/** A browser that the owner used before is counted apart, so that guessing elsewhere locks nobody out. */
async function attemptSubject(
  { context, parts }: Place,
  accountId: string,
): Promise<{ subject: string; from: BrowserKind }> {
  const cookie = context.browser.cookie('device')
  const device = cookie && hashOf(cookie)
  return device && (await isKnownDevice(parts.pool.reading(), accountId, device))
    ? { subject: subjects.factorOn(accountId, device), from: 'knownBrowser' }
    : { subject: subjects.factor(accountId), from: 'newBrowser' }
}

/** While the factor is locked no other code of the account is checked, so that each wrong one is counted. */
async function useCode(
  { context, parts, db }: Place & { db: Database },
  { accountId, code }: Guess,
  from: BrowserKind,
): Promise<boolean> {
  const factor = await factors.lockFactor(db, accountId)
  if (!mayVerifyCode(await factors.countWrongCodes(db, accountId), from)) {
    await noteRefused(db, context, accountId, 'tooManyCodes')
    return false
  }
  if (await spendCode({ context, parts, db }, { accountId, code }, factor)) return true
  await noteRefused(db, context, accountId, from)
  return false
}

/** Uses up a right code of the app, or a recovery code. */
async function spendCode(
  { context, parts, db }: Place & { db: Database },
  { accountId, code }: Guess,
  factor: { secret: string } | undefined,
): Promise<boolean> {
  if (factor && kindOfFactorCode(code) === 'app') {
    const secret = parts.keys.open(factor.secret)
    const sealed = parts.keys.seal(secret) // anew, so that a former key of the installation can be given up
    for (const step of stepsOfCode(secret, plainFactorCode(code), Date.now()))
      if (await factors.useStep(db, accountId, { step, sealed })) return true
    return false
  }
  if (!(await factors.useRecoveryCode(db, accountId, recoveryMacs(parts.keys, accountId, code)))) return false
  await noteActivity(db, context, { accountId, type: 'factorCode', status: 'success', detail: 'recoveryCode' })
  return true
}

/** A code that comes together with a password, whose tries are counted; wrong ones take nothing from the second step. */
export const spendCodeWithPassword = ({ context, parts }: Place, guess: Guess) =>
  parts.pool.transaction(async (db) => {
    const factor = await factors.lockFactor(db, guess.accountId)
    return spendCode({ context, parts, db }, guess, factor?.isOn ? factor : undefined)
  })

const noteRefused = (db: Database, context: Context, accountId: string, detail: string) =>
  noteActivity(db, context, { accountId, type: 'factorCode', status: 'refused', detail })
