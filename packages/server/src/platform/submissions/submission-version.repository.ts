import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql, { raw } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import type { Locked, Seen } from '../locked.ts'
import type { CarrierAnswer, OpenVersion, SubmissionKind, SubmissionStore } from './submission.ts'

const Submitted = z.object({ submittedAt: InstantOut })
const Marked = z.object({ at: InstantOut })

/** A document that becomes the next version of its row. */
export interface NewVersion<K extends SubmissionKind> {
  row: Locked<K['row']>
  document: K['row']['document']
  source: string
  /** Fields that differ from what was sent before, by their paths. */
  changes: readonly string[]
  /** Values of the columns that only this kind has. */
  more?: Readonly<Record<string, unknown>>
}

/** Reads and writes the versions of one kind of submission. */
export function createVersionRepository<K extends SubmissionKind>(store: SubmissionStore<K>) {
  type Row = K['row']
  const { version, derived } = store
  const table = raw(version.table)
  const of = raw(version.of)
  const own = Object.entries({ ...version.columns, ...derived?.columns })
  const listed = (write: (name: string, type: string) => string) =>
    raw(own.map(([name, type]) => `, ${write(name, type)}`).join(''))
  const names = listed((name) => name)
  const values = listed((name) => `g.${name}`)
  const types = listed((name, type) => `${name} ${type}`)
  const neverSent = ['Not Delivered', ...version.voidedBy]

  /** Adds the next versions of rows, all at the same moment. */
  const insert = (db: Database, made: readonly NewVersion<K>[], writer: { by: string; actingUser: string | null }) => {
    const records = made.map(({ row, document, source, changes, more }) => ({
      ...{ rowId: row.id, version: row.version + 1, document, source, changes, ...writer },
      ...more,
      ...derived?.of(document),
    }))
    return db.one(
      Submitted,
      sql`
      with added as (
        insert into ${table} (${of}, version, source, document, submitted_by, stood_in, changes ${names})
        select g."rowId", g.version, g.source, g.document, g.by, g."actingUser", g.changes ${values}
          from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g("rowId" bigint, version int, source text, document jsonb,
               by text, "actingUser" text, changes text[] ${types})
        returning submitted_at)
      select max(submitted_at) as "submittedAt" from added`,
    )
  }

  /** The versions of a row, newest first, in the shape that its history has. */
  const findAll = <S extends z.ZodObject>(db: Database, { id }: Seen<Row>, shape: S) =>
    db.many(
      shape,
      sql`
      select version, ${raw(version.shown)}, source, submitted_at as "submittedAt", concat_ws(' for ', stood_in, submitted_by) as "submittedBy",
             changes, carrier_action as "carrierAction", carrier_at as "carrierAt", csr_note as "csrNote"
        from ${table} where ${of} = ${id} order by version desc`,
    )

  /** The documents of some versions of a row. */
  const findDocuments = (
    db: Database,
    { id }: Seen<Row>,
    versions: readonly number[],
  ): Promise<{ version: number; document: Row['document'] }[]> =>
    db.many(
      z.object({ version: z.number(), document: store.document }),
      sql`select version, document from ${table} where ${of} = ${id} and version = any(${versions}::int[])`,
    )

  /** The customer's newest version. What was not delivered, or voided by the carrier's answer, counts as never sent. */
  const findOpen = (db: Database, { id }: Seen<Row>): Promise<OpenVersion<K> | undefined> =>
    db.find(
      z.object({ version: z.number(), action: store.answer }),
      sql`
      select version, carrier_action as action from ${table}
       where ${of} = ${id} and source <> 'carrier' and coalesce(carrier_action, '') <> all(${neverSent}::text[])
       order by version desc limit 1`,
    )

  interface Answered extends CarrierAnswer {
    version: number
  }

  /** What the carrier said of one version. What it said later stands, and a note stays until a newer one replaces it. */
  const updateAnswer = (db: Database, { id }: Locked<Row>, { version, action, at, note }: Answered) =>
    db.run(sql`
      update ${table} set carrier_action = ${action}, carrier_at = ${at}::timestamptz, csr_note = coalesce(${note}, csr_note)
       where ${of} = ${id} and version = ${version} and coalesce(carrier_at, '-infinity') <= ${at}::timestamptz`)

  /** The carrier never got this version; the history says why. One that the carrier spoke of was delivered, and is not marked. */
  const markNotDelivered = (db: Database, { id }: Locked<Row>, lost: { version: number; reason: string }) =>
    db.find(
      Marked,
      sql`
      update ${table} set carrier_action = 'Not Delivered', carrier_at = business_now(), csr_note = ${lost.reason}
       where ${of} = ${id} and version = ${lost.version} and carrier_action is null returning carrier_at as at`,
    )

  return { insert, findAll, findDocuments, findOpen, updateAnswer, markNotDelivered }
}
