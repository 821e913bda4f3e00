import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { asLocked, asSeen, type Locked } from '../locked.ts'
import type { Viewer } from '../viewer.ts'
import type { CarrierAnswer, SubmissionDefinition, SubmissionKind } from './submission.ts'

/** Reads and writes the rows of one kind of submission. */
export function createRowRepository<K extends SubmissionKind>({
  store: { row, key, derived },
  read,
  seenBy,
}: Pick<SubmissionDefinition<K>, 'store' | 'read' | 'seenBy'>) {
  type Row = K['row']
  const table = raw(row.table)
  const alias = raw(row.alias)
  const { onSent = empty } = row
  const isRequested = (ids: readonly number[], viewer: Viewer) =>
    sql`${alias}.id = any(${ids}::bigint[]) and ${seenBy(viewer)}`
  const isKeyed = (keys: readonly (string | number)[]) =>
    sql`${alias}.${raw(key.row)} = any(${keys}::${raw(key.type)}[])`

  /** Those of the rows that the viewer may see. */
  const find = async (db: Database, viewer: Viewer, ids: readonly number[]) =>
    (await read(db, isRequested(ids, viewer), viewer)).map(asSeen)

  /** The same, locked in one order for everybody: whoever writes at the same time waits, and then sees what this one did. */
  const lock = async (db: Database, viewer: Viewer, ids: readonly number[]) => {
    await db.run(sql`
      select from ${table} ${alias} ${raw(row.joins ?? '')} where ${isRequested(ids, viewer)}
       order by ${alias}.id for no key update of ${alias}`)
    return (await find(db, viewer, ids)).map(asLocked<Row>)
  }

  /** Locks the rows that the carrier or an admin names, in one order for everybody, so that two batches never block each other. */
  const lockKeys = (db: Database, keys: readonly (string | number)[]) =>
    db.run(sql`
      select from ${table} ${alias} where ${isKeyed(keys)} order by ${alias}.${raw(key.row)} for no key update`)

  /** One of those rows, read and locked. */
  const lockForCarrier = async (db: Database, viewer: Viewer, rowKey: string | number) => {
    await lockKeys(db, [rowKey])
    const [found] = await read(db, isKeyed([rowKey]), viewer)
    return found && asLocked(found)
  }

  interface SentRow {
    row: Locked<Row>
    status: Row['status']
    document: Row['document']
  }
  const columns = Object.entries(derived?.columns ?? {})
  const assignments = raw(columns.map(([name]) => `${name} = g.${name}, `).join(''))
  const types = raw(columns.map(([name, type]) => `, ${name} ${type}`).join(''))

  /** Rows go on with the version that was just sent; the carrier has not said anything of it yet. */
  const updateSent = (db: Database, sent: readonly SentRow[], by: string) => {
    const records = sent.map(({ row: { id, version }, status, document }) => ({
      ...{ id, version: version + 1, status, document },
      ...derived?.of(document),
    }))
    return db.run(sql`
      update ${table} r
         set status = g.status, version = g.version, document = g.document, ${assignments} revision = r.revision + 1,
             saved_at = now(), saved_by = ${by}, submitted_at = now(), carrier_action = null, carrier_at = null,
             carrier_note = null, changed_in = pg_current_xact_id() ${onSent}
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, status text, version int, document jsonb ${types})
       where r.id = g.id`)
  }

  /** The carrier has it and will decide: nothing that anybody is writing on changes by that. */
  const updateReceived = (db: Database, { id }: Locked<Row>, { action, at }: CarrierAnswer) =>
    db.run(sql`
      update ${table} set carrier_action = ${action}, carrier_at = ${at}::timestamptz, changed_in = pg_current_xact_id()
       where id = ${id}`)

  interface Decided extends CarrierAnswer {
    status: Row['status']
    /** More assignments. */
    more?: Sql | undefined
  }

  /** Where the carrier's word, or that it never got the newest version, leaves a row. */
  const updateDecided = (db: Database, { id }: Locked<Row>, { status, action, at, note, more = empty }: Decided) =>
    db.run(sql`
      update ${table}
         set status = ${status}, carrier_action = ${action}, carrier_at = ${at}::timestamptz, carrier_note = ${note},
             revision = revision + 1, changed_in = pg_current_xact_id() ${more}
       where id = ${id}`)

  return { find, lock, lockKeys, lockForCarrier, updateSent, updateReceived, updateDecided }
}
