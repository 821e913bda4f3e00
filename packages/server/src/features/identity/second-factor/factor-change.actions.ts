import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import type { IdentityParts } from '../identity.parts.ts'
import { noteActivity } from '../profile/activity.repository.ts'
import { countSpentSteps, type LockedOwner, lockOwner } from '../sign-in/sign-in-step.repository.ts'
import { newRecoveryCodes, recoveryMac } from './recovery-codes.ts'
import * as factors from './second-factor.repository.ts'

export interface Work {
  context: Context
  parts: IdentityParts
  db: Database
}

/** What the activity list calls a change of a second factor. */
export const activityOf = { on: 'factorOn', off: 'factorOff', codes: 'recoveryCodes' } as const
export type FactorChange = keyof typeof activityOf

/** Writes into the activity list what became of a second factor, and notifies its owner by mail. */
export async function recordFactorChange({ context, parts, db }: Work, owner: LockedOwner, change: FactorChange) {
  const { accountId, username, language } = owner
  await noteActivity(db, context, { accountId, type: activityOf[change], status: 'success' })
  const values = { change, at: new Date().toISOString(), ip: context.ip, userAgent: context.browser.userAgent }
  await queueMail(db, parts.keys, { to: username, language, template: 'factorChanged', values })
}

/** How often in a day an owner is notified of wrong codes. */
const WARNINGS_PER_DAY = 3

/** Notifies the owner that somebody gave the right password and then only wrong codes. */
export async function warnOwner({ context, parts }: Omit<Work, 'db'>, accountId: string) {
  await parts.pool.transaction(async (db) => {
    const { username: to, language } = await lockOwner(db, accountId)
    const { steps } = await countSpentSteps(db, accountId)
    if (steps > WARNINGS_PER_DAY) return
    const values = { at: new Date().toISOString(), ip: context.ip, userAgent: context.browser.userAgent }
    await queueMail(db, parts.keys, { to, language, template: 'codesRefused', values })
  })
}

/** New recovery codes, as they are shown once; of the former ones none is left. */
export async function makeRecoveryCodes({ parts, db }: Work, owner: LockedOwner) {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryMac(parts.keys, owner.accountId, code))
  await factors.replaceRecoveryCodes(db, owner, hashes)
  return codes
}

/** Removes a factor that its owner has lost; false when there was none in force. */
export const removeLostFactor = async (db: Database, accountId: string) =>
  factors.removeFactor(db, await lockOwner(db, accountId))

/** Puts a factor in force that was begun, and notifies its owner; the recovery codes are shown once. */
export async function activateFactor(work: Work, owner: LockedOwner): Promise<string[] | undefined> {
  if (!(await factors.confirmFactor(work.db, owner))) return undefined
  await factors.forgetWrongCodes(work.db, owner.accountId)
  await recordFactorChange(work, owner, 'on')
  return makeRecoveryCodes(work, owner)
}
