-- Whoever has tens of thousands of bookings has little that is open. These find it by the bookings without reading the rest.

-- When a container came back. Like `is_out`, the column changes once, so that other changes leave the index alone.
alter table container
  add column returned_at timestamptz generated always as (
    case when stage = 'Empty Returned' and not removed then coalesce(last_moved_at, assigned_at) end) stored,
  add column has_holds boolean not null generated always as (hold_mask <> 0 and not removed) stored;
create index container_returned on container (booking_id, returned_at) where returned_at is not null;
create index container_with_holds on container (booking_id) where has_holds;

-- Bills that are not released, and disputes that are not decided.
create index bill_unreleased on bill (booking_id) where coalesce(release, 'Printed') in ('Printed', 'SWB LOI Pending');
create index dispute_open on dispute (invoice_no) where status in ('Submitted', 'In Review');

-- Requests of which the carrier may have a change on its desk.
create index booking_request_changeable on booking_request (booking_no)
  where status = 'Cancel Pending' or status = 'Approved' and version > coalesce(confirmed_version, 0);
create index booking_request_changeable_by_ref on booking_request (edi_ref)
  where status = 'Cancel Pending' or status = 'Approved' and version > coalesce(confirmed_version, 0);

-- Shipping instructions that wait for their people.
create index shipping_instruction_waiting on shipping_instruction (booking_id)
  where status in ('Rejected', 'Correction Pending') or status = 'Accepted' and draft_at is not null and draft_approved_at is null;
