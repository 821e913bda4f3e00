    select json_build_object(
             'container',
  json_build_object(
    'containerNo', c.container_no, 'bookingNo', b.booking_no,
    'equipment', json_build_object('code', q.code, 'name', json_build_object('en', q.name_en, 'zh', q.name_zh, 'vi', q.name_vi)),
    'stage', c.stage, 'availability', pickup.word, 'availabilityBasis', pickup.basis,
    'shipment', b.shipment, 'portOfLoading', b.pol_code, 'portOfDischarge', b.pod_code,
    'destination', coalesce(b.del_code, b.pod_code),
    'vessel', case when ship.code is not null then json_build_object('name', ship.name, 'vvd', b.ocean_vvd) end,
    'arrival', json_build_object('planned', arrival.planned, 'estimated', arrival.estimated, 'actual', arrival.actual),
    'lastEvent', case when e.id is not null then json_build_object('kind', e.kind, 'load', e.load, 'mode', e.mode, 'at', e.occurred_at,
      'place', e.location_code,
      'vessel', case when mover.code is not null then json_build_object('name', mover.name, 'vvd', e.vvd) end) end,
    'location', located.location,
    'estimatedAvailability', case when pickup.word is not null and estimate.available_at is not null
      then json_build_object('at', estimate.available_at, 'ruleBased', estimate.rule_id is not null) end,
    'estimatedDelivery', case when pickup.word is not null then estimate.delivered_at end),
             'legs', (
  select coalesce(json_agg(json_build_object('kind', g.kind, 'from', g.from_code, 'to', g.to_code,
           'vessel', case when v.code is not null then json_build_object('name', v.name, 'vvd', g.vvd) end,
           'departure', json_build_object('planned', coalesce(leaves.departure_planned_at, g.planned_departure_at), 'estimated', leaves.departure_estimated_at, 'actual', leaves.departure_actual_at),
           'arrival', json_build_object('planned', coalesce(comes.arrival_planned_at, g.planned_arrival_at), 'estimated', comes.arrival_estimated_at, 'actual', comes.arrival_actual_at)
         ) order by g.seq), '[]')
    from booking_leg g left join voyage y on y.vvd = g.vvd left join vessel v on v.code = y.vessel_code
  left join lateral (select p.* from port_call p join location l on l.code = g.from_code
                      where p.vvd = g.vvd and p.location_code in (g.from_code, l.port_code) order by p.seq limit 1) leaves on true
  left join lateral (select p.* from port_call p join location l on l.code = g.to_code
                      where p.vvd = g.vvd and p.location_code in (g.to_code, l.port_code) order by p.seq desc limit 1) comes on true
   where g.booking_id = b.id), 'events', happened.list, 'estimates', expected.list,
             'lastHeardAt', c.heard_at,
             'places',
  (select coalesce(json_object_agg(l.code, json_build_object('code', l.code, 'port', l.port_code, 'name', json_build_object('en', l.name_en, 'zh', l.name_zh, 'vi', l.name_vi), 'zone', l.zone, 'country', l.country)), '{}'::json)
     from location l where l.code in (select unnest(array[given.code, given.port_code]) from location given where given.code in (
               select unnest(array[b.pol_code, b.pod_code, b.del_code]) union select from_code from booking_leg where booking_id = b.id
               union select to_code from booking_leg where booking_id = b.id union select location_code from container_event where container_id = c.id))),
             'carrierSilentSince',
  (select heard_at from carrier_contact where heard_at < now() - make_interval(mins => $1)), 'asOf', business_now(), 'liveFrom', pg_snapshot_xmin(pg_current_snapshot())::text)::text as body
      from booking b join container c on c.booking_id = b.id




  left join lateral (
    select p.arrival_planned_at as planned, p.arrival_estimated_at as estimated, p.arrival_actual_at as actual,
           coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as best
      from port_call p where p.vvd = b.ocean_vvd and p.location_code = b.pod_code order by p.seq desc limit 1) arrival on true

  left join lateral (
    select sum(g.planned_arrival_at - g.planned_departure_at) as transit from booking_leg g
     where g.booking_id = b.id and g.kind = 'rail' and b.shipment = 'IPI') rail on true
  join location discharge on discharge.code = b.pod_code
  join equipment_type built on built.code = c.equipment_code
  cross join lateral (
    select b.pod_code as port_code, discharge.zone, b.shipment, c.equipment_code, built.group_name as equipment_group, b.ocean_vvd as vvd,
           arrival.best as arrival_at) k

  cross join lateral (
    select local_at::date as on_day, extract(isodow from local_at)::int as weekday, (extract(hour from local_at) * 60 + extract(minute from local_at))::int as minute,
           case when local_at - hour_ago < interval '1 hour' then extract(hour from local_at)::int * 60 + 60 end as end_of_repeated
      from (select k.arrival_at at time zone k.zone as local_at, (k.arrival_at - interval '1 hour') at time zone k.zone as hour_ago) there
    offset 0) came
  left join lateral (
    select r.id, r.version, counted.from_day + case when k.shipment = 'LOCAL' then r.local_days else r.port_days end as on_day,
           case when k.shipment = 'LOCAL' then r.local_minute else r.port_minute end as minute
      from (select * from eta_rule where is_active) r
     cross join lateral (
       select came.on_day - case when r.closes <= r.opens and case when r.arrival_day is null then coalesce(came.end_of_repeated, came.minute) else came.minute end < r.opens then 1 else 0 end as from_day) counted
     where r.port_code = k.port_code and r.shipment = k.shipment
       and coalesce(r.equipment_code = k.equipment_code, r.equipment_group = k.equipment_group, true)
       and coalesce((came.weekday - r.arrival_day + 7) % 7 <= 1, true) -- cheap, and true of every rule whose week has this minute
       and r.week @> (came.weekday - 1) * 1440 + came.minute
       and coalesce(r.vvd = k.vvd, true) and r.days @> counted.from_day
     order by r.is_exception desc, r.vvd is not null desc, r.specificity desc, r.id limit 1) matched on true
  cross join lateral (
    select matched.id as rule_id, matched.version as rule_version,
           case when matched.id is null then k.arrival_at + make_interval(hours => $2)
                else greatest(k.arrival_at, (matched.on_day + make_interval(mins => matched.minute)) at time zone k.zone) end as available_at) due
  cross join lateral (
    select case when (b.status <> 'Canceled' and not c.removed and c.stage not in ('Out-gated', 'Empty Returned')) then due.available_at else c.est_available_at end as available_at,
           case when (b.status <> 'Canceled' and not c.removed and c.stage not in ('Out-gated', 'Empty Returned')) then due.available_at + coalesce(rail.transit, interval '0') else c.est_delivered_at end as delivered_at,
           case when (b.status <> 'Canceled' and not c.removed and c.stage not in ('Out-gated', 'Empty Returned')) then due.rule_id else c.est_rule_id end as rule_id,
           case when (b.status <> 'Canceled' and not c.removed and c.stage not in ('Out-gated', 'Empty Returned')) then due.rule_version else c.est_rule_version end as rule_version) estimate

  cross join lateral (
    select said.*, case when said.word = 'Available For Pickup' then case said.basis when 'terminal' then 'ready' else 'readyByEstimate' end end as answer
      from (select case
             when c.stage in ('Out-gated', 'Empty Returned') then null
             when c.stage = 'At Destination' and c.terminal_word = 'available' then 'Available For Pickup'
             when c.stage = 'At Destination' and c.terminal_word is null and estimate.delivered_at <= (select business_now()) then 'Available For Pickup'
             else 'Not Yet Available' end as word,
           case
             when c.stage not in ('At Destination', 'Hold') then null
             when c.terminal_word = 'notAvailable' or (c.terminal_word = 'available' and c.stage = 'At Destination') then 'terminal'
             when c.stage = 'At Destination' and estimate.delivered_at <= (select business_now()) then 'estimate' end as basis) said) pickup
  left join voyage ocean on ocean.vvd = b.ocean_vvd
  left join vessel ship on ship.code = ocean.vessel_code
  left join container_event e on e.id = c.last_event_id

  left join lateral (
    select p.location_code from port_call p where p.vvd = e.vvd and p.arrival_actual_at > e.occurred_at
     order by p.arrival_actual_at desc limit 1) reached on c.stage = 'In-Transit' and e.kind in ('loaded', 'departed') and e.mode is distinct from 'rail'
  cross join lateral (
    select case
             when c.stage <> 'In-Transit' or e.kind not in ('loaded', 'departed') then e.location_code
             when e.mode = 'rail' then case e.kind when 'departed' then 'rail' else e.location_code end
             when reached.location_code is not null then reached.location_code
             when e.kind = 'departed' or exists (
               select from port_call p join location l on l.code = e.location_code
                where p.vvd = e.vvd and p.location_code in (l.code, l.port_code) and p.departure_actual_at >= e.occurred_at) then 'sea'
             else e.location_code end as location) located
  left join voyage moved on moved.vvd = e.vvd
  left join vessel mover on mover.code = moved.vessel_code
  join equipment_type q on q.code = c.equipment_code
      cross join lateral (
        select coalesce(json_agg(json_build_object('kind', h.kind, 'load', h.load, 'mode', h.mode, 'at', h.occurred_at, 'place', h.location_code,
                 'vessel', case when v.code is not null then json_build_object('name', v.name, 'vvd', h.vvd) end)
               order by h.occurred_at, event_rank(h.kind, h.load), h.ref), '[]') as list
          from container_event h left join voyage y on y.vvd = h.vvd left join vessel v on v.code = y.vessel_code
         where h.container_id = c.id and h.classifier = 'actual' and not h.withdrawn) happened
      cross join lateral (
        select coalesce(json_agg(json_build_object('vvd', k.vvd, 'place', k.location_code, 'statedAt', k.stated_at, 'at', k.estimated_at,
                 'reason', k.reason) order by g.seq, k.revision), '[]') as list
          from booking_leg g join location l on l.code = g.to_code
          join lateral (select p.seq from port_call p where p.vvd = g.vvd and p.location_code in (g.to_code, l.port_code) order by p.seq desc limit 1) p on true
          join call_estimate k on k.vvd = g.vvd and k.seq = p.seq and k.location_code in (g.to_code, l.port_code) and k.moment = 'arrival'
         where g.booking_id = b.id and g.kind in ('feeder', 'ocean')) expected
     where b.booking_no = $3 and c.container_no = $4 and
  not c.removed and b.status <> 'Canceled'
  and coalesce(c.last_moved_at, c.assigned_at) >= (select business_now() - make_interval(days => $5))
