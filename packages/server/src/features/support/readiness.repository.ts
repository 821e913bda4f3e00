import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'

const Ready = z.object({ ready: z.literal(true) })

/** Ready means that the database answers and knows the business clock. */
export const pingDatabase = (db: Database) => db.one(Ready, sql`select business_now() is not null as ready`)
