-- Boxes with right check digits, their numbers spread over four owners and the whole range of serial numbers.
create function bench.check_digit(first10 text) returns text language sql immutable as
$$ select (sum(case when at <= 4 then 10 + (ascii(substr(first10, at, 1)) - 65) + (ascii(substr(first10, at, 1)) - 56) / 10
                    else substr(first10, at, 1)::integer end * (1 << (at - 1))) % 11 % 10)::text from generate_series(1, 10) as at $$;

create table bench.box as
select k.before + at as c, k.b, k.inland, k.leaves_at, k.sailing, k.pol, k.hub, k.pod, k.del, k.vvd, k.feeder,
       (array['FWYU', 'FWXU', 'FWVU', 'FWBU'])[1 + (k.before + at) % 4] || lpad((((k.before + at) / 4)::bigint * 387421 % 1000000)::text, 6, '0') as first10
  from bench.booked k, generate_series(1, k.boxes) as at
 where k.before + at <= bench.asked();

insert into container (id, booking_id, container_no, equipment_code, seal, weight_kg, hazardous, assigned_at, removed, revision)
overriding system value
select c, b, first10 || bench.check_digit(first10), (array['22G1', '42G1', '45G1', '45R1'])[1 + bench.pick(c, 30, 4)],
       'FW' || c, 8000 + bench.pick(c, 31, 16000), false, leaves_at - interval '16 days', false, 1
  from bench.box order by c;

insert into container_hold (container_id, type, state, since)
select c, type, case when bench.pick(c, salt, 10) < 3 then 'red' else 'green' end, leaves_at + interval '5 days'
  from bench.box, (values ('customs', 40), ('originalBl', 41), ('collectPayment', 42), ('cleanTruckFee', 43)) as hold(type, salt)
 where bench.pick(c, salt + 10, 10) < 3
 order by c;

select setval(pg_get_serial_sequence('booking', 'id'), (select max(id) from booking)),
       setval(pg_get_serial_sequence('container', 'id'), (select max(id) from container));
