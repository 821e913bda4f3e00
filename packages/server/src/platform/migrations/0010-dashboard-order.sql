-- What a dashboard asks of each booking is answered from the index alone, and in order.
create index bill_in_order on bill (booking_id, bl_no);
drop index bill_by_booking;
create index booking_party_by_role on booking_party (booking_id, role, org_id);
drop index booking_party_by_booking;
create index port_call_in_order on port_call (vvd, location_code, seq);
drop index port_call_by_location;
