-- The business clock as a row: a statement reads it like any other table, which costs a fraction of calling a function.
-- By `offset 0` it is worked out once, however often a statement uses it.
create view business_time as
select greatest(reached, epoch + (now() - started_at) * rate) as now from business_clock offset 0;
create or replace function business_now() returns timestamptz language sql stable as
$$ select now from business_time $$;

-- The transaction that last changed the name of something with a code. Servers keep names, and read this row with every
-- answer that needs some: while it is the same, what they keep is right.
create table names_version (
  only_row    boolean primary key default true check (only_row),
  changed_in  xid8 not null
);
insert into names_version (changed_in) values (pg_current_xact_id());

create function mark_names_changed() returns trigger language plpgsql as $$
begin
  update names_version set changed_in = pg_current_xact_id() where changed_in <> pg_current_xact_id();
  return null;
end $$;

-- Deferred to the commit, so that nobody waits for this row while holding it. What is new needs no mark: a code that
-- a server does not know is looked up.
create constraint trigger names_changed after update on location deferrable initially deferred for each row
  when ((old.code, old.port_code, old.name_en, old.name_zh, old.name_vi, old.zone, old.country)
        is distinct from (new.code, new.port_code, new.name_en, new.name_zh, new.name_vi, new.zone, new.country))
  execute function mark_names_changed();
create constraint trigger names_changed after update on equipment_type deferrable initially deferred for each row
  when ((old.code, old.name_en, old.name_zh, old.name_vi) is distinct from (new.code, new.name_en, new.name_zh, new.name_vi))
  execute function mark_names_changed();
create constraint trigger names_changed after update on vessel deferrable initially deferred for each row
  when ((old.code, old.name) is distinct from (new.code, new.name)) execute function mark_names_changed();
create constraint trigger names_changed after update on voyage deferrable initially deferred for each row
  when ((old.vvd, old.vessel_code) is distinct from (new.vvd, new.vessel_code)) execute function mark_names_changed();
create constraint trigger names_removed after delete on location deferrable initially deferred for each row
  execute function mark_names_changed();
create constraint trigger names_removed after delete on equipment_type deferrable initially deferred for each row
  execute function mark_names_changed();
create constraint trigger names_removed after delete on voyage deferrable initially deferred for each row
  execute function mark_names_changed();

-- A container number means its latest booking: found by the index alone, in that order.
create index container_by_latest on container (container_no, removed, assigned_at desc, id desc);
drop index container_by_number;
alter index container_by_latest rename to container_by_number;
