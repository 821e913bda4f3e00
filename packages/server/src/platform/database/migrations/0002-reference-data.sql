create table location (
  code         text primary key,
  kind         text not null check (kind in ('port', 'terminal', 'depot', 'ramp', 'inland')),
  parent_code  text references location deferrable initially deferred,
  -- The port or city that a terminal or depot belongs to; a port is its own.
  port_code    text not null generated always as (coalesce(parent_code, code)) stored,
  name_en      text not null,
  name_zh      text not null,
  name_vi      text not null,
  country      text not null,
  zone         text not null,
  latitude     double precision not null,
  longitude    double precision not null,
  truck_fees   boolean not null
);

create table equipment_type (
  code          text primary key,
  name_en       text not null,
  name_zh       text not null,
  name_vi       text not null,
  group_name    text not null check (group_name in ('dry', 'reefer', 'special')),
  length_feet   integer not null,
  tare_kg       integer not null,
  max_gross_kg  integer not null check (max_gross_kg > tare_kg)
);

create table organisation (
  id          uuid primary key default gen_random_uuid(),
  ref         text not null unique,
  name        text not null,
  local_name  text,
  address     text not null,
  country     text not null
);

create table vessel (
  code  text primary key,
  name  text not null,
  imo   text
);

create table voyage (
  vvd          text primary key,
  vessel_code  text not null references vessel,
  voyage_no    text not null,
  direction    text not null,
  service      text not null,
  revision     integer not null
);

create table port_call (
  vvd                     text not null references voyage on delete cascade,
  seq                     integer not null,
  location_code           text not null references location,
  terminal_code           text references location,
  arrival_planned_at      timestamptz,
  arrival_estimated_at    timestamptz,
  arrival_actual_at       timestamptz,
  departure_planned_at    timestamptz,
  departure_estimated_at  timestamptz,
  departure_actual_at     timestamptz,
  si_cut_off_at           timestamptz,
  vgm_cut_off_at          timestamptz,
  cy_cut_off_at           timestamptz,
  ams_cut_off_at          timestamptz,
  special_cut_off_at      timestamptz,
  primary key (vvd, seq)
);
create index port_call_by_location on port_call (vvd, location_code);
