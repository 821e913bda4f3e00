import type { BookingField } from '@fairway/contract/bookings/page/booking-change.values'
import type { BookingLine, ContainerLine } from '@fairway/contract/carrier/carrier.schema'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'

const differ = (known: Sql, said: Sql) => sql`${known} is distinct from ${said}`

/** By what the carrier's line `g` differs from what is known of booking `b`; times of legs follow the schedule. */
const changes: Record<BookingField, Sql> = {
  status: differ(sql`b.status`, sql`g.status`),
  portOfLoading: differ(sql`b.pol_code`, sql`g."portOfLoading"`),
  portOfDischarge: differ(sql`b.pod_code`, sql`g."portOfDischarge"`),
  placeOfReceipt: differ(sql`b.por_code`, sql`g."placeOfReceipt"`),
  placeOfDelivery: differ(sql`b.del_code`, sql`g."placeOfDelivery"`),
  freightTerm: differ(sql`(b.origin_term, b.destination_term)`, sql`(g."originTerm", g."destinationTerm")`),
  paymentTerm: differ(sql`b.payment_term`, sql`g."paymentTerm"`),
  billType: differ(sql`b.bill_type`, sql`g."billType"`),
  serviceContract: differ(sql`b.service_contract`, sql`g."serviceContract"`),
  commodity: differ(sql`b.commodity`, sql`g.commodity`),
  siStatus: differ(sql`b.si_status`, sql`g."siStatus"`),
  vgmStatus: differ(sql`b.vgm_status`, sql`g."vgmStatus"`),
  vvd: differ(
    sql`(select array_agg(l.vvd order by l.seq) filter (where l.vvd is not null) from booking_leg l where l.booking_id = b.id)`,
    sql`(select array_agg(leg->>'vvd' order by seq) filter (where leg->>'vvd' is not null) from jsonb_array_elements(g.legs) with ordinality as l(leg, seq))`,
  ),
  route: differ(
    sql`(select array_agg(concat_ws(' ', l.kind, l.from_code, l.to_code) order by l.seq) from booking_leg l where l.booking_id = b.id)`,
    sql`(select array_agg(concat_ws(' ', leg->>'kind', leg->>'from', leg->>'to') order by seq) from jsonb_array_elements(g.legs) with ordinality as l(leg, seq))`,
  ),
  parties: differ(
    sql`(select array_agg(distinct concat_ws(' ', p.role, o.ref) collate "C") from booking_party p join organisation o on o.id = p.org_id where p.booking_id = b.id)`,
    sql`(select array_agg(distinct concat_ws(' ', party->>'role', party->>'organisation') collate "C") from jsonb_array_elements(g.parties) as party)`,
  ),
}
const named = Object.entries(changes).map(([field, differs]) => sql`case when ${differs} then ${raw(`'${field}'`)} end`)

/**
 * Tells in the story of each booking that is known already what the carrier's line changes of it; it has to come before
 * the line is saved. What a first line brings is no news, nor is a line that changes nothing that people see.
 */
const recordChanges = (db: Database, lines: Line<BookingLine>[]) =>
  db.run(sql`
    insert into booking_story (booking_id, happened_at, kind, about)
    select changed.id, business_now(), 'bookingChanged', changed.fields
      from (
        select b.id, array_to_string(array_remove(array[${join(named, ', ')}], null), ', ') as fields
          from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g("bookingNo" text, status text, "portOfLoading" text,
               "portOfDischarge" text, "placeOfReceipt" text, "placeOfDelivery" text, "originTerm" text, "destinationTerm" text, "paymentTerm" text,
               "billType" text, "serviceContract" text, commodity text, "siStatus" text, "vgmStatus" text, legs jsonb, parties jsonb, revision int)
          join booking b on b.booking_no = g."bookingNo" where b.revision < g.revision) changed
     where changed.fields <> '' order by changed.id`)

