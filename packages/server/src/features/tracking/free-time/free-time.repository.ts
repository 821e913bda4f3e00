import type { FreeTimeLine } from '@fairway/contract/carrier/container-facts.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asRecords, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import { latestKnown } from '../events/event.repository.ts'

const FreeTimeOutcome = Outcome.extend({ containerId: z.number().nullable() })

/** Finds each statement's container, and whether it says more than is known. */
export const checkFreeTime = (db: Database, lines: Line<FreeTimeLine>[]) =>
  db.many(
    FreeTimeOutcome,
    sql`
    select g.line, c.id as "containerId",
           case when b.id is null then 'GE0003' when c.id is null then 'GE0002' when g."statedAt" > ${latestKnown} then 'GE0012'
                when c.free_time_at >= g."statedAt" then 'unchanged' else 'accepted' end as outcome,
           case when b.id is null then 'bookingNo' when c.id is null then 'containerNo'
                when g."statedAt" > ${latestKnown} then 'statedAt' end as path
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "bookingNo" text, "containerNo" text, "statedAt" timestamptz)
      left join booking b on b.booking_no = g."bookingNo"
      left join container c on c.booking_id = b.id and c.container_no = g."containerNo"`,
  )

/** The newest statement replaces the one before as a whole: what it leaves out is unknown. Open pages are notified. */
export const saveFreeTime = (db: Database, lines: Line<FreeTimeLine & { containerId: number }>[]) =>
  db.run(sql`
    update container c
       set free_days = g."freeDays", return_by = g."returnBy", detention_days = g."detentionDays",
           detention_amount = (g.charge->>'amount')::numeric, detention_currency = g.charge->>'currency',
           free_time_at = g."statedAt", changed_in = pg_current_xact_id()
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g("containerId" bigint, "freeDays" int, "returnBy" date, "detentionDays" int,
           charge jsonb, "statedAt" timestamptz)
     where c.id = g."containerId" and (c.free_time_at is null or c.free_time_at < g."statedAt")`)
