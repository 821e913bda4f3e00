-- The story of a booking goes by the business clock alone. A version of a request keeps that moment beside its wall time;
-- what was told by wall time before is put where it was by the clock of today.
alter table request_version add column business_at timestamptz;
update request_version v set business_at = coalesce(
  (select c.epoch + (v.submitted_at - c.started_at) * c.rate from business_clock c), v.submitted_at);
alter table request_version
  alter column business_at set default business_now(),
  alter column business_at set not null;

update booking_story k set happened_at = c.epoch + (k.happened_at - c.started_at) * c.rate
  from business_clock c
 where k.kind in ('correctionStarted', 'correctionSubmitted', 'correctionDeleted', 'correctionNotDelivered', 'documentsSent');
