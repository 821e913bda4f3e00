create sequence web_id_numbers;

-- A person who signs in. Groups are read here at every call; a token only carries what they were.
create table account (
  id                   uuid primary key default gen_random_uuid(),
  -- The e-mail address as it was written, and the one form of all its spellings.
  username             text not null,
  username_key         text not null unique,
  -- The carrier's id for this account.
  web_id               text not null unique default ('W' || lpad(nextval('web_id_numbers')::text, 7, '0')),
  password_hash        text not null,
  password_changed_at  timestamptz not null default now(),
  password_state       text not null default 'valid' check (password_state in ('valid', 'expired', 'resetRequired')),
  status               text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'ACTIVE', 'INACTIVE')),
  groups               text[] not null default '{}' check (groups <@ array['ADMIN', 'CSR', 'BD', 'TD', 'BR', 'BS', 'BC', 'BP', 'SI',
                         'VA', 'VU', 'VS', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE']),
  -- Grows with each change of groups, organisations or status, so that a browser learns that its token is out of date.
  rights_version       integer not null default 0,
  first_name           text not null,
  last_name            text not null,
  job_title            text not null,
  phone_country        text not null,
  phone_number         text not null,
  phone_extension      text not null,
  company              text not null,
  address1             text not null,
  address2             text not null,
  city                 text not null,
  state                text not null,
  zip                  text not null,
  country              text not null,
  relationships        text[] not null,
  comments             text not null,
  language             text not null check (language in ('en', 'zh', 'vi')),
  terms_accepted_at    timestamptz not null,
  created_at           timestamptz not null default now(),
  version              integer not null default 0,
  -- Groups are for those whom an admin let in.
  check (status in ('ACTIVE', 'INACTIVE') or groups = '{}')
);

-- Which organisations a person belongs to, as what, and whether the carrier granted their web id there.
create table account_organisation (
  account_id       uuid not null references account on delete cascade,
  organisation_id  uuid not null references organisation,
  roles            text[] not null check (roles <@ array['member', 'shipper', 'agent']),
  web_id_granted   boolean not null default true,
  primary key (account_id, organisation_id)
);
create index account_organisation_by_organisation on account_organisation (organisation_id);

-- The carrier's sales rep of a booking, by web id.
alter table booking add column sales_rep text;
create index booking_by_sales_rep on booking (sales_rep) where sales_rep is not null;

-- One sign-in of one browser. A token is worth something only together with the cookie whose hash stands here.
create table session (
  id             uuid primary key default gen_random_uuid(),
  account_id     uuid not null references account on delete cascade,
  cookie_hash    bytea not null,
  -- Counts the refreshes; each refresh token is derived from it, so that none has to be kept.
  generation     integer not null default 0,
  refreshed_at   timestamptz not null default now(),
  created_at     timestamptz not null default now(),
  last_seen_at   timestamptz not null default now(),
  ends_at        timestamptz not null,
  ended_at       timestamptz,
  ended_because  text check (ended_because in ('signOut', 'idle', 'absolute', 'reuse', 'passwordReset', 'passwordChange', 'disabled', 'admin')),
  ip             text not null,
  user_agent     text not null
);
create index session_by_account on session (account_id) where ended_at is null;
create index session_by_age on session (created_at);

-- A code that was mailed, or would have been: the attempt is named by its id, the secrets are hashed.
create table account_code (
  id           uuid primary key default gen_random_uuid(),
  account_id   uuid not null references account on delete cascade,
  purpose      text not null check (purpose in ('confirm', 'reset')),
  code_hash    bytea not null,
  link_hash    bytea not null,
  flow_hash    bytea not null,
  ip           text not null,
  tries        integer not null default 0,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  -- Used, or replaced by a newer one.
  closed_at    timestamptz
);
create index account_code_by_account on account_code (account_id, created_at);
create unique index account_code_open on account_code (account_id, purpose) where closed_at is null;

-- A link by which the carrier's own pages sign a customer in.
create table sign_in_token (
  hash        bytea primary key,
  account_id  uuid not null references account on delete cascade,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz
);

-- Browsers that an account was signed in with; their failures are counted apart, so that nobody can lock the owner out.
create table known_device (
  hash          bytea not null,
  account_id    uuid not null references account on delete cascade,
  user_agent    text not null,
  created_at    timestamptz not null default now(),
  last_used_at  timestamptz not null default now(),
  primary key (account_id, hash)
);

-- Failures in a row, by what they are counted for: a user name (known or not), a device, an address, a network.
create table sign_in_guard (
  subject       text primary key,
  failures      integer not null,
  failed_at     timestamptz not null default now(),
  locked_until  timestamptz
);
create index sign_in_guard_by_time on sign_in_guard (failed_at);

-- Solved challenges, so that each is good once.
create table spent_challenge (
  nonce       text primary key,
  spent_at    timestamptz not null default now()
);
create index spent_challenge_by_time on spent_challenge (spent_at);

-- What happened to an account: shown to admins, and to the owner.
create table account_activity (
  id          bigint generated always as identity primary key,
  account_id  uuid not null references account on delete cascade,
  type        text not null,
  status      text not null check (status in ('success', 'refused')),
  detail      text not null default '',
  ip          text not null,
  -- What the browser says of its place; information, never proof.
  claimed     jsonb,
  at          timestamptz not null default now()
);
create index account_activity_by_account on account_activity (account_id, at desc, id desc);
create index account_activity_by_time on account_activity (at);

-- Mail of the demo, where no SMTP server is named; a page shows it.
create table mailbox_message (
  id          uuid primary key default gen_random_uuid(),
  recipient   text not null,
  language    text not null,
  subject     text not null,
  text        text not null,
  html        text not null,
  sent_at     timestamptz not null default now()
);
create index mailbox_message_by_time on mailbox_message (sent_at desc);

insert into retention_rule values
  ('session', 'created_at', 30),
  ('account_code', 'created_at', 7),
  ('sign_in_token', 'created_at', 7),
  ('sign_in_guard', 'failed_at', 7),
  ('spent_challenge', 'spent_at', 1),
  ('account_activity', 'at', 730),
  ('mailbox_message', 'sent_at', 30);
