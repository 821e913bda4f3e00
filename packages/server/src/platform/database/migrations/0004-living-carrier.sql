-- A business clock never goes back: what was reached is kept, and holds when the machine's clock is set back.
alter table business_clock add column reached timestamptz;
create or replace function business_now() returns timestamptz language sql stable as
$$ select greatest(reached, epoch + (now() - started_at) * rate) from business_clock $$;

-- When the carrier's system was last heard, in wall time.
create table carrier_contact (
  only_row  boolean primary key default true check (only_row),
  heard_at  timestamptz not null
);

alter table voyage
  add column type text not null default 'Mainline' check (type in ('Mainline', 'Feeder')),
  -- The transaction that changed the row last: live pages ask for what changed since.
  add column changed_in xid8 not null default pg_current_xact_id();
alter table container add column changed_in xid8 not null default pg_current_xact_id();

-- Every word of the carrier about when a ship arrives or departs that differed from the one before.
create table call_estimate (
  vvd           text not null references voyage on delete cascade,
  seq           integer not null,
  location_code text not null,
  moment        text not null check (moment in ('arrival', 'departure')),
  revision      integer not null,
  stated_at     timestamptz not null,
  estimated_at  timestamptz not null,
  reason        text,
  primary key (vvd, seq, moment, revision)
);
-- Ships that are under way or about to be, for the map.
create index port_call_by_departure on port_call (departure_planned_at);
