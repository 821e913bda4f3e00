import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Origin } from '../profile/activity.repository.ts'
import { Bearer } from './session-tokens.ts'

/** The state of an account, beside what is in its tokens. */
export const Credentials = Bearer.extend({
  passwordHash: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'ACTIVE', 'INACTIVE']),
  passwordState: z.enum(['valid', 'expired', 'resetRequired']),
  /** Older than a password may be here. */
  isPasswordOld: z.boolean(),
  isKnownDevice: z.boolean(),
})
export type Credentials = z.output<typeof Credentials>

/** Whether account `a` manages an organisation, as a menu of the web has to know. */
export const managesCompany = sql`
  exists (select from account_organisation m
           where m.account_id = a.id and m.web_id_granted and m.roles @> array['manager'] and a.groups <> '{}')`

export const credentialColumns = sql`
  a.id as "accountId", a.username, a.web_id as "webId", a.first_name as "firstName", a.language, a.groups,
  a.rights_version as rights, a.password_hash as "passwordHash", a.status, a.password_state as "passwordState",
  ${managesCompany} as "isManager"`

interface CredentialsParams {
  usernameKey: string
  /** Of the browser that asks, if it was here before. */
  deviceHash: Buffer | null
  /** After how many days a password is too old; null for never. */
  passwordDays: number | null
}

/** The account of a user name, as far as a sign-in needs it; undefined when there is none. */
export const findCredentials = (db: Database, { usernameKey, deviceHash, passwordDays }: CredentialsParams) =>
  db.find(
    Credentials,
    sql`
    select ${credentialColumns},
           coalesce(a.password_changed_at < now() - make_interval(days => ${passwordDays}::int), false) as "isPasswordOld",
           exists (select from known_device d where d.account_id = a.id and d.hash = ${deviceHash}::bytea) as "isKnownDevice"
      from account a where a.username_key = ${usernameKey}`,
  )

/** Locks the account if it still is as it was when its password was checked; false when it changed since. */
export const isUnchanged = async (db: Database, { accountId, passwordHash, status, passwordState }: Credentials) =>
  (await db.run(sql`
    select from account where id = ${accountId}::uuid and password_hash = ${passwordHash} and status = ${status}
       and password_state = ${passwordState} for share`)) === 1

/** One statement for names that exist and names that do not, so that both take the same time. */
export const noteRefusedSignIn = (db: Database, { ip, browser }: Origin, usernameKey: string, detail: string) =>
  db.run(sql`
    insert into account_activity (account_id, type, status, detail, ip, claimed)
    select id, 'signIn', 'refused', ${detail}, ${ip}, ${JSON.stringify(browser.claimed)}::jsonb
      from account where username_key = ${usernameKey}`)

const Owner = z.object({
  passwordHash: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
})

/** Whose password is to be changed, and what must not be in the new one. */
export const readOwner = (db: Database, accountId: string) =>
  db.one(
    Owner,
    sql`
    select password_hash as "passwordHash", username as email, first_name as "firstName", last_name as "lastName", company
      from account where id = ${accountId}`,
  )

interface NewPassword {
  accountId: string
  formerHash: string
  hash: string
}

/** False when the password was changed by somebody else in the meantime. */
export const replacePassword = async (db: Database, { accountId, formerHash, hash }: NewPassword) =>
  (await db.run(sql`
    update account set password_hash = ${hash}, password_changed_at = now(), password_state = 'valid'
     where id = ${accountId} and password_hash = ${formerHash}`)) === 1
