import type { OutboxTopic } from '@fairway/contract/carrier/outbox.words'
import sql from 'sql-template-tag'
import type { Database } from './database.ts'

/** Told at commit to every server process: there is something for the carrier. */
export const OUTBOX_CHANNEL = 'fairway_outbox'

export interface Outgoing {
  topic: OutboxTopic
  /** Entries of one key reach the carrier in the order of their transactions. */
  key: string
  payload: object
}

/**
 * Hands something to the carrier, in the caller's own transaction: it leaves when that is committed, and never otherwise.
 * Whoever writes for the same key waits, so that the order of entries is the order of commits.
 */
export async function putOut(db: Database, { topic, key, payload }: Outgoing) {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 14))`)
  await db.run(sql`
    insert into outbox_entry (topic, key, payload) values (${topic}, ${key}, ${JSON.stringify(payload)}::jsonb)`)
  await ringOutbox(db)
}

/** Wakes whoever waits for entries, once this transaction is committed. */
export const ringOutbox = (db: Database) => db.run(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`)
