-- What customers handed in and the carrier has to hear: at least once, and in order for each key.
create table outbox_entry (
  id            bigint generated always as identity primary key,
  topic         text not null,
  -- What it is about, such as an EDI ref: entries of one key are handed out one after another, in the order of their ids.
  key           text collate "C" not null check (key <> ''),
  payload       jsonb not null,
  created_at    timestamptz not null default now(),
  -- How often it was handed out, when last, and to whom.
  tries         integer not null default 0,
  taken_at      timestamptz,
  taken_by      text,
  -- Not handed out again before this moment.
  next_try_at   timestamptz not null default now(),
  -- What went wrong last, and when.
  failed_at     timestamptz,
  last_error    text,
  -- Waits for an admin; whatever has the same key waits behind it.
  set_aside_at  timestamptz,
  -- Acknowledged by the carrier, or dropped by an admin: nothing more will happen.
  done_at       timestamptz,
  done_as       text check (done_as in ('delivered', 'dropped')),
  check ((done_at is null) = (done_as is null)),
  check (done_at is null or set_aside_at is null)
);
create index outbox_entry_open on outbox_entry (key, id) where done_at is null;
create index outbox_entry_due on outbox_entry (next_try_at) where done_at is null and set_aside_at is null;
create index outbox_entry_set_aside on outbox_entry (id) where set_aside_at is not null;
create index outbox_entry_by_time on outbox_entry (done_at) where done_at is not null;

-- Whether the carrier takes what is handed in: when it last asked or acknowledged, in wall time, and whether it paused.
create table carrier_intake (
  only_row   boolean primary key default true check (only_row),
  heard_at   timestamptz,
  paused_at  timestamptz
);
insert into carrier_intake default values;

-- Where entries are pushed to. The former secret signs along for a while after it was replaced.
create table carrier_webhook (
  only_row       boolean primary key default true check (only_row),
  url            text not null,
  secret         text not null,
  former_secret  text,
  former_until   timestamptz,
  changed_at     timestamptz not null default now(),
  -- Deliveries in a row that failed, and until when nothing more is tried.
  failures       integer not null default 0,
  rest_until     timestamptz,
  -- When the receiver was last asked whether it is there.
  pinged_at      timestamptz
);

-- What the carrier decided on requests, by its own reference; one that came too late is kept and not applied.
create table carrier_decision (
  ref          text collate "C" primary key,
  edi_ref      text collate "C" not null,
  version      integer not null,
  decision     text not null check (decision in ('received', 'approve', 'reject', 'decline', 'confirmCancellation',
    'refuseCancellation', 'changeVessel')),
  booking_no   text,
  vvd          text,
  note         text,
  decided_at   timestamptz not null,
  received_at  timestamptz not null default now(),
  is_applied   boolean not null default false
);
create index carrier_decision_by_request on carrier_decision (edi_ref, version, decided_at);

insert into retention_rule values ('outbox_entry', 'done_at', 90);
