import type { EquipmentTypeLine, LocationLine, OrganisationLine } from '@fairway/contract/carrier/carrier.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'

/** How a name is typed in letters is worked out when a line comes in, and stored with it. */
export type Spoken<T> = T & { spoken: string }

/** A parent may come in the same batch as its terminals, in any order. */
export const saveLocations = (db: Database, lines: Line<Spoken<LocationLine>>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, g.parent is not null
                  and not exists (select from location where code = g.parent)
                  and not exists (select from jsonb_to_recordset(${asRecords(lines)}::jsonb) as other(code text) where other.code = g.parent) as orphan
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, code text, kind text, parent text, names jsonb,
             country text, zone text, latitude float8, longitude float8, "truckFees" boolean, "allowsUploads" boolean, spoken text)),
    latest as (select distinct on (code) * from given where not orphan order by code, line desc),
    saved as (
      insert into location (code, kind, parent_code, name_en, name_zh, name_vi, spoken, country, zone, latitude, longitude, truck_fees,
                            allows_uploads)
      select code, kind, parent, names->>'en', names->>'zh', names->>'vi', spoken, country, zone, latitude, longitude, "truckFees",
             "allowsUploads" from latest
      on conflict (code) do update set (kind, parent_code, name_en, name_zh, name_vi, spoken, country, zone, latitude, longitude, truck_fees,
                                      allows_uploads)
         = (excluded.kind, excluded.parent_code, excluded.name_en, excluded.name_zh, excluded.name_vi, excluded.spoken, excluded.country,
            excluded.zone, excluded.latitude, excluded.longitude, excluded.truck_fees, excluded.allows_uploads)
      where (location.kind, location.parent_code, location.name_en, location.name_zh, location.name_vi, location.country,
             location.zone, location.latitude, location.longitude, location.truck_fees, location.allows_uploads)
            is distinct from (excluded.kind, excluded.parent_code, excluded.name_en, excluded.name_zh, excluded.name_vi,
             excluded.country, excluded.zone, excluded.latitude, excluded.longitude, excluded.truck_fees, excluded.allows_uploads)
      returning code)
    select g.line, case when g.orphan then 'GE0002' when l.line is not null and s.code is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.orphan then 'parent' end as path
      from given g left join latest l using (line) left join saved s on s.code = l.code`,
  )

const Port = z.object({ code: z.string() })

/** Ports of loading from which bookings cannot come as files. */
export const findClosedPorts = async (db: Database) =>
  (await db.many(Port, sql`select code from location where not allows_uploads`)).map(({ code }) => code)

/** Ports whose time zone changes, or where other holds will apply; locked until that is saved. */
export const findMovedZones = (db: Database, lines: Line<LocationLine>[]) =>
  db.many(
    Port,
    sql`
    select l.code from location l join jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(code text, zone text, "truckFees" boolean) on g.code = l.code
     where g.zone <> l.zone or g."truckFees" <> l.truck_fees order by l.code for no key update of l`,
  )

/** All ports, if types of containers are to be in another group than they were. */
export const findPortsOfMovedGroups = (db: Database, lines: Line<EquipmentTypeLine>[]) =>
  db.many(
    Port,
    sql`
    with moved as (
      select e.code from equipment_type e join jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(code text, "group" text) on g.code = e.code
       where g."group" <> e.group_name order by e.code for no key update of e)
    select code from location where kind = 'port' and (select count(*) from moved) > 0`,
  )

export const saveEquipmentTypes = (db: Database, lines: Line<Spoken<EquipmentTypeLine>>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select *, "maxGrossKg" <= "tareKg" as wrong
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, code text, names jsonb, "group" text,
             "lengthFeet" int, "tareKg" int, "maxGrossKg" int, spoken text)),
    latest as (select distinct on (code) * from given where not wrong order by code, line desc),
    saved as (
      insert into equipment_type (code, name_en, name_zh, name_vi, spoken, group_name, length_feet, tare_kg, max_gross_kg)
      select code, names->>'en', names->>'zh', names->>'vi', spoken, "group", "lengthFeet", "tareKg", "maxGrossKg" from latest
      on conflict (code) do update set (name_en, name_zh, name_vi, spoken, group_name, length_feet, tare_kg, max_gross_kg)
         = (excluded.name_en, excluded.name_zh, excluded.name_vi, excluded.spoken, excluded.group_name, excluded.length_feet, excluded.tare_kg, excluded.max_gross_kg)
      where (equipment_type.name_en, equipment_type.name_zh, equipment_type.name_vi, equipment_type.group_name,
             equipment_type.length_feet, equipment_type.tare_kg, equipment_type.max_gross_kg)
            is distinct from (excluded.name_en, excluded.name_zh, excluded.name_vi, excluded.group_name, excluded.length_feet,
             excluded.tare_kg, excluded.max_gross_kg)
      returning code)
    select g.line, case when g.wrong then 'GE0012' when l.line is not null and s.code is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.wrong then 'maxGrossKg' end as path
      from given g left join latest l using (line) left join saved s on s.code = l.code`,
  )

/** An organisation that admins maintain is not changed by the carrier. */
export const saveOrganisations = (db: Database, lines: Line<OrganisationLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, ref text, name text, "localName" text, address text, country text)),
    latest as (select distinct on (ref) * from given order by ref, line desc),
    saved as (
      insert into organisation (ref, name, local_name, address, country)
      select ref, name, "localName", address, country from latest
      on conflict (ref) do update set (name, local_name, address, country, version)
         = (excluded.name, excluded.local_name, excluded.address, excluded.country, organisation.version + 1)
      where organisation.kept_by = 'carrier'
        and (organisation.name, organisation.local_name, organisation.address, organisation.country)
            is distinct from (excluded.name, excluded.local_name, excluded.address, excluded.country)
      returning ref)
    select g.line, case when l.line is not null and s.ref is not null then 'accepted' else 'unchanged' end as outcome, null::text as path
      from given g left join latest l using (line) left join saved s on s.ref = l.ref`,
  )
