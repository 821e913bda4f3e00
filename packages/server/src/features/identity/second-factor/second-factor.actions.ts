import type { ActivityType } from '@fairway/contract/identity/account.values'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { checkFactorCode, checkPasswordAgain } from '@fairway/contract/identity/second-factor.rules'
import type {
  Factor,
  FactorCode,
  FactorSecret,
  PasswordAgain,
  PasswordAndCode,
  RecoveryCodes,
} from '@fairway/contract/identity/second-factor.schema'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { needsSecondFactor } from '../../../platform/session.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { readOwner } from '../sign-in/credentials.repository.ts'
import { subjects } from '../sign-in/guarded-subjects.ts'
import { endSessions, strengthenSession } from '../sign-in/session.repository.ts'
import { verifyWithLimit } from '../sign-in/sign-in-guard.actions.ts'
import { forgetFailures } from '../sign-in/sign-in-guard.repository.ts'
import { type LockedOwner, lockOwner } from '../sign-in/sign-in-step.repository.ts'
import {
  activateFactor,
  activityOf,
  type FactorChange,
  makeRecoveryCodes,
  recordFactorChange,
  type Work,
} from './factor-change.actions.ts'
import { withFactorCode } from './factor-code.actions.ts'
import * as factors from './second-factor.repository.ts'
import { factorUri, newFactorSecret } from './totp.ts'

const signedIn = ({ viewer }: Context) => (viewer.kind === 'person' ? viewer : refuseGeneral('GE0016'))

/** Whether one's own second factor is in force, how many recovery codes are left, and whether it may be switched off. */
export async function getFactor(context: Context): Promise<Factor> {
  const { accountId, groups } = signedIn(context)
  const found = await factors.findFactor(context.db, accountId)
  return {
    isOn: found !== undefined,
    since: found?.since ?? null,
    recoveryCodesLeft: found?.recoveryCodesLeft ?? 0,
    isRequired: needsSecondFactor(context.settings, groups),
  }
}

/** Begins to set one up: whoever merely found the browser open does not know the password. */
export async function beginSetUp(
  context: Context,
  parts: IdentityParts,
  input: z.output<typeof PasswordAgain>,
): Promise<FactorSecret> {
  refuseViolations(checkPasswordAgain(input))
  const { accountId, username } = signedIn(context)
  if (await factors.findFactor(context.db, accountId)) return refuse('AU0021')
  const params = { accountId, password: input.password, activity: 'factorOn' } as const
  const proof = await provePassword({ context, parts }, params)
  const secret = newFactorSecret()
  await parts.pool.transaction(async (db) => {
    const owner = await lockProvedAccount(db, proof)
    if (!(await factors.beginFactor(db, owner, parts.keys.seal(secret)))) refuse('AU0021')
  })
  return { secret, uri: factorUri(secret, { issuer: await parts.carrierName(), username }) }
}

/** Puts it in force by its first code: this session is strong now, all others end, and the owner is notified. */
export async function finishSetUp(
  context: Context,
  parts: IdentityParts,
  { code }: z.output<typeof FactorCode>,
): Promise<z.output<typeof RecoveryCodes>> {
  refuseViolations(checkFactorCode({ code }))
  const { accountId, sessionId } = signedIn(context)
  const done = await withFactorCode({ context, parts }, { accountId, code }, {
    lock: async (db) => {
      const owner = await lockOwner(db, accountId)
      const begun = await factors.lockFactor(db, accountId)
      return begun && !begun.isOn && begun.isFresh ? owner : refuse('AU0021')
    },
    open: async (db, owner) => {
      const recoveryCodes = (await activateFactor({ context, parts, db }, owner)) ?? refuse('AU0021')
      await endSessions(db, accountId, 'signOut', sessionId)
      await strengthenSession(db, sessionId)
      return { recoveryCodes }
    },
  }) // biome-ignore format: two steps, one below the other
  return done ?? refuse('AU0018')
}

/** Switches it off, with password and code, unless the setting asks it of this person. */
export async function switchOff(
  context: Context,
  parts: IdentityParts,
  input: z.output<typeof PasswordAndCode>,
): Promise<{ done: true }> {
  if (needsSecondFactor(parts.settings, signedIn(context).groups)) return refuse('AU0020')
  return withPasswordAndCode({ context, parts }, input, 'off', async ({ db }, owner) => {
    await factors.removeFactor(db, owner)
    return { done: true }
  })
}

/** Makes new recovery codes, with password and code; the former ones end. */
export const renewRecoveryCodes = (
  context: Context,
  parts: IdentityParts,
  input: z.output<typeof PasswordAndCode>,
): Promise<z.output<typeof RecoveryCodes>> =>
  withPasswordAndCode({ context, parts }, input, 'codes', async (work, owner) => ({
    recoveryCodes: await makeRecoveryCodes(work, owner),
  }))

/** Changes a factor that is in force, with both proofs, and notifies its owner. */
async function withPasswordAndCode<T extends object>(
  { context, parts }: Omit<Work, 'db'>,
  { password, code }: z.output<typeof PasswordAndCode>,
  change: FactorChange,
  work: (work: Work, owner: LockedOwner) => Promise<T>,
): Promise<T> {
  refuseViolations([...checkPasswordAgain({ password }), ...checkFactorCode({ code })])
  const { accountId } = signedIn(context)
  if (!(await factors.findFactor(context.db, accountId))) return refuse('AU0021')
  const proof = await provePassword({ context, parts }, { accountId, password, activity: activityOf[change] })
  const done = await withFactorCode({ context, parts }, { accountId, code }, {
    lock: async (db) => {
      const owner = await lockProvedAccount(db, proof)
      return (await factors.lockFactor(db, accountId))?.isOn ? owner : refuse('AU0021')
    },
    open: async (db, owner) => {
      await recordFactorChange({ context, parts, db }, owner, change)
      return work({ context, parts, db }, owner)
    },
  }) // biome-ignore format: two steps, one below the other
  return done ?? refuse('AU0018')
}

/** The password was given once more: whose it is, and which one it was. */
interface Proof {
  accountId: string
  passwordHash: string
}

interface PasswordProofParams {
  accountId: string
  password: string
  /** What it is asked for. */
  activity: ActivityType
}

/** Asks for the password again before something grave; who guesses has to wait, as at the sign-in. */
async function provePassword(
  { context, parts }: { context: Context; parts: IdentityParts },
  { accountId, password, activity }: PasswordProofParams,
): Promise<Proof> {
  const { pool, passwords } = parts
  const { passwordHash } = await readOwner(pool.reading(), accountId)
  const subject = subjects.passwordAgain(accountId)
  const verdict = await verifyWithLimit(pool, subject, () => passwords.verify(passwordHash, password))
  if (verdict !== 'right') {
    const detail = verdict === 'locked' ? 'locked' : 'password'
    await noteActivity(pool.reading(), context, { accountId, type: activity, status: 'refused', detail })
    return refuse('AU0019')
  }
  await forgetFailures(pool.reading(), subject)
  return { accountId, passwordHash }
}

/** Locks the account until the transaction ends, if its password is still the one that was given. */
async function lockProvedAccount(db: Database, { accountId, passwordHash }: Proof) {
  const owner = await lockOwner(db, accountId)
  return owner.passwordHash === passwordHash ? owner : refuse('AU0019')
}
