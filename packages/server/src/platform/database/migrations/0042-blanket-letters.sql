-- Some contracts have letters of indemnity for single items only.
alter table service_contract add column item_required boolean not null default false;

-- A blanket letter of indemnity. Who gives it does not change once it was signed; everything else stands in its versions.
create table blanket_letter (
  id              bigint generated always as identity primary key,
  shipper_org_id  uuid not null references organisation,
  agent_org_id    uuid references organisation,
  -- 'Expired' is a matter of the date and not stored.
  status          text not null check (status in ('Draft', 'Pending Signature', 'Active', 'Cancelled')),
  revision        integer not null default 1,
  -- The newest version, and the one that is in force.
  version         integer not null default 1,
  active_version  integer,
  renews          bigint references blanket_letter,
  created_at      timestamptz not null default now(),
  changed_at      timestamptz not null default now(),
  cancelled_at    timestamptz,
  cancelled_by    text,
  cancel_reason   text,
  check ((status = 'Cancelled') = (cancelled_at is not null)),
  check (status <> 'Active' or active_version is not null)
);
create index blanket_letter_by_shipper on blanket_letter (shipper_org_id, id);
create index blanket_letter_by_agent on blanket_letter (agent_org_id, id) where agent_org_id is not null;
create index blanket_letter_by_renewed on blanket_letter (renews) where renews is not null;

-- Items of a contract: one of them, or with both ends open all of them.
create type item_span as range (subtype = text, collation = "C");

create table blanket_letter_version (
  letter_id        bigint not null references blanket_letter on delete cascade,
  version          integer not null check (version > 0),
  status           text not null check (status in ('Draft', 'Pending Signature', 'Active', 'Superseded', 'Cancelled')),
  shipper_org_id   uuid not null references organisation,
  shipper_name     text not null,
  shipper_address  text not null check (length(shipper_address) between 1 and 400),
  agent_org_id     uuid references organisation,
  agent_name       text,
  agent_address    text,
  pol_code         text not null references location,
  contract_number  text not null,
  contract_from    date not null,
  contract_to      date not null,
  item             text check (item <> ''),
  effective_on     date not null,
  expires_on       date not null check (expires_on >= effective_on),
  saved_at         timestamptz not null default now(),
  saved_by         text not null,
  acting_user      text,
  signed_at        timestamptz,
  signer           text,
  file_id          uuid references stored_file,
  primary key (letter_id, version),
  check ((agent_org_id is null) = (agent_name is null)),
  check (file_id is null or signed_at is not null),
  -- Letters of one shipper, agent, port and contract never cover the same days of the same item twice. A letter without
  -- an agent is one of its own, a letter without an item covers every item, versions of one letter do not disturb each
  -- other. Two writers at once: the second one waits here for the first.
  constraint blanket_letter_overlap exclude using gist (
    shipper_org_id with =,
    coalesce(agent_org_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    pol_code with =,
    contract_number with =,
    item_span(item, item, '[]') with &&,
    daterange(effective_on, expires_on, '[]') with &&,
    letter_id with <>
  ) where (status in ('Pending Signature', 'Active'))
);
-- Which letters cover a contract: for overlaps, shipping instructions and bills.
create index blanket_letter_version_in_force on blanket_letter_version (contract_number, shipper_org_id, pol_code)
  where status in ('Pending Signature', 'Active');
create index blanket_letter_version_by_end on blanket_letter_version (expires_on) where status = 'Active';

-- Reminders of letters that end soon, so that each is given once.
create table blanket_letter_reminder (
  letter_id    bigint not null,
  version      integer not null,
  days         integer not null check (days > 0),
  reminded_at  timestamptz not null default now(),
  primary key (letter_id, version, days),
  foreign key (letter_id, version) references blanket_letter_version on delete cascade
);
