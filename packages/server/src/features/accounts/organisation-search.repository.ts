import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import { type SearchText, searchTextOf } from './search-text.rules.ts'

const Named = z.object({ id: z.string(), ref: z.string(), name: z.string(), localName: z.string() })
type Named = z.output<typeof Named>

const named = sql`o.id, o.ref, o.name, coalesce(o.local_name, '') as "localName" from organisation o`

const indexed = async ({ id, ref, name, localName }: Named) => ({ id, ...(await searchTextOf([name, localName, ref])) })

const save = (db: Database, rows: ({ id: string } & SearchText)[]) =>
  db.run(sql`
    insert into organisation_search (organisation_id, text, pieces)
    select id, text, pieces from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, text text, pieces text[])
    on conflict (organisation_id) do update set text = excluded.text, pieces = excluded.pieces
     where organisation_search.text <> excluded.text`)

async function index(db: Database, organisations: Named[]) {
  const rows: ({ id: string } & SearchText)[] = []
  for (const one of organisations) rows.push(await indexed(one))
  if (rows.length > 0) await save(db, rows)
  return rows.length
}

/** Makes organisations findable by what they are called now. */
export const indexOrganisations = async (db: Database, refs: readonly string[]) =>
  index(db, await db.many(Named, sql`select ${named} where o.ref = any(${refs}::text[])`))
