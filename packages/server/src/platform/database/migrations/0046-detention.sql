-- A public tariff may be asked by anyone; all other contracts are known to the organisations that they name.
alter table service_contract add column is_public boolean not null default false;

-- The detention terms of a contract for some equipment and a destination; null is any.
create table detention_terms (
  ref              text primary key,
  contract_number  text not null references service_contract,
  equipment_code   text references equipment_type,
  equipment_group  text check (equipment_group in ('dry', 'reefer', 'special')),
  destination      text references location,
  free_days        integer not null check (free_days >= 0),
  free_unit        text not null check (free_unit in ('working', 'calendar')),
  starts_on        text not null check (starts_on in ('outGate', 'dayAfter')),
  charge_unit      text not null check (charge_unit in ('working', 'calendar')),
  counts_in_gate   boolean not null,
  tiers            jsonb not null,
  currency         text not null check (currency ~ '^[A-Z]{3}$'),
  calendar         jsonb not null,
  valid_from       date not null,
  valid_to         date not null check (valid_to >= valid_from),
  source           text not null,
  withdrawn        boolean not null,
  revision         integer not null,
  check (equipment_code is null or equipment_group is null)
);
create index detention_terms_by_contract on detention_terms (contract_number);

-- What the terms give for a container that has left: shown where the carrier has stated nothing itself.
alter table container
  add column rule_ref             text references detention_terms,
  add column rule_free_days       integer,
  add column rule_return_by       date,
  add column rule_detention_days  integer,
  add column rule_amount          numeric,
  add column rule_currency        text,
  -- When it is worked out anew: at the next midnight of its place, or at once. Null is never.
  add column rule_due_at          timestamptz;
create index container_rule_due on container (rule_due_at) where rule_due_at is not null;
create index container_by_rule on container (rule_ref) where rule_ref is not null;
create index booking_by_contract on booking (service_contract) where service_contract is not null;
