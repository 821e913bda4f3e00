import sql from 'sql-template-tag'

/** The call where a leg `g` begins, and the one where it ends; a terminal stands for its port. */
const leaves = sql`
  left join lateral (select p.* from port_call p join location l on l.code = g.from_code
                      where p.vvd = g.vvd and p.location_code in (g.from_code, l.port_code) order by p.seq limit 1) leaves on true`
const comes = sql`
  left join lateral (select p.* from port_call p join location l on l.code = g.to_code
                      where p.vvd = g.vvd and p.location_code in (g.to_code, l.port_code) order by p.seq desc limit 1) comes on true`

/** The way of booking `b`, leg by leg, with the newest times of each departure and arrival. */
export const bookingLegs = sql`(
  select coalesce(json_agg(json_build_object('kind', g.kind, 'from', g.from_code, 'to', g.to_code,
           'vessel', case when v.code is not null then json_build_object('name', v.name, 'vvd', g.vvd) end,
           'departure', json_build_object('planned', coalesce(leaves.departure_planned_at, g.planned_departure_at), 'estimated', leaves.departure_estimated_at, 'actual', leaves.departure_actual_at),
           'arrival', json_build_object('planned', coalesce(comes.arrival_planned_at, g.planned_arrival_at), 'estimated', comes.arrival_estimated_at, 'actual', comes.arrival_actual_at)
         ) order by g.seq), '[]')
    from booking_leg g left join voyage y on y.vvd = g.vvd left join vessel v on v.code = y.vessel_code ${leaves} ${comes}
   where g.booking_id = b.id)`
