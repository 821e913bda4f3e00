-- What the emissions of a sailing are estimated from: the size of the ship, or the carrier's own figure for it.
alter table vessel
  add column capacity_teu          integer check (capacity_teu > 0),
  add column co2_grams_per_teu_km  double precision check (co2_grams_per_teu_km >= 0);

-- When the carrier said what holds of a voyage now: calendars carry it.
alter table voyage add column stated_at timestamptz;

-- How far ships sail from one port to the next, by the network of sea lanes; worked out once for each pair.
create table sea_distance (
  from_code    text not null references location on delete cascade,
  to_code      text not null references location on delete cascade,
  distance_nm  integer not null check (distance_nm >= 0),
  primary key (from_code, to_code)
);

-- All calls of a port within some weeks.
create index port_call_by_arrival on port_call (arrival_planned_at);
create index port_call_by_place on port_call (location_code, departure_planned_at);
create index voyage_by_vessel on voyage (vessel_code);
