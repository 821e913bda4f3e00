-- How far a bill has come, as the carrier says it; one that a booking merely names is a draft.
alter table bill
  add column type       text not null default 'OBL' check (type in ('OBL', 'TLX', 'SW')),
  add column status     text not null default 'Draft' check (status in ('Draft', 'Rated', 'Billed')),
  add column release    text check (release in ('Printed', 'SWB LOI Pending', 'OBL', 'TLX', 'SW')),
  add column billed_at  timestamptz check (status <> 'Billed' or billed_at is not null),
  add column revision   integer not null default -1;

-- How far the papers of a booking have come, and who made it where it did not come from the portal.
alter table booking
  add column si_status   text not null default 'Pending' check (si_status in ('Pending', 'Submitted', 'Received', 'Accepted')),
  add column vgm_status  text not null default 'Pending' check (vgm_status in ('Pending', 'Submitted', 'Received', 'Accepted')),
  add column created_by  text;

-- What a list shows of a version, as booking_request.listed does of what is being written: the booking dashboard shows
-- what the carrier has, not what was changed since and not sent.
alter table request_version add column listed text[] not null default '{}';
update request_version set listed = array[
  document->>'customerReference', document->>'serviceContract', document->>'portOfLoading', document->>'portOfDischarge',
  document->>'placeOfReceipt', document->>'placeOfDelivery', document->>'vvd', document->>'freightTerm',
  document->>'paymentTerm', document#>>'{shipper,name}', document#>>'{consignee,name}', document->>'commodity',
  document->>'grossWeight', document->>'cube', document->>'poNumber', document->>'item',
  (select coalesce(string_agg(flag, ', '), '') from jsonb_array_elements_text(document->'flags') as flag),
  (select coalesce(string_agg(concat(box->>'quantity', ' × ', box->>'equipment'), ', '), '')
     from jsonb_array_elements(document->'containers') as box),
  document#>>'{notifyParty,name}'];
alter table request_version alter column listed drop default;

-- What happened to a booking beside its request's versions and decisions, one line each, for its page.
create table booking_story (
  id            bigint generated always as identity primary key,
  booking_id    bigint not null references booking on delete cascade,
  happened_at   timestamptz not null,
  kind          text not null,
  -- Who did it; null is the carrier.
  done_by       text,
  on_behalf_of  text,
  about         text
);
create index booking_story_by_booking on booking_story (booking_id, happened_at);

-- Corrections of bookings that were billed. `base` is what the booking said when it was started, `document` what it should
-- say; what the carrier has is in the newest row of correction_version.
create table correction (
  id              bigint generated always as identity primary key,
  booking_id      bigint not null references booking on delete cascade,
  bl_no           text not null,
  org_id          uuid references organisation,
  status          text not null default 'In Progress'
                    check (status in ('In Progress', 'Submitted', 'Approved', 'Rejected', 'Completed')),
  -- Every write counts one up, and names the one that it saw.
  revision        integer not null default 1,
  version         integer not null default 0,
  base            jsonb not null,
  -- The revision of the booking and of its bill that `base` was taken from.
  booking_revision  integer not null,
  bill_revision     integer not null,
  document        jsonb not null,
  started_at      timestamptz not null default now(),
  started_by      text not null,
  saved_at        timestamptz not null default now(),
  saved_by        text not null,
  submitted_at    timestamptz,
  carrier_action  text check (carrier_action in ('Received', 'Approved', 'Rejected', 'Completed', 'Not Delivered')),
  carrier_at      timestamptz,
  carrier_note    text,
  -- The transaction that changed it last, for open pages.
  changed_in      xid8 not null default pg_current_xact_id(),
  check (status = 'In Progress' or version > 0)
);
-- One correction in progress per shipment, whoever starts it.
create unique index correction_in_progress on correction (booking_id) where status <> 'Completed';
create index correction_by_booking on correction (booking_id, id);
create index correction_changed on correction (changed_in);

create table correction_version (
  correction_id   bigint not null references correction on delete cascade,
  version         integer not null check (version > 0),
  source          text not null check (source in ('portal', 'upload', 'EDI', 'API', 'carrier')),
  document        jsonb not null,
  submitted_at    timestamptz not null default now(),
  submitted_by    text not null,
  stood_in        text,
  changes         text[] not null default '{}',
  carrier_action  text check (carrier_action in ('Received', 'Approved', 'Rejected', 'Completed', 'Not Delivered')),
  carrier_at      timestamptz,
  csr_note        text,
  primary key (correction_id, version)
);

-- What the carrier decided on corrections, by its own reference; one that came too late is kept and not applied.
create table correction_decision (
  ref            text collate "C" primary key,
  correction_id  bigint not null,
  version        integer not null,
  decision       text not null check (decision in ('received', 'approve', 'reject', 'complete')),
  note           text,
  decided_at     timestamptz not null,
  received_at    timestamptz not null default now(),
  is_applied     boolean not null default false
);
create index correction_decision_by_correction on correction_decision (correction_id, version);
