import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'

/**
 * Saves bills that are new or changed. That one was billed or released is a line in its booking's activity, unless the
 * bill is new to the portal.
 */
export const saveBills = (db: Database, lines: Line<BillLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, b.id as booking_id, substr(g."blNo", 5, 7) = g."bookingNo" as is_its
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "blNo" text, "bookingNo" text, type text, status text, release text,
             "billedAt" timestamptz, "statedAt" timestamptz, revision int)
        left join booking b on b.booking_no = g."bookingNo"),
    latest as (
      select distinct on ("blNo") * from given where booking_id is not null and is_its order by "blNo", revision desc, line desc),
    former as materialized (
      select f.bl_no, f.status, f.release, f.revision from latest l join bill f on f.bl_no = l."blNo"),
    saved as (
      insert into bill (bl_no, booking_id, type, status, release, billed_at, revision)
      select "blNo", booking_id, type, status, release, "billedAt", revision from latest
      on conflict (bl_no) do update set (type, status, release, billed_at, revision)
        = (excluded.type, excluded.status, excluded.release, excluded.billed_at, excluded.revision)
       where bill.revision < excluded.revision
      returning bl_no),
    told as (
      insert into booking_story (booking_id, happened_at, kind, about)
      select l.booking_id, news.at, news.kind, news.about
        from saved s join latest l on l."blNo" = s.bl_no join former f on f.bl_no = s.bl_no and f.revision >= 0
       cross join lateral (
         select l."billedAt" as at, 'billed' as kind, l."blNo" as about where l.status = 'Billed' and f.status <> 'Billed'
         union all
         select l."statedAt", 'released', l."blNo" || ' ' || l.release
          where l.release in ('OBL', 'TLX', 'SW') and f.release is distinct from l.release) news
       order by l."blNo", news.kind)
    select g.line,
           case when g.booking_id is null then 'GE0003' when not g.is_its then 'GE0012'
                when l.line is not null and s.bl_no is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.booking_id is null then 'bookingNo' when not g.is_its then 'blNo' end as path
      from given g left join latest l using (line) left join saved s on s.bl_no = l."blNo"`,
  )
