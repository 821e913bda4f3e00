-- Links to one container, one booking or one saved view for people without an account. Of the secret in them only the hash is stored.
create table shared_link (
  id            bigint generated always as identity primary key,
  account_id    uuid not null references account on delete cascade,
  -- The organisations for which it was made: it never shows cargo of others that its owner joins later.
  org_ids       uuid[] not null check (cardinality(org_ids) > 0),
  hash          bytea not null unique,
  label         text not null,
  container_id  bigint references container on delete cascade,
  booking_id    bigint references booking on delete cascade,
  -- Of a saved view: its criteria and its name when it was shared. What is changed in the view later is not shared.
  criteria      jsonb,
  view_name     text,
  made_at       timestamptz not null default now(),
  expires_at    timestamptz not null,
  withdrawn_at  timestamptz,
  withdrawn_by  text,
  check (num_nonnulls(container_id, booking_id, criteria) = 1),
  check ((criteria is null) = (view_name is null) and (withdrawn_at is null) = (withdrawn_by is null))
);
create index shared_link_by_account on shared_link (account_id, id);
create index shared_link_by_organisation on shared_link using gin (org_ids);
create index shared_link_by_container on shared_link (container_id) where container_id is not null;
create index shared_link_by_booking on shared_link (booking_id) where booking_id is not null;
create index shared_link_by_time on shared_link (expires_at);
insert into retention_rule values ('shared_link', 'expires_at', 180);

-- When a link was opened and from where: one row for all openings from a place within an hour. No addresses are kept.
create table shared_link_visit (
  link_id  bigint not null references shared_link on delete cascade,
  hour     timestamptz not null,
  place    text not null,
  visits   integer not null default 1,
  last_at  timestamptz not null default now(),
  primary key (link_id, hour, place)
);
