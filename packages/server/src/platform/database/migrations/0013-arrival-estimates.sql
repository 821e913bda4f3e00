create extension if not exists btree_gist;

-- Minutes of a week from Monday 00:00 that an arrival window covers. A window that ends where it starts, or before it,
-- goes on past midnight; without a day it opens on every day.
create function week_of_window(day smallint, opens smallint, closes smallint) returns int4multirange language sql immutable as
$$ select range_agg(part) from generate_series(coalesce(day, 1), coalesce(day, 7)) as d
     cross join lateral (select (d - 1) * 1440 + opens as a, (d - 1) * 1440 + opens + mod(closes - opens + 1439, 1440) + 1 as z) at
     cross join lateral (values (int4range(a, least(z, 10080))), (int4range(0, greatest(z - 10080, 0)))) as parts(part) $$;

-- When boxes of a port's arrivals become available. Times are local to the port, in minutes of the day; an exception
-- names a voyage or a range of days as well, and counts before all rules.
create table eta_rule (
  id               bigint generated always as identity primary key,
  version          integer not null default 1,
  is_exception     boolean not null,
  is_active        boolean not null default true,
  port_code        text not null references location,
  shipment         text not null check (shipment in ('LOCAL', 'IPI')),
  equipment_code   text references equipment_type,
  equipment_group  text check (equipment_group in ('dry', 'reefer', 'special')),
  vvd              text references voyage,
  first_on         date,
  last_on          date,
  -- 1 is Monday; only an exception may do without.
  arrival_day      smallint check (arrival_day between 1 and 7),
  opens            smallint not null check (opens between 0 and 1439),
  closes           smallint not null check (closes between 0 and 1439),
  port_days        smallint not null check (port_days between 0 and 30),
  port_minute      smallint not null check (port_minute between 0 and 1439),
  local_days       smallint not null check (local_days between 0 and 30),
  local_minute     smallint not null check (local_minute between 0 and 1439),
  changed_at       timestamptz not null default now(),
  changed_by       text not null,
  -- Exact type, then group, then any.
  specificity      smallint not null generated always as
    (case when equipment_code is not null then 2 when equipment_group is not null then 1 else 0 end) stored,
  week             int4multirange not null generated always as (week_of_window(arrival_day, opens, closes)) stored,
  days             daterange not null generated always as (daterange(first_on, last_on, '[]')) stored,
  slot             text not null generated always as (case when is_exception then 'exception ' else 'rule ' end || port_code || ' ' || shipment
    || ' ' || coalesce('type ' || equipment_code, 'group ' || equipment_group, 'any') || ' ' || coalesce(vvd, '')) stored,
  check (equipment_code is null or equipment_group is null),
  check (case when is_exception then (vvd is not null) <> (first_on is not null) else vvd is null and first_on is null end),
  check ((first_on is null) = (last_on is null) and first_on <= last_on),
  check (is_exception or arrival_day is not null),
  -- Of two that are as specific as each other, one at most may match an arrival.
  constraint eta_rule_apart exclude using gist (slot with =, days with &&, week with &&) where (is_active)
);
create index eta_rule_by_port on eta_rule (port_code) where is_active;

-- What each version of a rule said of a box, so that a former estimate is explained by the words that gave it.
create table eta_rule_version (
  rule_id       bigint not null references eta_rule on delete cascade,
  version       integer not null,
  is_exception  boolean not null,
  arrival_day   smallint,
  opens         smallint not null,
  closes        smallint not null,
  -- The local ones for local boxes, the port's for those that go on inland.
  days          smallint not null,
  minute        smallint not null,
  primary key (rule_id, version)
);
create function keep_rule_version() returns trigger language plpgsql as $$
begin
  insert into eta_rule_version
  values (new.id, new.version, new.is_exception, new.arrival_day, new.opens, new.closes,
          case when new.shipment = 'LOCAL' then new.local_days else new.port_days end,
          case when new.shipment = 'LOCAL' then new.local_minute else new.port_minute end)
  on conflict do nothing;
  return null;
