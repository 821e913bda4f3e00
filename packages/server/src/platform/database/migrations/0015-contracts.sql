-- How a Chinese name is typed in letters: pinyin and its first letters, with spaces between them. Null until worked out.
alter table location add column spoken text;
alter table equipment_type add column spoken text;

-- What goods are packed in, by the codes of UN/ECE Recommendation 21.
create table package_type (
  code     text primary key,
  name_en  text not null,
  name_zh  text not null,
  name_vi  text not null,
  spoken   text
);

create table service_contract (
  number         text primary key check (number ~ '^[A-Z0-9]{2,6}$'),
  title          text not null,
  valid_from     date not null,
  valid_to       date not null check (valid_to >= valid_from),
  payment_terms  text[] not null check (payment_terms <@ array['Prepaid', 'Collect', 'Third party'] and payment_terms <> '{}'),
  revision       integer not null
);

-- The organisations that a contract names. Those that may book with it see it; to all others it does not exist.
create table contract_party (
  org_id           uuid not null references organisation,
  contract_number  text not null references service_contract on delete cascade,
  role             text not null check (role in
    ('shipper', 'consignee', 'notifyParty', 'broker', 'forwarder', 'thirdParty', 'contractHolder')),
  may_book         boolean not null check (may_book or role <> 'contractHolder'),
  primary key (org_id, contract_number, role)
);
create index contract_party_by_contract on contract_party (contract_number);

create table contract_place (
  contract_number  text not null references service_contract on delete cascade,
  use              text not null check (use in ('loading', 'discharge', 'receipt', 'delivery')),
  location_code    text not null references location,
  primary key (contract_number, use, location_code)
);

-- The commodities that a contract is about.
create table contract_item (
  contract_number  text not null references service_contract on delete cascade,
  code             text not null check (length(code) <= 8),
  name_en          text not null,
  name_zh          text not null,
  name_vi          text not null,
  spoken           text,
  primary key (contract_number, code)
);

-- Ships that leave a port within some days.
create index port_call_by_port on port_call (location_code, departure_planned_at);
