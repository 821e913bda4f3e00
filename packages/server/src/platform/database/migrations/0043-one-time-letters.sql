-- One-time letters of indemnity: each covers the group of shipments for which it is signed.
create table one_time_letter (
  id          bigint generated always as identity primary key,
  -- How people name it.
  reference   text not null unique generated always as ('OL' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  -- The shipper who gives it; where a booking names none, the forwarder who does.
  org_id      uuid not null references organisation,
  formed_by   text not null,
  formed_at   timestamptz not null default now(),
  -- When the group was formed, or its letter last opened for signing: it stays together for a while from then on.
  touched_at  timestamptz not null default now(),
  signed_by   text,
  signed_at   timestamptz,
  file_id     uuid references stored_file,
  check (num_nulls(signed_by, signed_at, file_id) in (0, 3))
);

-- A shipment is in one group at a time, and in that of the letter that was signed for it for good.
create table one_time_letter_bill (
  bl_no      text primary key references bill on delete cascade,
  letter_id  bigint not null references one_time_letter on delete cascade
);
create index one_time_letter_bill_by_letter on one_time_letter_bill (letter_id);
