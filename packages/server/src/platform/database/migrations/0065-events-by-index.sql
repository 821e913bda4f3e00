-- What the stage goes by is read from the index alone: the events of a container lie beside each other there, and on as
-- many pages as there are events in the table.
drop index container_event_by_container;
create index container_event_by_container on container_event (container_id, occurred_at, id)
  include (kind, mode, classifier, withdrawn, received_at);
-- The index alone is enough only for pages that vacuum has seen since they were written.
alter table container_event set (autovacuum_vacuum_insert_scale_factor = 0.02);

-- A statement that holds what its events refer to says so for its transaction: then nothing is asked a second time.
drop trigger event_inserted on container_event;
drop trigger event_updated on container_event;
create trigger event_inserted after insert on container_event referencing new table as saved
  for each statement when (current_setting('fairway.references_held', true) is distinct from 'yes') execute function keep_event_references();
create trigger event_updated after update on container_event referencing new table as saved
  for each statement when (current_setting('fairway.references_held', true) is distinct from 'yes') execute function keep_event_references();
