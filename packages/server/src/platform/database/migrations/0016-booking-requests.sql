-- Requests for bookings, as customers write and send them. `document` is what is being written; what the carrier has is
-- in the newest row of request_version.
create sequence booking_request_ref as integer;
create table booking_request (
  id                    bigint generated always as identity primary key,
  edi_ref               text not null unique default 'FW' || lpad(nextval('booking_request_ref')::text, 8, '0')
                          check (edi_ref ~ '^FW\d{8}$'),
  org_id                uuid not null references organisation,
  status                text not null default 'Draft'
                          check (status in ('Draft', 'Submitted', 'Approved', 'Cancel Pending', 'Cancelled', 'Rejected')),
  -- Where a refused cancellation leads back to.
  status_before_cancel  text check (status_before_cancel in ('Submitted', 'Approved')),
  -- Every write counts one up, and names the one that it saw.
  revision              integer not null default 1,
  version               integer not null default 0,
  confirmed_version     integer,
  booking_no            text check (booking_no ~ '^\d{7}$'),
  customer_reference    text not null,
  document              jsonb not null,
  -- Changes were saved that the carrier does not have.
  has_unsent            boolean not null default true,
  created_at            timestamptz not null default now(),
  created_by            text not null,
  saved_at              timestamptz not null default now(),
  saved_by              text not null,
  submitted_at          timestamptz,
  carrier_action        text,
  carrier_at            timestamptz,
  carrier_note          text,
  -- The transaction that changed it last, for open pages.
  changed_in            xid8 not null default pg_current_xact_id(),
  check (status <> 'Draft' or version = 0),
  check (status <> 'Cancel Pending' or status_before_cancel is not null)
);
-- A customer's reference stands for one request of theirs; one that was cancelled gives it free.
create unique index booking_request_reference on booking_request (org_id, customer_reference)
  where status <> 'Cancelled' and customer_reference <> '';
create unique index booking_request_booking on booking_request (booking_no) where booking_no is not null;
create index booking_request_by_org on booking_request (org_id, saved_at desc, id desc);
create index booking_request_changed on booking_request (changed_in);

-- Every version that was sent, and what the carrier said of it.
create table request_version (
  request_id      bigint not null references booking_request on delete cascade,
  version         integer not null check (version > 0),
  kind            text not null check (kind in ('submission', 'amendment', 'cancellation', 'vesselChange')),
  source          text not null check (source in ('portal', 'upload', 'EDI', 'API', 'carrier')),
  document        jsonb not null,
  submitted_at    timestamptz not null default now(),
  submitted_by    text not null,
  -- Who stood in for them.
  stood_in        text,
  comment         text,
  changes         text[] not null default '{}',
  carrier_action  text check (carrier_action in ('Received', 'Approved', 'Rejected', 'Declined',
                    'Cancellation Confirmed', 'Cancellation Refused', 'Vessel Changed')),
  carrier_at      timestamptz,
  csr_note        text,
  primary key (request_id, version)
);

-- A request that is used again and again, under a name.
create table request_template (
  id         bigint generated always as identity primary key,
  org_id     uuid not null references organisation,
  name       text not null check (length(name) between 1 and 80),
  document   jsonb not null,
  version    integer not null default 1,
  saved_at   timestamptz not null default now(),
  saved_by   text not null,
  unique (org_id, name)
);

-- Parties that an organisation writes into its requests.
create table address_entry (
  id         bigint generated always as identity primary key,
  org_id     uuid not null references organisation,
  name       text not null check (length(name) between 1 and 200),
  address    text not null,
  contact    text not null default '',
  -- Name and address in one spelling, the name in pinyin too: what it is found by.
  search     text not null,
  version    integer not null default 1,
  used_at    timestamptz not null default now(),
  saved_at   timestamptz not null default now(),
  saved_by   text not null,
  unique (org_id, name, address)
);
create index address_entry_by_use on address_entry (org_id, used_at desc, id);
