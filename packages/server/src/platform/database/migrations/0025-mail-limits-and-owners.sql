-- A session that a link of the carrier opened is for customers: it is worth nothing to an admin or to customer service.
alter table session add column by_link boolean not null default false;

-- A code that somebody asks for elsewhere does not end the code that the owner of the account is about to type.
drop index account_code_open;
create index account_code_open on account_code (account_id, purpose) where closed_at is null;
-- A letter past the limit of codes brings a link alone: nothing in it can be guessed.
alter table account_code add column is_link_only boolean not null default false;

-- Whoever chose a new password by mail in a browser may try it there, however often others guess elsewhere. Such a
-- browser has shown no second factor yet.
alter table known_device add column has_signed_in boolean not null default true;

-- How many letters somebody had sent within a day from the first of them, by whom and to whom they are counted.
create table mail_count (
  subject  text primary key,
  letters  integer not null,
  ends_at  timestamptz not null
);
create index mail_count_by_time on mail_count (ends_at);
-- Who has an address of the same company.
create index account_by_domain on account (split_part(username_key, '@', 2));
insert into retention_rule values ('mail_count', 'ends_at', 1);

-- A customer is assumed by their user name alone; a reason may be given.
alter table assumption drop constraint assumption_reason_check;
