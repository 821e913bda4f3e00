import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asColumns, asRecords, type ColumnTypes, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import { milestonesOf } from './watched-news.repository.ts'

export const FactOutcome = Outcome.extend({ containerId: z.number().nullable(), formerId: z.number().nullable() })

/** How far ahead of the portal's clock a carrier's clock may go before an event counts as not yet happened. */
const CLOCK_TOLERANCE_MINUTES = 60

/** An event this long before its booking was made or its container assigned to it belongs to another journey. */
const BEFORE_BOOKING_DAYS = 30

/** The latest moment of which a carrier can already know, asked once for a statement and not once for each line. */
export const latestKnown = sql`(select business_now() + make_interval(mins => ${CLOCK_TOLERANCE_MINUTES}))`

/** What has not happened yet cannot be reported as a fact, and what happened long before the booking is not its own. */
export const isOutOfTime = sql`(g."occurredAt" > ${latestKnown}
  or g."occurredAt" < least(b.booked_at, c.assigned_at) - make_interval(days => ${BEFORE_BOOKING_DAYS}))`
const isInvalidActual = sql`g.classifier = 'actual' and ${isOutOfTime}`

const checkedColumns: ColumnTypes<EventLine> = {
  ...{ ref: 'text', revision: 'int', bookingNo: 'text', containerNo: 'text', location: 'text', vvd: 'text' },
  ...{ classifier: 'text', occurredAt: 'timestamptz' },
}

/** Finds each event's container and names what does not exist. */
export const checkEvents = (db: Database, lines: Line<EventLine>[]) =>
  db.many(
    FactOutcome,
    sql`
    select g.line, c.id as "containerId", former.container_id as "formerId",
           case when b.id is null then 'GE0003' when c.id is null or place.code is null or (g.vvd is not null and v.vvd is null) then 'GE0002'
                when ${isInvalidActual} then 'GE0012'
                when former.revision >= g.revision then 'unchanged' else 'accepted' end as outcome,
           case when b.id is null then 'bookingNo' when c.id is null then 'containerNo' when place.code is null then 'location'
                when g.vvd is not null and v.vvd is null then 'vvd'
                when ${isInvalidActual} then 'occurredAt' end as path
      from ${asColumns(lines, checkedColumns)}
      left join booking b on b.booking_no = g."bookingNo"
      left join container c on c.booking_id = b.id and c.container_no = g."containerNo"
      left join location place on place.code = g.location
      left join voyage v on v.vvd = g.vvd
      left join container_event former on former.ref = g.ref`,
  )

const savedColumns: ColumnTypes<EventLine & { containerId: number }> = {
  ...{ containerId: 'bigint', ref: 'text', revision: 'int', withdrawn: 'boolean', kind: 'text', classifier: 'text' },
  ...{ occurredAt: 'timestamptz', location: 'text', load: 'text', mode: 'text', vvd: 'text' },
}

/**
 * Saves events, and notes what they are news of; of two with the same ref the higher revision counts, whichever came
 * first.
 */
export const saveEvents = (db: Database, lines: Line<EventLine & { containerId: number }>[]) =>
  db.run(sql`
    with saved as (
      insert into container_event (container_id, ref, revision, withdrawn, kind, classifier, occurred_at, location_code, load, mode, vvd)
      select distinct on (ref) "containerId", ref, revision, withdrawn, kind, classifier, "occurredAt", location, load, mode, vvd
        from ${asColumns(lines, savedColumns)}
       order by ref, revision desc, line desc
      on conflict (ref) do update set
        (container_id, revision, withdrawn, kind, classifier, occurred_at, location_code, load, mode, vvd, received_at)
        = (excluded.container_id, excluded.revision, excluded.withdrawn, excluded.kind, excluded.classifier, excluded.occurred_at,
           excluded.location_code, excluded.load, excluded.mode, excluded.vvd, now())
       where container_event.revision < excluded.revision
      returning container_id, ref, withdrawn, kind, classifier, occurred_at, location_code, load, mode)
    ${milestonesOf(sql`saved`)}`)

const HoldOutcome = Outcome.extend({ containerId: z.number().nullable() })

export const checkHolds = (db: Database, lines: Line<HoldLine>[]) =>
  db.many(
    HoldOutcome,
    sql`
    select g.line, c.id as "containerId",
           case when b.id is null then 'GE0003' when c.id is null then 'GE0002' when former.since >= g.since then 'unchanged' else 'accepted' end as outcome,
           case when b.id is null then 'bookingNo' when c.id is null then 'containerNo' end as path
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "bookingNo" text, "containerNo" text, type text, since timestamptz)
      left join booking b on b.booking_no = g."bookingNo"
      left join container c on c.booking_id = b.id and c.container_no = g."containerNo"
      left join container_hold former on former.container_id = c.id and former.type = g.type`,
  )

/** The newest statement about a hold counts. */
export const saveHolds = (db: Database, lines: Line<HoldLine & { containerId: number }>[]) =>
  db.run(sql`
    insert into container_hold (container_id, type, state, since, remark)
    select distinct on ("containerId", type) "containerId", type, state, since, remark
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "containerId" bigint, type text, state text, since timestamptz, remark text)
     order by "containerId", type, since desc, line desc
    on conflict (container_id, type) do update set (state, since, remark) = (excluded.state, excluded.since, excluded.remark)
     where container_hold.since < excluded.since`)

const ContainerId = z.object({ id: z.number() })

export const containersOfBookings = (db: Database, bookingIds: number[]) =>
  db.many(ContainerId, sql`select id from container where booking_id = any(${bookingIds}::bigint[])`)
