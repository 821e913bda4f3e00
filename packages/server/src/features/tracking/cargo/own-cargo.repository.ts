import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import type { Sql } from 'sql-template-tag'
import sql from 'sql-template-tag'
import { mayBeSeenInKeptPlan, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { holdApplies } from '../events/hold.repository.ts'

const clock = (minute: Sql) => sql`to_char(make_interval(mins => ${minute}), 'HH24:MI')`

const expectation = (h: Sql, endedBy: Sql) => sql`
  json_build_object(
    'availableAt', ${h}.available_at, 'deliveredAt', ${h}.delivered_at, 'since', ${h}.since, 'endedBy', ${endedBy},
    'rule', case when r.rule_id is not null then json_build_object(
      'ruleId', r.rule_id, 'isException', r.is_exception, 'arrivalDay', r.arrival_day,
      'arrivalFrom', ${clock(sql`r.opens`)}, 'arrivalTo', ${clock(sql`r.closes`)},
      'days', r.days, 'time', ${clock(sql`r.minute`)}) end)`

/** The estimates of container `c`, oldest first, each with its rule at that time, and last the present `estimate`. */
const availabilityHistory = sql`(
  select coalesce(json_agg(h.said order by h.nth), '[]')
    from (
      select k.id as nth, ${expectation(sql`k`, sql`k.reason`)} as said from estimate_change k
        left join eta_rule_version r on (r.rule_id, r.version) = (k.rule_id, k.rule_version)
       where k.container_id = c.id
      union all
      select ${Number.MAX_SAFE_INTEGER}::bigint, ${expectation(sql`now`, sql`null::text`)}
        from (select estimate.available_at, estimate.delivered_at, case when estimate.available_at is not distinct from c.est_available_at
                then c.est_since end as since) now
        left join eta_rule_version r on (r.rule_id, r.version) = (estimate.rule_id, estimate.rule_version)
       where estimate.available_at is not null or c.est_since is not null) h)`

const types = [...holdTypes]
const blNumbers = sql`(select coalesce(json_agg(bl_no order by bl_no), '[]') from bill where bill.booking_id = b.id)`

const hasLeft = sql`c.stage in ('Out-gated', 'Empty Returned')`
/** The carrier's own statement wins; one that leaves out the day of return counts only where the terms give none. */
const isStated = sql`(c.return_by is not null or c.free_time_at is not null and c.rule_ref is null)`
const statedOr = (stated: Sql, calculated: Sql) => sql`case when ${isStated} then ${stated} else ${calculated} end`
/** The free time of container `c` as it is shown, and whether the carrier stated it or its terms give it. */
export const freeTime = {
  basis: sql`case when ${isStated} then 'stated' when c.rule_ref is not null then 'calculated' end`,
  freeDays: statedOr(sql`c.free_days`, sql`c.rule_free_days`),
  detentionDays: statedOr(sql`c.detention_days`, sql`c.rule_detention_days`),
  amount: statedOr(sql`c.detention_amount::text`, sql`c.rule_amount::text`),
  currency: statedOr(sql`c.detention_currency`, sql`c.rule_currency`),
}
const returnBy = statedOr(sql`c.return_by`, sql`c.rule_return_by`)

/** The day that counts for container `c`: the terminal's until it leaves, then the last one without detention. */
export const lastFreeOn = sql`case when ${hasLeft} then ${returnBy} else c.last_free_on end`
export const lastFreeBasis = sql`case when ${hasLeft} then case when ${returnBy} is not null then 'return' end
  when c.last_free_on is not null then 'terminal' end`

const redHolds = sql`(
  select coalesce(json_agg(h.type order by h.nth), '[]') from unnest(${types}::text[]) with ordinality as h(type, nth)
   where c.hold_mask & (1 << (h.nth::int - 1)) <> 0)`

/** What a list adds for container `c` of booking `b` where the viewer may see it; null where not. */
export const ownSummary = (
  scope: ViewerScope,
) => sql`json_build_object('own', case when ${mayBeSeenInKeptPlan(scope)} then json_build_object(
    'blNumbers', ${blNumbers}, 'lastFreeOn', ${lastFreeOn},
    'redHolds', ${redHolds}) end)`

/** What a list of a link for outsiders adds: no bill, no free time. */
export const sharedSummary = (scope: ViewerScope) =>
  sql`json_build_object('redHolds', case when ${mayBeSeenInKeptPlan(scope)} then ${redHolds} else '[]' end)`

const holdsWith = (remark: Sql) => sql`(
  select json_agg(json_build_object(
           'type', h.type, 'isRequired', h.applies, 'state', case when h.applies and k.state = 'red' then 'red' else 'green' end,
           'since', case when h.applies then k.since end, 'remark', ${remark}) order by h.nth)
    from (select h.type, h.nth, ${holdApplies} as applies
            from unnest(${types}::text[]) with ordinality as h(type, nth) join location pod on pod.code = b.pod_code) h
    left join container_hold k on k.container_id = c.id and k.type = h.type)`

const parties = sql`(
  select coalesce(json_agg(json_build_object('role', p.role, 'name', o.name, 'localName', o.local_name) order by p.role, o.name), '[]')
    from booking_party p join organisation o on o.id = p.org_id where p.booking_id = b.id)`

const load = sql`(
  select last.load from container_event last
   where last.container_id = c.id and last.load is not null and last.classifier = 'actual' and not last.withdrawn
   order by last.occurred_at desc, event_rank(last.kind, last.load) desc limit 1)`

/** What the page of container `c` of booking `b` adds where the viewer may see it; null where not. */
export const ownDetail = (
  scope: ViewerScope,
) => sql`json_build_object('own', case when ${mayBeSeenInKeptPlan(scope)} then json_build_object(
    'booking', json_build_object(
      'status', b.status, 'ediRef', b.edi_ref, 'blNumbers', ${blNumbers}, 'serviceContract', b.service_contract, 'commodity', b.commodity,
      'originTerm', b.origin_term, 'destinationTerm', b.destination_term, 'paymentTerm', b.payment_term, 'billType', b.bill_type,
      'bookedAt', b.booked_at, 'parties', ${parties}),
    'box', json_build_object(
      'seal', c.seal, 'weightKg', c.weight_kg::text, 'temperature', c.temperature, 'temperatureUnit', c.temperature_unit,
      'ventilation', c.ventilation, 'hazardous', c.hazardous, 'load', ${load},
      'lastFreeOn', ${lastFreeOn}, 'lastFreeBasis', ${lastFreeBasis}, 'freeDays', ${freeTime.freeDays},
      'detentionDays', ${freeTime.detentionDays}, 'detentionCharge', case when ${freeTime.amount} is not null
        then json_build_object('amount', ${freeTime.amount}, 'currency', ${freeTime.currency}) end,
      'freeTimeStatedAt', c.free_time_at, 'freeTimeBasis', ${freeTime.basis},
      'outGateOn', case when ${hasLeft} then (
        select (e.occurred_at at time zone l.zone)::date from container_event e join location l on l.code = e.location_code
         where e.container_id = c.id and e.kind = 'gateOut' and e.load = 'full' and e.classifier = 'actual' and not e.withdrawn
         order by e.occurred_at desc limit 1) end, 'returnedAt', case when c.stage = 'Empty Returned' then c.last_moved_at end),
    'holds', ${holdsWith(sql`case when h.applies then k.remark end`)}, 'availabilityHistory', ${availabilityHistory}) end)`

/** What a link for outsiders adds to the page of a container: its holds, without what the carrier remarks about them. */
export const sharedDetail = (scope: ViewerScope) =>
  sql`json_build_object('holds', case when ${mayBeSeenInKeptPlan(scope)} then ${holdsWith(sql`null`)} else '[]' end)`
