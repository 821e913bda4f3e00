import { ScheduleChoices } from '@fairway/contract/schedules/schedule.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { namesIn } from '../reference-data/public.ts'
import { dischargeCalls, loadingCalls } from './loading-calls.repository.ts'

/** Ports and ships are offered when something is scheduled within these days. */
const DAYS_BACK = 30

/** What schedules can be asked for: the ports and ships of the coming months; for anyone. */
export const findScheduleChoices = (db: Database) =>
  db.document(
    z.object({}),
    ScheduleChoices,
    sql`
    with ${loadingCalls},
    coming as materialized (
      select p.vvd, l.port_code from port_call p join location l on l.code = p.location_code
       where coalesce(p.departure_planned_at, p.arrival_planned_at) > (select business_now()) - make_interval(days => ${DAYS_BACK}))
    select json_build_object(
      'ports', (select coalesce(json_agg(json_build_object('code', l.code, 'name', ${namesIn(sql`l`)}, 'spoken', coalesce(l.spoken, ''),
                  'country', l.country, 'zone', l.zone) order by l.code), '[]')
                  from location l where l.kind = 'port' and l.code in (select port_code from coming)),
      'loading', (select coalesce(json_agg(distinct port_code), '[]') from loading),
      'discharge', (select coalesce(json_agg(distinct called.port_code), '[]') from (${dischargeCalls}) called),
      'vessels', (select coalesce(json_agg(json_build_object('code', s.code, 'name', s.name, 'type', k.type) order by s.name, s.code), '[]')
                    from (select y.vessel_code, min(y.type) filter (where y.type = 'Mainline') is not null as is_mainline
                            from (select distinct vvd from coming) c join voyage y using (vvd) group by y.vessel_code) n
                    join vessel s on s.code = n.vessel_code
                   cross join lateral (select case when n.is_mainline then 'Mainline' else 'Feeder' end as type) k),
      'clock', (select json_build_object('now', business_now(), 'rate', rate) from business_clock))::text as body`,
  )
