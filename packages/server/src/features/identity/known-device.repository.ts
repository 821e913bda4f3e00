import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'

const Remembered = z.object({ isNew: z.boolean(), others: z.number() })

interface Device {
  hash: Buffer
  userAgent: string
}

/** Notes that an account uses this browser; tells whether it is a new one, and how many others there are. */
export const rememberDevice = async (db: Database, accountId: string, { hash, userAgent }: Device) => {
  await db.run(sql`
    delete from known_device where account_id = ${accountId} and last_used_at < now() - interval '1 year'`)
  return db.one(
    Remembered,
    sql`
    with saved as (
      insert into known_device (account_id, hash, user_agent) values (${accountId}, ${hash}, ${userAgent})
      on conflict (account_id, hash) do update set last_used_at = now(), user_agent = excluded.user_agent
      returning xmax = 0 as is_new)
    select saved.is_new as "isNew",
           (select count(*) from known_device where account_id = ${accountId} and hash <> ${hash}) as others
      from saved`,
  )
}

/** Whether the account was signed in with this browser before. */
export const isKnownDevice = async (db: Database, accountId: string, hash: Buffer) =>
  (await db.run(sql`select from known_device where account_id = ${accountId}::uuid and hash = ${hash}`)) === 1
