-- A file that is only made to be fetched or mailed goes away again; the others stay.
alter table stored_file add column keep_until timestamptz;
create index stored_file_to_go on stored_file (keep_until) where keep_until is not null;

-- Leave to fetch one file, once, in the browser of one session. Only a hash of the ticket is kept.
create table file_ticket (
  hash        bytea primary key,
  file_id     uuid not null references stored_file on delete cascade,
  session_id  uuid not null references session on delete cascade,
  issued_at   timestamptz not null default now()
);

-- What the demo's mailbox shows beside a letter: names and files.
alter table mailbox_message add column attachments jsonb not null default '[]';

insert into retention_rule values
  ('file_ticket', 'issued_at', 1),
  ('stored_file', 'keep_until', 1);
