import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { asRecords, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import { newsFrom } from '../../../platform/watch-events.ts'

/**
 * Saves bills that are new or changed, with a line in their status history for each change. That one was billed or
 * released is a line in its booking's activity too, unless the bill is new to the portal.
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
    -- a bill that was released here under a letter of indemnity waits for none, whatever was said before the carrier got it
    latest as (
      select distinct on ("blNo") line, "blNo", booking_id, type, status, "billedAt", "statedAt", revision,
             case when release = 'SWB LOI Pending' and type in ('SW', 'TLX') and (
                    exists (select from one_time_letter_bill m join one_time_letter g on g.id = m.letter_id
                             where m.bl_no = given."blNo" and g.signed_at is not null)
                    or exists (select from blanket_letter_bill k where k.bl_no = given."blNo")) then type else release end as release
        from given where booking_id is not null and is_its order by "blNo", revision desc, line desc),
    former as materialized (
      select f.bl_no, f.type, f.status, f.release, f.revision from latest l join bill f on f.bl_no = l."blNo"),
    -- originals that were issued here stay printed, until the carrier says more of the release
    printed as (
      select distinct o.bl_no, 'Printed' as release from latest l join bill_original o on o.bl_no = l."blNo"),
    saved as (
      insert into bill (bl_no, booking_id, type, status, release, billed_at, revision)
      select l."blNo", l.booking_id, l.type, l.status, coalesce(l.release, printed.release), l."billedAt", l.revision
        from latest l left join printed on printed.bl_no = l."blNo"
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
       order by l."blNo", news.kind),
    watched as (
      insert into watch_event (kind, key, booking_id, bl_no, args, link, groups)
      select 'watchedDocument', concat_ws(' ', 'release', l."blNo", l.release), l.booking_id, l."blNo",
             jsonb_build_object('bookingNo', substr(l."blNo", 5, 7), 'document', 'release', 'number', l."blNo"),
             '/bookingDetails/' || substr(l."blNo", 5, 7), array['BD', 'OD', 'SD', 'BL', 'OL']
        from saved s join latest l on l."blNo" = s.bl_no join former f on f.bl_no = s.bl_no and f.revision >= 0
       where l.release in ('OBL', 'TLX', 'SW') and f.release is distinct from l.release and l."statedAt" >= ${newsFrom}),
    history as (
      insert into bill_event (bl_no, happened_at, kind, value)
      select s.bl_no, change.at, change.kind, change.value
        from saved s join latest l on l."blNo" = s.bl_no left join former f on f.bl_no = s.bl_no and f.revision >= 0
       cross join lateral (
         select 1 as nth, l."statedAt" as at, 'type' as kind, l.type as value where f.type <> l.type
         union all
         select 2, coalesce(case when l.status = 'Billed' then l."billedAt" end, l."statedAt"), 'status', l.status
          where f.status is distinct from l.status
         union all
         select 3, l."statedAt", 'release', l.release
          where f.release is distinct from l.release
            and (l.release is not null or not exists (select from printed p where p.bl_no = l."blNo"))) change
       order by l."blNo", change.at, change.nth)
    select g.line,
           case when g.booking_id is null then 'GE0003' when not g.is_its then 'GE0012'
                when l.line is not null and s.bl_no is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.booking_id is null then 'bookingNo' when not g.is_its then 'blNo' end as path
      from given g left join latest l using (line) left join saved s on s.bl_no = l."blNo"`,
  )
