import { Account } from '@fairway/contract/accounts/accounts.schema'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import { lastSignIn, shownStatus } from './found-account.repository.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An account is named by its id, or by its e-mail address in any spelling. */
const isNamed = (user: string) =>
  ID.test(user) ? sql`a.id = ${user}::uuid` : sql`a.username_key = ${usernameKey(user)}`

/** How long a session may rest before it is over. */
interface Idle {
  idleSeconds: number
}

/** One account as an admin sees it: its state, and no credentials. */
export const findAccount = (db: Database, user: string, { idleSeconds }: Idle) =>
  db.find(
    Account,
    sql`
    select a.id, a.web_id as webid, a.username as email, a.first_name as "firstName", a.last_name as "lastName", a.company,
           ${shownStatus} as status, a.groups, a.language, a.created_at as "createdAt",
           a.terms_accepted_at as "termsAcceptedAt", a.password_changed_at as "passwordChangedAt",
           ${lastSignIn} as "lastSignInAt",
           (select count(*) from session s where s.account_id = a.id and s.ended_at is null and s.ends_at > now()
               and s.last_seen_at > now() - make_interval(secs => ${idleSeconds}::int)) as sessions,
           (select count(*) from known_device d where d.account_id = a.id and d.has_signed_in) as devices,
           exists (select from second_factor f where f.account_id = a.id and f.confirmed_at is not null) as "hasSecondFactor",
           ${lockedUntil} as "lockedUntil"
      from account a where ${isNamed(user)}`,
  )

/** After too many wrong passwords in all, only a new one opens the account, whenever that may be. */
const lockedUntil = sql`
  (select case when g.failed_at = 'infinity' then '9999-12-31T00:00:00Z'::timestamptz else g.locked_until end
     from sign_in_guard g
    where g.subject = 'user:' || a.username_key and (g.locked_until > now() or g.failed_at = 'infinity'))`

const LockedRow = z.object({
  id: z.string(),
  webId: z.string(),
  username: z.string(),
  usernameKey: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'ACTIVE', 'INACTIVE']),
  passwordState: z.enum(['valid', 'expired', 'resetRequired']),
  language: z.enum(languages),
})
export type LockedAccount = Locked<z.output<typeof LockedRow>>

/** Locks an account until the transaction ends: two admins act on it one after the other. */
export const lockAccount = async (db: Database, id: string): Promise<LockedAccount | undefined> => {
  const found = await db.find(
    LockedRow,
    sql`
    select id, web_id as "webId", username, username_key as "usernameKey", first_name as "firstName",
           last_name as "lastName", company, status, password_state as "passwordState", language
      from account where id = ${id}::uuid for no key update`,
  )
  return found && asLocked(found)
}

/** From now on the password opens nothing; its owner chooses another. */
export const requireReset = (db: Database, { id }: LockedAccount) =>
  db.run(sql`update account set password_state = 'resetRequired' where id = ${id}::uuid`)
