import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'

/** So many containers are worked out in one transaction: few enough that nobody waits for it. */
const BATCH = 500

/** Whether there are terms, also withdrawn ones, of the contract of booking `b`: without any there is nothing to work out. */
export const hasTerms = sql`exists (select from detention_terms t where t.contract_number = b.service_contract)`

/** Marks the containers that terms of these contracts may change, and those that followed one of these terms. */
export async function markContracts(db: Database, contracts: readonly string[], refs: readonly string[]) {
  await db.run(
    sql`insert into detention_terms_change (contract_number) select distinct unnest(${contracts}::text[]) order by 1`,
  )
  await db.run(sql`
    update container c set rule_due_at = '-infinity'
      from (select c.id from booking b join container c on c.booking_id = b.id
             where b.service_contract = any(${contracts}::text[]) and c.stage in ('Out-gated', 'Empty Returned')
            union select c.id from container c where c.rule_ref = any(${refs}::text[]) order by id) due
     where c.id = due.id`)
}

const TermsChange = z.object({ id: z.number(), contract: z.string() })
type TermsChange = z.output<typeof TermsChange>

/** Changes of terms during which others may have left containers unmarked. */
export const findTermsChanges = (db: Database) =>
  db.many(TermsChange, sql`select id, contract_number as contract from detention_terms_change order by id`)

/** Marks what was left unmarked during these changes, once whoever did not see them is done. */
export async function markUnmarked(db: Database, changes: readonly TermsChange[]) {
  const contracts = [...new Set(changes.map(({ contract }) => contract))]
  await db.run(sql`
    update container c set rule_due_at = '-infinity'
      from (select c.id from booking b join container c on c.booking_id = b.id
             where b.service_contract = any(${contracts}::text[]) and c.stage in ('Out-gated', 'Empty Returned')
               and c.rule_due_at is null and c.rule_ref is null order by c.id) due
     where c.id = due.id`)
  await db.run(sql`delete from detention_terms_change where id = any(${changes.map(({ id }) => id)}::bigint[])`)
}

const DueContainer = z.object({
  id: z.number(),
  contract: z.string().nullable(),
  equipment: z.string(),
  equipmentGroup: z.string(),
  destination: z.string(),
  port: z.string(),
  /** Days on the calendar of the place at which it left. Null where it has not left or the carrier states it all. */
  outGateOn: z.string().nullable(),
  inGateOn: z.string().nullable(),
  today: z.string().nullable(),
  /** The end of that day there. */
  nextDayAt: z.string().nullable(),
})
export type DueContainer = z.output<typeof DueContainer>

/**
 * The next containers whose free time is to be worked out, locked, with what it depends on. The latest full gate-out
 * counts, on the calendar of its place, and so does the day of the return.
 */
export const lockDueContainers = async (db: Database): Promise<Locked<DueContainer>[]> => {
  const rows = await db.many(
    DueContainer,
    sql`
    with due as materialized (
      select id from container where rule_due_at <= (select business_now()) order by rule_due_at, id limit ${BATCH} for no key update skip locked)
    select c.id, b.service_contract as contract, c.equipment_code as equipment, q.group_name as "equipmentGroup",
           place.code as destination, place.port_code as port,
           (left_at.occurred_at at time zone left_at.zone)::date as "outGateOn",
           case when c.stage = 'Empty Returned' then (c.last_moved_at at time zone left_at.zone)::date end as "inGateOn",
           here.today, ((here.today + 1)::timestamp at time zone left_at.zone)::text as "nextDayAt"
      from due join container c using (id) join booking b on b.id = c.booking_id
      join equipment_type q on q.code = c.equipment_code
      join location place on place.code = coalesce(b.del_code, b.pod_code)
      left join lateral (
        select e.occurred_at, l.zone from container_event e join location l on l.code = e.location_code
         where e.container_id = c.id and e.kind = 'gateOut' and e.load = 'full' and e.classifier = 'actual' and not e.withdrawn
           and c.stage in ('Out-gated', 'Empty Returned') and (c.free_time_at is null or c.return_by is null)
         order by e.occurred_at desc limit 1) left_at on true
      left join lateral (select (business_now() at time zone left_at.zone)::date as today) here on true
     order by c.id`,
  )
  return rows.map((row) => asLocked(row))
}

/** What the terms give for a container; all null where there are none or the carrier states it itself. */
export interface CalculatedFreeTime {
  ref: string | null
  freeDays: number | null
  returnBy: string | null
  detentionDays: number | null
  amount: string | null
  currency: string | null
  /** When it must be worked out again; null once the container is back. */
  dueAt: string | null
}

const Changed = z.object({ id: z.number() })

/** Stores what was worked out, and returns the containers of which readers see something else now. */
export const saveCalculated = (
  db: Database,
  rows: { container: Locked<DueContainer>; freeTime: CalculatedFreeTime }[],
) =>
  db.many(
    Changed,
    sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows.map(({ container: { id }, freeTime }) => ({ id, ...freeTime })))}::jsonb) as g(id bigint, ref text, "freeDays" int, "returnBy" date,
        "detentionDays" int, amount numeric, currency text, "dueAt" timestamptz)),
    former as (
      select c.id, (c.rule_ref, c.rule_free_days, c.rule_return_by, c.rule_detention_days, c.rule_amount, c.rule_currency)
               is distinct from (g.ref, g."freeDays", g."returnBy", g."detentionDays", g.amount, g.currency) as is_changed
        from given g join container c using (id)),
    saved as (
      update container c
         set rule_ref = g.ref, rule_free_days = g."freeDays", rule_return_by = g."returnBy", rule_detention_days = g."detentionDays",
             rule_amount = g.amount, rule_currency = g.currency, rule_due_at = g."dueAt",
             changed_in = case when f.is_changed then pg_current_xact_id() else c.changed_in end
        from given g join former f using (id) where c.id = g.id
      returning c.id, f.is_changed)
    select id from saved where is_changed`,
  )
