import sql, { type Sql } from 'sql-template-tag'
import { Columns, recordEnd } from '../../../platform/database/columns.ts'
import { railTime } from '../events/availability.repository.ts'
import { estimateFields, legFields } from './cargo-document.ts'

/** A terminal stands for its port. Looked up for legs of ships alone, which is less than joining it to all of them. */
const portOf = (code: Sql) => sql`(select l.port_code from location l where l.code = ${code})`

/** The call where a leg `g` begins, and the one where it ends. */
const calls = sql`
  left join lateral (select p.departure_planned_at, p.departure_estimated_at, p.departure_actual_at from port_call p
                      where p.vvd = g.vvd and p.location_code in (g.from_code, ${portOf(sql`g.from_code`)}) order by p.seq limit 1) leaves on true
  left join lateral (select p.seq, p.arrival_planned_at, p.arrival_estimated_at, p.arrival_actual_at from port_call p
                      where p.vvd = g.vvd and p.location_code in (g.to_code, ${portOf(sql`g.to_code`)}) order by p.seq desc limit 1) comes on true`

/** What the schedule says of a leg, and where it does not know it, what the booking says. */
const planned = {
  departure: sql`coalesce(leaves.departure_planned_at, g.planned_departure_at)`,
  arrival: sql`coalesce(comes.arrival_planned_at, g.planned_arrival_at)`,
}

/** A leg with the newest times of its departure and arrival. */
const leg = sql`
  json_build_object('vessel', case when v.code is not null then json_build_object('name', v.name, 'vvd', g.vvd) end,
    'kind', g.kind, 'from', g.from_code, 'to', g.to_code,
    'departure', json_build_object('planned', ${planned.departure}, 'estimated', leaves.departure_estimated_at, 'actual', leaves.departure_actual_at),
    'arrival', json_build_object('planned', ${planned.arrival}, 'estimated', comes.arrival_estimated_at, 'actual', comes.arrival_actual_at))`

/** The way of booking `b`, leg by leg. */
export const bookingLegs = sql`(
  select coalesce(json_agg(${leg} order by g.seq), '[]')
    from booking_leg g left join voyage y on y.vvd = g.vvd left join vessel v on v.code = y.vessel_code ${calls}
   where g.booking_id = b.id)`

const estimates = new Columns(estimateFields, {
  vvd: sql`k.vvd`,
  place: sql`k.location_code`,
  statedAt: sql`k.stated_at`,
  at: sql`k.estimated_at`,
  reason: sql`k.reason`,
})

/** What was estimated of the arrival of leg `g`, revision by revision. */
const expected = sql`(
  select ${estimates.listed(sql`k.revision`)}
    from call_estimate k
   where k.vvd = g.vvd and k.seq = comes.seq and k.location_code in (g.to_code, ${portOf(sql`g.to_code`)}) and k.moment = 'arrival'
     and g.kind in ('feeder', 'ocean'))`

const legs = new Columns(legFields, {
  vvd: sql`g.vvd`,
  kind: sql`g.kind`,
  from: sql`g.from_code`,
  to: sql`g.to_code`,
  departurePlanned: planned.departure,
  departureEstimated: sql`leaves.departure_estimated_at`,
  departureActual: sql`leaves.departure_actual_at`,
  arrivalPlanned: planned.arrival,
  arrivalEstimated: sql`comes.arrival_estimated_at`,
  arrivalActual: sql`comes.arrival_actual_at`,
})

/** Its legs and what was estimated of their arrivals as lists of records, and the time on rails. */
export const bookingWay = sql`
  cross join lateral (
    select ${legs.listed(sql`g.seq`)} as legs, string_agg(${expected}, ${recordEnd} order by g.seq) as expected, ${railTime} as rail_transit
      from booking_leg g ${calls}
     where g.booking_id = b.id) way`
