-- Bills that were released under a blanket letter, and under which text of it. They stay released when the letter ends.
create table blanket_letter_bill (
  bl_no        text primary key references bill on delete cascade,
  letter_id    bigint not null,
  version      integer not null,
  released_at  timestamptz not null,
  foreign key (letter_id, version) references blanket_letter_version
);
create index blanket_letter_bill_by_letter on blanket_letter_bill (letter_id, version);

-- What waits for a letter is looked for among few rows, however many bills and instructions there are.
create index bill_waiting_for_letter on bill (booking_id) where release = 'SWB LOI Pending';
create index shipping_instruction_needs_letter on shipping_instruction (booking_id) where needs_letter;
