import { refuse } from '@fairway/contract/accounts/accounts.errors'
import type * as shapes from '@fairway/contract/accounts/accounts.schema'
import type { ActivityType } from '@fairway/contract/identity/account.values'
import { refuse as refuseIdentity } from '@fairway/contract/identity/identity.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGenerally } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import type { Pool } from '../../platform/database/database.ts'
import { callerKey } from '../../platform/http/rate-limit.ts'
import type { Context } from '../../platform/http/serve.ts'
import { hashOf, type Keys, newSecret } from '../../platform/keys.ts'
import { limitMailToOwner } from '../../platform/mail/mail-limit.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import {
  countIssued,
  endSessions,
  findLastFlow,
  mayIssue,
  noteActivity,
  removeLostFactor,
  sendCode,
} from '../identity/public.ts'
import { type LockedAccount, lockAccount, requireReset } from './account.repository.ts'

type Choice = z.output<typeof shapes.AccountChoice>

export interface HelpParts {
  keys: Keys
  /** For what stays written although the call is refused. */
  pool: Pool
}

interface Help {
  user: string
  type: ActivityType
  work: (account: LockedAccount, actor: string) => Promise<unknown>
}

/**
 * An admin does something to an account for its owner, and the audit trail records it. A refused try is in the
 * account's activity list as well; it is written by another connection, because everything else of the call is taken
 * back.
 */
async function help(context: Context, { pool }: HelpParts, { user, type, work }: Help) {
  const { db, viewer, audit } = context
  const account = (await lockAccount(db, user)) ?? refuseGenerally('GE0002')
  const activity = { accountId: account.id, type, actor: viewer.actor }
  try {
    const after = await work(account, viewer.actor)
    await audit({
      objectType: 'account',
      objectId: account.webId,
      before: { status: account.status, passwordState: account.passwordState },
      after,
    })
  } catch (error) {
    if (error instanceof Refusal)
      await noteActivity(pool.reading(), context, { ...activity, status: 'refused', detail: error.code })
    throw error
  }
}

/** Mails the code of confirmation again, in the language of the account; the limits of codes hold for admins too. */
export async function resendVerification(
  context: Context,
  parts: HelpParts,
  { user }: Choice,
): Promise<{ done: true }> {
  const { db, ip } = context
  await help(context, parts, {
    user,
    type: 'code',
    work: async (account, actor) => {
      if (account.status !== 'UNCONFIRMED') return refuse('AC0004')
      await limitMailToOwner(context)
      const issued = await countIssued(db, account.id, callerKey(ip))
      if (!mayIssue(issued)) return refuseGenerally('GE0015')
      const { language, firstName, lastName, company } = account
      const requesterDetails = { name: `${firstName} ${lastName}, ${company}` }
      // typed where the person registered, or by the link of the letter
      const last = await findLastFlow(db, account.id, 'confirm')
      const flowHash = last?.flow ?? hashOf(newSecret())
      await sendCode(
        { context, parts, db },
        { holder: account, purpose: 'confirm', language, flowHash, issued, actor, requesterDetails },
      )
      return { codeSent: 'confirm' }
    },
  })
  return { done: true }
}

/** Makes the owner choose a new password: the old one fails, sessions end at once, and a link to choose it is mailed. */
export async function resetPassword(context: Context, parts: HelpParts, { user }: Choice): Promise<{ done: true }> {
  const { db, ip } = context
  await help(context, parts, {
    user,
    type: 'resetRequired',
    work: async (account, actor) => {
      if (account.status === 'UNCONFIRMED') return refuse('AC0005')
      await limitMailToOwner(context)
      await requireReset(db, account)
      const sessionsEnded = await endSessions(db, account.id, 'admin')
      await noteActivity(db, context, { accountId: account.id, type: 'resetRequired', status: 'success', actor })
      const { language, username: to } = account
      const issued = await countIssued(db, account.id, callerKey(ip))
      // an account that is switched off gets no code, and nothing to choose
      const isNotified = account.status !== 'INACTIVE'
      await sendCode(
        { context, parts, db },
        {
          holder: isNotified ? account : undefined,
          purpose: 'reset',
          language,
          flowHash: hashOf(newSecret()),
          issued,
          actor,
          endsFormer: true,
          ...(isNotified ? { instead: { to, language, template: 'resetRequired', values: {} } } : {}),
        },
      )
      return { passwordState: 'resetRequired', sessionsEnded }
    },
  })
  return { done: true }
}

/** Ends every session of an account at once. */
export async function endSessionsOf(context: Context, parts: HelpParts, { user }: Choice): Promise<{ ended: number }> {
  const { db } = context
  let ended = 0
  await help(context, parts, {
    user,
    type: 'sessionsEnded',
    work: async ({ id }, actor) => {
      ended = await endSessions(db, id, 'admin')
      await noteActivity(db, context, { accountId: id, type: 'sessionsEnded', status: 'success', actor })
      return { sessionsEnded: ended }
    },
  })
  return { ended }
}

/** Takes away a second factor that its owner has lost: sessions end, and the owner is notified. */
export async function removeSecondFactor(
  context: Context,
  parts: HelpParts,
  { user }: Choice,
): Promise<{ done: true }> {
  const { db } = context
  await help(context, parts, {
    user,
    type: 'factorOff',
    work: async ({ id, username: to, language }, actor) => {
      if (!(await removeLostFactor(db, id))) return refuseIdentity('AU0021')
      await limitMailToOwner(context)
      const sessionsEnded = await endSessions(db, id, 'admin')
      await noteActivity(db, context, { accountId: id, type: 'factorOff', status: 'success', actor })
      const values = { at: new Date().toISOString() }
      await queueMail(db, parts.keys, { to, language, template: 'factorRemoved', values })
      return { secondFactor: 'removed', sessionsEnded }
    },
  })
  return { done: true }
}
