-- Files that are uploaded together have ten places. The place is a column, so that the index refuses the eleventh however
-- many arrive at once. Files of batches that were larger get batches of their own.
alter table form_upload
  add column place      smallint check (place between 1 and 10),
  -- The first rows of the bookings that were sent while others of the same file were still wrong.
  add column sent_rows  integer[] not null default '{}';
update form_upload u set place = numbered.place
  from (select id, row_number() over (partition by account_id, batch order by read_at, id) as place from form_upload) numbered
 where numbered.id = u.id and numbered.place <= 10;
update form_upload set batch = gen_random_uuid(), place = 1 where place is null;
alter table form_upload alter column place set not null;
create unique index form_upload_place on form_upload (account_id, batch, place);

-- A correction belongs to the organisation that started it, and so do its lines in what happened to the booking; null is
-- the booking's sales rep. Of older lines the organisation is that of whoever started the correction that they are about.
alter table booking_story add column org_id uuid references organisation;
update booking_story line set org_id = (
  select p.org_id
    from booking_story started
    join account a on a.username = coalesce(started.on_behalf_of, started.done_by)
    join account_organisation m on m.account_id = a.id
    join booking_party p on p.booking_id = line.booking_id and p.org_id = m.organisation_id
   where started.booking_id = line.booking_id and started.kind = 'correctionStarted' and started.id <= line.id
   order by started.id desc,
            array_position(array['shipper', 'consignee', 'notifyParty', 'broker', 'forwarder', 'thirdParty', 'contractHolder'], p.role), p.org_id
   limit 1)
 where line.kind like 'correction%';
