import { DeadLetter } from '@fairway/contract/carrier/outbox.schema'
import { DEAD_LETTERS_SHOWN, outboxTopics } from '@fairway/contract/carrier/outbox.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

/** What was set aside, oldest first, each with how many wait behind it. */
export const findDeadLetters = (db: Database) =>
  db.many(
    DeadLetter,
    sql`
    select o.id::text as id, o.topic, o.key, o.payload->>'kind' as kind, (o.payload->>'version')::int as version,
           o.created_at as "createdAt", o.set_aside_at as "setAsideAt", o.tries, o.last_error as "lastError",
           (select count(*)::int from outbox_entry later where later.done_at is null and later.key = o.key and later.id > o.id) as behind
      from outbox_entry o where o.set_aside_at is not null order by o.id limit ${DEAD_LETTERS_SHOWN}`,
  )

const Counts = z.object({ total: z.number(), waiting: z.number() })

export const countEntries = (db: Database) =>
  db.one(
    Counts,
    sql`
    select (select count(*)::int from outbox_entry where set_aside_at is not null) as total,
           (select count(*)::int from outbox_entry e where e.done_at is null and e.set_aside_at is null and not exists (
              select from outbox_entry s where s.set_aside_at is not null and s.key = e.key and s.id < e.id)) as waiting`,
  )

const LockedEntry = z.object({
  id: z.string(),
  topic: z.enum(outboxTopics),
  key: z.string(),
  /** What it says, without its document. */
  payload: z.record(z.string(), z.unknown()),
  version: z.number().nullable(),
  tries: z.number(),
  lastError: z.string().nullable(),
})

/** Those of the entries that are still set aside, locked for this transaction. */
export const lockDeadLetters = (db: Database, ids: readonly string[]) =>
  db.many(
    LockedEntry,
    sql`
    select id::text as id, topic, key, payload - 'document' as payload, (payload->>'version')::int as version, tries,
           last_error as "lastError" from outbox_entry
     where id = any(${ids}::bigint[]) and set_aside_at is not null order by outbox_entry.id for update`,
  )

/** Back to the beginning: due at once, with all tries before them. */
export const releaseEntries = (db: Database, ids: readonly string[]) =>
  db.run(sql`
    update outbox_entry set set_aside_at = null, tries = 0, next_try_at = now() where id = any(${ids}::bigint[])`)

export const dropEntries = (db: Database, ids: readonly string[]) =>
  db.run(sql`
    update outbox_entry set set_aside_at = null, done_at = now(), done_as = 'dropped' where id = any(${ids}::bigint[])`)
