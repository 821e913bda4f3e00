import type { PasswordChange } from '@fairway/contract/identity/account.schema'
import { refuse, violation } from '@fairway/contract/identity/identity.errors'
import { checkPasswordChange } from '@fairway/contract/identity/sign-in.rules'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { closeOpenCodes } from '../registration/code.repository.ts'
import { readOwner, replacePassword } from '../sign-in/credentials.repository.ts'
import { subjects } from '../sign-in/guarded-subjects.ts'
import { endSessions } from '../sign-in/session.repository.ts'
import { verifyWithLimit } from '../sign-in/sign-in-guard.actions.ts'
import { forgetFailures } from '../sign-in/sign-in-guard.repository.ts'
import { isCommon } from './common-passwords.ts'

/** Changes one's own password, with the previous one; all other sessions end, and the owner is notified. */
export async function changePassword(
  context: Context,
  { pool, settings, passwords, keys }: IdentityParts,
  change: PasswordChange,
): Promise<{ done: true }> {
  const { viewer, ip } = context
  if (viewer.kind !== 'person') throw new Refusal('GE0016')
  const { accountId, sessionId, username, language } = viewer
  const owner = await readOwner(pool.reading(), accountId)
  const found = checkPasswordChange(change, owner, settings.passwordMinimum)
  if (isCommon(change.password) && !found.some(({ path }) => path === 'password'))
    found.push(violation('password', 'AU0105'))
  refuseViolations(found)

  const activity = { accountId, type: 'passwordChange' } as const
  const subject = subjects.passwordChange(accountId)
  const verify = () => passwords.verify(owner.passwordHash, change.previousPassword)
  if ((await verifyWithLimit(pool, subject, verify)) !== 'right') {
    await noteActivity(pool.reading(), context, { ...activity, status: 'refused' })
    return refuse('AU0009')
  }
  const hash = await passwords.hash(change.password)
  const isReplaced = await pool.transaction(async (db) => {
    if (!(await replacePassword(db, { accountId, formerHash: owner.passwordHash, hash }))) return false
    await endSessions(db, accountId, 'passwordChange', sessionId)
    await closeOpenCodes(db, accountId, 'reset')
    await forgetFailures(db, subject)
    await noteActivity(db, context, { ...activity, status: 'success' })
    await queueMail(db, keys, {
      to: username,
      language,
      template: 'passwordChanged',
      values: { at: new Date().toISOString(), ip },
    })
    return true
  })
  return isReplaced ? { done: true } : refuse('AU0009')
}
