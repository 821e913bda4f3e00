import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import { Watch, type WatchSubject } from '@fairway/contract/watching/watching.schema'
import { WATCH_PAGE_SIZE, watchedGrids } from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asSeen, type Seen } from '../../platform/locked.ts'
import { readFilters } from '../../platform/view-filters.repository.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import { mayBeSeenBy, scopeOf, viewShownTo } from '../../platform/visibility.repository.ts'

const Found = z.object({
  nth: z.number(),
  containerId: z.number().nullable(),
  bookingId: z.number().nullable(),
  blNo: z.string().nullable(),
  vesselCode: z.string().nullable(),
  viewId: z.string().nullable(),
  grid: z.enum(watchedGrids).nullable(),
  filters: z.unknown(),
})
/** What a subject stands for, read for somebody who may see it. */
export type WatchTarget = Seen<z.output<typeof Found>>

const records = (subjects: readonly WatchSubject[]) =>
  JSON.stringify(subjects.map((subject, nth) => ({ nth, ...subject })))
const given = (subjects: readonly WatchSubject[]) => sql`
  jsonb_to_recordset(${records(subjects)}::jsonb) as g(nth int, kind text, "bookingNo" text, "containerNo" text, "blNo" text, "vesselCode" text, "viewId" uuid)`

/** Those of the subjects that the viewer may see, by their position. Ships are everybody's. */
export const findTargets = async (db: Database, viewer: PersonViewer, subjects: readonly WatchSubject[]) => {
  const scope = scopeOf(viewer)
  const found = await db.many(
    Found,
    sql`
    with given as materialized (select * from ${given(subjects)})
    select g.nth, c.id as "containerId", null::bigint as "bookingId", null as "blNo", null as "vesselCode", null::uuid as "viewId", null as grid, null::jsonb as filters
      from given g join booking b on b.booking_no = g."bookingNo" join container c on c.booking_id = b.id and c.container_no = g."containerNo"
     where g.kind = 'container' and ${seesOwnCargo(viewer.groups)}::boolean and ${mayBeSeenBy(scope)}
    union all
    select g.nth, null, b.id, null, null, null, null, null from given g join booking b on b.booking_no = g."bookingNo"
     where g.kind = 'booking' and ${mayBeSeenBy(scope)}
    union all
    select g.nth, null, null, l.bl_no, null, null, null, null from given g join bill l on l.bl_no = g."blNo" join booking b on b.id = l.booking_id
     where g.kind = 'bill' and ${mayBeSeenBy(scope)}
    union all
    select g.nth, null, null, null, s.code, null, null, null from given g join vessel s on s.code = g."vesselCode" where g.kind = 'vessel'
    union all
    select g.nth, null, null, null, null, v.id, v.grid, v.content->'state'->'filters' from given g join grid_view v on v.id = g."viewId"
     where g.kind = 'view' and v.grid = any(${[...watchedGrids]}::text[]) and ${viewShownTo(viewer)}
    order by nth`,
  )
  // the news of a view whose filters cannot be applied here would be about more than it shows
  const isFollowed = ({ grid, filters }: z.output<typeof Found>) =>
    grid === null || readFilters(grid, filters) !== undefined
  return found.filter(isFollowed).map((row) => asSeen(row))
}

const Counts = z.object({ watches: z.number(), views: z.number() })

/** Counts what a person watches; until the transaction ends nobody adds anything beside it. */
export async function countWatches(db: Database, { accountId }: PersonViewer) {
  await db.run(sql`select from watch_preference where account_id = ${accountId}::uuid for update`)
  return db.one(
    Counts,
    sql`select count(*)::int as watches, count(view_id)::int as views from watch where account_id = ${accountId}::uuid`,
  )
}

/** Adds those that are not watched yet, and returns how many there were. */
export const insertWatches = (db: Database, { accountId }: PersonViewer, targets: readonly WatchTarget[]) =>
  db.run(sql`
    insert into watch (account_id, container_id, booking_id, bl_no, vessel_code, view_id)
    select ${accountId}::uuid, g."containerId", g."bookingId", g."blNo", g."vesselCode", g."viewId"
      from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as g(nth int, "containerId" bigint, "bookingId" bigint, "blNo" text, "vesselCode" text, "viewId" uuid)
     order by g.nth
    on conflict do nothing`)

/** Watch `w` is about given subject `g`; whoever lost the right to see it can still stop watching it. */
const isAbout = sql`case g.kind
  when 'container' then w.container_id = (
    select c.id from container c join booking b on b.id = c.booking_id where b.booking_no = g."bookingNo" and c.container_no = g."containerNo")
  when 'booking' then w.booking_id = (select b.id from booking b where b.booking_no = g."bookingNo")
  when 'bill' then w.bl_no = g."blNo" when 'vessel' then w.vessel_code = g."vesselCode" else w.view_id = g."viewId" end`

export const deleteWatches = (db: Database, { accountId }: PersonViewer, subjects: readonly WatchSubject[]) =>
  db.run(sql`
    delete from watch w using ${given(subjects)} where w.account_id = ${accountId}::uuid and ${isAbout}`)

const State = z.object({ isWatched: z.boolean() })

/** Whether each of the subjects is watched, in their order. */
export const findWatched = (db: Database, { accountId }: PersonViewer, subjects: readonly WatchSubject[]) =>
  db.many(
    State,
    sql`
    select exists (select from watch w where w.account_id = ${accountId}::uuid and ${isAbout}) as "isWatched"
      from ${given(subjects)} order by g.nth`,
  )

const Total = z.object({ total: z.number() })

export const countAll = (db: Database, { accountId }: PersonViewer) =>
  db.one(Total, sql`select count(*)::int as total from watch where account_id = ${accountId}::uuid`)

/** A page of what somebody watches, newest first, and one more if there is one. */
export const findWatches = (db: Database, { accountId }: PersonViewer, before: string | undefined) =>
  db.many(
    Watch,
    sql`
    select w.id::text as id, json_strip_nulls(json_build_object(
             'kind', case when w.container_id is not null then 'container' when w.booking_id is not null then 'booking'
                          when w.bl_no is not null then 'bill' when w.vessel_code is not null then 'vessel' else 'view' end,
             'bookingNo', b.booking_no, 'containerNo', c.container_no, 'blNo', w.bl_no, 'vesselCode', w.vessel_code, 'viewId', w.view_id)) as subject,
           coalesce(s.name, v.name) as name, v.grid, w.since
      from watch w
      left join container c on c.id = w.container_id
      left join booking b on b.id = coalesce(w.booking_id, c.booking_id)
      left join vessel s on s.code = w.vessel_code
      left join grid_view v on v.id = w.view_id
     where w.account_id = ${accountId}::uuid and w.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
     order by w.id desc limit ${WATCH_PAGE_SIZE + 1}`,
  )
