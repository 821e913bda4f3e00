import type { OutboxTopic } from '@fairway/contract/carrier/outbox.values'
import sql from 'sql-template-tag'
import type { Database } from './database/database.ts'

/** Told at commit to every server process: there is something for the carrier. */
export const OUTBOX_CHANNEL = 'fairway_outbox'

export interface NewOutboxEntry {
  topic: OutboxTopic
  /** Entries of one key reach the carrier in the order of their transactions. */
  key: string
  payload: object
}

/**
 * Hands something to the carrier, in the caller's own transaction: it leaves when that is committed, and never otherwise.
 * Whoever writes for the same key waits, so that the order of entries is the order of commits.
 */
export async function enqueue(db: Database, entry: NewOutboxEntry) {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${entry.key}, 14))`)
  await enqueueLocked(db, [entry])
}

/**
 * The same for entries for whose keys nobody else can write now, because the caller holds the rows that they stand for.
 * Hundreds of locks in one transaction would fill the table that the database has for all of them.
 */
export async function enqueueLocked(db: Database, entries: readonly NewOutboxEntry[]) {
  await db.run(sql`
    insert into outbox_entry (topic, key, payload)
    select g.topic, g.key, g.payload
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as g(topic text, key text, payload jsonb)`)
  await notifyOutbox(db)
}

/** Wakes whoever waits for entries, once this transaction is committed. */
export const notifyOutbox = (db: Database) => db.run(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`)
