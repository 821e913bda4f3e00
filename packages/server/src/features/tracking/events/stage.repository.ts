import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import sql, { join, raw } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked } from '../../../platform/locked.ts'
import type { LockedContainerIds } from '../estimates/stored-estimate.repository.ts'
import { holdApplies } from './hold.repository.ts'

const bitOf = join(
  holdTypes.map((type, bit) => raw(`when '${type}' then ${1 << bit}`)),
  ' ',
)

/**
 * Derives stage, holds and last move of these containers from all that is known of them. The latest actual move by its
 * own time decides, so late, doubled and corrected events lead to the same stage as orderly ones. The events of all of
 * them are read once, newest first: `nth` counts them, `nth_move` the moves among them. Where the carrier states no
 * free time of a container that has left, it is marked to be worked out.
 */
export const recompute = (db: Database, containerIds: LockedContainerIds) =>
  db.run(sql`
    update container c
       set stage = d.stage, hold_mask = d.hold_mask, terminal_word = d.terminal_word,
           last_event_id = d.last_event_id, last_moved_at = d.last_moved_at, heard_at = greatest(c.heard_at, d.heard_at),
           rule_due_at = case when c.rule_ref is not null
             or d.stage in ('Out-gated', 'Empty Returned') and d.has_contract and (c.free_time_at is null or c.return_by is null) then '-infinity'::timestamptz end,
           changed_in = pg_current_xact_id()
      from (
        select c.id, coalesce(hold.mask, 0) as hold_mask, told.last_moved_at, told.heard_at, b.service_contract is not null as has_contract,
               -- while a hold stands, that the terminal is ready is no status: nobody says 'available' beside 'Hold'
               case when journey.stage = 'At Destination' and hold.mask <> 0 then coalesce(told.last_other_id, told.last_event_id) else told.last_event_id end as last_event_id,
               case when told.available_at > told.denied_at or told.denied_at is null then told.available_word else 'notAvailable' end as terminal_word,
               case when journey.stage = 'At Destination' and hold.mask <> 0 then 'Hold' else journey.stage end as stage
          from container c
          join booking b on b.id = c.booking_id
          left join (
            select e.container_id, max(e.id) filter (where e.nth = 1) as last_event_id,
                   max(e.id) filter (where e.kind <> 'available' and e.nth_other = 1) as last_other_id, max(e.occurred_at) as last_moved_at, max(e.received_at) as heard_at,
                   max(e.occurred_at) filter (where e.kind = 'available') as available_at, max(e.kind) filter (where e.kind = 'available') as available_word,
                   max(e.occurred_at) filter (where e.kind = 'notAvailable') as denied_at,
                   min(e.occurred_at) filter (where e.kind in ('loaded', 'departed') and e.mode is distinct from 'rail') as aboard_at,
                   max(e.occurred_at) filter (where e.is_move) as moved_at, max(e.kind) filter (where e.is_move and e.nth_move = 1) as kind,
                   max(e.load) filter (where e.is_move and e.nth_move = 1) as load, max(e.mode) filter (where e.is_move and e.nth_move = 1) as mode,
                   max(e.location_code) filter (where e.is_move and e.nth_move = 1) as location_code
              from (
                select e.*, row_number() over newest_first as nth, count(*) filter (where e.is_move) over newest_first as nth_move,
                       count(*) filter (where e.kind <> 'available') over newest_first as nth_other
                  from (
                    select *, kind in ('gateOut', 'gateIn', 'loaded', 'departed', 'discharged') or (kind = 'arrived' and mode = 'rail') as is_move
                      from container_event
                     where container_id = any(${containerIds}::bigint[]) and classifier = 'actual' and not withdrawn) e
                window newest_first as (partition by e.container_id
                  order by e.occurred_at desc, event_rank(e.kind, e.load) desc, e.ref desc rows unbounded preceding)) e
             group by e.container_id) told on told.container_id = c.id
          left join location place on place.code = told.location_code
          left join (
            select h.container_id, bit_or(case h.type ${bitOf} end) as mask
              from container_hold h join container c on c.id = h.container_id join booking b on b.id = c.booking_id
              join location pod on pod.code = b.pod_code
             where h.container_id = any(${containerIds}::bigint[]) and h.state = 'red'
               and ${holdApplies}
             group by h.container_id) hold on hold.container_id = c.id
          cross join lateral (
            select b.pol_code = place.port_code or b.por_code = place.port_code or told.aboard_at is null or told.aboard_at > told.moved_at as origin,
                   place.port_code = case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end as pickup) at
          cross join lateral (
            select case
              when told.kind is null then 'Booked'
              when told.kind = 'gateOut' and told.load = 'empty' then 'Empty Pickup'
              when told.kind = 'gateOut' and at.origin then 'Empty Pickup'
              when told.kind = 'gateOut' and exists (
                select from booking_leg leg join location start on start.code = leg.from_code
                 where leg.booking_id = b.id and leg.kind in ('feeder', 'ocean', 'rail') and start.port_code = place.port_code) then 'In-Transit'
              when told.kind = 'gateOut' then 'Out-gated'
              when told.kind = 'gateIn' and told.load = 'empty' then case when at.origin then 'Booked' else 'Empty Returned' end
              when told.kind = 'gateIn' and at.origin then 'At Origin'
              when told.kind = 'discharged' and told.mode is distinct from 'rail' and place.port_code = b.pol_code then 'At Origin'
              when told.kind in ('gateIn', 'discharged', 'arrived') and at.pickup then 'At Destination'
              else 'In-Transit' end as stage
            offset 0) journey -- asked once, though it is named twice above
         where c.id = any(${containerIds}::bigint[])) d
     where c.id = d.id`)

const PreviousContainerState = z.object({
  id: z.number(),
  holdMask: z.number(),
  hasLeft: z.boolean(),
})

/**
 * Locks the containers in one order, so that two batches that meet wait for each other instead of blocking for good, and
 * returns what is known of them before the batch.
 */
export const lock = async (db: Database, containerIds: number[]) => {
  const rows = await db.many(
    PreviousContainerState,
    sql`
    select id, hold_mask as "holdMask", stage in ('Out-gated', 'Empty Returned') as "hasLeft" from container
     where id = any(${containerIds}::bigint[]) order by id for no key update`,
  )
  return rows.map((row) => asLocked(row))
}
