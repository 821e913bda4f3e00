import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asArray } from '../../../platform/http/bulk.ts'
import { asLocked } from '../../../platform/locked.ts'
import { storedEstimate } from '../estimates/estimate.repository.ts'
import { joinEstimators, type LockedContainerIds } from '../estimates/stored-estimate.repository.ts'
import { hasTerms } from '../free-time/calculated-free-time.repository.ts'
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

const eventFacts = sql`e.id, e.kind, e.load, e.mode, e.location_code, ${isMove} as is_move`

/** The newest of the events of the container `told` at this moment: of two in one moment the one that a journey has later. */
const newestOf = (what: Sql, moment: Sql, which = sql`true`) => sql`
  select ${what} from container_event e
   where e.container_id = told.container_id and e.occurred_at = ${moment} and ${counts} and ${which}
   order by event_rank(e.kind, e.load) desc, e.ref desc limit 1`

const Derived = z.object({
  id: z.number(),
  answer: z.enum(['ready', 'readyByEstimate']).nullable(),
  isNews: z.boolean(),
  isBack: z.boolean(),
})

/**
 * Derives stage, holds and last move of these containers from all that is known of them. The latest actual move by its
 * own time decides, so late, doubled and corrected events lead to the same stage as orderly ones. `told` goes through all
 * events without an order, by the index alone; only the `last` one is then looked up, and the last move `before` it where it
 * is none itself. Where the carrier states no free time of a container that has left, and its contract has terms, it is
 * marked to be worked out; terms that come meanwhile wait for those who joined the estimators (`followTermsChanges`).
 *
 * Whether they can be picked up is stored by the same update, unless their estimates are about to change (`willEstimate`)
 * or they had left and are expected again (`isBack`). Returns those, and those of which the answer changed.
 */
export const recompute = async (db: Database, locked: LockedContainerIds, { willEstimate = false } = {}) => {
  const containerIds = typeof locked === 'string' ? locked : asArray(locked)
  await joinEstimators(db)
  const rows = await db.many(
    Derived,
    sql`
    with saved as (
      update container c
         set stage = d.stage, hold_mask = d.hold_mask, terminal_word = d.terminal_word,
             last_event_id = d.last_event_id, last_moved_at = d.last_moved_at, heard_at = greatest(c.heard_at, d.heard_at),
             rule_due_at = case when c.rule_ref is not null
               or d.stage in ('Out-gated', 'Empty Returned') and d.has_terms and (c.free_time_at is null or c.return_by is null) then '-infinity'::timestamptz end,
             pickup_answer = case when d.is_back or ${willEstimate}::boolean then c.pickup_answer else d.answer end,
             changed_in = pg_current_xact_id()
        from (
          select c.*, case when c.is_live then pickup.answer end as answer, c.former_stage in ('Out-gated', 'Empty Returned') and pickup.is_ahead as is_back,
                 case when pickup.basis = 'estimate' then c.est_delivered_at end as reached_at
            from (
          select c.ctid as row_at, c.id, coalesce(hold.mask, 0) as hold_mask, told.last_moved_at, told.heard_at, ${hasTerms} as has_terms,
                 c.stage as former_stage, c.pickup_answer as former_answer, c.est_available_at, c.est_delivered_at, c.est_rule_id, c.est_rule_version,
                 b.status <> 'Canceled' and not c.removed as is_live,
                 -- while a hold stands, that the terminal is ready is no status: nobody says 'available' beside 'Hold'
                 case when journey.stage = 'At Destination' and hold.mask <> 0 and last.kind = 'available'
                      then coalesce((${newestOf(sql`e.id`, sql`told.other_at`, sql`e.kind <> 'available'`)}), last.id) else last.id end as last_event_id,
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
            left join lateral (${newestOf(eventFacts, sql`told.last_moved_at`)}) last on true
            left join lateral (${newestOf(eventFacts, sql`told.moved_at`, sql`not last.is_move and ${isMove}`)}) before on true -- looked up where it is needed
            cross join lateral (
              select case when last.is_move then last.kind else before.kind end as kind, case when last.is_move then last.load else before.load end as load,
                     case when last.is_move then last.mode else before.mode end as mode,
                     case when last.is_move then last.location_code else before.location_code end as location_code) move
            left join location place on place.code = move.location_code
            left join (
              select h.container_id, array_agg(h.type) as types from container_hold h
               where h.container_id = any(${containerIds}::bigint[]) and h.state = 'red'
               group by h.container_id) red on red.container_id = c.id
            cross join lateral (
              select case when red.types is not null then (
                select bit_or(case h.type ${bitOf} end) from unnest(red.types) as h(type) join location pod on pod.code = b.pod_code where ${holdApplies}) end as mask
              offset 0) hold
            cross join lateral (
              select b.pol_code = place.port_code or b.por_code = place.port_code or told.aboard_at is null or told.aboard_at > told.moved_at as origin,
                     place.port_code = case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end as pickup) at
            cross join lateral (
              select case
                when move.kind is null then 'Booked'
                when move.kind = 'gateOut' and move.load = 'empty' then 'Empty Pickup'
                when move.kind = 'gateOut' and at.origin then 'Empty Pickup'
                when move.kind = 'gateOut' and exists (
                  select from booking_leg leg join location start on start.code = leg.from_code
                   where leg.booking_id = b.id and leg.kind in ('feeder', 'ocean', 'rail') and start.port_code = place.port_code) then 'In-Transit'
                when move.kind = 'gateOut' then 'Out-gated'
                when move.kind = 'gateIn' and move.load = 'empty' then case when at.origin then 'Booked' else 'Empty Returned' end
                when move.kind = 'gateIn' and at.origin then 'At Origin'
                when move.kind = 'discharged' and move.mode is distinct from 'rail' and place.port_code = b.pol_code then 'At Origin'
                when move.kind in ('gateIn', 'discharged', 'arrived') and at.pickup then 'At Destination'
                else 'In-Transit' end as stage
              offset 0) journey -- asked once, though it is named twice above
           where c.id = any(${containerIds}::bigint[])) c ${storedEstimate} ${pickup}) d
       where c.ctid = d.row_at and c.id = any(${containerIds}::bigint[]) -- it is locked, so that it stays there; by their ids no other row is read
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
     where id = any(${asArray(containerIds)}::bigint[]) order by id for no key update`,
  )
  return rows.map((row) => asLocked(row))
}
