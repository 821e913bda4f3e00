-- The business clock: business time = epoch + rate × (wall time − started_at). One row.
create table business_clock (
  only_row    boolean primary key default true check (only_row),
  epoch       timestamptz not null,
  started_at  timestamptz not null,
  rate        double precision not null check (rate > 0 and rate <= 100000)
);

create function business_now() returns timestamptz language sql stable as
$$ select epoch + (now() - started_at) * rate from business_clock $$;

-- Money: two decimals and a currency, never a float.
create domain money_amount as numeric(14, 2);
create domain currency_code as text check (value ~ '^[A-Z]{3}$');

-- Who did what, on whose behalf, to what; written in the same transaction as the deed.
create table audit_entry (
  id           bigint generated always as identity primary key,
  at           timestamptz not null default now(),
  request_id   text not null,
  actor        text not null,
  subject      text not null,
  action       text not null,
  object_type  text not null,
  object_id    text not null,
  before       jsonb,
  after        jsonb
);
create index audit_entry_by_object on audit_entry (object_type, object_id, at);
create index audit_entry_by_time on audit_entry (at);

-- The answer to a write, kept so that the same write sent again is answered and not done again.
create table idempotency_record (
  subject       text not null,
  route         text not null,
  key           text not null,
  request_hash  bytea not null,
  status        smallint,
  body          text,
  created_at    timestamptz not null default now(),
  primary key (subject, route, key)
);
create index idempotency_record_by_time on idempotency_record (created_at);

-- Files, in pieces, so that a large one never has to be in memory at once.
create table stored_file (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (length(name) between 1 and 200),
  media_type  text not null,
  byte_size   bigint not null check (byte_size >= 0),
  sha256      bytea not null,
  created_by  text not null,
  created_at  timestamptz not null default now()
);
create table stored_file_piece (
  file_id  uuid not null references stored_file on delete cascade,
  seq      integer not null,
  content  bytea not null,
  primary key (file_id, seq)
);

-- What is kept for how long; a nightly job goes by this table.
create table retention_rule (
  table_name   text primary key,
  time_column  text not null,
  keep_days    integer not null check (keep_days > 0)
);
insert into retention_rule values
  ('idempotency_record', 'created_at', 7),
  ('audit_entry', 'at', 2555);

-- Who the carrier is. One row, the demo's until the carrier says otherwise.
create table carrier_profile (
  only_row    boolean primary key default true check (only_row),
  profile     jsonb not null,
  updated_at  timestamptz not null default now()
);

-- Keys of the carrier's systems; only the hash is kept.
create table api_key (
  id          bigint generated always as identity primary key,
  name        text not null,
  hash        bytea not null unique,
  scopes      text[] not null,
  created_at  timestamptz not null default now(),
  revoked_at  timestamptz
);
create unique index api_key_name on api_key (name) where revoked_at is null;

-- Values that the carrier's systems keep here between their runs.
create table carrier_cursor (
  name        text primary key,
  value       jsonb not null,
  updated_at  timestamptz not null default now()
);
