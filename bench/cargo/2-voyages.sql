-- Ships that left a hub between 60 days ago and 10 days from now, each with the feeder that brings cargo to that hub.
create table bench.sailing as
select n, bench.present() + make_interval(secs => round((n * 70.0 / count(*) over () - 60) * 86400)) as leaves_at,
       'S' || lpad(n::text, 5, '0') || 'E' as vvd, 'F' || lpad(n::text, 5, '0') || 'N' as feeder,
       (array['CNNGB', 'CNSHA'])[1 + bench.pick(n, 1, 2)] as hub,
       (array['VNHPH', 'VNSGN'])[1 + bench.pick(n, 2, 2)] as origin,
       (array['USLGB', 'USLAX', 'USOAK'])[1 + bench.pick(n, 3, 3)] as pod,
       make_interval(hours => bench.pick(n, 4, 60) - 12) as slip
  from generate_series(1, greatest(40, bench.asked() / 1000)) as n;

create table bench.yard as
select parent_code as port, max(code) filter (where kind in ('terminal', 'ramp')) as terminal, max(code) filter (where kind = 'depot') as depot
  from location where parent_code is not null group by 1;

insert into vessel (code, name) select 'V' || n, 'Fairway Bird ' || n from generate_series(1, 60) as n;
insert into vessel (code, name) select 'W' || n, 'Fairway Wren ' || n from generate_series(1, 20) as n;

insert into voyage (vvd, vessel_code, voyage_no, direction, service, revision, type)
select vvd, 'V' || 1 + n % 60, lpad(n::text, 5, '0'), 'E', 'TP' || 1 + n % 3, 3, 'Mainline' from bench.sailing
union all
select feeder, 'W' || 1 + n % 20, lpad(n::text, 5, '0'), 'N', 'FD' || 1 + n % 3, 1, 'Feeder' from bench.sailing;

create function bench.happened(planned timestamptz) returns timestamptz language sql stable as
$$ select case when planned <= bench.present() then planned end $$;

insert into port_call (vvd, seq, location_code, terminal_code, arrival_planned_at, arrival_estimated_at, arrival_actual_at,
                       departure_planned_at, departure_estimated_at, departure_actual_at)
select s.vvd, 1, s.hub, y.terminal, s.leaves_at - interval '30 hours', null::timestamptz, bench.happened(s.leaves_at - interval '30 hours'),
       s.leaves_at, null::timestamptz, bench.happened(s.leaves_at)
  from bench.sailing s join bench.yard y on y.port = s.hub
union all
select s.vvd, 2, s.pod, y.terminal, s.leaves_at + interval '14 days', s.leaves_at + interval '14 days' + s.slip,
       bench.happened(s.leaves_at + interval '14 days' + s.slip), s.leaves_at + interval '17 days', null, bench.happened(s.leaves_at + interval '17 days' + s.slip)
  from bench.sailing s join bench.yard y on y.port = s.pod
union all
select s.feeder, 1, s.origin, y.terminal, null, null, null, s.leaves_at - interval '7 days', null, bench.happened(s.leaves_at - interval '7 days')
  from bench.sailing s join bench.yard y on y.port = s.origin
union all
select s.feeder, 2, s.hub, y.terminal, s.leaves_at - interval '4 days', null, bench.happened(s.leaves_at - interval '4 days'), null, null, null
  from bench.sailing s join bench.yard y on y.port = s.hub;

insert into call_estimate (vvd, seq, location_code, moment, revision, stated_at, estimated_at, reason)
select s.vvd, 2, s.pod, 'arrival', word, s.leaves_at + make_interval(days => 3 * word - 6),
       s.leaves_at + interval '14 days' + s.slip * (word / 3.0), (array['schedule', 'weather', 'congestion'])[word]
  from bench.sailing s, generate_series(1, 3) as word;
