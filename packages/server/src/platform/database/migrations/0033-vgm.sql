-- What the carrier knows of one box; without it the values of its equipment type count.
alter table container
  add column tare_kg       integer check (tare_kg > 0),
  add column max_gross_kg  integer check (max_gross_kg > 0);

-- The verified gross mass of the boxes of a booking, one row for each booking. `document` is what is being written; what the
-- carrier has is in the newest row of vgm_version that reached it.
create table vgm (
  id              bigint generated always as identity primary key,
  booking_no      text not null unique references booking (booking_no) on delete cascade,
  status          text not null default 'Pending' check (status in ('Pending', 'Submitted', 'Accepted', 'Rejected')),
  -- Every write counts one up, and names the one that it saw; 0 is a row that nobody has written on.
  revision        integer not null default 0,
  version         integer not null default 0,
  document        jsonb not null,
  -- Something was kept that the carrier does not have.
  has_unsent      boolean not null default true,
  -- The boxes that have a mass in what was sent.
  stated          text[] not null default '{}',
  saved_at        timestamptz not null default now(),
  saved_by        text not null,
  submitted_at    timestamptz,
  carrier_action  text check (carrier_action in ('Received', 'Accepted', 'Rejected', 'Not Delivered')),
  carrier_at      timestamptz,
  carrier_note    text,
  -- The transaction that changed it last, for open pages.
  changed_in      xid8 not null default pg_current_xact_id(),
  check (status = 'Pending' or version > 0)
);
create index vgm_changed on vgm (changed_in);
-- Rejections, for the Home Page.
create index vgm_rejected on vgm (booking_no) where status = 'Rejected';

create table vgm_version (
  vgm_id          bigint not null references vgm on delete cascade,
  version         integer not null check (version > 0),
  source          text not null check (source in ('portal', 'upload', 'EDI', 'API', 'carrier')),
  document        jsonb not null,
  stated          text[] not null,
  -- Of those, the boxes whose rows this version brought or replaced.
  brought         text[] not null,
  -- Warnings that the sender confirmed.
  confirmed       text[] not null,
  submitted_at    timestamptz not null default now(),
  submitted_by    text not null,
  stood_in        text,
  changes         text[] not null default '{}',
  carrier_action  text check (carrier_action in ('Received', 'Accepted', 'Rejected', 'Not Delivered')),
  carrier_at      timestamptz,
  csr_note        text,
  primary key (vgm_id, version)
);

-- What the carrier decided, by its own reference; one that came too late is kept and not applied.
create table vgm_decision (
  ref          text collate "C" primary key,
  booking_no   text not null,
  version      integer not null,
  decision     text not null check (decision in ('received', 'accept', 'reject')),
  note         text,
  decided_at   timestamptz not null,
  received_at  timestamptz not null default now(),
  is_applied   boolean not null default false
);
create index vgm_decision_by_booking on vgm_decision (booking_no, version);

-- Photos and PDFs of weighing tickets; a box is named by its number, because one that left the booking was weighed all the same.
create table weighing_ticket (
  id            bigint generated always as identity primary key,
  booking_no    text not null references booking (booking_no) on delete cascade,
  container_no  text check (container_no ~ '^[A-Z]{4}\d{7}$'),
  file_id       uuid not null unique references stored_file,
  added_at      timestamptz not null default now(),
  added_by      text not null
);
create index weighing_ticket_by_booking on weighing_ticket (booking_no, id);
