import { DEFAULT_AVAILABILITY_HOURS } from '@fairway/contract/tracking/tracking.values'
import sql, { type Sql } from 'sql-template-tag'
import { arrivalAtDischarge, railTransit } from '../events/availability.repository.ts'

/** Whether something is still expected of container `c` of booking `b`; of others stays what was expected last. */
export const isOpen = sql`(b.status <> 'Canceled' and not c.removed and c.stage not in ('Out-gated', 'Empty Returned'))`

/** What the estimate of container `c` of booking `b` goes by, as `k`, apart from the time on rails. */
const factsOfArrival = sql`
  ${arrivalAtDischarge}
  join location discharge on discharge.code = b.pod_code
  join equipment_type built on built.code = c.equipment_code
  cross join lateral (
    select b.pod_code as port_code, discharge.zone, b.shipment, c.equipment_code, built.group_name as equipment_group, b.ocean_vvd as vvd,
           arrival.best as arrival_at) k`

/** The same with the time on rails, as `rail`. */
export const estimateFacts = sql`${factsOfArrival} ${railTransit}`

/** The rules that count now. */
export const rulesInForce = sql`select * from eta_rule where is_active`

/**
 * What the clock had shown of the day by the arrival. In an hour that comes twice, a window that opens every day has
 * opened the first time, and stays so the second time: whoever comes later is never counted for an earlier day.
 */
const clockOf = (rule: Sql) =>
  sql`case when ${rule}.arrival_day is null then coalesce(came.end_of_repeated, came.minute) else came.minute end`

/**
 * When a container with the facts `k` can be fetched, by these rules: `due` has the moment, and the rule that gave it.
 * The day that a rule counts from is the one on which its arrival window opened, in the port; a window that passes
 * midnight opened the day before for whatever comes in its second half. When it came is worked out once and not again
 * for each rule: so says `offset 0`.
 */
export const expectedBy = (rules: Sql) => sql`
  cross join lateral (
    select local_at::date as on_day, extract(isodow from local_at)::int as weekday, (extract(hour from local_at) * 60 + extract(minute from local_at))::int as minute,
           case when local_at - hour_ago < interval '1 hour' then extract(hour from local_at)::int * 60 + 60 end as end_of_repeated
      from (select k.arrival_at at time zone k.zone as local_at, (k.arrival_at - interval '1 hour') at time zone k.zone as hour_ago) there
    offset 0) came
  left join lateral (
    select r.id, r.version, counted.from_day + case when k.shipment = 'LOCAL' then r.local_days else r.port_days end as on_day,
           case when k.shipment = 'LOCAL' then r.local_minute else r.port_minute end as minute
      from (${rules}) r
     cross join lateral (
       select came.on_day - case when r.closes <= r.opens and ${clockOf(sql`r`)} < r.opens then 1 else 0 end as from_day) counted
     where r.port_code = k.port_code and r.shipment = k.shipment
       and coalesce(r.equipment_code = k.equipment_code, r.equipment_group = k.equipment_group, true)
       and coalesce((came.weekday - r.arrival_day + 7) % 7 <= 1, true) -- cheap, and true of every rule whose week has this minute
       and r.week @> (came.weekday - 1) * 1440 + came.minute
       and coalesce(r.vvd = k.vvd, true) and r.days @> counted.from_day
     order by r.is_exception desc, r.vvd is not null desc, r.specificity desc, r.id limit 1) matched on true
  cross join lateral (
    select matched.id as rule_id, matched.version as rule_version,
           case when matched.id is null then k.arrival_at + make_interval(hours => ${DEFAULT_AVAILABILITY_HOURS})
                else greatest(k.arrival_at, (matched.on_day + make_interval(mins => matched.minute)) at time zone k.zone) end as available_at) due`

/** The estimate that is stored with container `c`. */
export const storedEstimate = sql`
  cross join lateral (
    select c.est_available_at as available_at, c.est_delivered_at as delivered_at, c.est_rule_id as rule_id, c.est_rule_version as rule_version) estimate`

/**
 * Whether the stored estimate of container `c` of booking `b` is what `liveEstimate` says: nothing that it goes by has
 * changed since. Whatever changes a schedule, a rule or a place requests a run in the same transaction, and the run ends
 * with the containers estimated; everything else estimates its containers itself.
 */
export const isEstimateSettled = sql`(
  not ${isOpen} or not exists (
    select from estimate_run w where w.finished_at is null and (w.vvd = b.ocean_vvd or w.port_code = b.pod_code)))`

/** The estimate of container `c` of booking `b` with this time on rails, worked out at this moment. Brings `arrival` along. */
export const liveEstimate = (transit: Sql) => sql`
  ${factsOfArrival}
  ${expectedBy(rulesInForce)}
  cross join lateral (
    select case when ${isOpen} then due.available_at else c.est_available_at end as available_at,
           case when ${isOpen} then due.available_at + coalesce(${transit}, interval '0') else c.est_delivered_at end as delivered_at,
           case when ${isOpen} then due.rule_id else c.est_rule_id end as rule_id,
           case when ${isOpen} then due.rule_version else c.est_rule_version end as rule_version) estimate`
