-- An amount of money. It keeps the digits it was given, and those are the digits of its currency.
create domain amount as numeric check (abs(value) < 1000000000000 and scale(value) <= 3);
create domain payment_term as text check (value in ('Prepaid', 'Collect', 'Third party'));
create domain charge_basis as text check (value in ('container', 'teu', 'bl', 'tonne', 'cbm', 'percent', 'lumpSum'));

-- One bill's cargo by its number: the digits of the B/L number.
alter table bill
  add column shipment_id       text not null generated always as (substr(bl_no, 5)) stored,
  add column charges_revision  integer not null default -1;
create index bill_by_shipment on bill (shipment_id);

-- The charges of a bill as the carrier rated them.
create table bill_charge (
  bl_no     text not null references bill on delete cascade,
  line_no   integer not null check (line_no > 0),
  code      text not null,
  -- In every language of the portal.
  name      jsonb not null,
  basis     charge_basis not null,
  quantity  numeric(12, 3) not null check (quantity >= 0),
  rate      numeric(16, 6) not null,
  currency  currency_code not null,
  amount    amount not null,
  term      payment_term not null,
  primary key (bl_no, line_no)
);

-- Invoices and credit notes, each of one currency and one payment term. What was paid and credited is added up from its
-- payments and credit notes whenever one of them changes.
create table invoice (
  invoice_no  text collate "C" primary key,
  bl_no       text not null references bill on delete cascade,
  booking_id  bigint not null references booking on delete cascade,
  kind        text not null check (kind in ('invoice', 'creditNote')),
  credit_of   text collate "C" references invoice,
  term        payment_term not null,
  currency    currency_code not null,
  total       amount not null,
  paid        amount not null default 0,
  credited    amount not null default 0 check (credited >= 0),
  open        amount generated always as (case when kind = 'invoice' then total - paid - credited else 0 end) stored,
  issued_on   date not null,
  due_on      date not null check (due_on >= issued_on),
  revision    integer not null,
  check ((kind = 'creditNote') = (credit_of is not null)),
  check (case when kind = 'creditNote' then total < 0 else total >= 0 end)
);
create index invoice_by_bill on invoice (bl_no);
create index invoice_by_booking on invoice (booking_id);
create index invoice_by_credited on invoice (credit_of) where credit_of is not null;

create table invoice_line (
  invoice_no  text collate "C" not null references invoice on delete cascade,
  line_no     integer not null check (line_no > 0),
  code        text not null,
  name        jsonb not null,
  basis       charge_basis not null,
  quantity    numeric(12, 3) not null check (quantity >= 0),
  rate        numeric(16, 6) not null,
  amount      amount not null,
  primary key (invoice_no, line_no)
);

-- Payments that reached the carrier, by its own reference; one that came back is withdrawn.
create table payment (
  ref         text collate "C" primary key,
  invoice_no  text collate "C" not null references invoice on delete cascade,
  amount      amount not null check (amount > 0),
  paid_on     date not null,
  method      text,
  withdrawn   boolean not null,
  revision    integer not null
);
create index payment_by_invoice on payment (invoice_no, paid_on);

-- What blocks the release of a bill (red), and what did (green).
create table release_hold (
  bl_no   text not null references bill on delete cascade,
  type    text not null check (type in
    ('freightPayment', 'originalSurrender', 'letterOfIndemnity', 'missingDocuments', 'customs', 'carrier')),
  state   text not null check (state in ('red', 'green')),
  since   timestamptz not null,
  remark  text,
  primary key (bl_no, type)
);

-- The status history of bills.
create table bill_event (
  id           bigint generated always as identity primary key,
  bl_no        text not null references bill on delete cascade,
  happened_at  timestamptz not null,
  kind         text not null check (kind in ('status', 'release', 'type', 'holdSet', 'holdCleared', 'issued')),
  value        text,
  -- Who did it; null is the carrier.
  done_by      text,
  note         text
);
create index bill_event_by_bill on bill_event (bl_no, happened_at, id);

-- Of bills that were here before their history, it is known when they were billed.
insert into bill_event (bl_no, happened_at, kind, value)
select bl_no, billed_at, 'status', 'Billed' from bill where status = 'Billed';
