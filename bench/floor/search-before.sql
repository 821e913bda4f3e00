    with matched as materialized (
    select w.number, c.id from unnest($1::text[]) as w(number)
     cross join lateral (select id from container where container_no = w.number order by removed, assigned_at desc, id desc limit 1) c),
    shown as materialized (
      select min(array_position($2::text[], m.number)) as rank, c.id from matched m join container c on c.id = m.id join booking b on b.id = c.booking_id
       where
  not c.removed and b.status <> 'Canceled'
  and coalesce(c.last_moved_at, c.assigned_at) >= (select business_now() - make_interval(days => $3)) group by c.id order by 1, c.id limit $4),
    missing as (
      select w.number, exists (select from matched m where m.number = w.number) as known
        from unnest($5::text[]) as w(number)
       where not exists (select from matched m join shown s on s.id = m.id where m.number = w.number))
    select (select count(*)::int from shown) as shown,
           (select coalesce(json_agg(json_build_object('number', number, 'known', known)), '[]') from missing) as missing,
           (select coalesce(json_agg(distinct b.booking_no), '[]') from shown s join container c on c.id = s.id join booking b on b.id = c.booking_id) as bookings,
           json_build_object(
             'containers', (select coalesce(json_agg(
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
    'estimatedDelivery', case when pickup.word is not null then estimate.delivered_at end) order by s.rank, c.container_no), '[]')
                              from shown s join container c on c.id = s.id join booking b on b.id = c.booking_id

  left join lateral (
    select p.arrival_planned_at as planned, p.arrival_estimated_at as estimated, p.arrival_actual_at as actual,
           coalesce(p.arrival_actual_at, p.arrival_estimated_at, p.arrival_planned_at) as best
      from port_call p where p.vvd = b.ocean_vvd and p.location_code = b.pod_code order by p.seq desc limit 1) arrival on true
  cross join lateral (
    select c.est_available_at as available_at, c.est_delivered_at as delivered_at, c.est_rule_id as rule_id) estimate

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
  join equipment_type q on q.code = c.equipment_code),
             'missing', (select coalesce(json_agg(json_build_object('number', number, 'errorCode', case when known then $6::text else $7::text end)), '[]') from missing),
             'places',
  (select coalesce(json_object_agg(l.code, json_build_object('code', l.code, 'port', l.port_code, 'name', json_build_object('en', l.name_en, 'zh', l.name_zh, 'vi', l.name_vi), 'zone', l.zone, 'country', l.country)), '{}'::json)
     from location l where l.code in (select unnest(array[given.code, given.port_code]) from location given where given.code in (
               select unnest(array[b.pol_code, b.pod_code, b.del_code, e.location_code])
                 from shown s join container c on c.id = s.id join booking b on b.id = c.booking_id left join container_event e on e.id = c.last_event_id))),
             'carrierSilentSince',
  (select heard_at from carrier_contact where heard_at < now() - make_interval(mins => $8)), 'asOf', business_now(), 'liveFrom', pg_snapshot_xmin(pg_current_snapshot())::text)::text as body
