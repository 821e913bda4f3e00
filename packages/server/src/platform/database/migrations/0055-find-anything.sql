-- A customer's own references and purchase orders, found by how they begin: in the order of bytes, so that a prepared
-- statement reads a range of the index and nothing else.
create index booking_request_reference_text on booking_request (org_id, (upper(customer_reference) collate "C"))
  where customer_reference <> '';
create index booking_request_po_text on booking_request (org_id, (upper(document->>'poNumber') collate "C"))
  where document->>'poNumber' <> '';
