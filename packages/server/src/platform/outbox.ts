import type { OutboxTopic } from '@fairway/contract/carrier/outbox.values'
import sql from 'sql-template-tag'
import type { Database } from './database/database.ts'

/** Announced at commit to every server process: there is something for the carrier. */
export const OUTBOX_CHANNEL = 'fairway_outbox'

export interface NewOutboxEntry {
  topic: OutboxTopic
  /** Entries of one key reach the carrier in the order of their transactions. */
  key: string
  payload: object
}

/**
 * Hands something to the carrier, in the caller's own transaction: it leaves when that is committed, and never otherwise.
 * Nobody else can write for the same keys meanwhile, because the caller has locked the rows that they stand for; so the
 * order of entries is the order of commits.
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
