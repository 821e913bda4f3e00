-- Bookings of one to six boxes until there are enough boxes. Every second and third goes on by rail.
create table bench.plan as
select * from (
  select b, boxes, (sum(boxes) over (order by b) - boxes)::integer as before from (
    select b, 1 + bench.pick(b, 10, 6) as boxes from generate_series(1, bench.asked() / 3 + 100) as b) sized) counted
 where before < bench.asked();

create table bench.booked as
select p.b, p.boxes, p.before, s.n as sailing, s.vvd, s.leaves_at, s.hub, s.pod, bench.pick(p.b, 11, 5) < 2 as inland,
       case when bench.pick(p.b, 11, 5) < 2 then s.hub else s.origin end as pol, s.feeder,
       case when bench.pick(p.b, 11, 5) < 2 then (array['USCHI', 'USDAL'])[1 + bench.pick(p.b, 12, 2)] end as del,
       (1000000 + p.b::bigint * 7368787 % 9000000)::text as booking_no
  from bench.plan p join bench.sailing s on s.n = 1 + bench.pick(p.b, 13, (select count(*) from bench.sailing));

insert into booking (id, booking_no, status, pol_code, pod_code, por_code, del_code, origin_term, destination_term, payment_term,
                     bill_type, service_contract, commodity, ocean_vvd, shipment, booked_at, revision)
overriding system value
select b, booking_no, 'Approved', pol, pod, null, del, 'CY', case when inland then 'RAMP' else 'CY' end,
       (array['Prepaid', 'Collect', 'Third party'])[1 + bench.pick(b, 14, 3)], (array['OBL', 'TLX', 'SW'])[1 + bench.pick(b, 15, 3)],
       'SC' || 1000 + bench.pick(b, 16, 9000), 'Household goods and lighting', vvd, case when inland then 'IPI' else 'LOCAL' end,
       leaves_at - interval '21 days', 1
  from bench.booked order by b;

insert into bill (bl_no, booking_id) select 'FWYL' || booking_no || '01', b from bench.booked order by b;

insert into booking_party (org_id, booking_id, role)
select o.id, k.b, r.role from bench.booked k
 cross join (values ('shipper', 20), ('consignee', 21), ('notifyParty', 22)) as r(role, salt)
  join (select id, row_number() over (order by ref) - 1 as at, count(*) over () as of from organisation) o
    on o.at = bench.pick(k.b, r.salt, (select count(*) from organisation));

insert into booking_leg (booking_id, seq, kind, from_code, to_code, vvd, planned_departure_at, planned_arrival_at)
select b, leg.seq, leg.kind, leg.starts, leg.ends, leg.vvd, k.leaves_at + make_interval(days => leg.from_day), k.leaves_at + make_interval(days => leg.to_day)
  from bench.booked k
  join bench.yard pol on pol.port = k.pol join bench.yard hub on hub.port = k.hub join bench.yard pod on pod.port = k.pod
  left join bench.yard del on del.port = k.del
 cross join lateral (values
    (1, 'feeder', pol.terminal, hub.terminal, k.feeder, -7, -4, not k.inland),
    (2, 'polTerminal', hub.terminal, hub.terminal, null, -4, 0, true),
    (3, 'ocean', hub.terminal, pod.terminal, k.vvd, 0, 14, true),
    (4, 'podTerminal', pod.terminal, pod.terminal, null, 14, 17, true),
    (5, 'rail', pod.terminal, del.terminal, null, 17, 21, k.inland)) as leg(seq, kind, starts, ends, vvd, from_day, to_day, taken)
 where leg.taken order by b, leg.seq;
