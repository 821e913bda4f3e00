import { holdTypes } from '@fairway/contract/tracking/tracking.words'
import sql, { join, raw } from 'sql-template-tag'
import type { Database } from '../../platform/database.ts'

const bits = join(holdTypes.map((type, bit) => sql`(${raw(`'${type}'`)}, ${raw(String(1 << bit))})`))

/**
 * Derives stage, holds and last move of these containers from all that is known of them. The latest actual move by its
 * own time decides, so late, doubled and corrected events lead to the same stage as orderly ones.
 */
export const recompute = (db: Database, containerIds: number[]) =>
  db.run(sql`
    update container c
       set stage = d.stage, hold_mask = d.hold_mask, terminal_word = d.terminal_word,
           last_event_id = d.last_event_id, last_moved_at = d.last_moved_at, heard_at = greatest(c.heard_at, d.heard_at),
           changed_in = pg_current_xact_id()
      from (
        select c.id, hold.mask as hold_mask, word.kind as terminal_word, last.id as last_event_id,
               last.occurred_at as last_moved_at, last.heard_at,
               case when journey.stage = 'At Destination' and hold.mask <> 0 then 'Hold' else journey.stage end as stage
          from container c
          join booking b on b.id = c.booking_id
          left join lateral (
            select e.id, e.occurred_at, max(e.received_at) over () as heard_at from container_event e
             where e.container_id = c.id and e.classifier = 'actual' and not e.withdrawn
             order by e.occurred_at desc, event_rank(e.kind, e.load) desc, e.ref desc limit 1) last on true
          left join lateral (
            select e.kind from container_event e
             where e.container_id = c.id and e.classifier = 'actual' and not e.withdrawn and e.kind in ('available', 'notAvailable')
             order by e.occurred_at desc, event_rank(e.kind, e.load), e.ref desc limit 1) word on true
          left join lateral (
            select e.kind, e.load, e.mode, e.occurred_at, place.port_code from container_event e
              join location place on place.code = e.location_code
             where e.container_id = c.id and e.classifier = 'actual' and not e.withdrawn
               and (e.kind in ('gateOut', 'gateIn', 'loaded', 'departed', 'discharged') or (e.kind = 'arrived' and e.mode = 'rail'))
             order by e.occurred_at desc, event_rank(e.kind, e.load) desc, e.ref desc limit 1) move on true
          cross join lateral (
            select b.pol_code = move.port_code or b.por_code = move.port_code
                   or not exists (select from container_event e
                        where e.container_id = c.id and e.classifier = 'actual' and not e.withdrawn and e.kind in ('loaded', 'departed')
                          and e.mode is distinct from 'rail' and e.occurred_at <= move.occurred_at) as origin,
                   exists (select from booking_leg leg join location start on start.code = leg.from_code
                        where leg.booking_id = b.id and leg.kind in ('feeder', 'ocean', 'rail') and start.port_code = move.port_code) as goes_on,
                   move.port_code = case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end as pickup) at
          cross join lateral (
            select case
              when move.kind is null then 'Booked'
              when move.kind = 'gateOut' and move.load = 'empty' then 'Empty Pickup'
              when move.kind = 'gateOut' and at.origin then 'Empty Pickup'
              when move.kind = 'gateOut' then case when at.goes_on then 'In-Transit' else 'Out-gated' end
              when move.kind = 'gateIn' and move.load = 'empty' then case when at.origin then 'Booked' else 'Empty Returned' end
              when move.kind = 'gateIn' and at.origin then 'At Origin'
              when move.kind = 'discharged' and move.mode is distinct from 'rail' and move.port_code = b.pol_code then 'At Origin'
              when move.kind in ('gateIn', 'discharged', 'arrived') and at.pickup then 'At Destination'
              else 'In-Transit' end as stage) journey
          cross join lateral (
            select coalesce(bit_or(t.bit), 0) as mask
              from container_hold h join (values ${bits}) as t(type, bit) on t.type = h.type
              join location pod on pod.code = b.pod_code
             where h.container_id = c.id and h.state = 'red'
               and (h.type <> 'originalBl' or b.bill_type = 'OBL')
               and (h.type <> 'collectPayment' or b.payment_term = 'Collect')
               and (h.type not in ('cleanTruckFee', 'trafficMitigationFee') or (pod.truck_fees and b.shipment = 'LOCAL'))) hold
         where c.id = any(${containerIds}::bigint[])) d
     where c.id = d.id`)

/** Takes the containers in one order, so that two batches that meet wait for each other instead of blocking for good. */
export const lock = (db: Database, containerIds: number[]) =>
  db.run(sql`select from container where id = any(${containerIds}::bigint[]) order by id for no key update`)
