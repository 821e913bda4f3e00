import { Lane, Ship } from '@fairway/contract/schedules/network-map.schema'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { MapPlaces } from '@fairway/contract/tracking/journey/route.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

/** Voyages that left some port within this time, or will, are on the map. */
const DAYS_BACK = 30
const DAYS_AHEAD = 45
/** A ship that should have arrived so long ago without a report is somewhere else. */
const OVERDUE_DAYS = 7

const Fleet = z.object({
  lanes: z.array(Lane.omit({ path: true, distanceNm: true })),
  ships: z.array(Ship),
  places: MapPlaces,
  now: InstantOut,
  rate: z.number(),
})

/** Asked once per statement and not once per row. */
const now = sql`(select business_now())`

/**
 * The lanes between ports, one for both directions, and what each ship is doing, for anyone. A ship has left when that is
 * reported or expected by now, not before it came; it has arrived only when that is reported.
 */
export const findFleet = (db: Database) =>
  db.one(
    Fleet,
    sql`
    with sailing as (
      select distinct vvd from port_call
       where departure_planned_at between ${now} - make_interval(days => ${DAYS_BACK}) and ${now} + make_interval(days => ${DAYS_AHEAD})),
    passage as materialized (
      select y.vvd, y.vessel_code, y.type, l.port_code as from_code, lead(l.port_code) over calls as to_code,
             greatest(coalesce(p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at),
                      case when p.departure_actual_at is null then coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) end) as departs_at,
             lead(p.arrival_actual_at) over calls as arrived_at,
             lead(coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at)) over calls as arrives_at
        from sailing join voyage y using (vvd) join port_call p using (vvd) join location l on l.code = p.location_code
      window calls as (partition by y.vvd order by p.seq)),
    lane as (
      select least(from_code, to_code) as one, greatest(from_code, to_code) as other, min(type) filter (where type = 'Mainline') as mainline
        from passage where from_code <> to_code group by 1, 2),
    latest as (
      select distinct on (vessel_code) *, arrived_at <= ${now} is true as in_port from passage
       where from_code <> to_code and departs_at <= ${now} order by vessel_code, departs_at desc, vvd),
    ship as (
      select s.name, f.vvd, f.type, f.in_port, f.from_code, f.to_code, f.departs_at, f.arrives_at,
             least(f.from_code, f.to_code) as one, greatest(f.from_code, f.to_code) as other
        from latest f join vessel s on s.code = f.vessel_code
       where f.in_port or f.arrives_at >= ${now} - make_interval(days => ${OVERDUE_DAYS}))
    select (select coalesce(json_agg(json_build_object('id', one || '-' || other, 'from', one, 'to', other, 'type', coalesce(mainline, 'Feeder'))
                     order by one, other), '[]') from lane) as lanes,
           (select coalesce(json_agg(json_build_object('name', name, 'vvd', vvd, 'type', type,
                     'port', case when in_port then to_code end,
                     'way', case when not in_port then json_build_object('lane', one || '-' || other, 'back', from_code <> one,
                       'from', from_code, 'to', to_code, 'departedAt', departs_at, 'arrivesAt', arrives_at) end) order by name, vvd), '[]') from ship) as ships,
           (select coalesce(json_object_agg(l.code, json_build_object('code', l.code, 'port', l.port_code,
                     'name', json_build_object('en', l.name_en, 'zh', l.name_zh, 'vi', l.name_vi),
                     'zone', l.zone, 'country', l.country, 'at', json_build_array(l.longitude, l.latitude))), '{}')
              from location l where l.code in (select one from lane union select other from lane)) as places,
           ${now} as now, (select rate from business_clock) as rate`,
  )
