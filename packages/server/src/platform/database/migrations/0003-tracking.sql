create table booking (
  id                bigint generated always as identity primary key,
  booking_no        text not null unique check (booking_no ~ '^\d{7}$'),
  edi_ref           text,
  status            text not null check (status in ('Requested', 'Received', 'Pending', 'Approved', 'Canceled')),
  pol_code          text not null references location,
  pod_code          text not null references location,
  por_code          text references location,
  del_code          text references location,
  origin_term       text not null,
  destination_term  text not null,
  payment_term      text not null,
  bill_type         text not null,
  service_contract  text,
  commodity         text,
  -- The vessel that brings the cargo to the port of discharge.
  ocean_vvd         text references voyage,
  shipment          text not null check (shipment in ('LOCAL', 'IPI')),
  booked_at         timestamptz not null,
  revision          integer not null
);
create index booking_by_edi_ref on booking (edi_ref) where edi_ref is not null;
create index booking_by_voyage on booking (ocean_vvd);

create table booking_party (
  org_id      uuid not null references organisation,
  booking_id  bigint not null references booking on delete cascade,
  role        text not null,
  primary key (org_id, booking_id, role)
);
create index booking_party_by_booking on booking_party (booking_id);

create table bill (
  bl_no       text primary key check (bl_no ~ '^[A-Z]{4}\d{9}$'),
  booking_id  bigint not null references booking on delete cascade
);
create index bill_by_booking on bill (booking_id);

create table booking_leg (
  booking_id            bigint not null references booking on delete cascade,
  seq                   integer not null,
  kind                  text not null check (kind in ('feeder', 'polTerminal', 'ocean', 'podTerminal', 'rail')),
  from_code             text not null references location,
  to_code               text not null references location,
  vvd                   text references voyage,
  planned_departure_at  timestamptz not null,
  planned_arrival_at    timestamptz not null,
  primary key (booking_id, seq)
);

-- One box on one booking. Everything from `stage` on is derived from events and holds, never set by hand.
create table container (
  id                bigint generated always as identity primary key,
  booking_id        bigint not null references booking,
  container_no      text not null check (container_no ~ '^[A-Z]{4}\d{7}$'),
  equipment_code    text not null references equipment_type,
  seal              text,
  weight_kg         numeric(10, 3),
  temperature       text,
  temperature_unit  text,
  ventilation       text,
  hazardous         boolean not null,
  last_free_on      date,
  assigned_at       timestamptz not null,
  removed           boolean not null,
  revision          integer not null,
  stage             text not null default 'Booked' check (stage in
    ('Booked', 'Empty Pickup', 'At Origin', 'In-Transit', 'Hold', 'At Destination', 'Out-gated', 'Empty Returned')),
  hold_mask         integer not null default 0,
  terminal_word     text check (terminal_word in ('available', 'notAvailable')),
  last_event_id     bigint,
  last_moved_at     timestamptz,
  heard_at          timestamptz,
  unique (booking_id, container_no)
);
create index container_by_number on container (container_no, assigned_at desc);

create table container_hold (
  container_id  bigint not null references container on delete cascade,
  type          text not null check (type in ('customs', 'originalBl', 'customsInspectionCharge', 'orderNotify',
    'collectPayment', 'cleanTruckFee', 'trafficMitigationFee', 'amsReject', 'dataHold')),
  state         text not null check (state in ('red', 'green')),
  since         timestamptz not null,
  remark        text,
  primary key (container_id, type)
);

create table container_event (
  id             bigint generated always as identity primary key,
  container_id   bigint not null references container,
  ref            text not null unique,
  revision       integer not null,
  withdrawn      boolean not null,
  kind           text not null check (kind in
    ('gateOut', 'gateIn', 'loaded', 'departed', 'arrived', 'discharged', 'available', 'notAvailable')),
  classifier     text not null check (classifier in ('actual', 'estimated', 'planned')),
  occurred_at    timestamptz not null,
  location_code  text not null references location,
  load           text check (load in ('empty', 'full')),
  mode           text check (mode in ('vessel', 'rail', 'truck')),
  vvd            text references voyage,
  received_at    timestamptz not null default now()
);
create index container_event_by_container on container_event (container_id, occurred_at, id);
alter table container add constraint container_last_event foreign key (last_event_id) references container_event deferrable initially deferred;

-- Two events of one moment come in the order in which a journey goes.
create function event_rank(kind text, load text) returns integer language sql immutable as
$$ select case
     when kind = 'gateOut' and load = 'empty' then 1
     when kind = 'gateIn' and load = 'full' then 2
     when kind = 'loaded' then 3
     when kind = 'departed' then 4
     when kind = 'arrived' then 5
     when kind = 'discharged' then 6
     when kind = 'notAvailable' then 7
     when kind = 'available' then 8
     when kind = 'gateOut' then 9
     else 10 end $$;
