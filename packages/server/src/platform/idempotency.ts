import { createHash } from 'node:crypto'
import { refuse } from '@fairway/contract/kit/general.errors'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from './database.ts'

export interface WriteKey {
  subject: string
  route: string
  key: string
}

const Kept = z.object({ same: z.boolean(), status: z.number().nullable(), body: z.string().nullable() })

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest()

/** Claims the key inside the write's own transaction; the answer of an earlier same write comes back instead. */
export async function claim(db: Database, { subject, route, key }: WriteKey, hash: Buffer) {
  const claimed = await db.run(sql`
    insert into idempotency_record (subject, route, key, request_hash) values (${subject}, ${route}, ${key}, ${hash})
    on conflict do nothing`)
  if (claimed === 1) return undefined
  const kept = await db.one(
    Kept,
    sql`
    select request_hash = ${hash} as same, status, body from idempotency_record
     where subject = ${subject} and route = ${route} and key = ${key}`,
  )
  if (!kept.same) return refuse('GE0012')
  return { status: kept.status ?? 200, body: kept.body ?? '' }
}

export const keepAnswer = (db: Database, { subject, route, key }: WriteKey, status: number, body: string) =>
  db.run(sql`
    update idempotency_record set status = ${status}, body = ${body}
     where subject = ${subject} and route = ${route} and key = ${key}`)

/** Gives the key back: the same write may come again and is then tried anew. */
export const giveBack = (db: Database, { subject, route, key }: WriteKey) =>
  db.run(sql`delete from idempotency_record where subject = ${subject} and route = ${route} and key = ${key}`)
