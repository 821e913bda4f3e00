-- Shipping instructions: one row is one bill of one booking. `document` is what is being written; what the carrier has is in
-- the newest row of si_version, and `draft` is the bill as the carrier will print it.
create table shipping_instruction (
  id                 bigint generated always as identity primary key,
  booking_id         bigint not null references booking on delete cascade,
  -- The organisation that started it; shipper and forwarder of the booking both work on it.
  org_id             uuid not null references organisation,
  -- The number of the bill, reserved when it is first sent; drafts have theirs in the document alone.
  bl_no              text check (bl_no ~ '^[A-Z]{4}\d{9}$'),
  status             text not null default 'Draft'
                       check (status in ('Draft', 'Submitted', 'Accepted', 'Rejected', 'Correction Pending')),
  -- Every write counts one up, and names the one that it saw.
  revision           integer not null default 1,
  version            integer not null default 0,
  document           jsonb not null,
  -- What a list shows of the document, so that it reads no document.
  listed             text[] not null,
  -- Changes were saved that the carrier does not have.
  has_unsent         boolean not null default true,
  -- A sea waybill or telex release without a letter of indemnity that covers it.
  needs_letter       boolean not null default false,
  saved_at           timestamptz not null default now(),
  saved_by           text not null,
  submitted_at       timestamptz,
  carrier_action     text check (carrier_action in ('Received', 'Accepted', 'Rejected', 'Draft Corrected', 'Not Delivered')),
  carrier_at         timestamptz,
  carrier_note       text,
  carrier_remarks    jsonb not null default '[]',
  draft              jsonb,
  draft_version      integer,
  draft_at           timestamptz,
  draft_approved_at  timestamptz,
  draft_approved_by  text,
  -- The transaction that changed it last, for open pages.
  changed_in         xid8 not null default pg_current_xact_id(),
  check (status = 'Draft' or (version > 0 and bl_no is not null)),
  check (status <> 'Correction Pending' or draft is not null),
  check (num_nonnulls(draft, draft_version, draft_at) in (0, 3)),
  check (num_nonnulls(draft_approved_at, draft_approved_by) in (0, 2))
);
-- One instruction per bill, whoever sends it first.
create unique index shipping_instruction_bl_no on shipping_instruction (bl_no);
create index shipping_instruction_by_booking on shipping_instruction (booking_id, id);
create index shipping_instruction_by_org on shipping_instruction (org_id, submitted_at desc);

create table si_version (
  instruction_id  bigint not null references shipping_instruction on delete cascade,
  version         integer not null check (version > 0),
  kind            text not null check (kind in ('submission', 'correction', 'draftReturned', 'draftApproved', 'carrierDraft')),
  source          text not null check (source in ('portal', 'upload', 'EDI', 'API', 'carrier')),
  document        jsonb not null,
  listed          text[] not null,
  submitted_at    timestamptz not null default now(),
  submitted_by    text not null,
  -- Who stood in for them.
  stood_in        text,
  comment         text,
  -- Of a draft that was returned: what is wrong with it, field by field.
  remarks         jsonb not null default '[]',
  changes         text[] not null default '{}',
  carrier_action  text check (carrier_action in ('Received', 'Accepted', 'Rejected', 'Draft Corrected', 'Not Delivered')),
  carrier_at      timestamptz,
  csr_note        text,
  primary key (instruction_id, version)
);

-- What the carrier decided on instructions, by its own reference; one that came too late is kept and not applied.
create table si_decision (
  ref             text collate "C" primary key,
  instruction_id  bigint not null,
  version         integer not null,
  decision        text not null check (decision in ('received', 'accept', 'reject', 'correct')),
  note            text,
  remarks         jsonb not null,
  draft           jsonb,
  decided_at      timestamptz not null,
  received_at     timestamptz not null default now(),
  is_applied      boolean not null default false
);
create index si_decision_by_instruction on si_decision (instruction_id, version);

-- In which bill of a booking each container is, as far as the bill was sent and not rejected: in one of them.
create table si_container (
  booking_id      bigint not null references booking on delete cascade,
  container_no    text not null,
  instruction_id  bigint not null references shipping_instruction on delete cascade,
  primary key (booking_id, container_no)
);
create index si_container_by_instruction on si_container (instruction_id);

-- An instruction that is used again and again, under a name.
create table si_template (
  id        bigint generated always as identity primary key,
  org_id    uuid not null references organisation,
  name      text not null check (length(name) between 1 and 80),
  document  jsonb not null,
  version   integer not null default 1,
  saved_at  timestamptz not null default now(),
  saved_by  text not null,
  unique (org_id, name)
);

-- How far the instructions that were sent here have come; null where none was. What is shown follows from it and from
-- what the carrier says.
alter table booking
  add column si_sent_status text check (si_sent_status in ('Pending', 'Submitted', 'Received', 'Accepted')),
  add column si_shown_status text not null generated always as (coalesce(si_sent_status, si_status)) stored;
