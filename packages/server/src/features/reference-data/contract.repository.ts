import type { ContractLine, PackageTypeLine } from '@fairway/contract/carrier/contract-lines.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Spoken } from './reference.repository.ts'

export const savePackageTypes = (db: Database, lines: Line<Spoken<PackageTypeLine>>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (select * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, code text, names jsonb, spoken text)),
    latest as (select distinct on (code) * from given order by code, line desc),
    saved as (
      insert into package_type (code, name_en, name_zh, name_vi, spoken)
      select code, names->>'en', names->>'zh', names->>'vi', spoken from latest
      on conflict (code) do update set (name_en, name_zh, name_vi, spoken)
         = (excluded.name_en, excluded.name_zh, excluded.name_vi, excluded.spoken)
      where (package_type.name_en, package_type.name_zh, package_type.name_vi)
            is distinct from (excluded.name_en, excluded.name_zh, excluded.name_vi)
      returning code)
    select g.line, case when l.line is not null and s.code is not null then 'accepted' else 'unchanged' end as outcome, null::text as path
      from given g left join latest l using (line) left join saved s on s.code = l.code`,
  )

/** Returns for each line whether it is new, known, or names an organisation or a place that does not exist. */
export const checkContracts = (db: Database, lines: Line<ContractLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, number text, revision int, parties jsonb, places jsonb)),
    missing as (
      select line, 'parties.' || (seq - 1) || '.organisation' as path
        from given, jsonb_array_elements(parties) with ordinality as p(party, seq)
       where not exists (select from organisation where ref = party->>'organisation')
      union all
      select line, 'places.' || use || '.' || (seq - 1)
        from given, jsonb_each(places) as u(use, codes), jsonb_array_elements_text(codes) with ordinality as c(code, seq)
       where not exists (select from location where location.code = c.code)),
    latest as (
      select distinct on (number) g.line from given g left join service_contract k using (number)
       where not exists (select from missing m where m.line = g.line) and (k.number is null or k.revision < g.revision)
       order by number, g.revision desc, g.line desc)
    select g.line, case when m.path is not null then 'GE0002' when l.line is not null then 'accepted' else 'unchanged' end as outcome, m.path
      from given g left join latest l using (line)
      left join lateral (select min(path) as path from missing where missing.line = g.line) m on true`,
  )

const Saved = z.object({ number: z.string() })

/** Saves contracts that are new, with their parties, places and items as the line says. */
export async function saveContracts(db: Database, lines: Line<ContractLine>[]) {
  const records = sql`jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(number text, title text, "validFrom" date, "validTo" date,
    "paymentTerms" text[], revision int, parties jsonb, places jsonb, items jsonb, "itemRequired" boolean, "isPublic" boolean)`
  const saved = await db.many(
    Saved,
    sql`
    insert into service_contract (number, title, valid_from, valid_to, payment_terms, item_required, is_public, revision)
    select number, title, "validFrom", "validTo", "paymentTerms", "itemRequired", "isPublic", revision from ${records} order by number
    on conflict (number) do update set (title, valid_from, valid_to, payment_terms, item_required, is_public, revision)
       = (excluded.title, excluded.valid_from, excluded.valid_to, excluded.payment_terms, excluded.item_required,
          excluded.is_public, excluded.revision)
     where service_contract.revision < excluded.revision
    returning number`,
  )
  const numbers = saved.map(({ number }) => number)
  await db.run(sql`delete from contract_party where contract_number = any(${numbers}::text[])`)
  await db.run(sql`delete from contract_place where contract_number = any(${numbers}::text[])`)
  await db.run(sql`delete from contract_item where contract_number = any(${numbers}::text[])`)
  await db.run(sql`
    insert into contract_party (org_id, contract_number, role, may_book)
    select o.id, g.number, party->>'role', bool_or((party->>'mayBook')::boolean or party->>'role' = 'contractHolder')
      from ${records}, jsonb_array_elements(g.parties) as party join organisation o on o.ref = party->>'organisation'
     where g.number = any(${numbers}::text[])
     group by o.id, g.number, party->>'role'`)
  await db.run(sql`
    insert into contract_place (contract_number, use, location_code)
    select distinct g.number, use, code from ${records}, jsonb_each(g.places) as u(use, codes), jsonb_array_elements_text(codes) as code
     where g.number = any(${numbers}::text[])`)
  await db.run(sql`
    insert into contract_item (contract_number, code, name_en, name_zh, name_vi, spoken)
    select distinct on (g.number, item->>'code') g.number, item->>'code', item#>>'{names,en}', item#>>'{names,zh}', item#>>'{names,vi}', item->>'spoken'
      from ${records}, jsonb_array_elements(g.items) with ordinality as i(item, seq)
     where g.number = any(${numbers}::text[]) order by g.number, item->>'code', seq desc`)
}
