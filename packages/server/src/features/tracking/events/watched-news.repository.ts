import { ARRIVAL_MOVED_MINUTES } from '@fairway/contract/home/home.values'
import { ownCargoGroups } from '@fairway/contract/tracking/own-cargo.access'
import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import type { Locked } from '../../../platform/locked.ts'
import { newsFrom } from '../../../platform/watch-events.ts'
import type { PickupChange, PreviousContainerState } from '../../notifications/public.ts'

const groups = [...ownCargoGroups]
const types = [...holdTypes]
const isoOf = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
/** Where container `c` of booking `b` is fetched. */
const pickupPlace = sql`case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end`

/** Notes the moves among events that are being saved; an event that is corrected is the same news. */
export const milestonesOf = (saved: Sql) => sql`
  insert into watch_event (kind, key, container_id, args, groups)
  select 'watchedMilestone', 'milestone ' || e.ref, e.container_id,
         jsonb_build_object('event', e.kind, 'load', coalesce(e.load, ''), 'mode', coalesce(e.mode, ''), 'place', e.location_code), ${groups}::text[]
    from ${saved} e
   where e.classifier = 'actual' and not e.withdrawn and e.kind not in ('available', 'notAvailable') and e.occurred_at >= ${newsFrom}`

/** Notes holds that were set or cleared on these containers. */
export const noteHoldEvents = (db: Database, former: readonly Locked<PreviousContainerState>[]) =>
  db.run(sql`
    insert into watch_event (kind, key, container_id, args, groups, noticed)
    select case when is_set then 'watchedHoldSet' else 'watchedHoldCleared' end, concat_ws(' ', 'hold', c.id, h.type, is_set, ${isoOf(sql`k.since`)}), c.id,
           jsonb_build_object('hold', h.type, 'place', ${pickupPlace}), ${groups}::text[], case when is_set then ${groups}::text[] else '{}' end
      from unnest(${former.map(({ id }) => id)}::bigint[], ${former.map(({ holdMask }) => holdMask)}::int[]) as f(id, hold_mask)
      join container c on c.id = f.id and c.hold_mask <> f.hold_mask join booking b on b.id = c.booking_id
      join unnest(${types}::text[]) with ordinality as h(type, nth) on (c.hold_mask # f.hold_mask) & (1 << (h.nth::int - 1)) <> 0
     cross join lateral (select c.hold_mask & (1 << (h.nth::int - 1)) <> 0 as is_set) present
      join container_hold k on k.container_id = c.id and k.type = h.type
     where k.since >= ${newsFrom} and not c.removed and b.status <> 'Canceled' and c.stage not in ('Out-gated', 'Empty Returned')`)

/** Notes containers that can be picked up now, and those that no longer can. */
export const notePickupEvents = (db: Database, changes: readonly Locked<PickupChange>[]) =>
  db.run(sql`
    insert into watch_event (kind, container_id, args, groups, noticed)
    select case when c.pickup_answer is null then 'watchedUnavailable' else 'watchedAvailable' end, c.id,
           jsonb_build_object('place', ${pickupPlace}, 'basis', case c.pickup_answer when 'ready' then 'terminal' else 'estimate' end),
           ${groups}::text[], ${groups}::text[]
      from unnest(${changes.map(({ id }) => id)}::bigint[], ${changes.map(({ isNews }) => isNews)}::boolean[]) as f(id, is_news)
      join container c on c.id = f.id join booking b on b.id = c.booking_id
     where case when c.pickup_answer is null then c.stage not in ('Out-gated', 'Empty Returned') else f.is_news end`)

/**
 * Notes that ships are expected at another time. Whether it differs enough depends on what each reader was told before.
 * `isNext` is the first port of the voyage that moved: who watches the ship hears of that one.
 */
export const noteArrivals = (db: Database, vvds: readonly string[]) =>
  db.run(sql`
    insert into watch_event (kind, key, vvd, args, groups, noticed)
    select 'watchedArrival', concat_ws(' ', 'arrival', k.vvd, k.seq, k.revision), k.vvd,
           jsonb_build_object('vvd', k.vvd, 'place', k.location_code, 'at', ${isoOf(sql`k.estimated_at`)}, 'was', ${isoOf(sql`former.estimated_at`)},
             'revision', k.revision::text, 'isNext', (k.seq = min(k.seq) over (partition by k.vvd))::text),
           ${groups}::text[], case when abs(extract(epoch from k.estimated_at - former.estimated_at)) >= ${ARRIVAL_MOVED_MINUTES * 60}::int then ${groups}::text[] else '{}' end
      from voyage v join call_estimate k on k.vvd = v.vvd and k.revision = v.revision and k.moment = 'arrival'
     cross join lateral (
       select coalesce(
         (select e.estimated_at from call_estimate e
           where e.vvd = k.vvd and e.seq = k.seq and e.moment = k.moment and e.revision < k.revision order by e.revision desc limit 1),
         (select p.arrival_planned_at from port_call p where p.vvd = k.vvd and p.seq = k.seq)) as estimated_at) former
     where v.vvd = any(${vvds}::text[]) and k.stated_at >= ${newsFrom} and former.estimated_at <> k.estimated_at`)

/** Notes that ships have left a port or arrived at one, for those who watch a ship; each call of a voyage is told once. */
export const noteVesselMoves = (db: Database, vvds: readonly string[]) =>
  db.run(sql`
    insert into watch_event (kind, key, vvd, args, groups)
    select m.kind, concat_ws(' ', m.kind, p.vvd, p.seq), p.vvd,
           jsonb_build_object('vvd', p.vvd, 'place', p.location_code, 'at', ${isoOf(sql`m.at`)}, 'isNext', 'true'), ${groups}::text[]
      from port_call p join voyage v on v.vvd = p.vvd
     cross join lateral (
       values ('watchedVesselArrived', p.arrival_actual_at), ('watchedVesselDeparted', p.departure_actual_at)) as m(kind, at)
     where p.vvd = any(${vvds}::text[]) and m.at >= ${newsFrom} and exists (select from watch w where w.vessel_code = v.vessel_code)`)
