import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from './database.ts'

const BusinessClock = z.object({ now: z.string(), rate: z.number(), epoch: z.string() })

/** Starts the business clock once, and keeps business time unbroken when its rate changes. */
export const setClock = (db: Database, rate: number) =>
  db.run(sql`
    insert into business_clock (epoch, started_at, rate) values (now(), now(), ${rate})
    on conflict (only_row) do update
       set epoch = business_now(), started_at = now(), rate = excluded.rate
     where business_clock.rate <> excluded.rate`)

export const readClock = (db: Database) =>
  db.one(BusinessClock, sql`select business_now() as now, rate, epoch from business_clock`)
