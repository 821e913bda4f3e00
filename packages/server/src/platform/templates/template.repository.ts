import sql, { raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { asLocked, type Locked } from '../locked.ts'
import { organisationsOf, type Viewer } from '../viewer.ts'

/** What every template has in a list; a kind of template adds what its lists show of the document. */
export interface TemplateEntry {
  id: number
  organisation: string
  name: string
  version: number
}

export interface TemplateStore<E extends TemplateEntry> {
  /** A constant of the slice, which becomes part of statements as it stands. */
  table: string
  entry: z.ZodObject & z.ZodType<E>
  /** What lists show of template `t` beside its name. */
  listed: Sql
}

interface TemplateFields {
  name: string
  document: object
  by: string
}

/** As it was stored; whether it can still be read is asked by whoever shows it. */
export type Stored<E extends TemplateEntry> = E & { document: unknown }

const Count = z.object({ count: z.number() })

/** Reads and writes templates of one kind. */
export function createTemplateRepository<E extends TemplateEntry>({
  table: tableName,
  entry,
  listed,
}: TemplateStore<E>) {
  const table = raw(tableName)
  const Row = entry.extend({ document: z.unknown() }) as unknown as z.ZodObject & z.ZodType<Stored<E>> // the entry and its document
  /** The one rule of who sees a template `t`: the people of the organisation that it belongs to. */
  const seenBy = (viewer: Viewer) => sql`t.org_id = any(${organisationsOf(viewer)}::uuid[])`
  const columns = sql`
    t.id, (select ref from organisation o where o.id = t.org_id) as organisation, t.name, t.version, t.saved_at as "savedAt",
    t.saved_by as "savedBy", ${listed}`

  return {
    findAll: (db: Database, viewer: Viewer): Promise<E[]> =>
      db.many(entry, sql`select ${columns} from ${table} t where ${seenBy(viewer)} order by lower(t.name), t.id`),

    find: (db: Database, viewer: Viewer, id: number): Promise<Stored<E> | undefined> =>
      db.find(Row, sql`select ${columns}, t.document from ${table} t where t.id = ${id} and ${seenBy(viewer)}`),

    /** Counts an organisation's templates; until the transaction ends nobody adds one beside it. */
    count: async (db: Database, orgId: string) => {
      await db.run(sql`select from organisation where id = ${orgId}::uuid for no key update`)
      return (await db.one(Count, sql`select count(*) as count from ${table} where org_id = ${orgId}::uuid`)).count
    },

    /** Nothing comes back when the organisation has a template of that name. */
    insert: (db: Database, orgId: string, { name, document, by }: TemplateFields): Promise<Stored<E> | undefined> =>
      db.find(
        Row,
        sql`
        insert into ${table} as t (org_id, name, document, saved_by)
        values (${orgId}::uuid, ${name}, ${JSON.stringify(document)}::jsonb, ${by})
        on conflict (org_id, name) do nothing returning ${columns}, t.document`,
      ),

    /** Locks a template until the transaction ends; that of another organisation is not found. */
    lock: async (db: Database, viewer: Viewer, id: number): Promise<Locked<Stored<E>> | undefined> => {
      const found: Stored<E> | undefined = await db.find(
        Row,
        sql`select ${columns}, t.document from ${table} t where t.id = ${id} and ${seenBy(viewer)} for no key update of t`,
      )
      return found && asLocked(found)
    },

    /** Nothing comes back when another template of the organisation has that name. */
    update: (
      db: Database,
      { id }: Locked<Stored<E>>,
      { name, document, by }: TemplateFields,
    ): Promise<Stored<E> | undefined> =>
      db.find(
        Row,
        sql`
        update ${table} t
           set name = ${name}, document = ${JSON.stringify(document)}::jsonb, version = version + 1, saved_at = now(), saved_by = ${by}
         where t.id = ${id}
           and not exists (select from ${table} other where other.org_id = t.org_id and other.name = ${name} and other.id <> t.id)
        returning ${columns}, t.document`,
      ),

    remove: (db: Database, { id }: Locked<Stored<E>>) => db.run(sql`delete from ${table} t where t.id = ${id}`),
  }
}
