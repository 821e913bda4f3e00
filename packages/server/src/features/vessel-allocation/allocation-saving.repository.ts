import {
  type AllocationAddition,
  AllocationHistory,
  Space,
  SubmittedAllocation,
} from '@fairway/contract/vessel-allocation/allocation.schema'
import type { changeSources } from '@fairway/contract/vessel-allocation/allocation.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { quantities } from './allocation.repository.ts'
import { bookedOf, isClosed, isOwn, loadingCall, spacesAsJson } from './space.repository.ts'

const Row = SubmittedAllocation.shape.rows.element.extend({
  vvd: z.string(),
  portOfLoading: z.string(),
  accountName: z.string(),
  isOwn: z.boolean(),
  isClosed: z.boolean(),
})
export type StoredRow = z.output<typeof Row>

/** Locks the spaces of these rows in one order for everybody, so that two saves never wait for each other. */
const lockSpaces = (db: Database, ids: readonly number[]) =>
  db.run(sql`
    select from allocation_space s
     where (s.vvd, s.pol_code) in (select a.vvd, a.pol_code from allocation a where a.id = any(${ids}::bigint[]))
     order by s.vvd, s.pol_code for update`)

/** The rows with these ids to write on. Everybody sees them; `isOwn` says whether the viewer may change one. */
export async function lockAllocations(db: Database, viewer: Viewer, ids: readonly number[]) {
  await lockSpaces(db, ids)
  const rows = await db.many(
    Row,
    sql`
    select a.id, a.version, a.vvd, a.pol_code as "portOfLoading", a.pod_code as "portOfDischarge", a.contract_number as contract,
           o.ref as account, o.name as "accountName", a.sales_rep as "salesRep", ${quantities}, a.remarks,
           ${isOwn(viewer)} as "isOwn", ${isClosed} as "isClosed"
      from allocation a join organisation o on o.id = a.org_id
      join allocation_space s on s.vvd = a.vvd and s.pol_code = a.pol_code ${loadingCall}
     where a.id = any(${ids}::bigint[]) order by a.id for update of a`,
  )
  return rows.map(asLocked)
}

interface Writing {
  by: string
  source: (typeof changeSources)[number]
}
const Written = z.object({ id: z.number(), version: z.number() })

/** Writes the changed cells of locked rows and what they were before, all in one statement each. */
export async function saveChanges(
  db: Database,
  changes: readonly { row: Locked<StoredRow>; next: StoredRow; cells: Record<string, [unknown, unknown]> }[],
  { by, source }: Writing,
) {
  const records = changes.map(({ row, next, cells }) => ({ ...next, id: row.id, changes: cells }))
  const saved = await db.many(
    Written,
    sql`
    update allocation a
       set demand_teu = g."demandTeu", demand_feu = g."demandFeu", protect_teu = g."protectTeu", protect_feu = g."protectFeu",
           release_teu = g."releaseTeu", release_feu = g."releaseFeu", remarks = g.remarks,
           version = a.version + 1, updated_at = now(), updated_by = ${by}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, "demandTeu" int, "demandFeu" int, "protectTeu" int,
           "protectFeu" int, "releaseTeu" int, "releaseFeu" int, remarks text)
     where a.id = g.id returning a.id, a.version`,
  )
  await db.run(sql`
    insert into allocation_change (allocation_id, version, changed_by, source, changes)
    select g.id, g.version + 1, ${by}, ${source}, g.changes
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as g(id bigint, version int, changes jsonb)`)
  return saved
}

const Spaces = z.object({ spaces: z.array(Space) })

/** The totals of these voyages after a save. */
export const findSpaces = async (db: Database, vvds: readonly string[]) =>
  (
    await db.one(
      Spaces,
      sql`with ${bookedOf(sql`select unnest(${vvds}::text[])`)} select ${spacesAsJson(sql`s.vvd = any(${vvds}::text[])`)} as spaces`,
    )
  ).spaces

