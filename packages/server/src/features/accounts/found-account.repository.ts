import { FoundAccount, FoundCustomer } from '@fairway/contract/accounts/accounts.schema'
import type { AccountStatus } from '@fairway/contract/identity/account.values'
import { staffGroups } from '@fairway/contract/kit/access'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import { accountsWith } from './account-search.repository.ts'

/** The status of an account `a` as people see it: a password that has to be chosen anew counts first. */
export const shownStatus = sql`case when a.password_state = 'resetRequired' then 'RESET_REQUIRED' else a.status end`

/** Whether an account `a` is shown with this status; all are without one. */
export function hasStatus(status: AccountStatus | ''): Sql {
  if (status === '') return sql`true`
  if (status === 'RESET_REQUIRED') return sql`a.password_state = 'resetRequired'`
  return sql`a.status = ${status} and a.password_state <> 'resetRequired'`
}

/** When the owner of an account `a` signed in last. */
export const lastSignIn = sql`
  (select v.at from account_activity v
    where v.account_id = a.id and v.type in ('signIn', 'signInLink') and v.status = 'success'
    order by v.at desc, v.id desc limit 1)`

/** What a list shows of an account `a`. */
export const foundColumns = sql`
  a.id, a.web_id as webid, a.username as email, a.first_name as "firstName", a.last_name as "lastName", a.company,
  a.country, ${shownStatus} as status, a.groups, a.created_at as "createdAt", ${lastSignIn} as "lastSignInAt",
  array(select o.name from account_organisation m join organisation o on o.id = m.organisation_id
         where m.account_id = a.id order by o.name) as organisations`

interface AccountSearchParams {
  words: readonly string[]
  status: AccountStatus | ''
  limit: number
}

/** Accounts with all these words, as many as asked for and in no order. Only admins ask. */
export const findAccounts = (db: Database, { words, status, limit }: AccountSearchParams) =>
  db.many(
    FoundAccount,
    sql`
    select ${foundColumns}
      from (select * from (${accountsWith(words, hasStatus(status))}) hit limit ${limit}) a`,
  )

/** The contract's `isAssumable` of account `a`. */
const isAssumable = sql`
  a.status = 'ACTIVE' and cardinality(a.groups) > 0 and not a.groups && ${[...staffGroups]}::text[]`

interface CustomerSearchParams {
  words: readonly string[]
  /** The number of a company, as the carrier has it. */
  ref: string
  limit: number
}

/** Customers with all these words, or of the company with this number. */
export const findAssumable = (db: Database, { words, ref, limit }: CustomerSearchParams) =>
  db.many(
    FoundCustomer,
    sql`
    select a.username, a.web_id as "webId", a.first_name as "firstName", a.last_name as "lastName", a.company
      from ((select * from (${accountsWith(words, isAssumable)}) hit limit ${limit}) union
            (select a.* from organisation o join account_organisation m on m.organisation_id = o.id join account a on a.id = m.account_id
              where o.ref = ${ref} and ${isAssumable} limit ${limit})) a
     order by a.company, a.last_name, a.first_name, a.username limit ${limit}`,
  )
