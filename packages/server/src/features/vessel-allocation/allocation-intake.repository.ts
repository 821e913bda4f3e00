import type {
  AllocationAccountLine,
  AllocationLine,
  CapacityLine,
} from '@fairway/contract/carrier/allocation-lines.schema'
import { editableFields } from '@fairway/contract/vessel-allocation/allocation.values'
import sql, { join, raw } from 'sql-template-tag'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'

/** Saves accounts with their reps; an older revision that comes late changes nothing. */
export const saveAccounts = (db: Database, lines: Line<AllocationAccountLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, o.id as org_id
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, organisation text, "partyType" text, "salesReps" jsonb, revision int)
        left join organisation o on o.ref = g.organisation),
    latest as (
      select distinct on (g.org_id) g.* from given g left join allocation_account k on k.org_id = g.org_id
       where g.org_id is not null and (k.org_id is null or k.revision < g.revision) order by g.org_id, g.revision desc, g.line desc),
    saved as (
      insert into allocation_account (org_id, party_type, revision) select org_id, "partyType", revision from latest order by org_id
      on conflict (org_id) do update set (party_type, revision) = (excluded.party_type, excluded.revision)
      returning org_id),
    named as (
      select distinct on (l.org_id, r.web_id) l.org_id, r.web_id, r.rank::int as rank
        from latest l, jsonb_array_elements_text(l."salesReps") with ordinality as r(web_id, rank) order by l.org_id, r.web_id, r.rank),
    gone as (
      delete from allocation_rep r using saved s
       where r.org_id = s.org_id and not exists (select from named n where n.org_id = r.org_id and n.web_id = r.web_id)),
    reps as (
      insert into allocation_rep (org_id, web_id, rank) select n.org_id, n.web_id, n.rank from named n
      on conflict (org_id, web_id) do update set rank = excluded.rank)
    select g.line, case when g.org_id is null then 'GE0002' when l.line is not null then 'accepted' else 'unchanged' end as outcome,
           case when g.org_id is null then 'organisation' end as path
      from given g left join latest l using (line)`,
  )

/** Saves what voyages can take on at a port. What was released before stands, also where it is more. */
export const saveCapacities = (db: Database, lines: Line<CapacityLine>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select g.*, case when y.vvd is null then 'vvd' when p.code is null then 'portOfLoading' end as missing
        from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, vvd text, "portOfLoading" text, "capacityTeu" int, "capacityFeu" int, revision int)
        left join voyage y on y.vvd = g.vvd left join location p on p.code = g."portOfLoading"),
    latest as (
      select distinct on (g.vvd, g."portOfLoading") g.*
        from given g left join allocation_space s on s.vvd = g.vvd and s.pol_code = g."portOfLoading"
       where g.missing is null and (s.vvd is null or s.revision < g.revision) order by g.vvd, g."portOfLoading", g.revision desc, g.line desc),
    saved as (
      insert into allocation_space (vvd, pol_code, capacity_teu, capacity_feu, revision)
      select vvd, "portOfLoading", "capacityTeu", "capacityFeu", revision from latest
      on conflict (vvd, pol_code) do update set (capacity_teu, capacity_feu, revision) = (excluded.capacity_teu, excluded.capacity_feu, excluded.revision))
    select g.line, case when g.missing is not null then 'GE0002' when l.line is not null then 'accepted' else 'unchanged' end as outcome, g.missing as path
      from given g left join latest l using (line)`,
  )

const records = (lines: Line<AllocationLine>[]) => sql`
  jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, vvd text, "portOfLoading" text, "portOfDischarge" text, contract text, account text,
    "demandTeu" int, "demandFeu" int, "protectTeu" int, "protectFeu" int, "releaseTeu" int, "releaseFeu" int, remarks text, "changedAt" timestamptz, revision int)`

/** The row that line `g` speaks of. */
const known = sql`
  left join organisation o on o.ref = g.account left join allocation_account k on k.org_id = o.id
  left join allocation a on a.vvd = g.vvd and a.pol_code = g."portOfLoading" and a.pod_code = g."portOfDischarge"
       and a.contract_number is not distinct from g.contract and a.org_id = o.id`

