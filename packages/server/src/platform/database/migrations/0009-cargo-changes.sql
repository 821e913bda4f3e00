-- Which bookings a voyage carries: whoever has cargo aboard hears of its delays.
create index booking_leg_by_voyage on booking_leg (vvd) where vvd is not null;

-- Whose a booking is, told by the index alone.
drop index booking_party_by_booking;
create index booking_party_by_booking on booking_party (booking_id, org_id);

-- Ids are compared byte by byte, not as the words of a language.
alter table cargo_change alter column whose type text collate "C";
