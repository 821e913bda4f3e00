-- Whether bookings from a port may come as files; the carrier says so.
alter table location add column allows_uploads boolean not null default true;

-- Files that people uploaded, as they were read and before they are sent. Whoever uploaded one is the only one to see it.
create table form_upload (
  id          uuid primary key default gen_random_uuid(),
  account_id  uuid not null references account on delete cascade,
  form        text not null check (form in ('booking', 'si')),
  -- Files that were uploaded together, as the browser numbers them.
  batch       uuid not null,
  file_name   text not null,
  read_at     timestamptz not null default now(),
  sent_at     timestamptz,
  -- The table that was found in it: its columns and its cells.
  content     json not null,
  -- References and numbers of its bookings.
  ids         text[] not null,
  forms       integer not null,
  problems    integer not null
);
create index form_upload_by_account on form_upload (account_id, read_at desc);
create index form_upload_by_age on form_upload (read_at);
insert into retention_rule values ('form_upload', 'read_at', 1);
