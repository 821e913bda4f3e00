import sql, { type Sql } from 'sql-template-tag'
import { goesOn, named, written } from '../../../platform/database/known-names.ts'
import { railTime } from '../events/availability.repository.ts'

/** A terminal stands for its port. Looked up for legs of ships alone, which is less than joining it to all of them. */
const portOf = (code: Sql) => sql`(select l.port_code from location l where l.code = ${code})`

/** The call where a leg `g` begins, and the one where it ends. */
const calls = sql`
  left join lateral (select p.departure_planned_at, p.departure_estimated_at, p.departure_actual_at from port_call p
                      where p.vvd = g.vvd and p.location_code in (g.from_code, ${portOf(sql`g.from_code`)}) order by p.seq limit 1) leaves on true
  left join lateral (select p.seq, p.arrival_planned_at, p.arrival_estimated_at, p.arrival_actual_at from port_call p
                      where p.vvd = g.vvd and p.location_code in (g.to_code, ${portOf(sql`g.to_code`)}) order by p.seq desc limit 1) comes on true`

/** A leg with the newest times of its departure and arrival. */
const legWith = (vessel: Sql) => sql`
  json_build_object(${vessel}'kind', g.kind, 'from', g.from_code, 'to', g.to_code,
    'departure', json_build_object('planned', coalesce(leaves.departure_planned_at, g.planned_departure_at), 'estimated', leaves.departure_estimated_at, 'actual', leaves.departure_actual_at),
    'arrival', json_build_object('planned', coalesce(comes.arrival_planned_at, g.planned_arrival_at), 'estimated', comes.arrival_estimated_at, 'actual', comes.arrival_actual_at))`

/** The way of booking `b`, leg by leg. */
export const bookingLegs = sql`(
  select coalesce(json_agg(${legWith(sql`'vessel', case when v.code is not null then json_build_object('name', v.name, 'vvd', g.vvd) end, `)} order by g.seq), '[]')
    from booking_leg g left join voyage y on y.vvd = g.vvd left join vessel v on v.code = y.vessel_code ${calls}
   where g.booking_id = b.id)`

/** What was estimated of the arrival of leg `g`, revision by revision. */
const expected = sql`(
  select string_agg(json_build_object('vvd', k.vvd, 'place', k.location_code, 'statedAt', k.stated_at, 'at', k.estimated_at,
           'reason', k.reason)::text, ',' order by k.revision)
    from call_estimate k
   where k.vvd = g.vvd and k.seq = comes.seq and k.location_code in (g.to_code, ${portOf(sql`g.to_code`)}) and k.moment = 'arrival'
     and g.kind in ('feeder', 'ocean'))`

/** The same as text with holes for vessels, what was estimated of the arrivals, the codes of all places on the way, and the time on rails. */
export const bookingWay = sql`
  cross join lateral (
    select string_agg(${written(named.vessel(sql`g.vvd`, '{"vessel":', goesOn), legWith(sql``))}, ',' order by g.seq) as legs,
           string_agg(${expected}, ',' order by g.seq) as expected, string_agg(g.from_code || ',' || g.to_code, ',') as codes, ${railTime} as rail_transit
      from booking_leg g ${calls}
     where g.booking_id = b.id) way`
