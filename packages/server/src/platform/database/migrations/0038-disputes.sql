-- What customers say against a charge of an invoice, and how the carrier decided. Code, name and amount are those of the
-- charge when it was disputed: a later revision of the invoice may change it.
create table dispute (
  id              bigint generated always as identity primary key,
  invoice_no      text collate "C" not null references invoice on delete cascade,
  line_no         integer not null check (line_no > 0),
  code            text not null,
  name            jsonb not null,
  charged         amount not null,
  amount          amount not null check (amount > 0 and amount <= charged),
  -- What the carrier gives back.
  granted         amount check (granted >= 0 and granted <= amount),
  org_id          uuid not null references organisation,
  reason          text not null check (reason in
    ('wrongRate', 'wrongQuantity', 'notAgreed', 'chargedTwice', 'wrongPayer', 'notRendered', 'other')),
  remarks         text not null,
  status          text not null default 'Submitted' check (status in
    ('Submitted', 'In Review', 'Accepted', 'Partly Accepted', 'Rejected', 'Withdrawn')),
  -- Every write counts one up, and names the one that it saw.
  revision        integer not null default 1,
  raised_at       timestamptz not null default now(),
  raised_by       text not null,
  stood_in        text,
  decided_at      timestamptz,
  decision_note   text,
  credit_note_no  text,
  -- The carrier wrote last: the customer's answer is waited for.
  is_answered     boolean not null default false,
  check ((status in ('Accepted', 'Partly Accepted', 'Rejected')) = (decided_at is not null)),
  check ((status in ('Accepted', 'Partly Accepted')) = (granted is not null))
);
-- A charge is disputed once, unless the dispute was withdrawn.
create unique index dispute_of_line on dispute (invoice_no, line_no) where status <> 'Withdrawn';
create index dispute_by_invoice on dispute (invoice_no);

create table dispute_message (
  id          bigint generated always as identity primary key,
  dispute_id  bigint not null references dispute on delete cascade,
  written_at  timestamptz not null default now(),
  -- Null is the carrier.
  written_by  text,
  stood_in    text,
  text        text not null
);
create index dispute_message_by_dispute on dispute_message (dispute_id, written_at, id);

-- Files that were given as evidence. One that no dispute and no message names yet goes with its file after a day.
create table dispute_file (
  id          bigint generated always as identity primary key,
  invoice_no  text collate "C" not null references invoice on delete cascade,
  dispute_id  bigint references dispute on delete cascade,
  message_id  bigint references dispute_message on delete cascade,
  file_id     uuid not null unique references stored_file on delete cascade,
  added_at    timestamptz not null default now(),
  added_by    text not null,
  check (message_id is null or dispute_id is not null)
);
create index dispute_file_by_dispute on dispute_file (dispute_id);
create index dispute_file_by_invoice on dispute_file (invoice_no) where dispute_id is null;

-- What the carrier answered, by its own reference; one that came too late is kept and not applied.
create table dispute_answer (
  ref             text collate "C" primary key,
  dispute_id      bigint not null references dispute on delete cascade,
  answer          text not null check (answer in ('received', 'message', 'accept', 'acceptPartly', 'reject')),
  amount          amount,
  credit_note_no  text,
  note            text,
  answered_at     timestamptz not null,
  received_at     timestamptz not null default now(),
  is_applied      boolean not null
);
create index dispute_answer_by_dispute on dispute_answer (dispute_id);

-- What is left to pay, for the Home Page.
create index invoice_unpaid on invoice (booking_id, due_on) where open > 0;
