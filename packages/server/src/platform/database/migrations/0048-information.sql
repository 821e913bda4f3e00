-- Notices, tariffs, forms and guides of the Information Center. An entry has a draft, which admins write, and versions, which
-- readers see: the newest one whose time has come, unless the entry was withdrawn after it.
create table information_entry (
  id            bigint generated always as identity primary key,
  -- Category, titles, texts, dates and attachments, as the contract describes them.
  document      jsonb not null,
  search_text   text not null,
  -- Every write counts one up, and names the one that it saw.
  revision      integer not null default 1,
  -- The draft differs from the version that was made last.
  has_changes   boolean not null default true,
  withdrawn_at  timestamptz,
  created_at    timestamptz not null default now(),
  saved_at      timestamptz not null default now(),
  saved_by      text not null
);

create table information_version (
  entry_id      bigint not null references information_entry on delete cascade,
  version       integer not null check (version > 0),
  document      jsonb not null,
  category      text not null check (category in ('notice', 'tariff', 'form', 'guide')),
  -- The beginning of the text, by language.
  excerpt       jsonb not null,
  search_text   text not null,
  publish_at    timestamptz not null,
  published_by  text not null,
  made_at       timestamptz not null default now(),
  -- It was scheduled and taken back, or the entry was withdrawn: readers do not see it any more.
  cancelled_at  timestamptz,
  primary key (entry_id, version)
);
-- Readers see few of all versions: those that nobody has taken back.
create index information_version_open on information_version (publish_at desc, entry_id) where cancelled_at is null;

create table information_file (
  id        bigint generated always as identity primary key,
  entry_id  bigint not null references information_entry on delete cascade,
  file_id   uuid not null unique references stored_file on delete cascade,
  added_at  timestamptz not null default now(),
  added_by  text not null
);
create index information_file_by_entry on information_file (entry_id);
