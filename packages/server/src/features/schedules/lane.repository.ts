import { LaneSchedule } from '@fairway/contract/schedules/schedule.schema'
import { SAILINGS_SHOWN } from '@fairway/contract/schedules/schedule.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { composeOnce, type Database } from '../../platform/database/database.ts'
import { sailings, writtenOut } from './sailing.repository.ts'
import { askedDays, frameOf } from './schedule-frame.repository.ts'

/** Over water by way of every call between two of them; null while a part of it is not known. */
const distanceOf = (vvd: Sql, from: Sql, to: Sql) => sql`
  (select case when bool_and(d.distance_nm is not null) then sum(d.distance_nm) end
     from (select l.port_code as one, lead(l.port_code) over (order by p.seq) as other
             from port_call p join location l on l.code = p.location_code
            where p.vvd = ${vvd} and p.seq between ${from} and ${to}) hop
     left join sea_distance d on d.from_code = hop.one and d.to_code = hop.other
    where hop.other <> hop.one)`

const legs = sql`
  (select json_agg(json_build_object('vvd', leg.vvd, 'vessel', leg.vessel, 'type', leg.type, 'from', leg.from_code, 'to', leg.to_code,
            'distanceNm', ${distanceOf(sql`leg.vvd`, sql`leg.from_seq`, sql`leg.to_seq`)},
            'capacityTeu', leg.capacity_teu, 'co2GramsPerTeuKm', leg.co2) order by leg.nth)
     from (values
       (1, w.feeder_vvd, small.name, 'Feeder', fp.port_code, hp.port_code, w.start_seq, w.end_seq, small.capacity_teu, small.co2_grams_per_teu_km),
       (2, w.vvd, s.name, y.type, coalesce(hp.port_code, fp.port_code), tp.port_code, w.load_seq, w.land_seq, s.capacity_teu, s.co2_grams_per_teu_km))
       as leg(nth, vvd, vessel, type, from_code, to_code, from_seq, to_seq, capacity_teu, co2)
    where leg.vvd is not null) as legs`

interface LaneParams {
  pol: string
  pod: string
  /** Empty for today at the port of loading. */
  from: string
  days: number
}

const lane = composeOnce<LaneParams>(
  ({ pol, pod, from, days }) => sql`
    with ${askedDays(sql`coalesce((select zone from location where code = ${pol}::text and kind = 'port'), 'UTC')`, { from, days })},
    found as materialized (${sailings({
      vvd: null,
      portOfLoading: pol,
      portOfDischarge: pod,
      from: sql`(select first_day from asked)`,
      to: sql`(select last_day from asked)`,
      limit: SAILINGS_SHOWN + 1,
      more: legs,
    })}),
    shown as materialized (select * from found limit ${writtenOut(SAILINGS_SHOWN)})
    select json_build_object('pol', exists (select from location where code = ${pol}::text and kind = 'port'),
             'pod', exists (select from location where code = ${pod}::text and kind = 'port'),
             'today', (select today from asked)) as known,
           (select coalesce(json_agg(distinct leg->>'vvd'), '[]') from shown, json_array_elements(shown.legs) leg
             where leg->>'distanceNm' is null) as unmeasured,
           json_build_object('sailings', (select coalesce(json_agg(row_to_json(shown)), '[]') from shown),
             ${frameOf(
               sql`(select count(*) from found) > ${writtenOut(SAILINGS_SHOWN)}`,
               sql`
               select ${pol}::text union select ${pod}::text union select leg->>'to' from shown, json_array_elements(shown.legs) leg`,
             )})::text as body`,
  { cachesPlan: true },
)

const Known = z.object({
  known: z.object({ pol: z.boolean(), pod: z.boolean(), today: z.string().nullable() }),
  /** Voyages with a way whose length is not worked out yet. */
  unmeasured: z.array(z.string()),
})

/** Sailings between two ports within some days, with their legs; for anyone. */
export const findLane = (db: Database, params: LaneParams) => db.document(Known, LaneSchedule, lane(params))
