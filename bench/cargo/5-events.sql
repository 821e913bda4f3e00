-- Twelve events a box: facts up to the present, plans after it. By feeder to a truck, or by rail to an inland city.
create table bench.step (inland boolean, n integer, kind text, load text, mode text, at_place text, hours integer, ship text);
insert into bench.step values
  (false, 1, 'gateOut', 'empty', 'truck', 'polDepot', -300, null),
  (false, 2, 'gateIn', 'full', 'truck', 'pol', -230, null),
  (false, 3, 'loaded', 'full', 'vessel', 'pol', -190, 'feeder'),
  (false, 4, 'departed', 'full', 'vessel', 'pol', -168, 'feeder'),
  (false, 5, 'arrived', 'full', 'vessel', 'hub', -96, 'feeder'),
  (false, 6, 'discharged', 'full', 'vessel', 'hub', -80, 'feeder'),
  (false, 7, 'loaded', 'full', 'vessel', 'hub', -20, 'ocean'),
  (false, 8, 'departed', 'full', 'vessel', 'hub', 0, 'ocean'),
  (false, 9, 'arrived', 'full', 'vessel', 'pod', 340, 'ocean'),
  (false, 10, 'discharged', 'full', 'vessel', 'pod', 360, 'ocean'),
  (false, 11, 'available', 'full', null, 'pod', 390, null),
  (false, 12, 'gateOut', 'full', 'truck', 'pod', 440, null),
  (true, 1, 'gateOut', 'empty', 'truck', 'polDepot', -200, null),
  (true, 2, 'gateIn', 'full', 'truck', 'pol', -110, null),
  (true, 3, 'loaded', 'full', 'vessel', 'pol', -20, 'ocean'),
  (true, 4, 'departed', 'full', 'vessel', 'pol', 0, 'ocean'),
  (true, 5, 'arrived', 'full', 'vessel', 'pod', 340, 'ocean'),
  (true, 6, 'discharged', 'full', 'vessel', 'pod', 360, 'ocean'),
  (true, 7, 'loaded', 'full', 'rail', 'pod', 400, null),
  (true, 8, 'departed', 'full', 'rail', 'pod', 412, null),
  (true, 9, 'arrived', 'full', 'rail', 'del', 500, null),
  (true, 10, 'available', 'full', null, 'del', 520, null),
  (true, 11, 'gateOut', 'full', 'truck', 'del', 560, null),
  (true, 12, 'gateIn', 'empty', 'truck', 'del', 640, null);

-- In the order in which they were heard, as they would have come: the events of one box do not lie side by side.
insert into container_event (container_id, ref, revision, withdrawn, kind, classifier, occurred_at, location_code, load, mode, vvd, received_at)
select c, 'BENCH-' || c || '-' || n, 0, false, kind,
       case when happened then 'actual' when n % 2 = 0 then 'planned' else 'estimated' end,
       at, place, load, mode, vvd, case when happened then at + interval '20 minutes' else leaves_at - interval '15 days' end as received_at
  from (
    select b.c, s.n, s.kind, s.load, s.mode, b.leaves_at, moment.at, moment.at + interval '20 minutes' <= bench.present() as happened,
           case s.at_place when 'polDepot' then pol.depot when 'pol' then pol.terminal when 'hub' then hub.terminal
                           when 'pod' then pod.terminal else del.terminal end as place,
           case s.ship when 'feeder' then b.feeder when 'ocean' then b.vvd end as vvd
      from bench.box b join bench.step s on s.inland = b.inland
      join bench.yard pol on pol.port = b.pol join bench.yard hub on hub.port = b.hub join bench.yard pod on pod.port = b.pod
      left join bench.yard del on del.port = b.del
     cross join lateral (select b.leaves_at + make_interval(hours => s.hours, mins => bench.pick(b.c, s.n, 500)) as at) moment) told
 order by received_at;
