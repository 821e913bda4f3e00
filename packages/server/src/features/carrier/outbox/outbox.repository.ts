import { OutboxEntries, OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import { OUTBOX_LEASE_S, OUTBOX_TRIES, OUTBOX_WAITS_S } from '@fairway/contract/carrier/outbox.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { notifyOutbox } from '../../../platform/outbox.ts'
import type { Viewer } from '../../../platform/viewer.ts'

const waits = [...OUTBOX_WAITS_S]
/** How long an entry rests after a try that failed: ever longer. */
const restAfter = sql`make_interval(secs => (${waits}::int[])[least(greatest(o.tries, 1), ${waits.length})])`

/** Nothing of this key is before it: neither on its way, nor resting, nor set aside. */
const isHead = sql`not exists (select from outbox_entry before where before.done_at is null and before.key = e.key and before.id < e.id)`

/**
 * Hands out what is due, the untried first, the oldest of its key alone, and to nobody else until it should have been
 * acknowledged. Two who ask at once get different entries.
 */
const claimSql = (consumer: Viewer, limit: number) => sql`
  with head as (
    select e.id from outbox_entry e
     where e.done_at is null and e.set_aside_at is null and e.next_try_at <= now() and e.tries < ${OUTBOX_TRIES} and ${isHead}
     order by e.tries, e.id limit ${limit} for update skip locked),
  taken as (
    update outbox_entry o
       set tries = o.tries + 1, taken_at = clock_timestamp(), taken_by = ${consumer.actor},
           next_try_at = now() + greatest(make_interval(secs => ${OUTBOX_LEASE_S}), ${restAfter})
     where o.id in (select id from head) returning o.*),
  entry as (
    select taken.id as nth, id::text as id, topic, key, tries as attempt, payload,
           to_char(created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
      from taken)`

export const claimEntries = (db: Database, consumer: Viewer, limit: number) =>
  db.many(
    OutboxEntry,
    sql`${claimSql(consumer, limit)} select id, topic, key, attempt, payload, "createdAt" from entry order by nth`,
  )

const Found = z.object({ ids: z.array(z.string()) })

/** The same as the reply of a poll: PostgreSQL writes it, and nobody reads it on the way. */
export const claimForPoll = (db: Database, consumer: Viewer, limit: number) =>
  db.document(
    Found,
    OutboxEntries,
    sql`
    ${claimSql(consumer, limit)}
    select coalesce(json_agg(id order by nth), '[]') as ids, json_build_object('entries', coalesce(json_agg(json_build_object('id', id, 'topic', topic, 'key', key,
             'createdAt', "createdAt", 'attempt', attempt, 'payload', payload) order by nth), '[]')) as body from entry`,
  )

/** Whoever took these has them: nothing more will happen. One that an admin dropped meanwhile stays dropped. */
export const markDelivered = (db: Database, ids: readonly string[]) =>
  db.run(sql`
    update outbox_entry set done_at = now(), done_as = 'delivered', set_aside_at = null, last_error = null
     where id = any(${ids}::bigint[]) and taken_at is not null and done_at is null`)

export interface Failure {
  id: string
  reason: string
}

/** A try that failed counts once, however often it is told; the entry rests and is handed out again. */
export const markFailed = (db: Database, failures: readonly Failure[]) =>
  db.run(sql`
    update outbox_entry o set failed_at = clock_timestamp(), last_error = f.reason, next_try_at = now() + ${restAfter}
      from (select distinct on (id) id, reason from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as g(id bigint, reason text) order by id) f
     where o.id = f.id and o.tries > 0 and o.done_at is null and o.set_aside_at is null
       and (o.failed_at is null or o.failed_at < o.taken_at)`)

/** A try that was broken off by ourselves: somebody else may take it up at once. */
export const releaseEntry = (db: Database, id: string) =>
  db.run(sql`update outbox_entry set next_try_at = now() where id = ${id}::bigint and done_at is null`)

/** A poll whose caller had gone before it was answered: these go to whoever asks next, and it was no try. */
export async function returnEntries(db: Database, ids: readonly string[]) {
  await db.run(sql`
    update outbox_entry set tries = tries - 1, next_try_at = now()
     where id = any(${ids}::bigint[]) and tries > 0 and done_at is null`)
  await notifyOutbox(db)
}

const Exhausted = z.object({ id: z.string(), key: z.string(), reason: z.string() })

/** Sets aside what was tried often enough: refused once more, or not acknowledged in time. */
export const deadLetterExhausted = (db: Database) =>
  db.many(
    Exhausted,
    sql`
    with spent as (
      select id from outbox_entry e
       where done_at is null and set_aside_at is null and tries >= ${OUTBOX_TRIES}
         and (failed_at >= taken_at or next_try_at <= now())
       order by id for update skip locked),
    aside as (
      update outbox_entry o set set_aside_at = now(), last_error = case when failed_at >= taken_at then last_error else 'not acknowledged' end
       where o.id in (select id from spent) returning o.*)
    select id::text as id, key, last_error as reason from aside order by aside.id`,
  )

const EntryState = z.object({
  id: z.string(),
  state: z.enum(['delivered', 'waiting', 'setAside', 'dropped', 'unknown']),
})

/** How these entries stand, in the order asked. */
export const findEntryStates = (db: Database, ids: readonly string[]) =>
  db.many(
    EntryState,
    sql`
    select asked.id::text as id,
           case when o.taken_at is null then 'unknown' when o.done_as is not null then o.done_as
                when o.set_aside_at is not null then 'setAside' else 'waiting' end as state
      from unnest(${ids}::bigint[]) with ordinality as asked(id, nth) left join outbox_entry o on o.id = asked.id
     order by asked.nth`,
  )
