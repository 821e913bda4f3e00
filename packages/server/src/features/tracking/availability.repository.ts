import { DEFAULT_AVAILABILITY_HOURS, HISTORY_WINDOW_DAYS } from '@fairway/contract/tracking/tracking.words'
import sql from 'sql-template-tag'

/** The moment of the business clock, read once for a statement and not once for each row. */
export const businessNow = sql`(select business_now())`

/** What anyone may find: a box `c` on a live booking `b` that moved within the history window. */
export const findable = sql`
  not c.removed and b.status <> 'Canceled'
  and coalesce(c.last_moved_at, c.assigned_at) >= ${businessNow} - make_interval(days => ${HISTORY_WINDOW_DAYS})`

/** The arrival at the port of discharge of the vessel that brings booking `b` there. */
export const arrivalAtDischarge = sql`
  left join lateral (
    select p.arrival_planned_at as planned, p.arrival_estimated_at as estimated, p.arrival_actual_at as actual,
           coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as best
      from port_call p where p.vvd = b.ocean_vvd and p.location_code = b.pod_code order by p.seq desc limit 1) arrival on true`

/** How long booking `b` is planned to travel by rail. */
export const railTransit = sql`
  left join lateral (
    select sum(g.planned_arrival_at - g.planned_departure_at) as transit from booking_leg g
     where g.booking_id = b.id and g.kind = 'rail') rail on true`

/**
 * When box `c` can be fetched and delivered, whether it can be fetched now, and whose word that is. It follows from the
 * vessel's `arrival`, the `rail` transit, and what is known of the box.
 */
export const estimates = sql`
  cross join lateral (
    select arrival.best + make_interval(hours => ${DEFAULT_AVAILABILITY_HOURS}) as available_at,
           arrival.best + make_interval(hours => ${DEFAULT_AVAILABILITY_HOURS}) + coalesce(rail.transit, interval '0') as delivered_at) estimate
  cross join lateral (
    select case
             when c.stage in ('Out-gated', 'Empty Returned') then null
             when c.stage = 'At Destination' and c.terminal_word = 'available' then 'Available For Pickup'
             when c.stage = 'At Destination' and c.terminal_word is null and estimate.delivered_at <= ${businessNow} then 'Available For Pickup'
             else 'Not Yet Available' end as word,
           case
             when c.stage not in ('At Destination', 'Hold') then null
             when c.terminal_word = 'notAvailable' or (c.terminal_word = 'available' and c.stage = 'At Destination') then 'terminal'
             when c.stage = 'At Destination' and estimate.delivered_at <= ${businessNow} then 'estimate' end as basis) pickup`
