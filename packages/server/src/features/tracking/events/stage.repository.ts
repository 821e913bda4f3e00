import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import sql, { join, raw } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked } from '../../../platform/locked.ts'
import { storedEstimate } from '../estimates/estimate.repository.ts'
import type { LockedContainerIds } from '../estimates/stored-estimate.repository.ts'
import { pickup } from './availability.repository.ts'
import { holdApplies } from './hold.repository.ts'
import { clearedAt, isPickupNews } from './pickup-change.repository.ts'

const bitOf = join(
  holdTypes.map((type, bit) => raw(`when '${type}' then ${1 << bit}`)),
  ' ',
)

/** Whether event `e` is one that happened, as far as the carrier says now. */
const counts = sql`e.classifier = 'actual' and not e.withdrawn`
/** Whether event `e` took its container somewhere. */
const isMove = sql`(e.kind in ('gateOut', 'gateIn', 'loaded', 'departed', 'discharged') or e.kind = 'arrived' and e.mode = 'rail')`

const Derived = z.object({
  id: z.number(),
  answer: z.enum(['ready', 'readyByEstimate']).nullable(),
  isNews: z.boolean(),
  isBack: z.boolean(),
})

/**
 * Derives stage, holds and last move of these containers from all that is known of them. The latest actual move by its
 * own time decides, so late, doubled and corrected events lead to the same stage as orderly ones. `told` goes through all
 * events without an order; only those since the last move are then put in one, newest first: `nth` counts them,
 * `nth_move` the moves among them. Where the carrier states no free time of a container that has left, it is marked to
 * be worked out.
 *
 * Whether they can be picked up is stored by the same update, unless their estimates are about to change (`willEstimate`)
 * or they had left and are expected again (`isBack`). Returns those, and those of which the answer changed.
 */
