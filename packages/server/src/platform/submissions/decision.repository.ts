import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql, { raw } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { asRecords } from '../http/bulk.ts'
import type { Line } from '../http/ndjson.ts'
import type { SubmissionDefinition, SubmissionKind } from './submission.ts'

/** What every recorded decision has; a kind of submission adds its own fields. */
export const RecordedDecision = z.object({
  ref: z.string(),
  version: z.number(),
  note: z.string().nullable(),
  decidedAt: InstantOut,
})

const InsertedRow = z.object({ line: z.number() })

/** Records what the carrier decided on one kind of submission. */
export function createDecisionRepository<K extends SubmissionKind>({
  store: { row, version, decision, key },
  readRecorded,
}: Pick<SubmissionDefinition<K>, 'store' | 'readRecorded'>) {
  const table = raw(decision.table)
  const own = Object.entries({ [key.field]: key.decision, ...decision.columns })
  const listed = (write: (field: string, column: string) => string) =>
    raw(own.map(([field, column]) => `, ${write(field, column)}`).join(''))
  const types = listed((field) => `"${field}" ${field === key.field ? key.type : (decision.types?.[field] ?? 'text')}`)
  const fields = listed((field) => `"${field}"`)
  const columns = listed((_, column) => column)
  const stored = listed((field, column) => `d.${column} as "${field}"`)
  const { alias } = row

  /** Records those whose reference is new, and says which lines those are; of two with one reference the first counts. */
  const insert = async (db: Database, lines: Line<K['line']>[]): Promise<ReadonlySet<number>> => {
    const inserted = await db.many(
      InsertedRow,
      sql`
      with given as (
        select distinct on (ref) * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, ref text, version int,
               decision text, note text, "decidedAt" timestamptz ${types})
         order by ref, line),
      recorded as (
        insert into ${table} (ref, version, decision, note, decided_at ${columns})
        select ref, version, decision, note, "decidedAt" ${fields} from given order by ref
        on conflict do nothing returning ref)
      select given.line from given join recorded using (ref)`,
    )
    return new Set(inserted.map(({ line }) => line))
  }

  /** It came while a version stood in its way that was newer and turned out to be lost. Without one it had its chance. */
  const cameTooLate = sql`exists (
    select from ${raw(version.table)} lost
     where lost.${raw(version.of)} = ${raw(alias)}.id and lost.version > d.version and lost.carrier_action = 'Not Delivered'
       and lost.submitted_at <= d.received_at)`

  /** What was recorded of these rows and not applied, in the order in which it came: of their newest versions, or behind lost ones. */
  const findRecorded = (db: Database, keys: readonly (string | number)[], wanted: 'newest' | 'behindLost') =>
    readRecorded(
      db,
      sql`
      select d.ref, d.version, d.decision, d.note, d.decided_at as "decidedAt" ${stored} ${raw(decision.more ?? '')}
        from ${table} d join ${raw(row.table)} ${raw(alias)} on ${raw(`${alias}.${key.row} = d.${key.decision}`)}
       where d.${raw(key.decision)} = any(${keys}::${raw(key.type)}[]) and not d.is_applied
         and ${wanted === 'newest' ? sql`d.version = ${raw(alias)}.version` : cameTooLate}
       order by d.received_at, d.decided_at, d.ref`,
    )

  const markApplied = (db: Database, refs: readonly string[]) =>
    db.run(sql`update ${table} set is_applied = true where ref = any(${refs}::text[])`)

  /** What was not taken after all can be sent again. */
  const remove = (db: Database, refs: readonly string[]) =>
    db.run(sql`delete from ${table} where ref = any(${refs}::text[])`)

  return { insert, findRecorded, markApplied, remove }
}
