import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import type { Sql } from 'sql-template-tag'
import sql from 'sql-template-tag'
import { mayBeSeenBy, type ViewerScope as Seer } from '../../../platform/visibility.repository.ts'
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

export type { Seer }

const types = [...holdTypes]
const blNumbers = sql`(select coalesce(json_agg(bl_no order by bl_no), '[]') from bill where bill.booking_id = b.id)`

const hasLeft = sql`c.stage in ('Out-gated', 'Empty Returned')`
/** The day that counts for container `c`: the terminal's until it leaves, then the last one without detention. */
export const lastFreeOn = sql`case when ${hasLeft} then c.return_by else c.last_free_on end`
export const lastFreeBasis = sql`case when ${hasLeft} then case when c.return_by is not null then 'return' end
  when c.last_free_on is not null then 'terminal' end`

/** What a list adds for container `c` of booking `b` where the viewer may see it; null where not. */
export const ownSummary = (scope: Seer) => sql`, 'own', case when ${mayBeSeenBy(scope)} then json_build_object(
    'blNumbers', ${blNumbers}, 'lastFreeOn', ${lastFreeOn},
    'redHolds', (select coalesce(json_agg(h.type order by h.nth), '[]') from unnest(${types}::text[]) with ordinality as h(type, nth)
                  where c.hold_mask & (1 << (h.nth::int - 1)) <> 0)) end`

const holds = sql`(
  select json_agg(json_build_object(
           'type', h.type, 'isRequired', h.applies, 'state', case when h.applies and k.state = 'red' then 'red' else 'green' end,
           'since', case when h.applies then k.since end, 'remark', case when h.applies then k.remark end) order by h.nth)
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
export const ownDetail = (scope: Seer) => sql`, 'own', case when ${mayBeSeenBy(scope)} then json_build_object(
    'booking', json_build_object(
      'status', b.status, 'ediRef', b.edi_ref, 'blNumbers', ${blNumbers}, 'serviceContract', b.service_contract, 'commodity', b.commodity,
      'originTerm', b.origin_term, 'destinationTerm', b.destination_term, 'paymentTerm', b.payment_term, 'billType', b.bill_type,
      'bookedAt', b.booked_at, 'parties', ${parties}),
    'box', json_build_object(
      'seal', c.seal, 'weightKg', c.weight_kg::text, 'temperature', c.temperature, 'temperatureUnit', c.temperature_unit,
      'ventilation', c.ventilation, 'hazardous', c.hazardous, 'load', ${load},
      'lastFreeOn', ${lastFreeOn}, 'lastFreeBasis', ${lastFreeBasis}, 'freeDays', c.free_days, 'detentionDays', c.detention_days,
      'detentionCharge', case when c.detention_amount is not null
        then json_build_object('amount', c.detention_amount::text, 'currency', c.detention_currency) end,
      'freeTimeStatedAt', c.free_time_at, 'returnedAt', case when c.stage = 'Empty Returned' then c.last_moved_at end),
    'holds', ${holds}, 'availabilityHistory', ${availabilityHistory}) end`
