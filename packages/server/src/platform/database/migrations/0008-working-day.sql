-- What the carrier says of free time; the newest statement stands.
alter table container
  add column free_days           integer,
  add column return_by           date,
  add column detention_days      integer,
  add column detention_amount    numeric(14, 2),
  add column detention_currency  text,
  add column free_time_at        timestamptz;

create table customs_entry (
  ref            text primary key,
  container_id   bigint not null references container on delete cascade,
  revision       integer not null,
  withdrawn      boolean not null,
  step           text not null check (step in ('manifestFiled', 'manifestAccepted', 'manifestRejected', 'doNotLoad', 'held',
    'inspectionOrdered', 'inspected', 'released')),
  occurred_at    timestamptz not null,
  location_code  text not null references location,
  authority      text not null,
  code           text,
  entry_no       text,
  remark         text
);
create index customs_entry_by_container on customs_entry (container_id, occurred_at desc);

create table interchange (
  ref            text primary key,
  container_id   bigint not null references container on delete cascade,
  revision       integer not null,
  withdrawn      boolean not null,
  receipt_no     text not null,
  direction      text not null check (direction in ('out', 'in')),
  load           text not null check (load in ('empty', 'full')),
  occurred_at    timestamptz not null,
  location_code  text not null references location,
  trucker        text,
  chassis        text,
  seal           text,
  condition      text not null check (condition in ('sound', 'damaged')),
  damage         text
);
create index interchange_by_container on interchange (container_id, occurred_at desc);

-- How a person wants a grid to come up.
create table grid_preference (
  account_id  uuid not null references account on delete cascade,
  grid        text not null,
  preference  jsonb not null,
  changed_at  timestamptz not null default now(),
  primary key (account_id, grid)
);

-- A search and the look of its grid under a name, kept by one person and perhaps used by an organisation's people.
create table grid_view (
  id           uuid primary key default gen_random_uuid(),
  account_id   uuid not null references account on delete cascade,
  grid         text not null,
  name         text not null,
  shared_with  uuid references organisation on delete set null,
  content      jsonb not null,
  version      integer not null default 0,
  changed_at   timestamptz not null default now()
);
create unique index grid_view_name on grid_view (account_id, grid, lower(name));
create index grid_view_shared on grid_view (shared_with, grid) where shared_with is not null;

-- For whom something changed, one row per batch of the carrier: an open dashboard asks here, not in all its boxes.
-- `whose` is the id of an organisation, or the web id of a sales rep.
create table cargo_change (
  whose       text not null,
  changed_in  xid8 not null default pg_current_xact_id(),
  changed_at  timestamptz not null default now()
);
create index cargo_change_by_whose on cargo_change (whose, changed_in);
create index cargo_change_by_time on cargo_change (changed_at);
insert into retention_rule values ('cargo_change', 'changed_at', 2);
