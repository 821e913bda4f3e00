import { FoundAccount } from '@fairway/contract/accounts/accounts.schema'
import type { AccountStatus } from '@fairway/contract/identity/account.values'
import type { Group } from '@fairway/contract/kit/access'
import sql, { empty } from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import { accountsWith } from './account-search.repository.ts'
import { foundColumns, hasStatus } from './found-account.repository.ts'
import type { Place } from './page-cursor.rules.ts'

export interface ProfileSearchParams {
  status: AccountStatus
  group: Group | ''
  organisation: string
  limit: number
}

const isMember = (organisation: string) => sql`
  and exists (select from account_organisation m
               where m.account_id = a.id and m.organisation_id = ${organisation}::uuid)`

const matchesParams = ({ status, group, organisation }: ProfileSearchParams) => sql`
  ${hasStatus(status)}
  ${group === '' ? empty : sql`and a.groups @> array[${group}]`}
  ${organisation === '' ? empty : isMember(organisation)}`

const isAfter = ({ at, id }: Place) => sql`
  and a.created_at <= ${at}::timestamptz and (a.created_at < ${at}::timestamptz or a.id > ${id}::uuid)`

/** A page of the profiles with an account status, newest first. Only admins ask. */
export const pageOfProfiles = (db: Database, params: ProfileSearchParams, place: Place | undefined) =>
  db.many(
    FoundAccount,
    sql`
    select ${foundColumns}
      from (select * from account a where ${matchesParams(params)} ${place ? isAfter(place) : empty}
             order by a.created_at desc, a.id limit ${params.limit}) a
     order by a.created_at desc, a.id`,
  )

/** The profiles with an account status that have all of these words somewhere; of too many, some. */
export const findProfiles = (db: Database, params: ProfileSearchParams, words: readonly string[]) =>
  db.many(
    FoundAccount,
    sql`
    select ${foundColumns}
      from (select * from (${accountsWith(words, matchesParams(params))}) every limit ${params.limit}) a
     order by a.created_at desc, a.id`,
  )
