import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { MapPlaces, RouteLeg } from '@fairway/contract/tracking/journey/route.schema'
import { Moment } from '@fairway/contract/tracking/tracking.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../../platform/database/database.ts'
import { findable } from '../events/availability.repository.ts'
import { names } from './cargo-statements.repository.ts'

const PlannedLeg = RouteLeg.pick({ kind: true, vvd: true }).extend({
  from: z.string(),
  to: z.string(),
  departure: Moment,
  arrival: Moment,
  /** The ship's calls from the leg's first port to its last; none where the schedule does not know them. */
  calls: z.array(z.object({ place: z.string(), arrival: Moment, departure: Moment })),
})
export type PlannedLeg = z.output<typeof PlannedLeg>

const Journey = z.object({ legs: z.array(PlannedLeg), places: MapPlaces, now: InstantOut, rate: z.number() })

const moment = (planned: Sql, estimated: Sql, actual: Sql) =>
  sql`json_build_object('planned', ${planned}, 'estimated', ${estimated}, 'actual', ${actual})`

/** What the railway last said of a kind of move, in the port or city of a place. */
const lastRailTime = (classifier: 'actual' | 'estimated', kind: 'departed' | 'arrived', port: Sql) => sql`
  (select e.occurred_at from container_event e join location at on at.code = e.location_code
    where g.kind = 'rail' and e.container_id = box.container_id and e.mode = 'rail' and e.kind = ${kind} and e.classifier = ${classifier}
      and not e.withdrawn and at.port_code = ${port} order by e.received_at desc, e.id desc limit 1)`

interface ContainerKey {
  bookingNo: string
  containerNo: string
}

const journeyOf = composeOnce<ContainerKey>(
  ({ bookingNo, containerNo }) => sql`
    with box as materialized (
      select b.id as booking_id, c.id as container_id from booking b join container c on c.booking_id = b.id
       where b.booking_no = ${bookingNo} and c.container_no = ${containerNo} and ${findable}),
    leg as materialized (
      select g.seq, g.kind, g.vvd, g.from_code, g.to_code, calls.list as calls,
             ${moment(sql`g.planned_departure_at`, lastRailTime('estimated', 'departed', sql`f.port_code`), lastRailTime('actual', 'departed', sql`f.port_code`))} as departure,
             ${moment(sql`g.planned_arrival_at`, lastRailTime('estimated', 'arrived', sql`t.port_code`), lastRailTime('actual', 'arrived', sql`t.port_code`))} as arrival
        from box join booking_leg g on g.booking_id = box.booking_id and g.kind in ('feeder', 'ocean', 'rail')
        join location f on f.code = g.from_code join location t on t.code = g.to_code
        left join lateral (select p.seq from port_call p where p.vvd = g.vvd and p.location_code in (g.from_code, f.port_code) order by p.seq limit 1) leaves on true
        left join lateral (select p.seq from port_call p where p.vvd = g.vvd and p.location_code in (g.to_code, t.port_code) order by p.seq desc limit 1) comes on true
        cross join lateral (
          select coalesce(json_agg(json_build_object('place', p.location_code,
                   'arrival', ${moment(sql`p.arrival_planned_at`, sql`p.arrival_estimated_at`, sql`p.arrival_actual_at`)},
                   'departure', ${moment(sql`p.departure_planned_at`, sql`p.departure_estimated_at`, sql`p.departure_actual_at`)}
                 ) order by p.seq), '[]') as list
            from port_call p where p.vvd = g.vvd and p.seq between leaves.seq and comes.seq) calls)
    select (select coalesce(json_agg(json_build_object('kind', kind, 'vvd', vvd, 'from', from_code, 'to', to_code,
                      'departure', departure, 'arrival', arrival, 'calls', calls) order by seq), '[]') from leg) as legs,
           (select coalesce(json_object_agg(l.code, json_build_object('code', l.code, 'port', l.port_code, 'name', ${names(sql`l`)},
                     'zone', l.zone, 'country', l.country, 'at', json_build_array(l.longitude, l.latitude))), '{}')
              from location l where l.code in (
                select unnest(array[given.code, given.port_code]) from location given where given.code in (
                  select unnest(array[from_code, to_code]) from leg union select call->>'place' from leg, json_array_elements(calls) as call))) as places,
           business_now() as now, (select rate from business_clock) as rate
      from box`,
)

/** The legs of one container of one booking with the calls of its ships, for anyone who knows both numbers. */
export const findJourney = (db: Database, container: ContainerKey) => db.find(Journey, journeyOf(container))
