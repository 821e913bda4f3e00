import { languages } from '@fairway/contract/shared/language'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Voyages = z.object({ vvds: z.array(z.string()), count: z.number() })

/** The voyages of these rows, and how many of the rows exist. */
export const findVoyagesOf = (db: Database, ids: readonly number[]) =>
  db.one(
    Voyages,
    sql`
    select coalesce(array_agg(distinct a.vvd order by a.vvd), '{}') as vvds, count(*)::int as count
      from allocation a where a.id = any(${ids}::bigint[])`,
  )

const Recipient = z.object({
  accountId: z.string(),
  username: z.string(),
  language: z.enum(languages),
  isRep: z.boolean(),
})

/** People of the carrier's sales by web id: whoever may open one of the two views. */
export const findRecipients = (db: Database, webIds: readonly string[]) =>
  db.many(
    Recipient,
    sql`
    select a.id as "accountId", a.username, a.language, a.groups && array['VA', 'VU'] as "isRep"
      from account a
     where a.web_id = any(${webIds}::text[]) and a.status = 'ACTIVE' and a.groups && array['VA', 'VU', 'VS'] order by a.web_id`,
  )
