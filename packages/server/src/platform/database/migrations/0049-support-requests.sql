-- What people ask the offices of the carrier, and what they are answered.
create table support_request (
  id            bigint generated always as identity primary key,
  account_id    uuid not null references account on delete cascade,
  asked_by      text not null,
  -- Who wrote it for them, where customer service acted as the customer.
  stood_in      text,
  organisation  text,
  office        text not null check (office in ('china', 'us', 'shanghai', 'ningbo', 'technical')),
  subject       text not null,
  message       text not null,
  -- Where the form was opened from, and what it is about; empty where it is about nothing in particular.
  page          text not null,
  booking_no    text not null,
  container_no  text not null,
  status        text not null default 'Open' check (status in ('Open', 'Answered', 'Closed')),
  -- Every write counts one up, and names the one that it saw.
  revision      integer not null default 1,
  asked_at      timestamptz not null default now(),
  changed_at    timestamptz not null default now()
);
create index support_request_by_account on support_request (account_id, id desc);
create index support_request_by_status on support_request (status, changed_at);

create table support_message (
  id          bigint generated always as identity primary key,
  request_id  bigint not null references support_request on delete cascade,
  written_at  timestamptz not null default now(),
  written_by  text not null,
  stood_in    text,
  -- By the carrier's people.
  is_answer   boolean not null,
  text        text not null
);
create index support_message_by_request on support_message (request_id, id);

-- One that no request names yet goes with its file after a day.
create table support_file (
  id          bigint generated always as identity primary key,
  account_id  uuid not null references account on delete cascade,
  request_id  bigint references support_request on delete cascade,
  file_id     uuid not null unique references stored_file on delete cascade,
  added_at    timestamptz not null default now()
);
create index support_file_by_request on support_file (request_id);
create index support_file_waiting on support_file (account_id) where request_id is null;
