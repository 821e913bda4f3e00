import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

/** A browser stays known for a year after it was used. */
export const DEVICE_SECONDS = 365 * 86_400

const Remembered = z.object({ isNew: z.boolean(), others: z.number() })

interface Device {
  hash: Buffer
  userAgent: string
}

/** Notes that an account uses this browser; returns whether it is a new one, and how many others there are. */
export const rememberDevice = async (db: Database, accountId: string, { hash, userAgent }: Device) => {
  await db.run(sql`
    delete from known_device where account_id = ${accountId} and last_used_at < now() - interval '1 year'`)
  return db.one(
    Remembered,
    sql`
    with former as (
      select has_signed_in from known_device where account_id = ${accountId} and hash = ${hash}),
    saved as (
      insert into known_device (account_id, hash, user_agent) values (${accountId}, ${hash}, ${userAgent})
      on conflict (account_id, hash) do update
         set last_used_at = now(), user_agent = excluded.user_agent, has_signed_in = true
      returning xmax = 0 as is_new)
    select saved.is_new or exists (select from former where not has_signed_in) as "isNew",
           (select count(*) from known_device
             where account_id = ${accountId} and hash <> ${hash} and has_signed_in) as others
      from saved`,
  )
}

/** Notes that the owner of the mailbox chose a new password in this browser; it counts as known when it is given there. */
export const rememberResetDevice = (db: Database, accountId: string, { hash, userAgent }: Device) =>
  db.run(sql`
    insert into known_device (account_id, hash, user_agent, has_signed_in)
    values (${accountId}, ${hash}, ${userAgent}, false) on conflict (account_id, hash) do nothing`)

/** Whether the account was signed in with this browser before. */
export const isKnownDevice = async (db: Database, accountId: string, hash: Buffer) =>
  (await db.run(
    sql`select from known_device where account_id = ${accountId}::uuid and hash = ${hash} and has_signed_in`,
  )) === 1
