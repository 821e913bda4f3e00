import { randomUUID } from 'node:crypto'
import { FOUND_LIMIT, splitWords } from '@fairway/contract/accounts/account-search.rules'
import type { Grants } from '@fairway/contract/accounts/accounts.schema'
import { refuse as refuseIdentity } from '@fairway/contract/identity/identity.errors'
import type { Group } from '@fairway/contract/kit/access'
import type { Database } from '../../platform/database/database.ts'
import { type Keys, newSecret } from '../../platform/keys.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { writeAudit } from '../../platform/monitoring/audit.ts'
import { UsageError } from '../../platform/monitoring/usage.ts'
import { endSessions, INVITATION_HOURS, invite, noteActivity, removeLostFactor } from '../identity/public.ts'
import { changeGrants, type Granting } from './grant.actions.ts'
import { findMemberships } from './grant.repository.ts'
import { insertInvited } from './invited-account.repository.ts'
import * as accounts from './operator.repository.ts'
import { indexAccount } from './search-upkeep.actions.ts'

const OPERATOR = 'operator'

/** What a command works with; `hash` is slow on purpose and asked for only where an account needs a password. */
export interface Operator {
  db: Database
  keys: Keys
  hash: (password: string) => Promise<string>
  /** The address that customers use, where it is known. */
  publicUrl: string | undefined
}

/** Everything that a command does is in the audit trail and in the account's activity list under one name. */
const asOperator = ({ db }: Operator, action: string): Granting => ({
  db,
  viewer: { actor: OPERATOR },
  ip: '',
  browser: { claimed: {} },
  audit: async (...entries) => {
    const by = { requestId: `command ${randomUUID()}`, actor: OPERATOR, subject: OPERATOR, action: `admin ${action}` }
    await writeAudit(db, ...entries.map((entry) => ({ ...entry, ...by })))
  },
})

type Named = NonNullable<Awaited<ReturnType<typeof accounts.findByEmail>>>

async function named({ db }: Operator, email: string): Promise<Named> {
  const found = await accounts.findByEmail(db, email)
  if (!found) throw new UsageError(`There is no account for ${email}.`)
  return found
}

const describeGrants = ({ status, groups }: Pick<Grants, 'status' | 'groups'>) =>
  `${status}, ${groups.length === 0 ? 'no groups' : groups.join(' ')}`

/** Changes what was granted to one account and leaves the rest of it as it is. */
async function regrant(operator: Operator, action: string, account: Named, change: Pick<Grants, 'status' | 'groups'>) {
  const organisations = await findMemberships(operator.db, account.id)
  // whoever types the command means the account as it is
  const request = { user: account.id, version: account.version, organisations, withoutOrganisation: true, ...change }
  await changeGrants(asOperator(operator, action), operator.keys, request)
  return `${account.username}: ${describeGrants(change)}.`
}

/** Makes somebody an admin: a new account gets a link by which its owner chooses the password. */
export async function createAdmin(operator: Operator, email: string): Promise<string> {
  const { db } = operator
  const found = await accounts.findByEmail(db, email)
  if (!found) return linkFor(operator, await makeAdmin(operator, email), email)
  if (found.status === 'INACTIVE') throw new UsageError(`${email} is switched off. Enable it first.`)
  if (found.status === 'UNCONFIRMED') await accounts.markConfirmed(db, found.id, await operator.hash(newSecret()))
  const account = (await accounts.findByEmail(db, email)) ?? found
  if (!account.groups.includes('ADMIN'))
    await regrant(operator, 'create-admin', account, { status: 'ACTIVE', groups: [...account.groups, 'ADMIN'] })
  else if (!account.needsPassword) return `${email} is an admin already.`
  return account.needsPassword
    ? linkFor(operator, account.id, email)
    : `${email} is an admin now and signs in as before.`
}

async function makeAdmin(operator: Operator, email: string): Promise<string> {
  const { db } = operator
  const nameless = { language: 'en', firstName: '', lastName: '', company: '', country: '' } as const
  const account = { email, groups: ['ADMIN'], managedBy: null, ...nameless } as const
  const made = await insertInvited(db, account, await operator.hash(newSecret()))
  if (!made) throw new Error('The account was made by somebody else at this moment. Try again.')
  const { id: accountId, webId } = made
  await indexAccount(db, accountId, { firstName: '', lastName: '', email, company: '', webId })
  const by = asOperator(operator, 'create-admin')
  const after: Grants = { status: 'ACTIVE', groups: ['ADMIN'], organisations: [] }
  const activity = { accountId, type: 'grant', status: 'success', detail: 'ACTIVE +ADMIN', actor: OPERATOR } as const
  await noteActivity(db, by, activity)
  await by.audit({ objectType: 'grant', objectId: accountId, before: null, after })
  return accountId
}

async function linkFor({ db, keys, publicUrl }: Operator, accountId: string, email: string): Promise<string> {
  const path = await invite(db, keys, accountId)
  const place = publicUrl ? '' : 'Open it at the address of the portal. '
  return `${publicUrl ? new URL(path, publicUrl).href : path}
${email} is an admin. ${place}By this link the password is chosen, once and within ${INVITATION_HOURS} hours; it is not shown again.`
}

/** Admins and customer service; with words everyone who has them somewhere in name, address or company. */
export async function listAccounts(db: Database, text: string): Promise<string> {
  const found = await accounts.listAccounts(db, splitWords(text), FOUND_LIMIT + 1)
  const lines = found
    .slice(0, FOUND_LIMIT)
    .map(({ username, status, groups, since }) => `${username}\t${status}\t${groups.join(',') || '-'}\tsince ${since}`)
  if (found.length > FOUND_LIMIT) lines.push('There are more. Add a word.')
  return lines.length === 0 ? 'There are none.' : lines.join('\n')
}

/** Switches an account off and signs it out everywhere. */
export async function disableAccount(operator: Operator, email: string): Promise<string> {
  const account = await named(operator, email)
  return regrant(operator, 'disable', account, { status: 'INACTIVE', groups: account.groups })
}

/** Switches an account on again, as it was. */
export async function enableAccount(operator: Operator, email: string): Promise<string> {
  const account = await named(operator, email)
  const status = account.groups.length > 0 ? 'ACTIVE' : 'CONFIRMED'
  return regrant(operator, 'enable', account, { status, groups: account.groups })
}

/** Grants exactly these groups; one that is switched off stays so. */
export async function grantGroups(operator: Operator, email: string, groups: Group[]): Promise<string> {
  const account = await named(operator, email)
  const open = groups.length > 0 ? 'ACTIVE' : 'CONFIRMED'
  return regrant(operator, 'grant', account, { status: account.status === 'INACTIVE' ? 'INACTIVE' : open, groups })
}

/** Takes away a second factor that its owner has lost; sessions end, and the owner is notified. */
export async function removeFactorOf(operator: Operator, email: string): Promise<string> {
  const { db, keys } = operator
  const { id: accountId, webId, username, language } = await named(operator, email)
  if (!(await removeLostFactor(db, accountId))) return refuseIdentity('AU0021')
  const by = asOperator(operator, 'remove-factor')
  const sessionsEnded = await endSessions(db, accountId, 'admin')
  await noteActivity(db, by, { accountId, type: 'factorOff', status: 'success', actor: OPERATOR })
  const values = { at: new Date().toISOString() }
  await queueMail(db, keys, { to: username, language, template: 'factorRemoved', values })
  await by.audit({ objectType: 'account', objectId: webId, after: { secondFactor: 'removed', sessionsEnded } })
  return `${username} has no second factor any more and is signed out everywhere.`
}
