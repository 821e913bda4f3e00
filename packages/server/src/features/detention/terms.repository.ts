import type { DetentionTermsLine } from '@fairway/contract/carrier/detention-lines.schema'
import { DetentionRule } from '@fairway/contract/detention/detention.schema'
import { Names } from '@fairway/contract/shared/scalar.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import { organisationsOf, type Viewer } from '../../platform/viewer.ts'
import { namesIn } from '../reference-data/public.ts'
import type { AskedNames } from './detention-sheet.rules.ts'

/**
 * Whether contract `k` may be asked for its terms: a public tariff by anyone, any other by those whose organisation it
 * names. The consignee who keeps a container too long pays for it, whether it may book with the contract or not.
 */
export const termsMayBeSeenBy = (viewer: Viewer) => sql`(k.is_public or exists (
  select from contract_party named where named.contract_number = k.number and named.org_id = any(${organisationsOf(viewer)}::uuid[])))`

/**
 * What becomes of each line: new, known, or refused for what it names or because it overlaps terms of the same contract,
 * equipment and destination, in the portal or in the same batch.
 */
export const checkTerms = (db: Database, lines: Line<DetentionTermsLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, k.number is null as no_contract, q.code is null and g.equipment is not null as no_equipment,
             l.code is null and g.destination is not null as no_destination
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, ref text, contract text, equipment text, "equipmentGroup" text,
               destination text, "validFrom" date, "validTo" date, withdrawn boolean, revision int)
        left join service_contract k on k.number = g.contract left join equipment_type q on q.code = g.equipment
        left join location l on l.code = g.destination),
    latest as (
      select distinct on (g.ref) g.* from given g left join detention_terms t on t.ref = g.ref
       where not (g.no_contract or g.no_equipment or g.no_destination) and (t.ref is null or t.revision < g.revision)
       order by g.ref, g.revision desc, g.line desc),
    other as (
      select ref, contract, equipment, "equipmentGroup", destination, "validFrom", "validTo", line from latest where not withdrawn
      union all
      select ref, contract_number, equipment_code, equipment_group, destination, valid_from, valid_to, 0 from detention_terms
       where not withdrawn and contract_number in (select contract from latest) and ref not in (select ref from latest)),
    overlap as (
      select n.line from latest n join other o on o.ref <> n.ref and o.contract = n.contract and o.line < n.line
             and (o.equipment, o."equipmentGroup", o.destination) is not distinct from (n.equipment, n."equipmentGroup", n.destination)
             and o."validFrom" <= n."validTo" and n."validFrom" <= o."validTo"
       where not n.withdrawn)
    select g.line,
           case when g.no_contract or g.no_equipment or g.no_destination then 'GE0002' when v.line is not null then 'GE0012'
                when n.line is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.no_contract then 'contract' when g.no_equipment then 'equipment' when g.no_destination then 'destination'
                when v.line is not null then 'validFrom' end as path
      from given g left join latest n using (line) left join (select distinct line from overlap) v using (line)`,
  )

export const saveTerms = (db: Database, lines: Line<DetentionTermsLine>[]) =>
  db.run(sql`
    insert into detention_terms (ref, contract_number, equipment_code, equipment_group, destination, free_days, free_unit, starts_on,
           charge_unit, counts_in_gate, tiers, currency, calendar, valid_from, valid_to, source, withdrawn, revision)
    select ref, contract, equipment, "equipmentGroup", destination, "freeDays", "freeUnit", "startsOn", "chargeUnit", "countsInGate", tiers,
           currency, calendar, "validFrom", "validTo", source, withdrawn, revision
      from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(ref text, contract text, equipment text, "equipmentGroup" text, destination text,
           "freeDays" int, "freeUnit" text, "startsOn" text, "chargeUnit" text, "countsInGate" boolean, tiers jsonb, currency text, calendar jsonb,
           "validFrom" date, "validTo" date, source text, withdrawn boolean, revision int) order by ref
    on conflict (ref) do update set (contract_number, equipment_code, equipment_group, destination, free_days, free_unit, starts_on,
           charge_unit, counts_in_gate, tiers, currency, calendar, valid_from, valid_to, source, withdrawn, revision)
       = (excluded.contract_number, excluded.equipment_code, excluded.equipment_group, excluded.destination, excluded.free_days,
          excluded.free_unit, excluded.starts_on, excluded.charge_unit, excluded.counts_in_gate, excluded.tiers, excluded.currency,
          excluded.calendar, excluded.valid_from, excluded.valid_to, excluded.source, excluded.withdrawn, excluded.revision)
     where detention_terms.revision < excluded.revision`)

const StoredCalendar = DetentionRule.shape.calendar
  .omit({ holidaySource: true })
  .extend({ holidays: DetentionRule.shape.calendar.shape.holidays.nullable() })
/** Terms as they are stored: the holidays of a country are not filled in. */
export const StoredTerms = DetentionRule.extend({ calendar: StoredCalendar })
export type StoredTerms = z.output<typeof StoredTerms>

/** The columns of terms `t`, under the names of a rule. */
export const termsColumns = sql`t.ref, t.contract_number as contract, t.equipment_code as equipment, t.equipment_group as "equipmentGroup",
  t.destination, t.free_days as "freeDays", t.free_unit as "freeUnit", t.starts_on as "startsOn", t.charge_unit as "chargeUnit",
  t.counts_in_gate as "countsInGate", t.tiers, t.currency, t.calendar, t.valid_from as "validFrom", t.valid_to as "validTo", t.source`

/** The most specific terms come first, as `specificity` of the contract says. */
export const mostSpecificFirst = sql`(t.destination is not null) desc, (t.equipment_code is not null) desc, (t.equipment_group is not null) desc,
  t.valid_from desc, t.ref`

/** Terms `t` that hold for this equipment and at this destination or its port; null is all equipment, or all places. */
export const termsFor = (equipment: Sql, destination: Sql) => sql`not t.withdrawn
  and (${equipment} is null or coalesce(t.equipment_code, ${equipment}) = ${equipment} and (t.equipment_group is null
         or t.equipment_group = (select q.group_name from equipment_type q where q.code = ${equipment})))
  and (${destination} is null or t.destination is null or t.destination = ${destination}
         or t.destination = (select l.port_code from location l where l.code = ${destination}))`

interface Scope {
  contract: string
  equipment: string
  destination: string
}

/** The terms of a contract that the viewer may ask about, the most specific first; none for what nobody knows. */
export const findTerms = (db: Database, viewer: Viewer, { contract, equipment, destination }: Scope) =>
  db.many(
    StoredTerms,
    sql`
    select ${termsColumns} from detention_terms t join service_contract k on k.number = t.contract_number
     where k.number = ${contract} and ${termsMayBeSeenBy(viewer)} and ${termsFor(sql`${equipment}::text`, sql`${destination}::text`)}
       and exists (select from equipment_type where code = ${equipment}) and exists (select from location where code = ${destination})
     order by ${mostSpecificFirst}`,
  )

/** All terms of these contracts, for the free time of their containers. */
export const findTermsOfContracts = (db: Database, contracts: readonly string[]) =>
  db.many(
    StoredTerms,
    sql`
    select ${termsColumns} from detention_terms t where t.contract_number = any(${contracts}::text[]) and not t.withdrawn
     order by ${mostSpecificFirst}`,
  )

const Today = z.object({ today: z.string() })
export const readToday = async (db: Database, zone: string) =>
  (await db.one(Today, sql`select (business_now() at time zone ${zone}::text)::date as today`)).today

const NameRow = z.object({ equipment: Names.nullable(), destination: Names.nullable() })

/** How the equipment and the destination of a question are called. */
export async function findNames(db: Database, codes: AskedNames['codes']): Promise<AskedNames> {
  const found = await db.one(
    NameRow,
    sql`
    select (select ${namesIn(sql`e`)} from equipment_type e where e.code = ${codes.equipment}) as equipment,
           (select ${namesIn(sql`l`)} from location l where l.code = ${codes.destination}) as destination`,
  )
  return { ...found, codes }
}
