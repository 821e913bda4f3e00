import { Grants } from '@fairway/contract/accounts/accounts.schema'
import sql, { empty } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Place } from './page-cursor.rules.ts'

const Entry = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  user: z.object({ id: z.string(), email: z.string() }),
  before: Grants.nullable(),
  after: Grants,
  organisations: z.record(z.string(), z.string()),
})

export interface GrantSearchParams {
  user: string
  by: string
  from: string
  to: string
  /** Whose days `from` and `to` are. */
  zone: string
  place: Place | undefined
  limit: number
}

/** Text in which no character stands for others. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Who was granted what by whom, newest first, out of the audit trail; names of organisations are those of today. */
export const findGrants = (db: Database, { user, by, from, to, zone, place, limit }: GrantSearchParams) =>
  db.many(
    Entry,
    sql`
    with page as (
      select * from audit_entry e
       where e.object_type = 'grant'
         ${user === '' ? empty : sql`and e.object_id = ${user}`}
         ${by === '' ? empty : sql`and e.actor ilike ${`%${literally(by)}%`}`}
         ${from === '' ? empty : sql`and e.at >= (${from}::date)::timestamp at time zone ${zone}`}
         ${to === '' ? empty : sql`and e.at < (${to}::date + 1)::timestamp at time zone ${zone}`}
         ${place ? sql`and (e.at, e.id) < (${place.at}::timestamptz, ${place.id}::bigint)` : empty}
       order by e.at desc, e.id desc limit ${limit})
    select p.id::text as id, p.at, p.actor as by, p.before, p.after,
           json_build_object('id', p.object_id, 'email', coalesce(a.username, '')) as user,
           coalesce((select jsonb_object_agg(o.id, o.name)
                       from organisation o
                       join (select jsonb_array_elements(p.after->'organisations')->>'organisationId' as id
                             union select jsonb_array_elements(p.before->'organisations')->>'organisationId') named
                         on o.id = named.id::uuid), '{}') as organisations
      from page p left join account a on a.id = p.object_id::uuid
     order by p.at desc, p.id desc`,
  )
