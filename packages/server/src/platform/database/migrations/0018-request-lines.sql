-- What a list shows of a request's document, in the order of the server's request-line.rules.ts: taken out of it once,
-- when it is written, so that a list of thousands opens no document.
alter table booking_request add column listed text[] not null default '{}';
update booking_request set listed = array[
  document->>'customerReference', document->>'serviceContract', document->>'portOfLoading', document->>'portOfDischarge',
  document->>'placeOfReceipt', document->>'placeOfDelivery', document->>'vvd', document->>'freightTerm',
  document->>'paymentTerm', document#>>'{shipper,name}', document#>>'{consignee,name}', document->>'commodity',
  document->>'grossWeight', document->>'cube', document->>'poNumber', document->>'item',
  (select coalesce(string_agg(flag, ', '), '') from jsonb_array_elements_text(document->'flags') as flag),
  (select coalesce(string_agg(concat(box->>'quantity', ' × ', box->>'equipment'), ', '), '')
     from jsonb_array_elements(document->'containers') as box)];
alter table booking_request alter column listed drop default;