const Place = z.object({
  isKnown: z.boolean(),
  hasSpace: z.boolean(),
  loads: z.boolean(),
  lands: z.boolean(),
  isClosed: z.boolean(),
})

/** What is known of a voyage between two ports; its space is locked. */
export async function lockPlace(db: Database, { vvd, portOfLoading, portOfDischarge }: AllocationAddition) {
  await db.run(sql`select from allocation_space s where s.vvd = ${vvd} and s.pol_code = ${portOfLoading} for update`)
  return db.one(
    Place,
    sql`
    select exists (select from voyage y where y.vvd = ${vvd}) as "isKnown", exists (select from allocation_space k where k.vvd = ${vvd}) as "hasSpace",
           s.vvd is not null as loads,
           exists (select from port_call p join location l on l.code = p.location_code
                    where p.vvd = ${vvd} and l.port_code = ${portOfDischarge} and p.arrival_planned_at is not null
                      and ${portOfDischarge}::text <> ${portOfLoading}::text) as lands,
           s.vvd is not null and ${isClosed} as "isClosed"
      from (select) one left join allocation_space s on s.vvd = ${vvd} and s.pol_code = ${portOfLoading} ${loadingCall}`,
  )
}

const Chosen = z.object({
  orgId: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  hasContract: z.boolean(),
  hasRep: z.boolean(),
  defaultRep: z.string(),
})
export type ChosenAccount = z.output<typeof Chosen>

/** The account of an addition, and whether contract and rep are among its own. */
export const findAccount = (db: Database, viewer: Viewer, { account, contract, salesRep }: AllocationAddition) =>
  db.find(
    Chosen,
    sql`
    select a.org_id as "orgId", o.name, ${isOwn(viewer)} as "isOwn",
           (${contract}::text is null or exists (
             select from contract_party c where c.org_id = a.org_id and c.contract_number = ${contract} and c.may_book)) as "hasContract",
           (${salesRep}::text = '' or exists (select from allocation_rep r where r.org_id = a.org_id and r.web_id = ${salesRep})) as "hasRep",
           (select r.web_id from allocation_rep r where r.org_id = a.org_id order by r.rank limit 1) as "defaultRep"
      from allocation_account a join organisation o on o.id = a.org_id where o.ref = ${account}`,
  )

/** Adds a row; nothing where such a row is there already. */
export async function insertAllocation(
  db: Database,
  { orgId, defaultRep }: ChosenAccount,
  addition: AllocationAddition,
  { by, source }: Writing,
) {
  const { vvd, portOfLoading, portOfDischarge, contract, salesRep, remarks } = addition
  const added = await db.find(
    Written,
    sql`
    insert into allocation (vvd, pol_code, pod_code, contract_number, org_id, sales_rep, demand_teu, demand_feu, protect_teu, protect_feu,
                            release_teu, release_feu, remarks, updated_by)
    values (${vvd}, ${portOfLoading}, ${portOfDischarge}, ${contract}, ${orgId}::uuid, ${salesRep || defaultRep}, ${addition.demandTeu}, ${addition.demandFeu},
            ${addition.protectTeu}, ${addition.protectFeu}, ${addition.releaseTeu}, ${addition.releaseFeu}, ${remarks}, ${by})
    on conflict do nothing returning id, version`,
  )
  if (added)
    await db.run(sql`
      insert into allocation_change (allocation_id, version, changed_by, source, changes) values (${added.id}, 1, ${by}, ${source}, '{}'::jsonb)`)
  return added
}

const Entry = AllocationHistory.shape.entries.element
const HISTORY_SHOWN = 500

/** What happened to a row, newest first. */
export const findHistory = (db: Database, id: number) =>
  db.many(
    Entry,
    sql`
    select c.changed_at as at, c.changed_by as by, c.source, c.version, c.changes
      from allocation_change c where c.allocation_id = ${id} order by c.id desc limit ${HISTORY_SHOWN}`,
  )

/** Tells the pages of the carrier's sales that allocations changed. */
export const noteAllocations = (db: Database) => db.run(sql`insert into cargo_change (whose) values ('allocation')`)
