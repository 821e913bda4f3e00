import { Sailing, ScheduledSailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../platform/database/database.ts'

/** A number as it is, so that PostgreSQL knows it when it plans. */
export const writtenOut = (value: number) => raw(String(value))

/** A feeder brings its cargo so long before the big ship leaves, and not longer before it. */
const CONNECTION = sql`interval '48 hours'`
const LONGEST_WAIT_DAYS = 21
const LONGEST_WAIT = writtenOut(LONGEST_WAIT_DAYS)
/** Estimates may lie so far from the plan by which voyages are found. */
const OFF_PLAN_DAYS = 30
const OFF_PLAN = writtenOut(OFF_PLAN_DAYS)
const OFF_PLAN_AND_WAIT = writtenOut(OFF_PLAN_DAYS + LONGEST_WAIT_DAYS)

export interface SailingQuery {
  vvd: string | Sql | null
  portOfLoading: string | Sql | null
  portOfDischarge: string | Sql | null
  /** Days of departure in port time, both included. */
  from: string | Sql | null
  to: string | Sql | null
  limit: number
  /** Further columns, of `w` (the way), `first`, `load` and `land` (its calls) and `s`, `small` (its ships). */
  more?: Sql
}

const best = (call: Sql, moment: 'arrival' | 'departure') => {
  const [actual, estimated, planned] = ['actual', 'estimated', 'planned'].map((kind) => column(call, moment, kind))
  return sql`coalesce(${actual}, ${estimated}, ${planned})`
}
const columns = {
  arrival: { actual: sql`arrival_actual_at`, estimated: sql`arrival_estimated_at`, planned: sql`arrival_planned_at` },
  departure: {
    actual: sql`departure_actual_at`,
    estimated: sql`departure_estimated_at`,
    planned: sql`departure_planned_at`,
  },
}
const column = (call: Sql, moment: keyof typeof columns, kind: string) =>
  sql`${call}.${columns[moment][kind as 'actual']}` // one of the three above
export const momentOf = (call: Sql, moment: keyof typeof columns, zone: Sql) => sql`
  json_build_object('planned', ${column(call, moment, 'planned')}, 'estimated', ${column(call, moment, 'estimated')},
    'actual', ${column(call, moment, 'actual')}, 'zone', ${zone}.zone)`
/** The carrier names cut-offs where it takes cargo on. */
const loads = (call: Sql) => sql`
  num_nonnulls(${call}.si_cut_off_at, ${call}.vgm_cut_off_at, ${call}.cy_cut_off_at, ${call}.ams_cut_off_at, ${call}.special_cut_off_at) > 0`

/** Calls where cargo may be landed. */
const landings = ({ portOfDischarge }: SailingQuery) => sql`
  select land.vvd, land.seq, dp.port_code, ${loads(sql`land`)} as lands_at_loading_port
    from location dp join port_call land on land.location_code = dp.code
   where land.arrival_planned_at is not null
     ${portOfDischarge === null ? empty : sql`and dp.port_code = ${portOfDischarge}::text`}`

/** From a port to a later one on the same ship: the first call at the latter, and the last one at the former before it. */
const carriages = (query: SailingQuery) => sql`
  select distinct on (load.vvd, lp.port_code, land.port_code) load.vvd, load.seq as load_seq, land.seq as land_seq,
         lp.port_code as pol, land.port_code as pod, ${best(sql`load`, 'departure')} as departs_at, lp.zone,
         ${loads(sql`load`)} as takes_cargo, land.lands_at_loading_port
    from port_call load join location lp on lp.code = load.location_code
    join ${startsAtLanding(query) ? sql`landing` : sql`(${landings(query)})`} land on land.vvd = load.vvd and land.seq > load.seq
   where load.departure_planned_at is not null and lp.port_code <> land.port_code
     ${startsAtLanding(query) ? sql`and (load.vvd in (select vvd from landing)) is true` : empty}
     ${query.vvd === null ? empty : sql`and load.vvd = ${query.vvd}::text`}
     ${query.from === null ? empty : sql`and load.departure_planned_at >= ${query.from}::date - ${OFF_PLAN}`}
     ${query.to === null ? empty : sql`and load.departure_planned_at <= ${query.to}::date + ${OFF_PLAN_AND_WAIT}`}
   order by load.vvd, lp.port_code, land.port_code, land.seq, load.seq desc`

/**
 * Of all ships within some weeks few land at a port. They are read first: PostgreSQL, which does not know the weeks when
 * it plans, would look for each call of each ship whether that one lands there.
 */
const startsAtLanding = ({ vvd, portOfDischarge }: SailingQuery) => vvd === null && portOfDischarge !== null

/** Carriages of big ships that do not call at the port of loading themselves. */
const unserved = ({ portOfLoading }: SailingQuery) => sql`
  select c.* from carriage c join voyage y on y.vvd = c.vvd and y.type = 'Mainline'
   where (c.vvd, c.pod) not in (select d.vvd, d.pod from carriage d where d.pol = ${portOfLoading}::text)`

/** Ways by feeder from the port of loading to any port, in the weeks before those ships leave, numbered as they start. */
const feedings = ({ portOfLoading }: SailingQuery) => sql`
  select small.vvd, start.seq as start_seq, reach.seq as end_seq, rp.port_code as hub, ${best(sql`reach`, 'arrival')} as reaches_at,
         sp.port_code as pol, sp.zone, ${best(sql`start`, 'departure')} as starts_at,
         row_number() over (order by ${best(sql`start`, 'departure')}, small.vvd desc, reach.seq desc) as nth
    from location sp join port_call start on start.location_code = sp.code
    join voyage small on small.vvd = start.vvd and small.type = 'Feeder'
    join port_call reach on reach.vvd = start.vvd and reach.seq > start.seq join location rp on rp.code = reach.location_code
   where sp.port_code = ${portOfLoading}::text and reach.arrival_planned_at is not null
     and start.departure_planned_at <= (select max(departs_at) from unserved)
     and start.departure_planned_at >= (select min(departs_at) from unserved) - make_interval(days => ${OFF_PLAN_AND_WAIT})`

/**
 * The last feeder that reaches such a ship somewhere on its way. Feeders that arrive and ships that wait are put in one
 * order per port, so that each ship sees the last feeder before it at once.
 */
const fed = sql`
  select distinct on (m.vvd, m.pod) m.vvd, m.load_seq, m.land_seq, m.departs_at, f.vvd as feeder_vvd, f.start_seq, f.end_seq,
         f.pol, m.pod, f.zone, f.starts_at
    from (select vvd, pod, load_seq, land_seq, departs_at,
                 max(nth) over (partition by hub order by at, vvd nulls first rows unbounded preceding) as nth
            from (select hub, reaches_at as at, nth, null::text as vvd, null::text as pod, null::int as load_seq, null::int as land_seq,
                         null::timestamptz as departs_at from feeding
                  union all
                  select pol, departs_at - ${CONNECTION}, null, vvd, pod, load_seq, land_seq, departs_at
                    from unserved) moment) m
    join feeding f on f.nth = m.nth and f.reaches_at >= m.departs_at - make_interval(days => ${LONGEST_WAIT})
   where m.vvd is not null
   order by m.vvd, m.pod, f.nth desc`

/** All ways, each with its ports and when it begins. */
const ways = (query: SailingQuery) => sql`
  select vvd, load_seq, land_seq, departs_at, null::text as feeder_vvd, null::int as start_seq, null::int as end_seq,
         pol, pod, zone, departs_at as starts_at
    from carriage
   where (pol = ${query.portOfLoading}::text or (${query.portOfLoading}::text is null and takes_cargo))
     and (${query.portOfDischarge}::text is not null or not lands_at_loading_port)
  union all select * from (${fed}) fed`

/**
 * Ways to sail, the next departure first: ships that call at the port of loading before the port of discharge, and ships
 * that a feeder reaches. Without ports, from where a ship takes cargo on to where it only lands it. Schedules are public.
 */
export const sailings = (query: SailingQuery) => sql`
    with ${startsAtLanding(query) ? sql`landing as materialized (${landings(query)}),` : empty}
    carriage as materialized (${carriages(query)}), unserved as materialized (${unserved(query)}),
    feeding as materialized (${feedings(query)}),
    way as materialized (
      select * from (${ways(query)}) w
       where (${query.from}::date is null or (w.starts_at at time zone w.zone)::date >= ${query.from}::date)
         and (${query.to}::date is null or (w.starts_at at time zone w.zone)::date <= ${query.to}::date)
       order by w.starts_at, w.vvd, w.pod, w.pol limit ${writtenOut(query.limit)})
    select y.vvd, s.name as vessel, y.voyage_no as voyage, y.direction, y.service, w.pol as "portOfLoading", w.pod as "portOfDischarge",
           ${momentOf(sql`first`, 'departure', sql`fp`)} as departure, ${momentOf(sql`land`, 'arrival', sql`tp`)} as arrival,
           json_build_object('si', coalesce(first.si_cut_off_at, load.si_cut_off_at), 'vgm', coalesce(first.vgm_cut_off_at, load.vgm_cut_off_at),
             'cy', coalesce(first.cy_cut_off_at, load.cy_cut_off_at), 'ams', coalesce(first.ams_cut_off_at, load.ams_cut_off_at),
             'special', coalesce(first.special_cut_off_at, load.special_cut_off_at)) as "cutOffs",
           case when w.feeder_vvd is not null then json_build_object('vvd', w.feeder_vvd, 'vessel', small.name, 'to', hp.port_code,
             'arrivalAt', ${best(sql`reach`, 'arrival')}, 'zone', hp.zone) end as feeder,
           w.departs_at as "oceanDepartureAt" ${query.more ? sql`, ${query.more}` : empty}
      from way w join voyage y on y.vvd = w.vvd join vessel s on s.code = y.vessel_code
      join port_call load on load.vvd = w.vvd and load.seq = w.load_seq join port_call land on land.vvd = w.vvd and land.seq = w.land_seq
      join port_call first on first.vvd = coalesce(w.feeder_vvd, w.vvd) and first.seq = coalesce(w.start_seq, w.load_seq)
      join location fp on fp.code = first.location_code join location tp on tp.code = land.location_code
      left join port_call reach on reach.vvd = w.feeder_vvd and reach.seq = w.end_seq left join location hp on hp.code = reach.location_code
      left join voyage fy on fy.vvd = w.feeder_vvd left join vessel small on small.code = fy.vessel_code
     order by w.starts_at, w.vvd, w.pod, w.pol`

/** Whether one has sailed is for the rules to say, which have the clock. */
export const findSailings = (db: Database, query: SailingQuery) => db.many(ScheduledSailing, sailings(query))

/** A voyage between two ports. */
export interface Passage {
  vvd: string
  portOfLoading: string
  portOfDischarge: string
}

const FirstSailing = Sailing.pick({ departure: true, cutOffs: true }).extend({ nth: z.number() })
const named = { vvd: sql`g.vvd`, portOfLoading: sql`g."portOfLoading"`, portOfDischarge: sql`g."portOfDischarge"` }
const firstOfEach = composeOnce<{ passages: string }>(
  ({ passages }) => sql`
    select g.nth, s.departure, s."cutOffs"
      from jsonb_to_recordset(${passages}::jsonb) as g(nth int, vvd text, "portOfLoading" text, "portOfDischarge" text)
     cross join lateral (${sailings({ ...named, from: null, to: null, limit: 1 })}) s`,
)

/** Departure and cut-offs of the first ship on each of these passages, by their place in the list; nothing where none sails. */
export const findFirstSailings = (db: Database, passages: readonly Passage[]) =>
  db.many(
    FirstSailing,
    firstOfEach({ passages: JSON.stringify(passages.map((passage, nth) => ({ ...passage, nth }))) }),
  )