export const recompute = async (db: Database, containerIds: LockedContainerIds, { willEstimate = false } = {}) => {
  const rows = await db.many(
    Derived,
    sql`
    with saved as (
      update container c
         set stage = d.stage, hold_mask = d.hold_mask, terminal_word = d.terminal_word,
             last_event_id = d.last_event_id, last_moved_at = d.last_moved_at, heard_at = greatest(c.heard_at, d.heard_at),
             rule_due_at = case when c.rule_ref is not null
               or d.stage in ('Out-gated', 'Empty Returned') and d.has_contract and (c.free_time_at is null or c.return_by is null) then '-infinity'::timestamptz end,
             pickup_answer = case when d.is_back or ${willEstimate}::boolean then c.pickup_answer else d.answer end,
             changed_in = pg_current_xact_id()
        from (
          select c.*, case when c.is_live then pickup.answer end as answer, c.former_stage in ('Out-gated', 'Empty Returned') and pickup.is_ahead as is_back,
                 case when pickup.basis = 'estimate' then c.est_delivered_at end as reached_at
            from (
          select c.id, coalesce(hold.mask, 0) as hold_mask, told.last_moved_at, told.heard_at, b.service_contract is not null as has_contract,
                 c.stage as former_stage, c.pickup_answer as former_answer, c.est_available_at, c.est_delivered_at, c.est_rule_id, c.est_rule_version,
                 b.status <> 'Canceled' and not c.removed as is_live,
                 -- while a hold stands, that the terminal is ready is no status: nobody says 'available' beside 'Hold'
                 case when journey.stage = 'At Destination' and hold.mask <> 0 then coalesce(last.last_other_id, last.last_event_id) else last.last_event_id end as last_event_id,
                 case when told.available_at > told.denied_at or told.denied_at is null and told.available_at is not null then 'available'
                      when told.denied_at is not null then 'notAvailable' end as terminal_word,
                 case when journey.stage = 'At Destination' and hold.mask <> 0 then 'Hold' else journey.stage end as stage
            from container c
            join booking b on b.id = c.booking_id
            left join (
              select e.container_id, max(e.occurred_at) as last_moved_at, max(e.received_at) as heard_at,
                     max(e.occurred_at) filter (where ${isMove}) as moved_at, max(e.occurred_at) filter (where e.kind <> 'available') as other_at,
                     max(e.occurred_at) filter (where e.kind = 'available') as available_at,
                     max(e.occurred_at) filter (where e.kind = 'notAvailable') as denied_at,
                     min(e.occurred_at) filter (where e.kind in ('loaded', 'departed') and e.mode is distinct from 'rail') as aboard_at
                from container_event e
               where e.container_id = any(${containerIds}::bigint[]) and ${counts}
               group by e.container_id) told on told.container_id = c.id
            cross join lateral (
              select max(e.id) filter (where e.nth = 1) as last_event_id, max(e.id) filter (where e.kind <> 'available' and e.nth_other = 1) as last_other_id,
                     max(e.kind) filter (where e.is_move and e.nth_move = 1) as kind, max(e.load) filter (where e.is_move and e.nth_move = 1) as load,
                     max(e.mode) filter (where e.is_move and e.nth_move = 1) as mode, max(e.port_code) filter (where e.is_move and e.nth_move = 1) as port_code
                from (
                  select e.*, row_number() over newest_first as nth, count(*) filter (where e.is_move) over newest_first as nth_move,
                         count(*) filter (where e.kind <> 'available') over newest_first as nth_other
                    from (
                      select e.id, e.kind, e.load, e.mode, e.occurred_at, e.ref, ${isMove} as is_move,
                             (select place.port_code from location place where place.code = e.location_code) as port_code
                        from container_event e
                       where e.container_id = told.container_id and e.occurred_at >= least(told.last_moved_at, told.moved_at, told.other_at) and ${counts}) e
                  window newest_first as (order by e.occurred_at desc, event_rank(e.kind, e.load) desc, e.ref desc rows unbounded preceding)) e) last
            left join (
              select h.container_id, bit_or(case h.type ${bitOf} end) as mask
                from container_hold h join container c on c.id = h.container_id join booking b on b.id = c.booking_id
                join location pod on pod.code = b.pod_code
               where h.container_id = any(${containerIds}::bigint[]) and h.state = 'red'
                 and ${holdApplies}
               group by h.container_id) hold on hold.container_id = c.id
            cross join lateral (
              select b.pol_code = last.port_code or b.por_code = last.port_code or told.aboard_at is null or told.aboard_at > told.moved_at as origin,
                     last.port_code = case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end as pickup) at
            cross join lateral (
              select case
                when last.kind is null then 'Booked'
                when last.kind = 'gateOut' and last.load = 'empty' then 'Empty Pickup'
                when last.kind = 'gateOut' and at.origin then 'Empty Pickup'
                when last.kind = 'gateOut' and exists (
                  select from booking_leg leg join location start on start.code = leg.from_code
                   where leg.booking_id = b.id and leg.kind in ('feeder', 'ocean', 'rail') and start.port_code = last.port_code) then 'In-Transit'
                when last.kind = 'gateOut' then 'Out-gated'
                when last.kind = 'gateIn' and last.load = 'empty' then case when at.origin then 'Booked' else 'Empty Returned' end
                when last.kind = 'gateIn' and at.origin then 'At Origin'
                when last.kind = 'discharged' and last.mode is distinct from 'rail' and last.port_code = b.pol_code then 'At Origin'
                when last.kind in ('gateIn', 'discharged', 'arrived') and at.pickup then 'At Destination'
                else 'In-Transit' end as stage
              offset 0) journey -- asked once, though it is named twice above
           where c.id = any(${containerIds}::bigint[])) c ${storedEstimate} ${pickup}) d
       where c.id = d.id
      returning c.id, c.pickup_answer as answer, c.last_moved_at, d.former_answer, d.reached_at, d.is_back)
    select s.id, s.answer, s.is_back as "isBack", ${isPickupNews(sql`greatest(s.last_moved_at, s.reached_at, ${clearedAt(sql`s.id`)})`)} as "isNews"
      from saved s where s.is_back or s.answer is distinct from s.former_answer`,
  )
  return rows.map((row) => asLocked(row))
}

const PreviousContainerState = z.object({
  id: z.number(),
  holdMask: z.number(),
})

/**
 * Locks the containers in one order, so that two batches that meet wait for each other instead of blocking for good, and
 * returns what is known of them before the batch.
 */
export const lock = async (db: Database, containerIds: number[]) => {
  const rows = await db.many(
    PreviousContainerState,
    sql`
    select id, hold_mask as "holdMask" from container
     where id = any(${containerIds}::bigint[]) order by id for no key update`,
  )
  return rows.map((row) => asLocked(row))
}
