-- The masses that were sent for a booking are found along the ids of a reader's bookings, as everything that is open of them.
alter table vgm add column booking_id bigint references booking on delete cascade;
update vgm v set booking_id = b.id from booking b where b.booking_no = v.booking_no;
alter table vgm alter column booking_id set not null;
create index vgm_sent on vgm (booking_id) where status <> 'Pending';

-- Bookings of which the carrier has not got a paper.
create index booking_without_papers on booking (id)
  where status <> 'Canceled' and (si_shown_status = 'Pending' or vgm_status = 'Pending');
