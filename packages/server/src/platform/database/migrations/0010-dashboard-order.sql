-- What a dashboard asks of each booking is answered by an index alone, and in order.
drop index booking_party_by_booking;
create index booking_party_by_booking on booking_party (booking_id, org_id, role);
drop index bill_by_booking;
create index bill_by_booking on bill (booking_id, bl_no);
drop index port_call_by_location;
create index port_call_by_location on port_call (vvd, location_code, seq);
