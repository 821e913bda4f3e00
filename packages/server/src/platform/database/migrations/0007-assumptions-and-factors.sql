-- A person of customer service stands in for a customer: at most an hour, never prolonged. The header of a call only
-- selects what stands here; it grants nothing.
create table assumption (
  id           uuid primary key default gen_random_uuid(),
  session_id   uuid not null references session on delete cascade,
  actor_id     uuid not null references account on delete cascade,
  target_id    uuid not null references account on delete cascade,
  reason       text not null check (reason <> ''),
  started_at   timestamptz not null default now(),
  expires_at   timestamptz not null check (expires_at <= started_at + interval '60 minutes'),
  released_at  timestamptz,
  check (actor_id <> target_id)
);
-- No chains: one at a time.
create unique index assumption_open on assumption (session_id) where released_at is null;
create index assumption_by_target on assumption (target_id, started_at desc);
create index assumption_by_actor on assumption (actor_id, started_at desc);

-- Who did it where somebody stood in for the owner: customer service, or an admin.
alter table account_activity add column actor text;

-- The second factor of an account: the secret is sealed, and the last step that was used never works again.
create table second_factor (
  account_id    uuid primary key references account on delete cascade,
  secret        text not null,
  created_at    timestamptz not null default now(),
  -- Not in force before its owner has shown a code of it.
  confirmed_at  timestamptz,
  last_step     bigint not null default 0
);
create table recovery_code (
  account_id  uuid not null references account on delete cascade,
  hash        bytea not null,
  used_at     timestamptz,
  primary key (account_id, hash)
);

-- A sign-in whose password was right and whose second factor is still to come; good in the browser that began it.
create table sign_in_step (
  id          uuid primary key default gen_random_uuid(),
  account_id  uuid not null references account on delete cascade,
  flow_hash   bytea not null,
  -- How it began, for the activity list.
  began_by    text not null check (began_by in ('signIn', 'signInLink')),
  -- The secret of whoever has to set a factor up before going on, sealed.
  secret      text,
  tries       integer not null default 0,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  closed_at   timestamptz
);
create index sign_in_step_by_account on sign_in_step (account_id, created_at);
create index sign_in_step_by_time on sign_in_step (created_at);

-- Whether the session was opened with a second factor.
alter table session add column is_strong boolean not null default false;
-- By which known browser, so that its owner can end what it is signed in to.
alter table session add column device_hash bytea;
alter table known_device add column id uuid not null unique default gen_random_uuid();

-- What an admin finds an account by: its words without accents, Chinese also as pinyin, and their pieces.
create table account_search (
  account_id  uuid primary key references account on delete cascade,
  text        text not null,
  pieces      text[] not null
);
create index account_search_by_piece on account_search using gin (pieces) with (fastupdate = off);
-- A share of all accounts, one in 128, because ids are random: a word that many have is found among these, and nobody
-- waits until the index has named all of a million.
create index account_search_share on account_search using gin (pieces) with (fastupdate = off)
  where account_id < '02000000-0000-0000-0000-000000000000';
create index account_by_status on account (status, created_at desc, id);
create index account_admins on account (id) where groups @> array['ADMIN'];
create index account_by_group on account using gin (groups);
-- Whoever still has to choose a new password: few of many, and a status that admins look for.
create index account_to_reset on account (created_at desc, id) where password_state = 'resetRequired';

-- An organisation that an admin keeps here is not overwritten by what the carrier sends.
alter table organisation add column kept_by text not null default 'carrier' check (kept_by in ('carrier', 'portal'));
alter table organisation add column version integer not null default 0;
create table organisation_search (
  organisation_id  uuid primary key references organisation on delete cascade,
  text             text not null,
  pieces           text[] not null
);
create index organisation_by_name on organisation (lower(name), id);
create index organisation_search_by_piece on organisation_search using gin (pieces) with (fastupdate = off);

-- Grants, as admins read them.
create index audit_entry_of_grants on audit_entry (at desc, id desc) where object_type = 'grant';

insert into retention_rule values ('sign_in_step', 'created_at', 7);
