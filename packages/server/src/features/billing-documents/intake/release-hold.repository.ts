import type { ReleaseHoldLine } from '@fairway/contract/carrier/billing-lines.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { asRecords, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'

/** Saves the newest statement about each hold; that one was set or cleared is a line in the bill's status history. */
export const saveReleaseHolds = (db: Database, lines: Line<ReleaseHoldLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, b.id as booking_id, l.bl_no,
             row_number() over (partition by g."blNo", g.type order by g.since desc, g.line desc) = 1 as is_latest
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "blNo" text, "bookingNo" text, type text, state text,
             since timestamptz, remark text)
        left join booking b on b.booking_no = g."bookingNo"
        left join bill l on l.bl_no = g."blNo" and l.booking_id = b.id),
    former as materialized (
      select h.* from given g join release_hold h on h.bl_no = g.bl_no and h.type = g.type where g.is_latest),
    saved as (
      insert into release_hold (bl_no, type, state, since, remark)
      select bl_no, type, state, since, remark from given where bl_no is not null and is_latest order by bl_no, type
      on conflict (bl_no, type) do update set (state, since, remark) = (excluded.state, excluded.since, excluded.remark)
       where release_hold.since < excluded.since
      returning bl_no, type),
    told as (
      insert into bill_event (bl_no, happened_at, kind, value, note)
      select g.bl_no, g.since, case g.state when 'red' then 'holdSet' else 'holdCleared' end, g.type, g.remark
        from saved s join given g on g.bl_no = s.bl_no and g.type = s.type and g.is_latest
        left join former f on f.bl_no = s.bl_no and f.type = s.type
       where g.state is distinct from coalesce(f.state, 'green')
       order by g.since, g.line)
    select g.line,
           case when g.booking_id is null then 'GE0003' when g.bl_no is null then 'GE0002'
                when g.is_latest and s.bl_no is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.booking_id is null then 'bookingNo' when g.bl_no is null then 'blNo' end as path
      from given g left join saved s on s.bl_no = g.bl_no and s.type = g.type`,
  )
