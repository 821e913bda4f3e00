import type { SignInToken, SignInTokenRequest } from '@fairway/contract/carrier/carrier.schema'
import type { LinkCredentials } from '@fairway/contract/identity/account.schema'
import { refuse } from '@fairway/contract/identity/identity.errors'
import type { SignInReply } from '@fairway/contract/identity/second-factor.schema'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { isStaff } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../../platform/keys.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { continueSignIn } from './sign-in-step.actions.ts'
import { insertSignInToken, lockAccountOf, spendSignInToken } from './sign-in-token.repository.ts'

/** Makes a link for the carrier's own pages that signs a customer in: good once, for ten minutes. Never for staff. */
export async function createSignInToken(
  context: Context,
  { pool, settings }: IdentityParts,
  { username }: z.output<typeof SignInTokenRequest>,
): Promise<z.output<typeof SignInToken>> {
  const token = newSecret()
  return pool.transaction(async (db) => {
    const issued = await insertSignInToken(db, usernameKey(username), hashOf(token))
    if (!issued) throw new Refusal('GE0002')
    const { accountId, expiresAt } = issued
    await noteActivity(db, context, { accountId, type: 'signInLink', status: 'success', detail: 'issued' })
    const base = (settings.publicUrl ?? context.browser.origin).replace(/\/+$/, '')
    return { url: `${base}/signintoken/${accountId}/${token}`, expiresAt }
  })
}

/**
 * Signs in with such a link, which stands for the password: a second factor is asked for all the same. Only this call
 * spends it: a mail scanner that opens the page does not.
 */
export async function signInByToken(
  context: Context,
  parts: IdentityParts,
  { username, token }: z.output<typeof LinkCredentials>,
): Promise<SignInReply> {
  const of = { accountId: username, usernameKey: usernameKey(username) }
  const outcome = await parts.pool.transaction(async (db) => {
    await lockAccountOf(db, of) // a new password or a new factor comes before the link or after it
    const account = await spendSignInToken(db, hashOf(token), of)
    if (!account) return 'AU0010'
    const { accountId, status, passwordState, groups } = account
    const isCustomer = !isStaff(groups) // may have become an admin since the link was made
    const refused = isCustomer && status === 'INACTIVE' ? 'AU0011' : 'AU0010'
    const mayEnter = isCustomer && (status === 'CONFIRMED' || status === 'ACTIVE') && passwordState !== 'resetRequired'
    if (mayEnter) return continueSignIn({ context, parts, db }, account, 'signInLink')
    await noteActivity(db, context, { accountId, type: 'signInLink', status: 'refused', detail: refused })
    return refused
  })
  return typeof outcome === 'string' ? refuse(outcome) : outcome
}
