import { ScheduledSailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { InstantOut, Names } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { namesIn } from '../../reference-data/public.ts'
import { type SailingQuery, sailings } from '../sailing.repository.ts'

/** A sailing with the carrier's count of its changes and when it spoke last; a feeder counts too. */
const CalendarSailing = ScheduledSailing.extend({ revision: z.number(), statedAt: InstantOut.nullable() })
export type CalendarSailing = z.output<typeof CalendarSailing>

const spoken = sql`
  y.revision + coalesce(fy.revision, 0) as revision, greatest(y.stated_at, fy.stated_at) as "statedAt"`

/** Sailings for a calendar, for anyone. */
export const findCalendarSailings = (db: Database, query: Omit<SailingQuery, 'more'>) =>
  db.many(CalendarSailing, sailings({ ...query, more: spoken }))

const CalendarPort = z.object({ code: z.string(), name: Names, zone: z.string(), today: z.string() })

/** Those of these codes that are ports of the carrier, and what day it is there. */
export const findCalendarPorts = (db: Database, codes: readonly string[]) =>
  db.many(
    CalendarPort,
    sql`
    select l.code, ${namesIn(sql`l`)} as name, l.zone, (business_now() at time zone l.zone)::date as today
      from location l where l.code = any(${codes}::text[]) and l.kind = 'port'`,
  )