end $$;
create trigger eta_rule_kept after insert or update on eta_rule for each row execute function keep_rule_version();

-- What is expected of a box that has not left yet: derived from the vessel's arrival and the rules, never set by hand.
alter table container
  add column est_available_at timestamptz,
  add column est_delivered_at timestamptz,
  -- Null where no rule matched.
  add column est_rule_id bigint,
  add column est_rule_version integer,
  -- Since when this is expected, by the business clock.
  add column est_since timestamptz,
  add foreign key (est_rule_id, est_rule_version) references eta_rule_version;
create index booking_by_discharge on booking (pod_code, id);

-- What was expected before, and what made it change.
create table estimate_change (
  id            bigint generated always as identity primary key,
  container_id  bigint not null references container on delete cascade,
  available_at  timestamptz,
  delivered_at  timestamptz,
  rule_id       bigint,
  rule_version  integer,
  since         timestamptz,
  replaced_at   timestamptz not null,
  reason        text not null check (reason in ('arrival', 'rule', 'booking', 'reference')),
  foreign key (rule_id, rule_version) references eta_rule_version
);
create index estimate_change_by_container on estimate_change (container_id, id);
create index estimate_change_by_time on estimate_change (replaced_at);

-- Boxes that must be estimated anew, worked off in the background, booking by booking in the order of their ids.
create table estimate_run (
  id            bigint generated always as identity primary key,
  reason        text not null check (reason in ('arrival', 'rule', 'reference')),
  -- Of one voyage, or of all that discharge at one port.
  vvd           text references voyage,
  port_code     text references location,
  rule_id       bigint references eta_rule,
  requested_by  text not null,
  requested_at  timestamptz not null default now(),
  started_at    timestamptz,
  finished_at   timestamptz,
  after_id      bigint not null default 0,
  total         integer,
  done          integer not null default 0,
  moved         integer not null default 0,
  check (num_nonnulls(vvd, port_code) = 1)
);
create index estimate_run_open on estimate_run (id) where finished_at is null;
create unique index estimate_run_waiting_voyage on estimate_run (vvd) where started_at is null and vvd is not null;
create unique index estimate_run_waiting_port on estimate_run (port_code) where started_at is null and port_code is not null and rule_id is null;
create index estimate_run_by_time on estimate_run (requested_at);
-- Boxes that are on their way at this moment get their first estimate in the background.
insert into estimate_run (reason, port_code, requested_by)
select 'rule', code, 'upgrade' from location where code in (select pod_code from booking);

-- News for one person, or for everyone who sees the cargo of an organisation or of a sales rep (`whose`, as in cargo_change).
create table notice (
  id          bigint generated always as identity primary key,
  at          timestamptz not null default now(),
  account_id  uuid references account on delete cascade,
  whose       text collate "C",
  kind        text not null,
  tone        text not null check (tone in ('success', 'error', 'note')),
  args        jsonb not null default '{}',
  -- A page of the portal.
  link        text check (link ~ '^/[^/]' or link = '/'),
  check (num_nonnulls(account_id, whose) = 1)
);
create index notice_by_account on notice (account_id, id) where account_id is not null;
create index notice_by_whose on notice (whose, id) where whose is not null;
create index notice_by_time on notice (at);

-- What somebody has read: everything up to one notice, and single ones after it.
create table notice_reader (
  account_id  uuid primary key references account on delete cascade,
  read_up_to  bigint not null default 0
);
create table notice_read (
  account_id  uuid not null references account on delete cascade,
  notice_id   bigint not null references notice on delete cascade,
  primary key (account_id, notice_id)
);
create index notice_read_by_notice on notice_read (notice_id);

insert into retention_rule values
  ('estimate_change', 'replaced_at', 400),
  ('estimate_run', 'requested_at', 90),
  ('notice', 'at', 90);
