-- Whether a box can be picked up, as its people were last notified: by the terminal's confirmation or by the estimate. Null while it cannot.
alter table container add column pickup_answer text check (pickup_answer in ('ready', 'readyByEstimate'));
update container c
   set pickup_answer = case when c.terminal_word = 'available' then 'ready' else 'readyByEstimate' end
  from booking b
 where b.id = c.booking_id and b.status <> 'Canceled' and not c.removed and c.stage = 'At Destination'
   and (c.terminal_word = 'available' or (c.terminal_word is null and c.est_delivered_at <= business_now()));
-- Boxes that become available as time passes.
create index container_awaited on container (est_delivered_at)
  where stage = 'At Destination' and terminal_word is null and pickup_answer is null and not removed;

-- The boxes that a notification is about. What it says of picking a box up is withdrawn when it is no longer true.
create table notice_box (
  notice_id     bigint not null references notice on delete cascade,
  container_id  bigint not null references container on delete cascade,
  whose         text collate "C" not null,
  is_pickup     boolean not null,
  primary key (notice_id, container_id)
);
-- Of picking a box up one thing is said to each owner at a time, and never twice.
create unique index notice_box_pickup_once on notice_box (container_id, whose) where is_pickup;
create index notice_box_by_container on notice_box (container_id);

-- Screens no longer leave their messages here; what was said of pickups and holds went by other rules and led nowhere.
delete from notice where kind in ('toast', 'boxReady', 'holdSet');

-- While a hold stands, the last thing that happened is what came before the terminal's word.
update container c
   set last_event_id = coalesce((
         select e.id from container_event e
          where e.container_id = c.id and e.classifier = 'actual' and not e.withdrawn and e.kind <> 'available'
          order by e.occurred_at desc, event_rank(e.kind, e.load) desc, e.ref desc limit 1), c.last_event_id)
 where c.stage = 'Hold' and exists (select from container_event e where e.id = c.last_event_id and e.kind = 'available');
