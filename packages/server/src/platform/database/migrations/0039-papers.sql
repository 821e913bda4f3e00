-- A ticket for several documents: they are made while the browser fetches them, as one zip.
alter table file_ticket
  alter column file_id drop not null,
  add column zip_name text,
  add column spent_at timestamptz,
  add check ((file_id is null) = (zip_name is not null));

-- What the zip of a ticket consists of: a document to be printed, or a file that is there already.
create table file_ticket_entry (
  hash     bytea not null references file_ticket on delete cascade,
  seq      integer not null,
  name     text not null,
  print    json,
  -- In whose name it is sealed, and why.
  seal     json,
  file_id  uuid references stored_file on delete cascade,
  primary key (hash, seq),
  check (num_nonnulls(print, file_id) = 1)
);

-- Who got which document of a booking, and when. A row of a ticket that is not spent yet has no time.
create table document_access (
  id            bigint generated always as identity primary key,
  booking_id    bigint not null references booking on delete cascade,
  document      text not null,
  -- The number of its bill, invoice or request.
  number        text not null,
  action        text not null check (action in ('downloaded', 'mailed', 'issued')),
  happened_at   timestamptz,
  done_by       text not null,
  -- The customer in whose name customer service did it.
  on_behalf_of  text,
  -- Whose people did it.
  org_ids       uuid[] not null,
  -- Whom it was mailed to, or which original it is.
  detail        text,
  ticket        bytea
);
create index document_access_by_number on document_access (booking_id, document, number, id);
create index document_access_by_ticket on document_access (ticket) where ticket is not null;

-- Originals of bills that were issued. Two at once cannot take the same number, and there is none above their count.
create table bill_original (
  bl_no       text not null references bill on delete cascade,
  number      integer not null check (number > 0),
  of          integer not null check (of between 1 and 3),
  issued_at   timestamptz not null,
  issued_by   text not null,
  -- The paper as it was issued. It can be fetched until it was, and never again.
  file_id     uuid not null references stored_file,
  primary key (bl_no, number),
  check (number <= of)
);

-- Finished papers of the carrier, which take the place of ours.
create table carrier_document (
  booking_id   bigint not null references booking on delete cascade,
  document     text not null check (document in
    ('originalBl', 'copyBl', 'arrivalNotice', 'freightInvoice', 'deliveryOrder', 'letter')),
  -- The number of its bill, invoice or letter.
  number       text not null,
  -- Which original it is; 0 for all other papers.
  original     integer not null check (original between 0 and 3 and (original > 0) = (document = 'originalBl')),
  file_id      uuid not null references stored_file,
  pages        integer not null check (pages > 0),
  revision     integer not null,
  delivered_at timestamptz not null,
  primary key (document, number, original)
);
create index carrier_document_by_booking on carrier_document (booking_id);
