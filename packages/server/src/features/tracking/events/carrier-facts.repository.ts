import type { CustomsLine, InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { asRecords } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { LockedContainerIds } from '../estimates/stored-estimate.repository.ts'
import { FactOutcome, isOutOfTime } from './event.repository.ts'

interface Fact {
  ref: string
  revision: number
}

/** Finds the container of each line and names what does not exist; `known` is the table of such facts. */
const checkLines = (db: Database, known: Sql, lines: Line<Fact>[]) =>
  db.many(
    FactOutcome,
    sql`
    select g.line, c.id as "containerId", former.container_id as "formerId",
           case when b.id is null then 'GE0003' when c.id is null or place.code is null then 'GE0002'
                when ${isOutOfTime} then 'GE0012'
                when former.revision >= g.revision then 'unchanged' else 'accepted' end as outcome,
           case when b.id is null then 'bookingNo' when c.id is null then 'containerNo' when place.code is null then 'location'
                when ${isOutOfTime} then 'occurredAt' end as path
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, ref text, revision int, "bookingNo" text, "containerNo" text,
           location text, "occurredAt" timestamptz)
      left join booking b on b.booking_no = g."bookingNo"
      left join container c on c.booking_id = b.id and c.container_no = g."containerNo"
      left join location place on place.code = g.location
      left join ${known} former on former.ref = g.ref`,
  )

export const checkCustoms = (db: Database, lines: Line<CustomsLine>[]) => checkLines(db, sql`customs_entry`, lines)

export const checkInterchanges = (db: Database, lines: Line<InterchangeLine>[]) =>
  checkLines(db, sql`interchange`, lines)

/** Saves customs entries; of two entries with the same ref the higher revision counts, whichever came first. */
export const saveCustoms = (db: Database, lines: Line<CustomsLine & { containerId: number }>[]) =>
  db.run(sql`
    insert into customs_entry (container_id, ref, revision, withdrawn, step, occurred_at, location_code, authority, code, entry_no, remark)
    select "containerId", ref, revision, withdrawn, step, "occurredAt", location, authority, code, "entryNo", remark
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g("containerId" bigint, ref text, revision int, withdrawn boolean, step text,
           "occurredAt" timestamptz, location text, authority text, code text, "entryNo" text, remark text)
     order by ref
    on conflict (ref) do update set
      (container_id, revision, withdrawn, step, occurred_at, location_code, authority, code, entry_no, remark)
      = (excluded.container_id, excluded.revision, excluded.withdrawn, excluded.step, excluded.occurred_at, excluded.location_code,
         excluded.authority, excluded.code, excluded.entry_no, excluded.remark)
     where customs_entry.revision < excluded.revision`)

/** Saves interchange receipts, in the same way. */
export const saveInterchanges = (db: Database, lines: Line<InterchangeLine & { containerId: number }>[]) =>
  db.run(sql`
    insert into interchange (container_id, ref, revision, withdrawn, receipt_no, direction, load, occurred_at, location_code,
                             trucker, chassis, seal, condition, damage)
    select "containerId", ref, revision, withdrawn, "receiptNo", direction, load, "occurredAt", location, trucker, chassis, seal, condition, damage
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g("containerId" bigint, ref text, revision int, withdrawn boolean,
           "receiptNo" text, direction text, load text, "occurredAt" timestamptz, location text, trucker text, chassis text, seal text,
           condition text, damage text)
     order by ref
    on conflict (ref) do update set
      (container_id, revision, withdrawn, receipt_no, direction, load, occurred_at, location_code, trucker, chassis, seal, condition, damage)
      = (excluded.container_id, excluded.revision, excluded.withdrawn, excluded.receipt_no, excluded.direction, excluded.load,
         excluded.occurred_at, excluded.location_code, excluded.trucker, excluded.chassis, excluded.seal, excluded.condition, excluded.damage)
     where interchange.revision < excluded.revision`)

/** Notifies open pages that show one of these containers. */
export const markChanged = (db: Database, containerIds: LockedContainerIds) =>
  db.run(sql`update container set changed_in = pg_current_xact_id() where id = any(${containerIds}::bigint[])`)
