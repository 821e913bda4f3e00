-- Most containers have come back empty long ago. Those of a customer that have not are found by their bookings without
-- reading the others. The column changes when one comes back, not with each stage: other changes leave indexes alone.
alter table container add column is_out boolean not null generated always as (stage <> 'Empty Returned' and not removed) stored;
create index container_out on container (booking_id) where is_out;
