import { ownCargoGroups } from '@fairway/contract/tracking/own-cargo.access'
import { thresholds } from '@fairway/contract/watching/watching.values'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import { bookingsOfWatchers } from '../../../platform/watch-events.ts'
import { lastFreeBasis, lastFreeOn } from '../cargo/own-cargo.repository.ts'
import { findable } from '../events/availability.repository.ts'

/**
 * Notes each day before the last free day of containers whose people watch something, once for each day that is left. The day is
 * counted where the container is. Who is told, and on which of these days, the rules of each reader say.
 */
export const noteLastFreeDays = (db: Database) =>
  db.run(sql`
    with near as materialized (
      select box.*, box.free_on - (business_now() at time zone place.zone)::date as days
        from (
          select c.id, ${lastFreeOn} as free_on, ${lastFreeBasis} as basis,
                 case when b.shipment = 'IPI' then coalesce(b.del_code, b.pod_code) else b.pod_code end as place_code
            from (select * from container where booking_id = any(array(${bookingsOfWatchers})) and is_out offset 0) c
            join booking b on b.id = c.booking_id
           where ${findable} and c.stage in ('At Destination', 'Hold', 'Out-gated')) box
        join location place on place.code = box.place_code),
    noted as (
      insert into watch_due (kind, subject_id, due_at, step)
      select 'lastFree', id, free_on::timestamp at time zone 'UTC', days from near where days between 0 and ${Math.max(...thresholds.lastFree)}::int
      on conflict do nothing returning subject_id)
    insert into watch_event (kind, key, container_id, args, step, groups)
    select 'watchedLastFree', concat_ws(' ', 'lastFree', near.id, near.free_on), near.id,
           jsonb_build_object('day', near.free_on::text, 'basis', near.basis, 'place', near.place_code), near.days, ${[...ownCargoGroups]}::text[]
      from near join noted on noted.subject_id = near.id`)
