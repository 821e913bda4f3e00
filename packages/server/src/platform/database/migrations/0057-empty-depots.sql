-- Where the empty containers of a confirmed booking are picked up, as the carrier says with its decision.
alter table carrier_decision add column empty_depot text;
alter table booking_request add column empty_depot text references location;
