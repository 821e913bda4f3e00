-- A container is changed by almost every event. Where no indexed column changes and its page has room, no index is
-- touched: pages keep room, and what is awaited is a column that changes only when a container becomes so or no longer is.
drop index container_awaited;
alter table container set (fillfactor = 70);
alter table container add column awaited_at timestamptz generated always as (
  case when stage = 'At Destination' and terminal_word is null and pickup_answer is null and not removed then est_delivered_at end) stored;
-- Boxes that become available as time passes.
create index container_awaited on container (awaited_at) where awaited_at is not null;

-- Foreign keys ask for each row, these triggers once for each statement. They lock what is referred to in the same way.
alter table container drop constraint container_last_event; -- derived from the events by the statement that writes it
alter table container_event
  drop constraint container_event_container_id_fkey,
  drop constraint container_event_location_code_fkey,
  drop constraint container_event_vvd_fkey;

create function keep_event_references() returns trigger language plpgsql as $$
begin
  if (select count(distinct container_id) from saved)
       <> (select count(*) from (select from container where id in (select container_id from saved) for key share) held)
     or (select count(distinct location_code) from saved)
       <> (select count(*) from (select from location where code in (select location_code from saved) for key share) held)
     or (select count(distinct vvd) from saved)
       <> (select count(*) from (select from voyage where vvd in (select vvd from saved) for key share) held) then
    raise foreign_key_violation using message = 'an event refers to a container, a location or a voyage that does not exist', table = 'container_event';
  end if;
  return null;
end $$;
create trigger event_inserted after insert on container_event referencing new table as saved
  for each statement execute function keep_event_references();
create trigger event_updated after update on container_event referencing new table as saved
  for each statement execute function keep_event_references();

-- The other half of a foreign key: what is referred to stays, under its name.
create function keep_referred() returns trigger language plpgsql as $$
declare
  is_referred boolean;
begin
  execute format('select exists (select from %I where %I = ($1).%I)', tg_argv[0], tg_argv[1], tg_argv[2]) into is_referred using old;
  if is_referred then
    raise foreign_key_violation using message = format('rows of %s refer to it', tg_argv[0]), table = tg_table_name;
  end if;
  return null;
end $$;
create trigger kept_for_events after delete on container for each row
  execute function keep_referred('container_event', 'container_id', 'id');
create trigger kept_for_events after delete or update of code on location for each row
  execute function keep_referred('container_event', 'location_code', 'code');
create trigger kept_for_events after delete or update of vvd on voyage for each row
  execute function keep_referred('container_event', 'vvd', 'vvd');
create trigger kept_for_containers after delete on container_event for each row
  execute function keep_referred('container', 'last_event_id', 'id');