/** Says of each line whether it brings something new, or what it points to that does not exist. */
export async function judgeAllocations(db: Database, lines: Line<AllocationLine>[]) {
  await db.run(sql`
    select from allocation_space s where (s.vvd, s.pol_code) in (select g.vvd, g."portOfLoading" from ${records(lines)})
     order by s.vvd, s.pol_code for update`)
  return db.many(
    Outcome,
    sql`
    with given as (
      select g.line, g.revision, row_number() over (partition by g.vvd, g."portOfLoading", g."portOfDischarge", g.contract, g.account
                                                     order by g.revision desc, g.line desc) = 1 as is_latest, a.revision as known_revision,
             case when y.vvd is null then 'vvd' when s.vvd is null then 'portOfLoading' when d.code is null then 'portOfDischarge'
                  when g.contract is not null and c.number is null then 'contract' when k.org_id is null then 'account' end as missing
        from ${records(lines)} ${known}
        left join voyage y on y.vvd = g.vvd left join allocation_space s on s.vvd = g.vvd and s.pol_code = g."portOfLoading"
        left join location d on d.code = g."portOfDischarge" left join service_contract c on c.number = g.contract)
    select line, case when missing is not null then 'GE0002' when is_latest and revision > coalesce(known_revision, -1) then 'accepted' else 'unchanged' end as outcome,
           missing as path from given`,
  )
}

const columnOf = (field: string) => raw(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const isChanged = editableFields.map((field) => sql`a.${columnOf(field)} is distinct from g.${raw(`"${field}"`)}`)
const cells = editableFields.map(
  (field) => sql`
    case when a.id is not null and a.${columnOf(field)} is distinct from g.${raw(`"${field}"`)}
         then jsonb_build_object(${raw(`'${field}'`)}::text, jsonb_build_array(a.${columnOf(field)}, g.${raw(`"${field}"`)})) else '{}' end`,
)

/** Writes rows as the carrier has them, and what that changed. The carrier's word replaces what reps wrote. */
export async function saveAllocations(db: Database, lines: Line<AllocationLine>[]) {
  await db.run(sql`
    with told as materialized (
      select g.*, least(coalesce(g."changedAt", now()), now()) as changed_at, o.id as org_id, a.id, a.version, ${join(cells, ' || ')} as changes, ${join(isChanged, ' or ')} as is_changed,
             (select r.web_id from allocation_rep r where r.org_id = o.id order by r.rank limit 1) as rep
        from ${records(lines)} ${known}),
    changed as (
      update allocation a set (demand_teu, demand_feu, protect_teu, protect_feu, release_teu, release_feu, remarks, revision, version, updated_at, updated_by)
          = (t."demandTeu", t."demandFeu", t."protectTeu", t."protectFeu", t."releaseTeu", t."releaseFeu", t.remarks, t.revision,
             a.version + t.is_changed::int, case when t.is_changed then t.changed_at else a.updated_at end, case when t.is_changed then 'carrier' else a.updated_by end)
        from told t where a.id = t.id),
    added as (
      insert into allocation (vvd, pol_code, pod_code, contract_number, org_id, sales_rep, demand_teu, demand_feu, protect_teu, protect_feu,
                              release_teu, release_feu, remarks, revision, updated_at, updated_by)
      select vvd, "portOfLoading", "portOfDischarge", contract, org_id, rep, "demandTeu", "demandFeu", "protectTeu", "protectFeu",
             "releaseTeu", "releaseFeu", remarks, revision, changed_at, 'carrier' from told where id is null
      returning id, updated_at)
    insert into allocation_change (allocation_id, version, changed_at, changed_by, source, changes)
    select id, version + 1, changed_at, 'carrier', 'carrier', changes from told where id is not null and is_changed
    union all select id, 1, updated_at, 'carrier', 'carrier', '{}'::jsonb from added`)
}
