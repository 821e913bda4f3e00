import {
  ARRIVAL_MOVED_MINUTES,
  ARRIVAL_NEWS_HOURS,
  HOME_NAMED,
  LAST_FREE_AHEAD_DAYS,
} from '@fairway/contract/home/home.values'
import { ownCargoGroups } from '@fairway/contract/tracking/own-cargo.access'
import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import sql from 'sql-template-tag'
import { type HomeBasis, type HomeLineSource, homeDay } from '../../platform/home-line.ts'
import { idsSeenBy } from '../../platform/visibility.repository.ts'
import { freeTime, lastFreeBasis, lastFreeOn } from './cargo/own-cargo.repository.ts'
import { storedEstimate } from './estimates/estimate.repository.ts'
import { findable, pickup } from './events/availability.repository.ts'

/**
 * The reader's containers that have not come back yet, each with the place where it is fetched, the day that counts
 * there, who says that it can be fetched now, and the detention that is running. An index that knows no other containers is
 * gone through along the reader's bookings: most bookings of a large customer are over.
 */
export const homeContainers: HomeBasis = {
  name: 'home_box',
  select: (reader) => sql`
    select box.*, place.zone, (box.free_on + 1)::timestamp at time zone place.zone as free_until
      from (
        select c.container_no, c.stage, c.hold_mask, b.booking_no, b.ocean_vvd, b.pod_code,
               case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end as place_code,
               ${lastFreeOn} as free_on, ${lastFreeBasis} as free_basis,
               case when c.stage = 'At Destination' and pickup.word = 'Available For Pickup' then pickup.basis end as ready_basis,
               case when c.stage = 'Out-gated' and ${freeTime.detentionDays} > 0 then ${freeTime.detentionDays} end as detention_days,
               (${freeTime.amount})::numeric as amount, ${freeTime.currency} as currency
          from (select * from container where booking_id = any((${idsSeenBy(reader)})::bigint[]) and is_out offset 0) c
          join booking b on b.id = c.booking_id ${storedEstimate} ${pickup}
         where ${findable} offset 0) box
      join location place on place.code = box.place_code`,
}

/** Some containers of a group, those first whose free time ends first; only those become JSON. */
const namedContainers = sql`(
  select json_agg(json_build_object('containerNo', split_part(box, ' ', 1), 'bookingNo', split_part(box, ' ', 2)) order by nth)
    from unnest((array_agg(concat(c.container_no, ' ', c.booking_no)
           order by c.free_until, c.container_no collate "C", c.booking_no collate "C"))[1:${HOME_NAMED}::int]) with ordinality as named(box, nth))`

const newsFrom = sql`(select business_now() - make_interval(hours => ${ARRIVAL_NEWS_HOURS}))`

const nearOn = sql`${homeDay} + ${LAST_FREE_AHEAD_DAYS}::int`

/** Containers to bring back empty: their last day without detention is past or near. With the charges so far. */
const returnsDue: HomeLineSource = {
  kind: 'returnDue',
  bases: [homeContainers],
  select: () => sql`
    select g.due_at, g.due_on, g.place, g.count, g.boxes, null::text as vvd, json_build_object('money', coalesce((
             select string_agg(m.currency || ' ' || m.amount, ', ' order by m.currency) from (
               select u.currency, sum(u.amount) as amount from unnest(g.currencies, g.amounts) as u(currency, amount)
                where u.amount > 0 group by u.currency) m), '')) as args
      from (
        select c.free_until as due_at, c.free_on as due_on, c.place_code as place, count(*) as count, ${namedContainers} as boxes,
               array_agg(case when c.detention_days > 0 then c.currency end) as currencies, array_agg(case when c.detention_days > 0 then c.amount end) as amounts
          from home_box c where c.free_basis = 'return' and c.free_on <= ${nearOn}
         group by c.place_code, c.free_on, c.free_until) g`,
}

/** Last free days of the terminal that are past or near, of containers that nobody can fetch yet. */
const pickupsDue: HomeLineSource = {
  kind: 'pickupDue',
  bases: [homeContainers],
  select: () => sql`
    select c.free_until as due_at, c.free_on as due_on, c.place_code as place, count(*) as count, ${namedContainers} as boxes,
           null::text as vvd, '{}'::json as args
      from home_box c
     where c.free_basis = 'terminal' and c.free_on <= ${nearOn} and c.stage <> 'Hold' and c.ready_basis is null
     group by c.place_code, c.free_on, c.free_until`,
}

