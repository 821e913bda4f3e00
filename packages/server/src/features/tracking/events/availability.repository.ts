import { HISTORY_WINDOW_DAYS } from '@fairway/contract/tracking/tracking.values'
import sql, { type Sql } from 'sql-template-tag'

/** The moment of the business clock, read once for a statement and not once for each row. */
const businessNow = sql`(select clock.now from business_time clock)`

const historyWindow = sql`make_interval(days => ${HISTORY_WINDOW_DAYS})`

const isFindableSince = (oldest: Sql) => sql`
  not c.removed and b.status <> 'Canceled' and coalesce(c.last_moved_at, c.assigned_at) >= ${oldest}`

/** A container that has not moved since then is history. */
export const oldestFindable = sql`(select clock.now - ${historyWindow} from business_time clock)`

/** What anyone may find: a container `c` on a live booking `b` that moved within the history window. */
export const findable = isFindableSince(oldestFindable)

/** The same in a statement that has the business clock joined as `clock`. */
export const findableByClock = isFindableSince(sql`clock.now - ${historyWindow}`)

/** The arrival at the port of discharge of the vessel that brings booking `b` there. */
export const arrivalAtDischarge = sql`
  left join lateral (
    select p.arrival_planned_at as planned, p.arrival_estimated_at as estimated, p.arrival_actual_at as actual,
           coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as best
      from port_call p where p.vvd = b.ocean_vvd and p.location_code = b.pod_code order by p.seq desc limit 1) arrival on true`

const leaving = sql`
  p.departure_planned_at as planned, p.departure_estimated_at as estimated, p.departure_actual_at as actual,
  coalesce(p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at) as best`

/** The departure from the port of loading of booking `b`: of that vessel, or where it does not call there, of the one before. */
export const departureFromLoading = sql`
  left join lateral (
    select ${leaving} from port_call p where p.vvd = b.ocean_vvd and p.location_code = b.pol_code order by p.seq limit 1) direct on true
  left join lateral (
    select ${leaving} from booking_leg g join port_call p on p.vvd = g.vvd and p.location_code = b.pol_code
     where g.booking_id = b.id and direct.best is null order by g.seq, p.seq limit 1) before on true
  cross join lateral (
    select coalesce(direct.planned, before.planned) as planned, coalesce(direct.estimated, before.estimated) as estimated,
           coalesce(direct.actual, before.actual) as actual, coalesce(direct.best, before.best) as best) departure`

/** Whether a time of the carrier is actual, estimated or planned; one that has passed without a report is overdue. */
export const basisOf = (moment: Sql) => sql`
  case when ${moment}.actual is not null then 'actual' when ${moment}.best < ${businessNow} then 'overdue'
       when ${moment}.estimated is not null then 'estimated' when ${moment}.planned is not null then 'planned' end`

/** How long booking `b` is planned to travel by rail, from its legs `g`; only IPI shipments do. */
export const railTime = sql`sum(g.planned_arrival_at - g.planned_departure_at) filter (where g.kind = 'rail' and b.shipment = 'IPI')`

export const railTransit = sql`
  left join lateral (select ${railTime} as transit from booking_leg g where g.booking_id = b.id) rail on true`

/**
 * Whether container `c` can be fetched now and who says so, by the `estimate` and what is known of the container.
 * `is_ahead` says that it has not left yet: others have no word. `answer` is what `pickupVerdict` of the contract says
 * of such a container, as far as it is a yes; a property test compares the two.
 */
const pickupAt = (now: Sql) => sql`
  cross join lateral (
    select said.*, case when said.word = 'Available For Pickup' then case said.basis when 'terminal' then 'ready' else 'readyByEstimate' end end as answer
      from (select c.stage not in ('Out-gated', 'Empty Returned') as is_ahead, case
             when c.stage in ('Out-gated', 'Empty Returned') then null
             when c.stage = 'At Destination' and c.terminal_word = 'available' then 'Available For Pickup'
             when c.stage = 'At Destination' and c.terminal_word is null and estimate.delivered_at <= ${now} then 'Available For Pickup'
             else 'Not Yet Available' end as word,
           case
             when c.stage not in ('At Destination', 'Hold') then null
             when c.terminal_word = 'notAvailable' or (c.terminal_word = 'available' and c.stage = 'At Destination') then 'terminal'
             when c.stage = 'At Destination' and estimate.delivered_at <= ${now} then 'estimate' end as basis) said) pickup`

export const pickup = pickupAt(businessNow)

/** The same in a statement that has the business clock joined as `clock`. */
export const pickupByClock = pickupAt(sql`clock.now`)

/**
 * Where container `c` with its last event `e` is: at sea or on rails once the ship or train has left, and where the
 * ship has come to since then, not at the terminal that the container was last seen at.
 */
export const located = sql`
  cross join lateral (
    select case
             when c.stage <> 'In-Transit' or e.kind not in ('loaded', 'departed') then e.location_code
             when e.mode = 'rail' then case e.kind when 'departed' then 'rail' else e.location_code end
             else coalesce((
               select p.location_code from port_call p where p.vvd = e.vvd and p.arrival_actual_at > e.occurred_at
                order by p.arrival_actual_at desc limit 1), case when e.kind = 'departed' or exists (
               select from port_call p join location l on l.code = e.location_code
                where p.vvd = e.vvd and p.location_code in (l.code, l.port_code) and p.departure_actual_at >= e.occurred_at) then 'sea'
             else e.location_code end) end as location) located`
