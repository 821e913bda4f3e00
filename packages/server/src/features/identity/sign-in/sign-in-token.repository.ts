import { staffGroups } from '@fairway/contract/kit/access'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { flowOf } from '../registration/code.rules.ts'
import { Credentials, credentialColumns } from './credentials.repository.ts'

const Issued = z.object({ accountId: z.string(), expiresAt: z.string() })

/** Stores the hash of a link for ten minutes; undefined when no customer has that user name. */
export const insertSignInToken = (db: Database, usernameKey: string, hash: Buffer) =>
  db.find(
    Issued,
    sql`
    insert into sign_in_token (hash, account_id, expires_at)
    select ${hash}, id, now() + interval '10 minutes' from account
     where username_key = ${usernameKey} and not groups && ${[...staffGroups]}::text[]
    returning account_id as "accountId", expires_at as "expiresAt"`,
  )

interface Named {
  accountId: string
  usernameKey: string
}

/** Locks the account that a link names, by its id or by its user name, until the transaction ends. */
export const lockAccountOf = (db: Database, { accountId, usernameKey }: Named) =>
  db.run(sql`
    select from account where id = ${flowOf(accountId) ?? null}::uuid or username_key = ${usernameKey} for share`)

const Spender = Credentials.omit({ isPasswordOld: true, isKnownDevice: true })

/** Spends a link: one statement, so that of two who come at once one is too late. */
export const spendSignInToken = (db: Database, hash: Buffer, of: Named) =>
  db.find(
    Spender,
    sql`
    update sign_in_token t set used_at = now() from account a
     where t.hash = ${hash} and t.used_at is null and t.expires_at > now() and a.id = t.account_id
       and (a.id::text = ${of.accountId} or a.username_key = ${of.usernameKey})
    returning ${credentialColumns}`,
  )
