-- Links that the carrier mails for the papers of one booking. Of the secret in them only the hash is stored.
create table link_token (
  id            uuid primary key default gen_random_uuid(),
  booking_no    text not null references booking (booking_no) on delete cascade,
  hash          bytea not null unique,
  -- Whom the carrier mailed it to.
  sent_to       text,
  expires_at    timestamptz not null,
  -- How often something may be sent with it, and how often something was.
  uses          integer not null check (uses > 0),
  used          integer not null default 0 check (used between 0 and uses),
  withdrawn_at  timestamptz,
  made_at       timestamptz not null default now(),
  made_by       text not null
);
create index link_token_by_booking on link_token (booking_no);
create index link_token_by_time on link_token (expires_at);
insert into retention_rule values ('link_token', 'expires_at', 90);