/** Containers on hold at the place of pickup, by the last free day there; with every hold that one of them has. */
const holdsToClear: HomeLineSource = {
  kind: 'holdToClear',
  bases: [homeContainers],
  select: () => sql`
    select g.due_at, g.due_on, g.place, g.count, g.boxes, null::text as vvd, json_build_object('holds', (
             select string_agg(h.type, ',' order by h.nth) from unnest(${[...holdTypes]}::text[]) with ordinality as h(type, nth)
              where g.mask & (1 << (h.nth::int - 1)) <> 0)) as args
      from (
        select c.free_until as due_at, c.free_on as due_on, c.place_code as place, count(*) as count, ${namedContainers} as boxes, bit_or(c.hold_mask) as mask
          from home_box c where c.stage = 'Hold' group by c.place_code, c.free_on, c.free_until) g`,
}

/** Containers that can be fetched now, by terminal or estimate. */
const readyContainers: HomeLineSource = {
  kind: 'boxReady',
  bases: [homeContainers],
  select: () => sql`
    select c.free_until as due_at, c.free_on as due_on, c.place_code as place, count(*) as count, ${namedContainers} as boxes,
           null::text as vvd, json_build_object('basis', c.ready_basis) as args
      from home_box c where c.ready_basis is not null
     group by c.ready_basis, c.place_code, c.free_on, c.free_until`,
}

/**
 * Ships on which the reader has containers and that are expected much earlier or later than two days ago. Where nothing
 * was said by then, the plan counts. A ship that has arrived is no news any more.
 */
const movedShips = sql`
    select v.*, ship.name, moved.minutes, latest.estimated_at, latest.reason
      from (select distinct c.ocean_vvd, c.pod_code from home_box c where c.stage <> 'Out-gated') v
     cross join lateral (
       select p.* from port_call p where p.vvd = v.ocean_vvd and p.location_code = v.pod_code order by p.seq desc limit 1) call
     cross join lateral (
       select k.* from call_estimate k
        where k.vvd = call.vvd and k.seq = call.seq and k.moment = 'arrival' and k.location_code = call.location_code
        order by k.revision desc limit 1) latest
      left join lateral (
        select k.estimated_at from call_estimate k
         where k.vvd = call.vvd and k.seq = call.seq and k.moment = 'arrival' and k.location_code = call.location_code
           and k.stated_at <= ${newsFrom}
         order by k.revision desc limit 1) former on true
     cross join lateral (
       select round(extract(epoch from latest.estimated_at - coalesce(former.estimated_at, call.arrival_planned_at)) / 60)::int as minutes) moved
      join voyage on voyage.vvd = v.ocean_vvd join vessel ship on ship.code = voyage.vessel_code
     where call.arrival_actual_at is null and latest.stated_at > ${newsFrom} and abs(moved.minutes) >= ${ARRIVAL_MOVED_MINUTES}::int offset 0`

/** The reader's containers on such ships. */
const arrivalsMoved: HomeLineSource = {
  kind: 'arrivalMoved',
  bases: [homeContainers],
  select: () => sql`
    select null::timestamptz as due_at, null::date as due_on, v.pod_code as place, count(*) as count, ${namedContainers} as boxes, v.ocean_vvd as vvd,
           json_build_object('vessel', v.name, 'minutes', v.minutes::text, 'at', v.estimated_at, 'reason', coalesce(v.reason, '')) as args
      from (${movedShips}) v
      join home_box c on c.ocean_vvd = v.ocean_vvd and c.pod_code = v.pod_code and c.stage <> 'Out-gated'
     group by v.ocean_vvd, v.pod_code, v.name, v.minutes, v.estimated_at, v.reason`,
}

/** The Home Page lines of a customer's cargo, for whoever may see more of it than everybody. */
export const cargoHomeLines = [returnsDue, holdsToClear, readyContainers, pickupsDue, arrivalsMoved].map(
  (source): HomeLineSource => ({ ...source, allow: ownCargoGroups }),
)
