import type { CodeRequest, PasswordReset } from '@fairway/contract/identity/account.schema'
import { refuse, violation } from '@fairway/contract/identity/identity.errors'
import { checkReset } from '@fairway/contract/identity/sign-in.rules'
import type { z } from 'zod'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../../platform/keys.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { mailCode, refuseOtherBrowser, verifyCode } from '../registration/code.actions.ts'
import * as codes from '../registration/code.repository.ts'
import { DEVICE_SECONDS, rememberResetDevice } from '../sign-in/known-device.repository.ts'
import { endSessions } from '../sign-in/session.repository.ts'
import { forgetFailuresOf } from '../sign-in/sign-in-guard.repository.ts'
import { isCommon } from './common-passwords.ts'
import { findOwner, setPassword } from './password-reset.repository.ts'

/** Mails a code to choose a new password; an address without an account, or one switched off, gets the same answer. */
export async function forgot(
  context: Context,
  parts: IdentityParts,
  request: z.output<typeof CodeRequest>,
): Promise<{ flow: string }> {
  return mailCode({ context, parts }, request, { purpose: 'reset', mayHave: ({ status }) => status !== 'INACTIVE' })
}

/** The errors of the form alone: nothing of the account is read before the code is right. */
function checkForm(reset: PasswordReset, minimum: number) {
  const found = checkReset(reset, { email: '' }, minimum)
  if (found.length === 0 && isCommon(reset.password)) found.push(violation('password', 'AU0105'))
  return found
}

/**
 * Sets a new password by the code that was mailed, signs the account out everywhere and notifies its owner. A code that
 * is right stays good while only the password is refused.
 */
export async function confirmForgot(
  context: Context,
  parts: IdentityParts,
  reset: PasswordReset,
): Promise<{ done: true }> {
  const { passwordMinimum } = parts.settings
  refuseViolations(checkForm(reset, passwordMinimum))
  refuseOtherBrowser(context, reset)
  const proved = await parts.pool.transaction(async (db) => {
    const proof = await verifyCode({ context, parts, db }, reset, 'reset')
    const owner = proof && (await findOwner(db, proof.accountId))
    return owner && { codeId: proof.codeId, owner }
  })
  if (!proved) return refuse('AU0007')
  const { codeId, owner } = proved
  refuseViolations(checkReset(reset, { ...owner, email: owner.username }, passwordMinimum))

  const passwordHash = await parts.passwords.hash(reset.password)
  const device = context.browser.cookie('device') ?? newSecret()
  const isDone = await parts.pool.transaction(async (db) => {
    if (!(await codes.closeCode(db, codeId))) return false
    await codes.closeOpenCodes(db, owner.id, 'reset')
    await setPassword(db, owner.id, passwordHash)
    // here the new password can be tried, however many guess elsewhere
    await rememberResetDevice(db, owner.id, { hash: hashOf(device), userAgent: context.browser.userAgent })
    await forgetFailuresOf(db, owner)
    await endSessions(db, owner.id, 'passwordReset')
    await noteActivity(db, context, { accountId: owner.id, type: 'passwordReset', status: 'success' })
    const values = { ip: context.ip, at: new Date().toISOString() }
    const letter = { to: owner.username, language: owner.language, template: 'passwordChanged', values } as const
    await queueMail(db, parts.keys, letter)
    return true
  })
  if (!isDone) return refuse('AU0007')
  context.browser.setCookie('device', device, DEVICE_SECONDS)
  return { done: true }
}
