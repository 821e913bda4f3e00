import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { checkFactorCode, plainFactorCode } from '@fairway/contract/identity/second-factor.rules'
import type {
  FactorSecret,
  SetUpDone,
  SignInReply,
  StepCode,
  StepSetUp,
} from '@fairway/contract/identity/second-factor.schema'
import { isStaff } from '@fairway/contract/kit/access'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf } from '../../../platform/keys.ts'
import { needsSecondFactor } from '../../../platform/session.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { tieToBrowser } from '../registration/code.actions.ts'
import { flowOf } from '../registration/code.rules.ts'
import { activateFactor, warnOwner } from '../second-factor/factor-change.actions.ts'
import { withFactorCode } from '../second-factor/factor-code.actions.ts'
import * as factors from '../second-factor/second-factor.repository.ts'
import { factorUri, newFactorSecret, stepsOfCode } from '../second-factor/totp.ts'
import { endSessions } from './session.repository.ts'
import { openSession } from './session-opening.actions.ts'
import type { Bearer } from './session-tokens.ts'
import * as steps from './sign-in-step.repository.ts'

/**
 * Lets in whoever has given the right password, or asks for the second step: a code where the account has a second
 * factor, or to set one up where it must have one.
 */
export async function continueSignIn(
  { context, parts, db }: { context: Context; parts: IdentityParts; db: Database },
  bearer: Bearer,
  by: steps.Beginning,
): Promise<SignInReply> {
  const { accountId, groups } = bearer
  const hasFactor = (await factors.findFactor(db, accountId)) !== undefined
  if (!hasFactor && !needsSecondFactor(parts.settings, groups))
    return openSession({ context, parts, db }, bearer, { by, isStrong: false })
  const { id } = await steps.insertStep(db, { accountId, flowHash: hashOf(tieToBrowser(context)), beganBy: by })
  await noteActivity(db, context, { accountId, type: 'factorCode', status: 'success', detail: 'asked' })
  return { step: hasFactor ? 'code' : 'setUp', ticket: id }
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export async function signInByCode(
  context: Context,
  parts: IdentityParts,
  { ticket, code }: z.output<typeof StepCode>,
): Promise<SessionTokens> {
  refuseViolations(checkFactorCode({ code }))
  const step = await findStep(context, parts, ticket)
  const { accountId } = step
  const { tries } = (await steps.countStepAttempt(parts.pool.reading(), step)) ?? refuse('AU0017')
  const tokens = await withFactorCode({ context, parts }, { accountId, code }, {
    lock: async (db) => {
      const locked = await lockStep(db, step)
      return locked.hasFactor ? locked : refuse('AU0017')
    },
    open: async (db, { owner, open }) => {
      await steps.closeStep(db, open)
      return openSession({ context, parts, db }, owner, { by: open.beganBy, isStrong: true })
    },
  }) // biome-ignore format: two steps, one below the other
  if (!tokens && tries === steps.TRIES_PER_STEP) await warnOwner({ context, parts }, accountId)
  return tokens ?? refuse('AU0018')
}

/** Begins to set up the factor that an account needs before it may sign in; a page that is loaded again shows the same. */
export async function beginStepSetUp(
  context: Context,
  parts: IdentityParts,
  { ticket }: z.output<typeof StepSetUp>,
): Promise<FactorSecret> {
  const step = await findStep(context, parts, ticket)
  const issuer = await parts.carrierName()
  return parts.pool.transaction(async (db) => {
    const { owner, hasFactor, open } = await lockStep(db, step)
    if (hasFactor) return refuse('AU0017')
    const secret = open.secret === null ? newFactorSecret() : parts.keys.open(open.secret)
    if (open.secret === null) await steps.saveSecret(db, open, parts.keys.seal(secret))
    return { secret, uri: factorUri(secret, { issuer, username: owner.username }) }
  })
}

/** Puts that factor in force by its first code, signs in, and ends every session that was opened without it. */
export async function finishStepSetUp(
  context: Context,
  parts: IdentityParts,
  { ticket, code }: z.output<typeof StepCode>,
): Promise<z.output<typeof SetUpDone>> {
  refuseViolations(checkFactorCode({ code }))
  const step = await findStep(context, parts, ticket)
  if (!(await steps.countStepAttempt(parts.pool.reading(), step))) return refuse('AU0017')
  const done = await parts.pool.transaction(async (db) => {
    const { owner, hasFactor, open } = await lockStep(db, step)
    const { beganBy, secret: sealed } = open
    if (hasFactor || sealed === null) return refuse('AU0017')
    const { accountId } = owner
    const [used] = stepsOfCode(parts.keys.open(sealed), plainFactorCode(code), Date.now())
    if (used === undefined) {
      await noteActivity(db, context, { accountId, type: 'factorCode', status: 'refused', detail: 'setUp' })
      return undefined
    }
    await factors.beginFactor(db, owner, sealed)
    await factors.useStep(db, accountId, { step: used, sealed })
    const recoveryCodes = (await activateFactor({ context, parts, db }, owner)) ?? refuse('AU0017')
    await endSessions(db, accountId, 'signOut')
    return { recoveryCodes, tokens: await openSession({ context, parts, db }, owner, { by: beganBy, isStrong: true }) }
  })
  return done ?? refuse('AU0018')
}

/** The sign-in that a ticket names, in the browser that began it. */
async function findStep({ browser }: Context, { pool }: IdentityParts, ticket: string) {
  const [id, cookie] = [flowOf(ticket), browser.cookie('flow')]
  const named = id && cookie ? { id, flowHash: hashOf(cookie) } : refuse('AU0017')
  const found = (await steps.findStep(pool.reading(), named)) ?? refuse('AU0017')
  if (found.isDisabled) return refuse('AU0011')
  return { ...named, ...found }
}

/** Account and step as they are at this moment: what was taken away since the first step counts. */
async function lockStep(db: Database, step: steps.Ticket & { accountId: string }) {
  const owner = await steps.lockOwner(db, step.accountId)
  if (owner.status === 'INACTIVE') return refuse('AU0011')
  const open = (await steps.lockStep(db, step)) ?? refuse('AU0017')
  const { status, passwordState } = owner
  const isOver = passwordState === 'resetRequired' || (passwordState === 'expired' && open.beganBy === 'signIn')
  const isForCustomers = open.beganBy === 'signInLink' && isStaff(owner.groups)
  if (status === 'UNCONFIRMED' || isOver || isForCustomers) return refuse('AU0017')
  return { open, owner, hasFactor: (await factors.findFactor(db, step.accountId)) !== undefined }
}
