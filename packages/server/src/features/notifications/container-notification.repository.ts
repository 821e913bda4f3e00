import { ARRIVAL_MOVED_MINUTES, ARRIVAL_NEWS_HOURS } from '@fairway/contract/home/home.values'
import {
  NOTIFICATION_CONTAINER_LIMIT,
  NOTIFICATION_NAMED_LIMIT,
} from '@fairway/contract/notifications/notification.values'
import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Locked } from '../../platform/locked.ts'

/** What was known of a container before a batch. */
export interface PreviousContainerState {
  id: number
  holdMask: number
}

/** A container of which the answer to 'can I pick it up?' changed; null is no. */
export interface PickupChange {
  id: number
  answer: 'ready' | 'readyByEstimate' | null
  isNews: boolean
}

const types = [...holdTypes]
/** What happened before is history when it is reported, not news. */
const newsFrom = sql`(select business_now() - make_interval(hours => ${ARRIVAL_NEWS_HOURS}))`
/** Where container `c` of booking `b` is fetched. */
const pickupPlace = sql`case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end`

/** The parties and the sales rep of the bookings in `box`. */
const owners = sql`
  owner as (
    select distinct b.id as booking_id, w.whose from booking b
     cross join lateral (select p.org_id::text as whose from booking_party p where p.booking_id = b.id
                         union all select b.sales_rep where b.sales_rep is not null) w
     where b.id in (select booking_id from box))`

/**
 * Inserts notifications about the rows `news` (whose, container_id, container_no, place, args): equal ones of an owner
 * become one, of so many containers at most that a list can be opened with exactly those.
 */
const insertNotifications = (kind: 'boxReady' | 'pickupEnded' | 'holdSet', tone: string, news: Sql) => sql`
  news as materialized (
    select n.*, (row_number() over (partition by n.whose, n.place, n.args order by n.container_no, n.container_id) - 1) / ${NOTIFICATION_CONTAINER_LIMIT}::int as part
      from (${news}) n),
  grouped as materialized (
    select nextval(pg_get_serial_sequence('notice', 'id')) as id, g.* from (
      select distinct whose, place, args, part from news order by whose, place, args, part) g),
  made as (
    insert into notice (id, whose, kind, tone, args) overriding system value
    select g.id, g.whose, ${kind}, ${tone}, g.args || jsonb_build_object('place', g.place) from grouped g returning id)
  insert into notice_box (notice_id, container_id, whose, is_pickup)
  select g.id, n.container_id, n.whose, ${kind !== 'holdSet'}::boolean
    from news n join grouped g using (whose, place, args, part) join made m on m.id = g.id`

const Withdrawn = z.object({ noticeId: z.number(), containerId: z.number(), whose: z.string() })

/**
 * Withdraws the pickup notifications of these containers and notifies their readers that the containers are no longer
 * available, unless they were collected. A notification without any container left is deleted.
 */
async function withdrawPickups(db: Database, ids: readonly number[]) {
  const former = await db.many(
    Withdrawn,
    sql`
    delete from notice_box where is_pickup and container_id = any(${ids}::bigint[])
    returning notice_id as "noticeId", container_id as "containerId", whose`,
  )
  if (former.length === 0) return
  const notificationIds = [...new Set(former.map(({ noticeId }) => noticeId))]
  // another batch may be withdrawing the other containers of the same notification: the last one deletes it
  await db.run(sql`select from notice where id = any(${notificationIds}::bigint[]) order by id for update`)
  await db.run(sql`
    delete from notice n where n.id = any(${notificationIds}::bigint[]) and not exists (select from notice_box k where k.notice_id = n.id)`)
  await db.run(sql`
    with ${insertNotifications(
      'pickupEnded',
      'error',
      sql`
      select f.whose, c.id as container_id, c.container_no, ${pickupPlace} as place, jsonb_build_object('holds',
               (select coalesce(string_agg(h.type, ',' order by h.nth), '') from unnest(${types}::text[]) with ordinality as h(type, nth)
                 where c.hold_mask & (1 << (h.nth::int - 1)) <> 0)) as args
        from unnest(${former.map(({ containerId }) => containerId)}::bigint[], ${former.map(({ whose }) => whose)}::text[]) as f(id, whose)
        join container c on c.id = f.id join booking b on b.id = c.booking_id
       where c.pickup_answer is null and c.stage not in ('Out-gated', 'Empty Returned')`,
    )}`)
}

/**
 * Follows the answers to 'can I pick it up?': who was notified that it is a yes is notified when it no longer is,
 * unless the container was collected, and the owners of a container that became available are notified.
 */
