import { createHash } from 'node:crypto'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { FastifyRequest } from 'fastify'
import sql from 'sql-template-tag'
import { z } from 'zod'
import { type Database, JsonOf } from '../database/database.ts'
import type { Keys } from '../keys.ts'
import { type Audit, writeAudit } from '../monitoring/audit.ts'
import type { Viewer } from '../viewer.ts'
import { CommittingRefusal } from './refusals.ts'

interface WriteKey {
  subject: string
  route: string
  key: string
}

const Stored = z.object({
  same: z.boolean(),
  status: z.number().nullable(),
  body: z.string().nullable(),
  sealedBody: z.string().nullable(),
})

/** Claims the key inside the write's own transaction; the answer of an earlier same write comes back instead. */
async function claim(db: Database, keys: Keys, { subject, route, key }: WriteKey, hash: Buffer) {
  const claimed = await db.run(sql`
    insert into idempotency_record (subject, route, key, request_hash) values (${subject}, ${route}, ${key}, ${hash})
    on conflict do nothing`)
  if (claimed === 1) return undefined
  const stored = await db.one(
    Stored,
    sql`
    select request_hash = ${hash} as same, status, body, sealed_body as "sealedBody" from idempotency_record
     where subject = ${subject} and route = ${route} and key = ${key}`,
  )
  if (!stored.same) return refuse('GE0012')
  return { status: stored.status ?? 200, body: stored.sealedBody ? open(keys, stored.sealedBody) : (stored.body ?? '') }
}

/** An answer that a former secret sealed is lost; that its write was done is not. */
function open(keys: Keys, sealed: string) {
  try {
    return keys.open(sealed)
  } catch {
    return refuse('GE0007')
  }
}

/** An answer may hold a secret that is shown once, or what only its reader may see: nobody reads it in the database. */
const storeAnswer = (db: Database, { subject, route, key }: WriteKey, status: number, sealed: string) =>
  db.run(sql`
    update idempotency_record set status = ${status}, sealed_body = ${sealed}
     where subject = ${subject} and route = ${route} and key = ${key}`)

/** Gives the key back: the same write may come again and is then tried anew. */
const releaseKey = (db: Database, { subject, route, key }: WriteKey) =>
  db.run(sql`delete from idempotency_record where subject = ${subject} and route = ${route} and key = ${key}`)

interface Write {
  endpoint: Endpoint
  request: FastifyRequest
  viewer: Viewer
  keys: Keys
}

/** Does the work of a write once: the same write again, under the same key, gets the first answer. */
export async function answerOnce(
  db: Database,
  { endpoint, request, viewer, keys }: Write,
  work: (audit: Audit) => Promise<unknown>,
) {
  const { actor, subject } = viewer
  const key = request.headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key))) refuse('GE0012')
  const write = {
    subject: actor === subject ? subject : `${actor} for ${subject}`,
    route: `${endpoint.method} ${pathOf(endpoint, request)}`,
    key: String(key),
  }
  if (key !== undefined) {
    const answered = await claim(db, keys, write, hashOf(request))
    if (answered) return answered
  }
  const action = `${endpoint.method} ${endpoint.path}`
  const audit: Audit = async (...entries) => {
    await writeAudit(db, ...entries.map((entry) => ({ ...entry, requestId: request.id, actor, subject, action })))
  }
  const done = await work(audit).catch(async (error: unknown) => {
    if (!(error instanceof CommittingRefusal)) throw error
    if (key !== undefined) await releaseKey(db, write)
    return error
  })
  if (done instanceof CommittingRefusal) return done
  const text = String(serializeBody(done))
  if (key !== undefined) await storeAnswer(db, write, 200, keys.seal(text))
  return { status: 200, body: text }
}

export const serializeBody = (body: unknown) =>
  body instanceof JsonOf ? body.content : typeof body === 'string' ? body : JSON.stringify(body)

/** The path of a call in one form, however its address was written. */
const pathOf = ({ path }: Endpoint, request: FastifyRequest) => {
  const params = request.params as Record<string, string> // all that Fastify makes of a path
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** What was sent beside its path: two writes are the same only when their queries and their bodies are. */
function hashOf({ query, body }: FastifyRequest) {
  const hash = createHash('sha256')
  if (Object.keys(query ?? {}).length > 0) hash.update(`?${canonical(query)}\n`)
  return hash.update(Buffer.isBuffer(body) ? body : canonical(body ?? null)).digest()
}

/** The same text for the same content, in whatever order its parts were sent. */
function canonical(content: unknown) {
  try {
    return JSON.stringify(content, (_name, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
        : part,
    )
  } catch {
    return refuse('GE0012') // nested beyond what can be written down
  }
}
