import sql from 'sql-template-tag'
import type { Database } from './database.ts'

/** Told at commit to every server process: something changed that a live page may show. */
export const CHANGES_CHANNEL = 'fairway_changes'

/** Wakes the live pages once this transaction is committed; what changed is read from the rows themselves. */
export const announceChanges = (db: Database) => db.run(sql`select pg_notify(${CHANGES_CHANNEL}, '')`)
