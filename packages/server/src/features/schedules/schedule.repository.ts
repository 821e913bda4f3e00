import type { ScheduleLine } from '@fairway/contract/carrier/carrier.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'

/** Saves voyages with their port calls and each new estimate; an older revision that comes late changes nothing. */
export const saveSchedules = (db: Database, lines: Line<ScheduleLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*,
             (select min('calls.' || (c.seq - 1) || case when place.code is null then '.location' else '.terminal' end)
                from jsonb_array_elements(g.calls) with ordinality as c(call, seq)
                left join location place on place.code = c.call->>'location'
                left join location terminal on terminal.code = c.call->>'terminal'
               where place.code is null or (c.call->>'terminal' is not null and terminal.code is null)) as missing
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, vvd text, vessel jsonb, voyage text, direction text,
             service text, type text, "statedAt" timestamptz, revision int, calls jsonb)),
    newer as (
      select distinct on (vvd, g.revision) g.* from given g left join voyage v using (vvd)
       where missing is null and (v.vvd is null or v.revision < g.revision)
       order by vvd, g.revision, line desc),
    latest as (select distinct on (vvd) * from newer order by vvd, revision desc),
    ships as (
      insert into vessel (code, name, imo, capacity_teu, co2_grams_per_teu_km)
      select distinct on (vessel->>'code') vessel->>'code', vessel->>'name', vessel->>'imo',
             (vessel->>'capacityTeu')::int, (vessel->>'co2GramsPerTeuKm')::double precision from latest order by vessel->>'code', line desc
      on conflict (code) do update set (name, imo, capacity_teu, co2_grams_per_teu_km)
         = (excluded.name, excluded.imo, excluded.capacity_teu, excluded.co2_grams_per_teu_km)),
    voyages as (
      insert into voyage (vvd, vessel_code, voyage_no, direction, service, type, revision, stated_at)
      select vvd, vessel->>'code', voyage, direction, service, type, revision, coalesce("statedAt", business_now()) from latest
      on conflict (vvd) do update set (vessel_code, voyage_no, direction, service, type, revision, stated_at, changed_in)
         = (excluded.vessel_code, excluded.voyage_no, excluded.direction, excluded.service, excluded.type, excluded.revision,
            excluded.stated_at, excluded.changed_in)),
    words as (
      select n.vvd, c.seq, c.call->>'location' as location_code, m.moment, n.revision,
             coalesce(n."statedAt", business_now()) as stated_at,
             (c.call#>>array[m.moment, 'estimated'])::timestamptz as estimated_at, c.call#>>array[m.moment, 'reason'] as reason
        from newer n cross join jsonb_array_elements(n.calls) with ordinality as c(call, seq)
       cross join (values ('arrival'), ('departure')) as m(moment)
       where c.call#>>array[m.moment, 'estimated'] is not null and c.call#>>array[m.moment, 'actual'] is null),
    told as (
      insert into call_estimate (vvd, seq, location_code, moment, revision, stated_at, estimated_at, reason)
      select vvd, seq, location_code, moment, revision, stated_at, estimated_at, reason
        from (select w.*, lag(w.estimated_at, 1, before.estimated_at)
                            over (partition by w.vvd, w.seq, w.location_code, w.moment order by w.revision) as former
                from words w left join lateral (
                  select k.estimated_at from call_estimate k
                   where k.vvd = w.vvd and k.seq = w.seq and k.location_code = w.location_code and k.moment = w.moment
                   order by k.revision desc limit 1) before on true) said
       where former is distinct from estimated_at),
    dropped as (
      delete from port_call p using latest l where p.vvd = l.vvd and p.seq > jsonb_array_length(l.calls)),
    called as (
      insert into port_call
      select l.vvd, c.seq, c.call->>'location', c.call->>'terminal',
             (c.call#>>'{arrival,planned}')::timestamptz, (c.call#>>'{arrival,estimated}')::timestamptz, (c.call#>>'{arrival,actual}')::timestamptz,
             (c.call#>>'{departure,planned}')::timestamptz, (c.call#>>'{departure,estimated}')::timestamptz, (c.call#>>'{departure,actual}')::timestamptz,
             (c.call#>>'{cutOffs,si}')::timestamptz, (c.call#>>'{cutOffs,vgm}')::timestamptz, (c.call#>>'{cutOffs,cy}')::timestamptz,
             (c.call#>>'{cutOffs,ams}')::timestamptz, (c.call#>>'{cutOffs,special}')::timestamptz
        from latest l cross join jsonb_array_elements(l.calls) with ordinality as c(call, seq)
      on conflict (vvd, seq) do update set
        (location_code, terminal_code, arrival_planned_at, arrival_estimated_at, arrival_actual_at,
         departure_planned_at, departure_estimated_at, departure_actual_at,
         si_cut_off_at, vgm_cut_off_at, cy_cut_off_at, ams_cut_off_at, special_cut_off_at)
        = (excluded.location_code, excluded.terminal_code, excluded.arrival_planned_at, excluded.arrival_estimated_at, excluded.arrival_actual_at,
         excluded.departure_planned_at, excluded.departure_estimated_at, excluded.departure_actual_at,
         excluded.si_cut_off_at, excluded.vgm_cut_off_at, excluded.cy_cut_off_at, excluded.ams_cut_off_at, excluded.special_cut_off_at))
    select g.line, case when g.missing is not null then 'GE0002' when l.line is not null then 'accepted' else 'unchanged' end as outcome, g.missing as path
      from given g left join latest l using (line)`,
  )
