import { PortSchedule, VesselSchedule } from '@fairway/contract/schedules/schedule.schema'
import { CALLS_SHOWN, VOYAGES_SHOWN } from '@fairway/contract/schedules/schedule.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { namesIn } from '../reference-data/public.ts'
import { momentOf } from './sailing.repository.ts'
import { askedDays, frameOf } from './schedule-frame.repository.ts'

interface SpanParams {
  /** Empty for today. */
  from: string
  days: number
}

const Asked = z.object({ known: z.object({ today: z.string().nullable() }) })
const known = sql`json_build_object('today', (select today from asked)) as known`

/** Terminal, times and cut-offs of `p`, a call at place `l`. */
const callFields = sql`
  'terminal', (select ${namesIn(sql`t`)} from location t where t.code = coalesce(p.terminal_code, case when l.kind = 'terminal' then l.code end)),
  'arrival', case when p.arrival_planned_at is not null then ${momentOf(sql`p`, 'arrival', sql`l`)} end,
  'departure', case when p.departure_planned_at is not null then ${momentOf(sql`p`, 'departure', sql`l`)} end,
  'cutOffs', json_build_object('si', p.si_cut_off_at, 'vgm', p.vgm_cut_off_at, 'cy', p.cy_cut_off_at, 'ams', p.ams_cut_off_at,
    'special', p.special_cut_off_at)`

/** The carrier's latest word on when `p` happens: a ship may arrive or depart far from its plan. */
const stays = sql`
  tstzrange(coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at, p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at),
    greatest(coalesce(p.departure_actual_at, p.departure_estimated_at, p.departure_planned_at),
      coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at)), '[]')`
/** The days that are asked for, as moments at a zone. */
const daysAt = (zone: Sql) => sql`
  tstzrange((select first_day from asked)::timestamp at time zone ${zone}, ((select last_day from asked) + 1)::timestamp at time zone ${zone}, '[)')`
/** Estimates may lie so far from the plan by which calls are found. */
const nearPlan = sql`
  (p.departure_planned_at between (select first_day from asked) - 45 and (select last_day from asked) + 45
   or p.arrival_planned_at between (select first_day from asked) - 45 and (select last_day from asked) + 45)`

/** The voyages of a ship that call somewhere within some days, each with all its calls; undefined for an unknown ship. */
export const findVesselSchedule = (db: Database, query: SpanParams & { vessel: string; zone: string }) =>
  db.document(
    Asked,
    VesselSchedule,
    sql`
    with ${askedDays(sql`${query.zone}::text`, query)},
    found as materialized (
      select y.vvd, y.service, y.type, min(lower(${stays})) as starts_at
        from voyage y join port_call p using (vvd)
       where y.vessel_code = ${query.vessel}
       group by y.vvd
      having bool_or(${stays} && ${daysAt(sql`${query.zone}::text`)})
       order by starts_at, y.vvd limit ${VOYAGES_SHOWN + 1}),
    shown as materialized (select * from found limit ${VOYAGES_SHOWN})
    select ${known},
           json_build_object('vessel', json_build_object('code', s.code, 'name', s.name, 'imo', s.imo, 'capacityTeu', s.capacity_teu),
             'voyages', (select coalesce(json_agg(json_build_object('vvd', f.vvd, 'service', f.service, 'type', f.type, 'calls',
                 (select json_agg(json_build_object('port', l.port_code, ${callFields}) order by p.seq)
                    from port_call p join location l on l.code = p.location_code where p.vvd = f.vvd)) order by f.starts_at, f.vvd), '[]') from shown f),
             ${frameOf(
               sql`(select count(*) from found) > ${VOYAGES_SHOWN}`,
               sql`
               select l.port_code from shown join port_call p using (vvd) join location l on l.code = p.location_code`,
             )})::text as body
      from vessel s where s.code = ${query.vessel}`,
  )

/** All calls at a port within some days, in the order of arrival; undefined for an unknown port. */
export const findPortSchedule = (db: Database, query: SpanParams & { port: string }) =>
  db.document(
    Asked,
    PortSchedule,
    sql`
    with ${askedDays(sql`(select zone from location where code = ${query.port} and kind = 'port')`, query)},
    found as materialized (
      select p.vvd, p.seq, lower(${stays}) as at
        from location l join port_call p on p.location_code = l.code
       where l.port_code = ${query.port} and ${nearPlan} and ${stays} && ${daysAt(sql`l.zone`)}
       order by at, p.vvd, p.seq limit ${CALLS_SHOWN + 1}),
    shown as materialized (
      select f.*, (select o.port_code from port_call b join location o on o.code = b.location_code
                    where b.vvd = f.vvd and b.seq < f.seq order by b.seq desc limit 1) as came_from,
             (select o.port_code from port_call a join location o on o.code = a.location_code
               where a.vvd = f.vvd and a.seq > f.seq order by a.seq limit 1) as goes_to
        from (select * from found limit ${CALLS_SHOWN}) f)
    select ${known},
           json_build_object('port', here.code,
             'calls', (select coalesce(json_agg(json_build_object('vvd', y.vvd, 'vessel', s.name, 'service', y.service, 'type', y.type,
                 'revision', y.revision, 'statedAt', y.stated_at, 'cameFrom', f.came_from, 'goesTo', f.goes_to, ${callFields}) order by f.at, f.vvd, f.seq), '[]')
               from shown f join port_call p on p.vvd = f.vvd and p.seq = f.seq join location l on l.code = p.location_code
               join voyage y on y.vvd = f.vvd join vessel s on s.code = y.vessel_code),
             ${frameOf(
               sql`(select count(*) from found) > ${CALLS_SHOWN}`,
               sql`
               select here.code union select came_from from shown union select goes_to from shown`,
             )})::text as body
      from location here where here.code = ${query.port} and here.kind = 'port'`,
  )
