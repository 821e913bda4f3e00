-- A count of containers of 20 or of 40 feet.
create domain container_count as integer check (value between 0 and 99999);

-- Accounts of the carrier's sales, and who looks after them; the one of the lowest rank is the usual rep.
create table allocation_account (
  org_id      uuid primary key references organisation,
  party_type  text not null check (party_type in ('BCO', 'NVOCC', 'Forwarder')),
  revision    integer not null
);
create table allocation_rep (
  org_id  uuid not null references allocation_account on delete cascade,
  web_id  text not null,
  rank    integer not null,
  primary key (org_id, web_id),
  unique (org_id, rank) deferrable initially deferred
);
create index allocation_rep_by_web_id on allocation_rep (web_id);

-- What a voyage can take on at a port, and what the allocations there add up to. The totals follow the rows by a trigger.
create table allocation_space (
  vvd           text not null references voyage on delete cascade,
  pol_code      text not null references location,
  capacity_teu  container_count not null,
  capacity_feu  container_count not null,
  revision      integer not null,
  demand_teu    integer not null default 0 check (demand_teu >= 0),
  demand_feu    integer not null default 0 check (demand_feu >= 0),
  protect_teu   integer not null default 0 check (protect_teu >= 0),
  protect_feu   integer not null default 0 check (protect_feu >= 0),
  release_teu   integer not null default 0 check (release_teu >= 0),
  release_feu   integer not null default 0 check (release_feu >= 0),
  primary key (vvd, pol_code)
);

-- Space on a voyage for one account.
create table allocation (
  id               bigint generated always as identity primary key,
  vvd              text not null,
  pol_code         text not null,
  pod_code         text not null references location,
  contract_number  text references service_contract,
  org_id           uuid not null references allocation_account,
  sales_rep        text not null,
  demand_teu       container_count not null default 0,
  demand_feu       container_count not null default 0,
  protect_teu      container_count not null default 0,
  protect_feu      container_count not null default 0,
  release_teu      container_count not null default 0,
  release_feu      container_count not null default 0,
  remarks          text not null default '' check (length(remarks) <= 500),
  -- Every write counts one up, and names the one that it saw.
  version          integer not null default 1,
  -- The carrier's own count of its updates; -1 for a row that it never sent.
  revision         integer not null default -1,
  updated_at       timestamptz not null default now(),
  updated_by       text not null,
  foreign key (vvd, pol_code) references allocation_space on delete cascade,
  unique nulls not distinct (vvd, pol_code, contract_number, org_id, pod_code)
);
create index allocation_by_org on allocation (org_id, vvd);

-- Who changed what; `changes` has the former and the new value of each cell.
create table allocation_change (
  id             bigint generated always as identity primary key,
  allocation_id  bigint not null references allocation on delete cascade,
  version        integer not null,
  changed_at     timestamptz not null default now(),
  changed_by     text not null,
  source         text not null check (source in ('portal', 'upload', 'manual', 'carrier')),
  changes        jsonb not null
);
create index allocation_change_by_row on allocation_change (allocation_id, id desc);

-- Adds what a statement changed of allocations to the totals of their spaces. A release that grows beyond the capacity is
-- refused here, whoever writes it and however many write at once: the space stays locked until the transaction ends. A
-- capacity that the carrier lowers below the release stands; from then on the release can only shrink.
create type allocation_sum as (
  vvd text, pol_code text, demand_teu bigint, demand_feu bigint, protect_teu bigint, protect_feu bigint, release_teu bigint, release_feu bigint);

create function add_to_spaces(sums allocation_sum[]) returns void language plpgsql as $$
declare
  full_space record;
begin
  with summed as (
    update allocation_space s
       set demand_teu = s.demand_teu + d.demand_teu, demand_feu = s.demand_feu + d.demand_feu,
           protect_teu = s.protect_teu + d.protect_teu, protect_feu = s.protect_feu + d.protect_feu,
           release_teu = s.release_teu + d.release_teu, release_feu = s.release_feu + d.release_feu
      from unnest(sums) d
     where s.vvd = d.vvd and s.pol_code = d.pol_code
    returning s.vvd, s.pol_code,
              (d.release_teu > 0 and s.release_teu > s.capacity_teu) or (d.release_feu > 0 and s.release_feu > s.capacity_feu) as is_full)
  select vvd, pol_code into full_space from summed where is_full order by vvd, pol_code limit 1;
  if found then
    raise exception using errcode = 'check_violation', constraint = 'allocation_within_capacity',
      message = 'more is released than the vessel can take', detail = full_space.vvd || ' ' || full_space.pol_code;
  end if;
end $$;

create function total_allocations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_spaces(array(
      select row(vvd, pol_code, sum(demand_teu), sum(demand_feu), sum(protect_teu), sum(protect_feu), sum(release_teu), sum(release_feu))::allocation_sum from written group by vvd, pol_code));
  elsif tg_op = 'DELETE' then
    perform add_to_spaces(array(
      select row(vvd, pol_code, -sum(demand_teu), -sum(demand_feu), -sum(protect_teu), -sum(protect_feu), -sum(release_teu), -sum(release_feu))::allocation_sum from former group by vvd, pol_code));
  else
    perform add_to_spaces(array(
      select row(vvd, pol_code, sum(demand_teu), sum(demand_feu), sum(protect_teu), sum(protect_feu), sum(release_teu), sum(release_feu))::allocation_sum
        from (select vvd, pol_code, demand_teu, demand_feu, protect_teu, protect_feu, release_teu, release_feu from written
              union all
              select vvd, pol_code, -demand_teu, -demand_feu, -protect_teu, -protect_feu, -release_teu, -release_feu from former) moved group by vvd, pol_code));
  end if;
  return null;
end $$;
create trigger allocation_inserted after insert on allocation
  referencing new table as written for each statement execute function total_allocations();
create trigger allocation_updated after update on allocation
  referencing old table as former new table as written for each statement execute function total_allocations();
create trigger allocation_deleted after delete on allocation
  referencing old table as former for each statement execute function total_allocations();
