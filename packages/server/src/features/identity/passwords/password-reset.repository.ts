import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

const Owner = z.object({
  id: z.string(),
  username: z.string(),
  usernameKey: z.string(),
  language: z.enum(languages),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
})

/** Whose password is to be chosen; an account that was switched off in the meantime has none to choose. */
export const findOwner = (db: Database, accountId: string) =>
  db.find(
    Owner,
    sql`
    select id, username, username_key as "usernameKey", language, first_name as "firstName", last_name as "lastName", company
      from account where id = ${accountId}::uuid and status <> 'INACTIVE'`,
  )

/** The new password counts from now on, and the address is confirmed with it. */
export const setPassword = (db: Database, accountId: string, passwordHash: string) =>
  db.run(sql`
    update account
       set password_hash = ${passwordHash}, password_changed_at = now(), password_state = 'valid',
           rights_version = rights_version + case when status = 'UNCONFIRMED' then 1 else 0 end,
           status = case when status = 'UNCONFIRMED' then 'CONFIRMED' else status end
     where id = ${accountId}::uuid`)
