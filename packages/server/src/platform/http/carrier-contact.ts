import sql from 'sql-template-tag'
import type { Pool } from '../database/database.ts'
import type { Logger } from '../monitoring/log.ts'

/** The carrier calls often; its sign of life is written down this often at most. */
const NOTED_EVERY_MS = 10_000

/** Stores that the carrier's system called, and the business clock, outside of the call's transaction. */
export function createCarrierContact(pool: Pool, log: Logger) {
  let notedAt = 0
  return () => {
    if (Date.now() - notedAt < NOTED_EVERY_MS) return
    notedAt = Date.now()
    pool
      .reading()
      .run(
        sql`
        with clock as (update business_clock set reached = business_now() where reached is distinct from business_now())
        insert into carrier_contact (heard_at) values (now()) on conflict (only_row) do update set heard_at = excluded.heard_at`,
      )
      .catch((error: Error) => log.warn({ err: error }, "the carrier's sign of life was not kept"))
  }
}
