import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { RuleRow } from '../tracking/public.ts'
import type { LockedRule } from './eta-rule.repository.ts'

const Facts = z.object({ hasPort: z.boolean(), hasEquipment: z.boolean(), hasVoyage: z.boolean() })

/** Whether a rule's port is one, its equipment exists, and its voyage calls there; at an unknown port, anywhere. */
export const findFacts = (db: Database, { port, equipment, vvd }: Pick<RuleRow, 'port' | 'equipment' | 'vvd'>) =>
  db.one(
    Facts,
    sql`
    with port as (select code from location where code = ${port} and kind = 'port')
    select exists (select from port) as "hasPort",
           ${equipment}::text is null or exists (select from equipment_type where code = ${equipment}) as "hasEquipment",
           ${vvd}::text is null or exists (
             select from port_call p where p.vvd = ${vvd} and p.location_code = coalesce((select code from port), p.location_code))
             as "hasVoyage"`,
  )

/** Whoever saves a rule of a port waits until the one before them is done; bookings and sailings do not wait. */
export const lockPort = (db: Database, port: string) =>
  db.run(sql`select from location where code = ${port} for no key update`)

const Rival = z.object({ id: z.number() })

/** The last night of exception `a` reaches into the next day, on which exception `b` begins before it is over. */
const reachesInto = (a: Sql, b: Sql) => sql`
  ${b}.days @> ${a}.last_on + 1 and ${a}.closes <= ${a}.opens and ${b}.opens < ${a}.closes
  and coalesce(${a}.arrival_day = extract(isodow from ${a}.last_on), true)
  and coalesce(${b}.arrival_day = extract(isodow from ${a}.last_on + 1), true)`

/** An active rule for the same containers that is open while this one would be. */
export const findRival = (db: Database, row: RuleRow, ownId: number | undefined) =>
  db.find(
    Rival,
    sql`
    with draft as (
      select ${row.arrivalDay}::smallint as arrival_day, ${row.opens}::smallint as opens, ${row.closes}::smallint as closes,
             ${row.lastOn}::date as last_on, daterange(${row.firstOn}::date, ${row.lastOn}::date, '[]') as days)
    select r.id from eta_rule r cross join draft d
     where r.is_active and r.id is distinct from ${ownId ?? null}::bigint
       and r.is_exception = ${row.isException} and r.port_code = ${row.port} and r.shipment = ${row.shipment}
       and r.equipment_code is not distinct from ${row.equipment}::text
       and r.equipment_group is not distinct from ${row.equipmentGroup}::text
       and r.vvd is not distinct from ${row.vvd}::text
       and (r.days && d.days and r.week && week_of_window(d.arrival_day, d.opens, d.closes)
            or ${reachesInto(sql`r`, sql`d`)} or ${reachesInto(sql`d`, sql`r`)})
     order by r.id limit 1`,
  )

const Saved = z.object({ id: z.number() })

const valuesOf = (row: RuleRow) => sql`
  ${row.isActive}, ${row.port}, ${row.shipment}, ${row.equipment}::text, ${row.equipmentGroup}::text, ${row.vvd}::text,
  ${row.firstOn}::date, ${row.lastOn}::date, ${row.arrivalDay}::smallint, ${row.opens}, ${row.closes}, ${row.portDays},
  ${row.portMinute}, ${row.localDays}, ${row.localMinute}`
const columns = sql`
  is_active, port_code, shipment, equipment_code, equipment_group, vvd, first_on, last_on, arrival_day, opens, closes,
  port_days, port_minute, local_days, local_minute`

export interface Writing {
  /** The rule that is changed; undefined for a new one. */
  before: LockedRule | undefined
  row: RuleRow
  by: string
}

const insertRule = (db: Database, { row, by }: Omit<Writing, 'before'>) =>
  db.one(
    Saved,
    sql`insert into eta_rule (is_exception, ${columns}, changed_by)
        values (${row.isException}, ${valuesOf(row)}, ${by}) returning id`,
  )

const updateRule = (db: Database, { id }: LockedRule, { row, by }: Omit<Writing, 'before'>) =>
  db.one(
    Saved,
    sql`update eta_rule set (${columns}, changed_by, changed_at, version) = (${valuesOf(row)}, ${by}, now(), version + 1)
         where id = ${id}::bigint returning id`,
  )

const isOverlap = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'eta_rule_apart'

/** Writes a new rule or changes one; nothing comes back when the database finds that it overlaps another. */
export async function writeRule(db: Database, { before, ...writing }: Writing) {
  await db.run(sql`savepoint rule`)
  try {
    const saved = await (before ? updateRule(db, before, writing) : insertRule(db, writing))
    await db.run(sql`release savepoint rule`)
    return saved
  } catch (error) {
    if (!isOverlap(error)) throw error
    await db.run(sql`rollback to savepoint rule`)
    return undefined
  }
}
