-- A version that an admin dropped from the outbox: the carrier never got it, and it counts as never sent.
alter table request_version drop constraint request_version_carrier_action_check;
alter table request_version add constraint request_version_carrier_action_check check (carrier_action in ('Received',
  'Approved', 'Rejected', 'Declined', 'Cancellation Confirmed', 'Cancellation Refused', 'Vessel Changed', 'Not Delivered'));
