import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Unspoken = z.object({ kind: z.enum(['location', 'equipment']), code: z.string(), name: z.string() })
export type Unspoken = z.output<typeof Unspoken>

/** Places and types of containers that came in before pinyin was stored. */
export const findUnspoken = (db: Database) =>
  db.many(
    Unspoken,
    sql`
    select 'location' as kind, code, name_zh as name from location where spoken is null
    union all select 'equipment', code, name_zh from equipment_type where spoken is null order by 1, 2`,
  )

/** Fills what is empty; what the carrier sent meanwhile stays. */
export async function saveSpoken(db: Database, named: readonly (Unspoken & { spoken: string })[]) {
  const records = sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as g(kind text, code text, name text, spoken text)`
  await db.run(sql`
    update location l set spoken = g.spoken from ${records}
     where g.kind = 'location' and l.code = g.code and l.name_zh = g.name and l.spoken is null`)
  await db.run(sql`
    update equipment_type q set spoken = g.spoken from ${records}
     where g.kind = 'equipment' and q.code = g.code and q.name_zh = g.name and q.spoken is null`)
}