/** Says of each line whether it is new, known, or points to something that does not exist. */
export const validateBookings = (db: Database, lines: Line<BookingLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "bookingNo" text, revision int, "portOfLoading" text,
             "portOfDischarge" text, "placeOfReceipt" text, "placeOfDelivery" text, bills jsonb, parties jsonb, legs jsonb)),
    named as (
      select line, 'portOfLoading' as path, "portOfLoading" as code from given
      union all select line, 'portOfDischarge', "portOfDischarge" from given
      union all select line, 'placeOfReceipt', "placeOfReceipt" from given
      union all select line, 'placeOfDelivery', "placeOfDelivery" from given
      union all select line, 'legs.' || (seq - 1) || '.from', leg->>'from' from given, jsonb_array_elements(legs) with ordinality as l(leg, seq)
      union all select line, 'legs.' || (seq - 1) || '.to', leg->>'to' from given, jsonb_array_elements(legs) with ordinality as l(leg, seq)),
    missing as (
      select line, path, 'GE0002' as code from named where named.code is not null and not exists (select from location where location.code = named.code)
      union all
      select line, 'legs.' || (seq - 1) || '.vvd', 'GE0002' from given, jsonb_array_elements(legs) with ordinality as l(leg, seq)
       where leg->>'vvd' is not null and not exists (select from voyage where vvd = leg->>'vvd')
      union all
      select line, 'parties.' || (seq - 1) || '.organisation', 'GE0002' from given, jsonb_array_elements(parties) with ordinality as p(party, seq)
       where not exists (select from organisation where ref = party->>'organisation')
      union all
      select g.line, 'bills.' || (seq - 1), 'GE0012' from given g, jsonb_array_elements_text(bills) with ordinality as b(bl_no, seq)
       where substr(bl_no, 5, 7) <> g."bookingNo"),
    latest as (
      select distinct on ("bookingNo") g.line from given g left join booking b on b.booking_no = g."bookingNo"
       where not exists (select from missing m where m.line = g.line) and (b.id is null or b.revision < g.revision)
       order by "bookingNo", g.revision desc, g.line desc)
    select g.line, coalesce(m.code, case when l.line is not null then 'accepted' else 'unchanged' end) as outcome, m.path
      from given g left join latest l using (line)
      left join lateral (select path, code from missing where missing.line = g.line order by path limit 1) m on true`,
  )

/**
 * Holds the bookings that lines speak of until the transaction ends, in one order for everybody: what two batches say of
 * the same one is told one after the other, each knowing what the other said.
 */
export const lockBookings = (db: Database, lines: Line<{ bookingNo: string }>[]) => {
  const numbers = lines.map(({ value }) => value.bookingNo)
  return db.run(
    sql`select from booking where booking_no = any(${numbers}::text[]) order by booking_no for no key update`,
  )
}

const Saved = z.object({ id: z.number() })

/**
 * Saves bookings that were judged new, with their parties, bills and legs as the line says. A bill that the line names
 * again keeps what is known of it; one that it does not name is gone, unless it was invoiced.
 */
export async function saveBookings(db: Database, lines: Line<BookingLine>[]) {
  const records = asRecords(lines)
  await lockBookings(db, lines)
  await recordChanges(db, lines)
  const saved = await db.many(
    Saved,
    sql`
    insert into booking (booking_no, edi_ref, status, pol_code, pod_code, por_code, del_code, origin_term, destination_term,
                         payment_term, bill_type, service_contract, commodity, sales_rep, si_status, vgm_status,
                         created_by, ocean_vvd, shipment, booked_at, revision)
    select "bookingNo", "ediRef", status, "portOfLoading", "portOfDischarge", "placeOfReceipt", "placeOfDelivery", "originTerm",
           "destinationTerm", "paymentTerm", "billType", "serviceContract", commodity, "salesRep", "siStatus",
           "vgmStatus", "createdBy",
           (select leg->>'vvd' from jsonb_array_elements(legs) with ordinality as l(leg, seq) where leg->>'kind' = 'ocean' order by seq desc limit 1),
           case when legs @> '[{"kind": "rail"}]' then 'IPI' else 'LOCAL' end, "bookedAt", revision
      from jsonb_to_recordset(${records}::jsonb) as g("bookingNo" text, "ediRef" text, status text, "portOfLoading" text, "portOfDischarge" text,
           "placeOfReceipt" text, "placeOfDelivery" text, "originTerm" text, "destinationTerm" text, "paymentTerm" text, "billType" text,
           "serviceContract" text, commodity text, "salesRep" text, "siStatus" text, "vgmStatus" text, "createdBy" text, legs jsonb,
           "bookedAt" timestamptz, revision int)
     order by "bookingNo"
    on conflict (booking_no) do update set
      (edi_ref, status, pol_code, pod_code, por_code, del_code, origin_term, destination_term, payment_term, bill_type,
       service_contract, commodity, sales_rep, si_status, vgm_status, created_by, ocean_vvd, shipment, booked_at, revision)
      = (excluded.edi_ref, excluded.status, excluded.pol_code, excluded.pod_code, excluded.por_code, excluded.del_code,
       excluded.origin_term, excluded.destination_term, excluded.payment_term, excluded.bill_type, excluded.service_contract,
       excluded.commodity, excluded.sales_rep, excluded.si_status, excluded.vgm_status, excluded.created_by,
       excluded.ocean_vvd, excluded.shipment, excluded.booked_at, excluded.revision)
     where booking.revision < excluded.revision
    returning id`,
  )
  const ids = saved.map(({ id }) => id)
  await db.run(sql`delete from booking_party where booking_id = any(${ids}::bigint[])`)
  await db.run(sql`delete from booking_leg where booking_id = any(${ids}::bigint[])`)
  const nested = sql`
    select b.id, g.* from jsonb_to_recordset(${records}::jsonb) as g("bookingNo" text, revision int, "billType" text, bills jsonb, parties jsonb, legs jsonb)
      join booking b on b.booking_no = g."bookingNo" and b.revision = g.revision where b.id = any(${ids}::bigint[])`
  await db.run(sql`
    insert into booking_party (org_id, booking_id, role)
    select distinct o.id, g.id, party->>'role' from (${nested}) g, jsonb_array_elements(g.parties) as party
      join organisation o on o.ref = party->>'organisation'`)
  await db.run(sql`
    delete from bill where booking_id = any(${ids}::bigint[]) and bl_no not in (
      select named.bl_no from (${nested}) g, jsonb_array_elements_text(g.bills) as named(bl_no))
       and not exists (select from invoice i where i.bl_no = bill.bl_no)`)
  await db.run(sql`
    insert into bill (bl_no, booking_id, type)
    select distinct named.bl_no, g.id, g."billType" from (${nested}) g, jsonb_array_elements_text(g.bills) as named(bl_no) order by 1
    on conflict (bl_no) do update set type = excluded.type where bill.revision = -1 and bill.type <> excluded.type`)
  await db.run(sql`
    insert into booking_leg (booking_id, seq, kind, from_code, to_code, vvd, planned_departure_at, planned_arrival_at)
    select g.id, l.seq, leg->>'kind', leg->>'from', leg->>'to', leg->>'vvd',
           (leg->>'plannedDepartureAt')::timestamptz, (leg->>'plannedArrivalAt')::timestamptz
      from (${nested}) g, jsonb_array_elements(g.legs) with ordinality as l(leg, seq)`)
  return ids
}

/**
 * Saves boxes that are new or changed. A box that comes to a booking later than those it has, or is taken off it, is a
 * line in the booking's story; those that come with it are not. The bookings have to be held before.
 */
export const saveContainers = (db: Database, lines: Line<ContainerLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, b.id as booking_id, e.code as known_equipment
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, "bookingNo" text, "containerNo" text, equipment text, seal text,
             "weightKg" numeric, temperature jsonb, ventilation text, hazardous boolean, "lastFreeOn" date, "tareKg" int, "maxGrossKg" int, "assignedAt" timestamptz,
             removed boolean, revision int)
        left join booking b on b.booking_no = g."bookingNo" left join equipment_type e on e.code = g.equipment),
    latest as (
      select distinct on (booking_id, "containerNo") * from given
       where booking_id is not null and known_equipment is not null order by booking_id, "containerNo", revision desc, line desc),
    saved as (
      insert into container (booking_id, container_no, equipment_code, seal, weight_kg, temperature, temperature_unit, ventilation,
                             hazardous, last_free_on, tare_kg, max_gross_kg, assigned_at, removed, revision)
      select booking_id, "containerNo", equipment, seal, "weightKg", temperature->>'value', temperature->>'unit', ventilation,
             hazardous, "lastFreeOn", "tareKg", "maxGrossKg", "assignedAt", removed, revision from latest
      on conflict (booking_id, container_no) do update set
        (equipment_code, seal, weight_kg, temperature, temperature_unit, ventilation, hazardous, last_free_on, tare_kg, max_gross_kg, assigned_at, removed, revision, changed_in)
        = (excluded.equipment_code, excluded.seal, excluded.weight_kg, excluded.temperature, excluded.temperature_unit, excluded.ventilation,
           excluded.hazardous, excluded.last_free_on, excluded.tare_kg, excluded.max_gross_kg, excluded.assigned_at, excluded.removed, excluded.revision, excluded.changed_in)
       where container.revision < excluded.revision
      returning booking_id, container_no),
    known as materialized (
      select l.booking_id, l."containerNo" as container_no, c.removed as was_removed, l.removed as is_removed, l."assignedAt" as assigned_at
        from saved s join latest l on l.booking_id = s.booking_id and l."containerNo" = s.container_no
        left join container c on c.booking_id = l.booking_id and c.container_no = l."containerNo"),
    told as (
      insert into booking_story (booking_id, happened_at, kind, about)
      select k.booking_id, case when k.is_removed or k.was_removed then business_now() else k.assigned_at end,
             case when k.is_removed then 'boxRemoved' else 'boxAssigned' end, k.container_no
        from known k
       where case when k.was_removed is not null then k.was_removed <> k.is_removed
                  else not k.is_removed and k.assigned_at > (select max(o.assigned_at) from container o where o.booking_id = k.booking_id) end
       order by k.booking_id, k.container_no)
    select g.line,
           case when g.booking_id is null then 'GE0003' when g.known_equipment is null then 'GE0002'
                when l.line is not null and s.booking_id is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.booking_id is null then 'bookingNo' when g.known_equipment is null then 'equipment' end as path
      from given g left join latest l using (line) left join saved s on s.booking_id = l.booking_id and s.container_no = l."containerNo"`,
  )
