import { FoundAccount } from '@fairway/contract/accounts/accounts.schema'
import type { AccountStatus } from '@fairway/contract/identity/account.words'
import type { Group } from '@fairway/contract/kit/access'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/database.ts'
import { matches } from './account-search.repository.ts'
import type { Place } from './page-cursor.rules.ts'

export interface Asked {
  status: AccountStatus
  group: Group | ''
  organisation: string
  limit: number
}

/** An account whose owner has to choose a new password stands apart from the others. */
const isToReset = sql`a.password_state = 'resetRequired' and a.status in ('CONFIRMED', 'ACTIVE')`

const hasStatus = (status: AccountStatus) =>
  status === 'RESET_REQUIRED'
    ? isToReset
    : status === 'UNCONFIRMED' || status === 'INACTIVE'
      ? sql`a.status = ${status}`
      : sql`a.status = ${status} and a.password_state <> 'resetRequired'`

const narrowed = ({ status, group, organisation }: Asked) => sql`
  ${hasStatus(status)}
  ${group === '' ? empty : sql`and a.groups @> array[${group}]`}
  ${
    organisation === ''
      ? empty
      : sql`and exists (select from account_organisation m where m.account_id = a.id and m.organisation_id = ${organisation}::uuid)`
  }`

/** One row of a list of profiles. */
const columns = sql`
  a.id, a.web_id as webid, a.username as email, a.first_name as "firstName", a.last_name as "lastName", a.company,
  a.country, case when ${isToReset} then 'RESET_REQUIRED' else a.status end as status, a.groups,
  array(select o.name from account_organisation m join organisation o on o.id = m.organisation_id
         where m.account_id = a.id order by o.name) as organisations,
  a.created_at as "createdAt",
  (select v.at from account_activity v
    where v.account_id = a.id and v.type in ('signIn', 'signInLink') and v.status = 'success'
    order by v.at desc, v.id desc limit 1) as "lastSignInAt"`

const after = ({ at, id }: Place): Sql =>
  sql`and a.created_at <= ${at}::timestamptz and (a.created_at < ${at}::timestamptz or a.id > ${id}::uuid)`

/** A page of the profiles with an account status, newest first. */
export const pageOfProfiles = (db: Database, asked: Asked, place: Place | undefined) =>
  db.many(
    FoundAccount,
    sql`
    select ${columns}
      from (select * from account a where ${narrowed(asked)} ${place ? after(place) : empty}
             order by a.created_at desc, a.id limit ${asked.limit}) a
     order by a.created_at desc, a.id`,
  )

/** The profiles with an account status that have all of these words somewhere; of many some. */
export const findProfiles = (db: Database, asked: Asked, words: readonly string[]) =>
  db.many(
    FoundAccount,
    sql`
    select ${columns}
      from (select a.* from account_search s join account a on a.id = s.account_id
             where ${matches(words)} and ${narrowed(asked)} limit ${asked.limit}) a
     order by a.created_at desc, a.id`,
  )
