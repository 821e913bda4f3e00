import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asColumns, asRecords, type ColumnTypes, Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import { milestonesOf } from './watched-news.repository.ts'

export const FactOutcome = Outcome.extend({ containerId: z.number().nullable(), formerId: z.number().nullable() })
type FactOutcome = z.output<typeof FactOutcome>

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

const References = z.object({ places: z.string(), voyages: z.string() })

/** Which of these places and voyages exist; those are kept until the end of the transaction. */
async function holdReferences(db: Database, lines: Line<EventLine>[]) {
  const places = [...new Set(lines.map(({ value }) => value.location))]
  const vvds = [...new Set(lines.map(({ value }) => value.vvd))].filter((vvd) => vvd !== null)
  const held = await db.one(
    References,
    sql`
    with place as materialized (select code from location where code = any(${places}::text[]) order by code for key share),
    ship as materialized (select vvd from voyage where vvd = any(${vvds}::text[]) order by vvd for key share)
    select (select coalesce(json_agg(code), '[]')::text from place) as places, (select coalesce(json_agg(vvd), '[]')::text from ship) as voyages`,
  )
  const setOf = (json: string) => new Set<string>(JSON.parse(json))
  return { places: setOf(held.places), voyages: setOf(held.voyages) }
}

const checkedColumns: ColumnTypes<EventLine> = {
  ...{ ref: 'text', revision: 'int', bookingNo: 'text', containerNo: 'text' },
  ...{ classifier: 'text', occurredAt: 'timestamptz' },
}

/** One row of lists as PostgreSQL writes them: a batch of rows would take the server many times as long to read. */
const CheckedEvents = z.object({
  lines: z.string(),
  bookingIds: z.string(),
  containerIds: z.string(),
  formerIds: z.string(),
  /** Of each line whether it is out of time, and whether it is known already. */
  isInvalid: z.string(),
  isKnown: z.string(),
})

/** The elements of a list of numbers, flags and nothing. */
const elementsOf = (list: string) => (list === '{}' ? [] : list.slice(1, -1).split(','))
const idOf = (element: string | undefined) => (element === undefined || element === 'NULL' ? null : Number(element))

/** Finds each event's container and names what does not exist. */
export async function checkEvents(db: Database, lines: Line<EventLine>[]) {
  const { places, voyages } = await holdReferences(db, lines)
  const checked = await db.one(
    CheckedEvents,
    sql`
    select coalesce(array_agg(g.line), '{}')::text as lines, coalesce(array_agg(b.id), '{}')::text as "bookingIds",
           coalesce(array_agg(c.id), '{}')::text as "containerIds", coalesce(array_agg(former.container_id), '{}')::text as "formerIds",
           coalesce(array_agg(coalesce(${isInvalidActual}, false)), '{}')::text as "isInvalid",
           coalesce(array_agg(coalesce(former.revision >= g.revision, false)), '{}')::text as "isKnown"
      from ${asColumns(lines, checkedColumns)}
      left join booking b on b.booking_no = g."bookingNo"
      left join lateral (
        select c.id, c.assigned_at from container c where c.booking_id = b.id and c.container_no = g."containerNo" offset 0) c on true
      left join container_event former on former.ref = g.ref`,
  )
  const valueOn = new Map(lines.map(({ line, value }) => [line, value]))
  const bookingIds = elementsOf(checked.bookingIds)
  const containerIds = elementsOf(checked.containerIds)
  const formerIds = elementsOf(checked.formerIds)
  const isInvalid = elementsOf(checked.isInvalid)
  const isKnown = elementsOf(checked.isKnown)
  return elementsOf(checked.lines).map((element, at): FactOutcome => {
    const line = Number(element)
    const [containerId, formerId] = [idOf(containerIds[at]), idOf(formerIds[at])]
    const value = valueOn.get(line)
    const refused = (outcome: FactOutcome['outcome'], path: string) => ({ line, containerId, formerId, outcome, path })
    if (bookingIds[at] === 'NULL') return refused('GE0003', 'bookingNo')
    if (containerId === null) return refused('GE0002', 'containerNo')
    if (!value || !places.has(value.location)) return refused('GE0002', 'location')
    if (value.vvd !== null && !voyages.has(value.vvd)) return refused('GE0002', 'vvd')
    if (isInvalid[at] === 't') return refused('GE0012', 'occurredAt')
    return { line, containerId, formerId, outcome: isKnown[at] === 't' ? 'unchanged' : 'accepted', path: null }
  })
}

const savedColumns: ColumnTypes<EventLine & { containerId: number }> = {
  ...{ containerId: 'bigint', ref: 'text', revision: 'int', withdrawn: 'boolean', kind: 'text', classifier: 'text' },
  ...{ occurredAt: 'timestamptz', location: 'text', load: 'text', mode: 'text', vvd: 'text' },
}

/** Whether the events that are saved from here on refer to nothing that could be missing: then the database does not ask. */
const saysReferencesHeld = (db: Database, said: 'yes' | 'no') =>
  db.run(sql`select set_config('fairway.references_held', ${said}, true)`)

/**
 * Saves events, and notes what they are news of; of two with the same ref the higher revision counts, whichever came
 * first. Their places and voyages were found and held by `checkEvents`, their containers are locked.
 */
export async function saveEvents(db: Database, lines: Line<EventLine & { containerId: number }>[]) {
  await saysReferencesHeld(db, 'yes')
  await db.run(sql`
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
  await saysReferencesHeld(db, 'no')
}

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