export async function insertPickupNotifications(db: Database, changes: readonly Locked<PickupChange>[]) {
  await withdrawPickups(
    db,
    changes.map(({ id }) => id),
  )
  const ready = changes.filter(({ answer, isNews }) => answer !== null && isNews)
  if (ready.length === 0) return
  await db.run(sql`
    with box as materialized (
      select c.booking_id, c.id, c.container_no, ${pickupPlace} as place,
             jsonb_build_object('basis', case c.pickup_answer when 'ready' then 'terminal' else 'estimate' end) as args
        from container c join booking b on b.id = c.booking_id where c.id = any(${ready.map(({ id }) => id)}::bigint[])),
    ${owners},
    ${insertNotifications(
      'boxReady',
      'success',
      sql`select o.whose, box.id as container_id, box.container_no, box.place, box.args from box join owner o on o.booking_id = box.booking_id`,
    )}`)
}

/**
 * Notifies the owners of containers that were put on hold; not those who were just notified that it can no longer be
 * picked up.
 */
export const insertHoldNotifications = (db: Database, former: readonly Locked<PreviousContainerState>[]) =>
  db.run(sql`
    with box as materialized (
      select c.booking_id, c.id, c.container_no, ${pickupPlace} as place, jsonb_build_object('hold', h.type) as args
        from unnest(${former.map(({ id }) => id)}::bigint[], ${former.map(({ holdMask }) => holdMask)}::int[]) as f(id, hold_mask)
        join container c on c.id = f.id join booking b on b.id = c.booking_id
        join unnest(${types}::text[]) with ordinality as h(type, nth) on c.hold_mask & ~f.hold_mask & (1 << (h.nth::int - 1)) <> 0
        join container_hold k on k.container_id = c.id and k.type = h.type
       where k.since >= ${newsFrom} and not c.removed and b.status <> 'Canceled' and c.stage not in ('Out-gated', 'Empty Returned')),
    ${owners},
    ${insertNotifications(
      'holdSet',
      'error',
      sql`select o.whose, box.id as container_id, box.container_no, box.place, box.args from box join owner o on o.booking_id = box.booking_id
           where not exists (select from notice_box k join notice n on n.id = k.notice_id
                              where k.container_id = box.id and k.whose = o.whose and n.kind = 'pickupEnded' and n.at = now())`,
    )}`)

/**
 * Notifies whoever has open containers aboard that a ship is now expected much earlier or later at their port of
 * discharge. Earlier notifications of that arrival are deleted: only the newest is true.
 */
export async function insertArrivalNotifications(db: Database, vvds: readonly string[]) {
  const moved = sql`
    box as materialized (
      select c.booking_id, c.container_no, moved.vvd, b.pod_code as place,
             jsonb_build_object('vvd', moved.vvd, 'minutes', moved.minutes::text, 'at', to_char(moved.estimated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
               'reason', coalesce(moved.reason, '')) as args
        from (
          select k.vvd, k.location_code, k.estimated_at, k.reason, round(extract(epoch from k.estimated_at - former.estimated_at) / 60)::int as minutes
            from voyage v join call_estimate k on k.vvd = v.vvd and k.revision = v.revision and k.moment = 'arrival'
            cross join lateral (
              select e.estimated_at from call_estimate e
               where e.vvd = k.vvd and e.seq = k.seq and e.moment = k.moment and e.revision < k.revision order by e.revision desc limit 1) former
           where v.vvd = any(${vvds}::text[]) and k.stated_at >= ${newsFrom}) moved
        join booking b on b.ocean_vvd = moved.vvd and b.pod_code = moved.location_code and b.status <> 'Canceled'
        join container c on c.booking_id = b.id and not c.removed and c.stage not in ('Out-gated', 'Empty Returned')
       where abs(moved.minutes) >= ${ARRIVAL_MOVED_MINUTES}),
    ${owners},
    news as materialized (
      select o.whose, box.place, box.vvd, box.args, count(*) as count,
             array_to_string((array_agg(box.container_no order by box.container_no))[1:${NOTIFICATION_NAMED_LIMIT}], ', ') as boxes,
             min(box.container_no) as container_no, min(box.booking_id) as booking_id
        from box join owner o on o.booking_id = box.booking_id group by o.whose, box.place, box.vvd, box.args)`
  await db.run(sql`
    with ${moved},
    overtaken as (
      delete from notice n using news
       where n.whose = news.whose and n.kind = 'arrivalMoved' and n.args->>'vvd' = news.vvd and n.args->>'place' = news.place)
    insert into notice (whose, kind, tone, args, link)
    select whose, 'arrivalMoved', 'note', args || jsonb_build_object('count', count::text, 'place', place, 'boxes', boxes),
           case when count = 1 then '/containerDetails/' || (select booking_no from booking where id = news.booking_id) || '/' || container_no end
      from news`)
}
