import { accountStatuses } from '@fairway/contract/identity/account.values'
import { usernameKey } from '@fairway/contract/identity/sign-in.rules'
import { groups } from '@fairway/contract/kit/access'
import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { accountsWith } from './account-search.repository.ts'

const Named = z.object({
  id: z.string(),
  username: z.string(),
  webId: z.string(),
  language: z.enum(languages),
  status: z.enum(accountStatuses),
  groups: z.array(z.enum(groups)),
  /** Nobody has chosen its password yet, or it has to be chosen anew. */
  needsPassword: z.boolean(),
  version: z.number(),
})

/** The account of an address, as far as a command needs it. */
export const findByEmail = (db: Database, email: string) =>
  db.find(
    Named,
    sql`
    select id, username, web_id as "webId", language, status, groups, version,
           password_state = 'resetRequired' as "needsPassword"
      from account where username_key = ${usernameKey(email)}`,
  )

/** The operator vouches for an address that nobody has confirmed; whoever registered it may not have owned it. */
export const markConfirmed = (db: Database, id: string, passwordHash: string) =>
  db.run(sql`
    update account set status = 'CONFIRMED', password_hash = ${passwordHash}, password_state = 'resetRequired',
                       version = version + 1, rights_version = rights_version + 1
     where id = ${id}::uuid and status = 'UNCONFIRMED'`)

const Listed = z.object({
  username: z.string(),
  status: z.enum(accountStatuses),
  groups: z.array(z.string()),
  since: z.string(),
})

/** Admins and customer service, or without them everyone with these words; no more than asked for. */
export const listAccounts = (db: Database, words: readonly string[], limit: number) =>
  db.many(
    Listed,
    sql`
    select a.username, a.status, a.groups, to_char(a.created_at, 'YYYY-MM-DD') as since from account a
     where ${
       words.length === 0
         ? sql`a.groups && array['ADMIN', 'CSR']`
         : sql`a.id in (select every.id from (${accountsWith(words)}) every limit ${limit})`
     }
     order by a.username_key limit ${limit}`,
  )
