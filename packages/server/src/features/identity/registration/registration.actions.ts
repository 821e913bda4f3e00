import { randomUUID } from 'node:crypto'
import type { CodeRequest, Confirmation, Registration } from '@fairway/contract/identity/account.schema'
import { refuse, violation } from '@fairway/contract/identity/identity.errors'
import { checkRegistration } from '@fairway/contract/identity/registration.rules'
import { checkConfirmation, usernameKey } from '@fairway/contract/identity/sign-in.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { phoneCountries } from '@fairway/contract/shared/phone-number'
import type { z } from 'zod'
import { callerKey } from '../../../platform/http/rate-limit.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { hashOf } from '../../../platform/keys.ts'
import { limitGuestMail } from '../../../platform/mail/mail-limit.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { isCommon } from '../passwords/common-passwords.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { mailCode, refuseOtherBrowser, sendCode, tieToBrowser, verifyCode } from './code.actions.ts'
import * as codes from './code.repository.ts'
import { mayIssue, mayNotifyOwner } from './code.rules.ts'
import { getRegions } from './regions.actions.ts'
import { confirmAccount, insertAccount, replaceUnconfirmed } from './registration.repository.ts'

/** All errors of the form at once, common passwords and unknown countries among them. */
async function checkForm(form: Registration, minimum: number): Promise<Violation[]> {
  const { regions } = await getRegions(form.country)
  const found = checkRegistration(form, { regions: regions.map(({ code }) => code) }, minimum)
  const isFine = (path: string) => !found.some((one) => one.path === path)
  if (isFine('password') && isCommon(form.password)) found.push(violation('password', 'AU0105'))
  if (isFine('country') && !phoneCountries().includes(form.country)) found.push(violation('country', 'AU0117'))
  return found
}

/**
 * Registers a person and mails a code. Whoever asks learns nothing about the address: the owner of an existing account
 * gets a mail instead, and each case takes the same steps.
 */
export async function register(context: Context, parts: IdentityParts, form: Registration): Promise<{ flow: string }> {
  refuseViolations(await checkForm(form, parts.settings.passwordMinimum))
  await parts.captcha.spend(form.captcha)
  const passwordHash = await parts.passwords.hash(form.password)
  const cookie = tieToBrowser(context)
  const flow = await parts.pool.transaction(async (db) => {
    await limitGuestMail({ ...context, db })
    const isNew = await insertAccount(db, form, passwordHash)
    const holder = await codes.lockAccount(db, { usernameKey: usernameKey(form.email), flow: undefined })
    if (!holder) throw new Error('An account that was just made or found is gone')
    const issued = await codes.countIssued(db, holder.id, callerKey(context.ip))
    const isOpen = holder.status === 'UNCONFIRMED'
    const replaced = isOpen && !isNew && mayIssue(issued) ? holder.id : randomUUID()
    await replaceUnconfirmed(db, replaced, form, passwordHash)
    await parts.indexAccount(db, isNew ? holder.id : replaced, { ...form, webId: holder.webId })
    const status = isOpen ? 'success' : 'refused'
    await noteActivity(db, context, { accountId: holder.id, type: 'registration', status })
    return sendCode(
      { context, parts, db },
      {
        holder: isOpen ? holder : undefined,
        purpose: 'confirm',
        language: form.language,
        flowHash: hashOf(cookie),
        issued,
        requesterDetails: requesterDetailsOf(form, context.ip),
        endsFormer: true,
        ...(!isOpen && mayNotifyOwner(issued) ? { instead: alreadyRegisteredMail(holder) } : {}),
      },
    )
  })
  return { flow }
}

/** A letter of confirmation names what it confirms: whoever reads it must not confirm somebody else's registration. */
const requesterDetailsOf = ({ firstName, lastName, company }: Registration, ip: string) => ({
  name: `${firstName} ${lastName}, ${company}`,
  at: new Date().toISOString(),
  ip,
})

/** For the owner of an address with which someone registers again: nothing changed, and the account is there. */
const alreadyRegisteredMail = ({ username, language }: codes.Holder) =>
  ({ to: username, language, template: 'alreadyRegistered', values: {} }) as const

/** Mails a new code of confirmation to an account that still needs one. */
export async function resendCode(
  context: Context,
  parts: IdentityParts,
  request: z.output<typeof CodeRequest>,
): Promise<{ flow: string }> {
  return mailCode({ context, parts }, request, {
    purpose: 'confirm',
    mayHave: ({ status }) => status === 'UNCONFIRMED',
  })
}

/** Confirms an account by the code that was mailed: whoever reads the mailbox owns the address. */
export async function confirm(
  context: Context,
  parts: IdentityParts,
  confirmation: z.output<typeof Confirmation>,
): Promise<{ done: true }> {
  refuseViolations(checkConfirmation(confirmation))
  refuseOtherBrowser(context, confirmation)
  const isConfirmed = await parts.pool.transaction(async (db) => {
    const proof = await verifyCode({ context, parts, db }, confirmation, 'confirm')
    if (!proof) return false
    await codes.closeCode(db, proof.codeId)
    await codes.closeOpenCodes(db, proof.accountId, 'confirm')
    await confirmAccount(db, proof.accountId)
    await noteActivity(db, context, { accountId: proof.accountId, type: 'confirmation', status: 'success' })
    return true
  })
  return isConfirmed ? { done: true } : refuse('AU0007')
}
