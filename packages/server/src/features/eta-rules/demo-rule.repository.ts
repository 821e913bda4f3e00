import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { RuleRow } from '../tracking/public.ts'
import { columns, StoredRuleRow } from './eta-rule.repository.ts'

/** The exceptions of the demo are for a vessel that comes after these days, and for days about a week away. */
const AHEAD = { vesselDays: 2, firstDay: 6, lastDay: 9 }

const Port = z.object({ code: z.string() })

/** A port that the carrier has sent and that nobody made a rule, or an exception, for; locked meanwhile. */
export const lockPortWithoutRules = (db: Database, port: string, isException: boolean) =>
  db.find(
    Port,
    sql`
    select code from location
     where code = ${port} and kind = 'port'
       and not exists (select from eta_rule where port_code = code and is_exception = ${isException})
       for no key update`,
  )

/** Writes rules all at once; one that overlaps what somebody else wrote meanwhile is left out. */
export const insertDemoRules = (db: Database, rows: readonly RuleRow[], by: string) =>
  db.many(
    StoredRuleRow,
    sql`
    insert into eta_rule as r (is_exception, is_active, port_code, shipment, equipment_code, equipment_group, vvd, first_on, last_on,
                               arrival_day, opens, closes, port_days, port_minute, local_days, local_minute, changed_by)
    select "isException", "isActive", port, shipment, equipment, "equipmentGroup", vvd, "firstOn", "lastOn", "arrivalDay", opens,
           closes, "portDays", "portMinute", "localDays", "localMinute", ${by}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("isException" boolean, "isActive" boolean, port text, shipment text,
           equipment text, "equipmentGroup" text, vvd text, "firstOn" date, "lastOn" date, "arrivalDay" smallint, opens smallint,
           closes smallint, "portDays" smallint, "portMinute" smallint, "localDays" smallint, "localMinute" smallint)
    on conflict do nothing returning ${columns}`,
  )

const Count = z.object({ missing: z.number() })

/** How many of these ports the carrier has not sent yet. */
export const countMissingPorts = async (db: Database, ports: readonly string[]) =>
  (
    await db.one(
      Count,
      sql`
      select count(*)::int as missing from unnest(${ports}::text[]) as wanted
       where not exists (select from location where code = wanted and kind = 'port')`,
    )
  ).missing

const Moment = z.object({ vvd: z.string(), firstOn: z.string(), lastOn: z.string() })

/** The next vessel to a port, and some days soon; nothing until the carrier has sent its schedules. */
export const findMoment = (db: Database, port: string) =>
  db.find(
    Moment,
    sql`
    select p.vvd, (business_now() at time zone l.zone)::date + ${AHEAD.firstDay}::int as "firstOn",
           (business_now() at time zone l.zone)::date + ${AHEAD.lastDay}::int as "lastOn"
      from port_call p join location l on l.code = p.location_code
     where l.code = ${port}
       and coalesce(p.arrival_estimated_at, p.arrival_planned_at) > business_now() + make_interval(days => ${AHEAD.vesselDays})
     order by coalesce(p.arrival_estimated_at, p.arrival_planned_at), p.vvd limit 1`,
  )
