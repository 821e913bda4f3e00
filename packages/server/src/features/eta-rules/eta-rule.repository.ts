import type { ExceptionSearch, RuleChange } from '@fairway/contract/eta-rules/eta-rule.schema'
import { ExceptionFields } from '@fairway/contract/eta-rules/eta-rule.schema'
import { equipmentGroups } from '@fairway/contract/eta-rules/eta-rule.values'
import { shipmentKinds } from '@fairway/contract/tracking/tracking.values'
import sql, { empty, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import { isOpen } from '../tracking/public.ts'

export const StoredRuleRow = z.object({
  id: z.number(),
  version: z.number(),
  isException: z.boolean(),
  isActive: z.boolean(),
  port: z.string(),
  shipment: z.enum(shipmentKinds),
  equipment: z.string().nullable(),
  equipmentGroup: z.enum(equipmentGroups).nullable(),
  vvd: z.string().nullable(),
  firstOn: z.string().nullable(),
  lastOn: z.string().nullable(),
  arrivalDay: z.number().nullable(),
  opens: z.number(),
  closes: z.number(),
  portDays: z.number(),
  portMinute: z.number(),
  localDays: z.number(),
  localMinute: z.number(),
  changedAt: z.string(),
  changedBy: z.string(),
})

/** The name of whoever acted under a user name; the user name itself where the account is gone. */
const nameOf = (username: Sql) => sql`
  coalesce((select concat_ws(' ', a.first_name, a.last_name) from account a
             where a.username_key = lower(normalize(${username}, nfkc))), ${username})`

/** All columns of rule `r`. */
export const columns = sql`
  r.id, r.version, r.is_exception as "isException", r.is_active as "isActive", r.port_code as port, r.shipment,
  r.equipment_code as equipment, r.equipment_group as "equipmentGroup", r.vvd, r.first_on as "firstOn", r.last_on as "lastOn",
  r.arrival_day as "arrivalDay", r.opens, r.closes, r.port_days as "portDays", r.port_minute as "portMinute",
  r.local_days as "localDays", r.local_minute as "localMinute", r.changed_at as "changedAt",
  ${nameOf(sql`r.changed_by`)} as "changedBy"`

export type RuleFilter = z.output<typeof ExceptionSearch> & { isException: boolean }

/** Rules that may apply to containers of a type, or to any of a group. */
const appliesTo = (equipment: string) => sql`
  and (r.specificity = 0 or r.equipment_code = ${equipment}
       or r.equipment_group in (${equipment.toLowerCase()}, (select group_name from equipment_type where code = ${equipment}))
       or r.equipment_code in (select code from equipment_type where group_name = ${equipment.toLowerCase()}))`

/** The rules or the exceptions of a port; only admins get here, and they see all of them. */
export const findRules = (db: Database, { isException, port, shipment, day, equipment, vvd, withEnded }: RuleFilter) =>
  db.many(
    StoredRuleRow,
    sql`
    select ${columns} from eta_rule r
     where r.port_code = ${port} and r.is_exception = ${isException}
       ${withEnded === '' ? sql`and r.is_active` : empty}
       ${shipment === '' ? empty : sql`and r.shipment = ${shipment}`}
       ${day === '' ? empty : sql`and coalesce(r.arrival_day = ${Number(day)}::int, true)`}
       ${equipment === '' ? empty : appliesTo(equipment)}
       ${vvd === '' ? empty : sql`and r.vvd = ${vvd}`}
     order by r.vvd nulls last, r.first_on, r.arrival_day nulls first, r.opens, r.specificity desc, r.id`,
  )

/** One rule or exception. */
export const findRule = (db: Database, id: number) =>
  db.find(StoredRuleRow, sql`select ${columns} from eta_rule r where r.id = ${id}::bigint`)

export type LockedRule = Locked<z.output<typeof StoredRuleRow>>

/** The same, locked until the transaction ends, so that two who change it take turns. */
export const lockRule = async (db: Database, id: number): Promise<LockedRule | undefined> => {
  const statement = sql`select ${columns} from eta_rule r where r.id = ${id}::bigint for no key update of r`
  const found = await db.find(StoredRuleRow, statement)
  return found && asLocked(found)
}

const Port = z.object({ zone: z.string(), now: z.string() })

/** The zone of a port, and the business clock; nothing where the code is no port's. */
export const findPort = (db: Database, port: string) =>
  db.find(Port, sql`select zone, business_now() as now from location where code = ${port} and kind = 'port'`)

const Change = z.object({
  at: z.string(),
  by: z.string(),
  before: ExceptionFields.nullable(),
  after: ExceptionFields,
}) satisfies z.ZodType<z.output<typeof RuleChange>>

/** Who changed what of a rule and when, newest first, out of the audit trail. */
export const findHistory = (db: Database, id: number) =>
  db.many(
    Change,
    sql`
    select e.at, ${nameOf(sql`e.actor`)} as by, e.before, e.after from audit_entry e
     where e.object_type = 'etaRule' and e.object_id = ${String(id)} order by e.at desc, e.id desc`,
  )

const ContainerCount = z.object({ boxes: z.number() })

/** How many open containers have their estimate from this rule. */
export const countContainersByRule = async (db: Database, id: number, port: string) =>
  (
    await db.one(
      ContainerCount,
      sql`
      select count(*)::int as boxes from booking b join container c on c.booking_id = b.id
       where b.pod_code = ${port} and c.est_rule_id = ${id}::bigint and ${isOpen}`,
    )
  ).boxes
