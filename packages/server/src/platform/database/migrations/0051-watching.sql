-- What people watch: one container of one booking, a booking, a bill, a vessel or a saved view.
create table watch (
  id            bigint generated always as identity primary key,
  account_id    uuid not null references account on delete cascade,
  container_id  bigint references container on delete cascade,
  booking_id    bigint references booking on delete cascade,
  bl_no         text references bill on delete cascade,
  vessel_code   text references vessel on delete cascade,
  view_id       uuid references grid_view on delete cascade,
  -- By the business clock, as estimates are.
  since         timestamptz not null default business_now(),
  check (num_nonnulls(container_id, booking_id, bl_no, vessel_code, view_id) = 1)
);
create unique index watch_container on watch (container_id, account_id) where container_id is not null;
create unique index watch_booking on watch (booking_id, account_id) where booking_id is not null;
create unique index watch_bill on watch (bl_no, account_id) where bl_no is not null;
create unique index watch_vessel on watch (vessel_code, account_id) where vessel_code is not null;
create unique index watch_view on watch (view_id, account_id) where view_id is not null;
create index watch_by_account on watch (account_id, id);

-- When a person may be mailed, by the clock of their zone; minutes of the day.
create table watch_preference (
  account_id     uuid primary key references account on delete cascade,
  version        integer not null default 0,
  zone           text not null,
  quiet_from     smallint check (quiet_from between 0 and 1439),
  quiet_until    smallint check (quiet_until between 0 and 1439),
  digest_minute  smallint not null check (digest_minute between 0 and 1439),
  check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until)
);
-- What a person is told, and how.
create table watch_rule (
  account_id  uuid not null references watch_preference on delete cascade,
  kind        text not null,
  channel     text not null check (channel in ('off', 'centre', 'mail', 'digest')),
  threshold   smallint check (threshold > 0),
  primary key (account_id, kind)
);

-- What happened and was not yet compared with what people watch. It is written in the transaction of its cause and
-- deleted in the one that tells of it; nothing is checked here, because the carrier waits.
create table watch_event (
  id            bigint generated always as identity primary key,
  at            timestamptz not null default now(),
  kind          text not null,
  -- The same for news that is told once, however often it happens.
  key           text,
  container_id  bigint,
  booking_id    bigint,
  bl_no         text,
  vvd           text,
  args          jsonb not null default '{}',
  link          text,
  -- Days or hours that are left; told to those who chose as many or more.
  step          smallint,
  -- The parties who may know of it, null for all of them and the sales rep; the groups of which a reader needs one.
  roles         text[],
  groups        text[] not null,
  org_id        uuid,
  -- People of these groups find it in the notification centre already, this one has a mail about it.
  noticed       text[] not null default '{}',
  mailed_to     uuid
);

-- What was told to whom. The key keeps news from being told twice, whoever tells it and how often it is tried.
create table watch_told (
  id            bigint generated always as identity primary key,
  account_id    uuid not null references account on delete cascade,
  key           text not null,
  told_at       timestamptz not null default now(),
  kind          text not null,
  rule          text not null,
  args          jsonb not null,
  link          text,
  container_id  bigint,
  booking_id    bigint,
  vvd           text,
  roles         text[],
  groups        text[] not null,
  org_id        uuid,
  -- When it is to be mailed, null where it is not, and the letter in which it was.
  mail_at       timestamptz,
  letter_id     uuid,
  unique (account_id, key)
);
create index watch_told_mail on watch_told (mail_at) where mail_at is not null and letter_id is null;
create index watch_told_letter on watch_told (letter_id) where letter_id is not null;
create index watch_told_arrival on watch_told (account_id, vvd, id desc) where vvd is not null;
create index watch_told_by_time on watch_told (told_at);

-- Days and hours before something is due that were noted, each once.
create table watch_due (
  kind        text not null,
  subject_id  bigint not null,
  due_at      timestamptz not null,
  step        smallint not null,
  noted_at    timestamptz not null default now(),
  primary key (kind, subject_id, due_at, step)
);
create index watch_due_by_time on watch_due (noted_at);

insert into retention_rule values
  ('watch_told', 'told_at', 120),
  ('watch_due', 'noted_at', 60);
