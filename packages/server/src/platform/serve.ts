import { FILE_BYTES } from '@fairway/contract/form-uploads/form-upload.words'
import type { Endpoint, ReplyOf, RequestOf } from '@fairway/contract/kit/endpoint'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { z } from 'zod'
import { recogniseCaller, refuseOtherSites } from './access.ts'
import { type AuditEntry, writeAudit } from './audit.ts'
import { Browser } from './browser.ts'
import { type Packed, pack } from './compression.ts'
import { type Database, JsonOf, type Pool } from './database.ts'
import { type Deadline, withDeadline } from './deadline.ts'
import { Download, sendDownload } from './download.ts'
import { flatHeadersOf, type SecurityHeaders } from './headers.ts'
import { claim, giveBack, hashOf, keepAnswer } from './idempotency.ts'
import type { Logger } from './log.ts'
import { type Line, type RejectedLine, readLines } from './ndjson.ts'
import { createLimit, limitCalls, limitPeople } from './rate-limit.ts'
import { RefusalThatKeeps } from './refusals.ts'
import { readRequest } from './request.ts'
import type { Door } from './session.ts'
import type { Settings } from './settings.ts'
import { endConnectionIfClosing } from './shutdown.ts'
import { openPipe, type Streaming } from './stream.ts'
import { guest, type PersonViewer, type Viewer } from './viewer.ts'

/** What every handler works with: the request's own database access, its viewer, its log. */
export interface Context {
  db: Database
  viewer: Viewer
  requestId: string
  ip: string
  settings: Settings
  log: Logger
  /** Over when the call has taken too long. */
  deadline: Deadline
  /** What the call came with beside its parts, and what its answer may leave in the browser. */
  browser: Browser
  /** Adds to the audit trail, in the same transaction. */
  audit: (...entries: readonly Pick<AuditEntry, 'objectType' | 'objectId' | 'before' | 'after'>[]) => Promise<void>
}

type LinesOf<E> = E extends { lines: infer L extends z.ZodType }
  ? { lines: Line<z.output<L>>[]; rejected: RejectedLine[] }
  : object
/** A file as it came, and a signal for when whoever sent it has hung up. */
type BytesOf<E> = E extends { bytes: true } ? { bytes: Buffer; hungUp: AbortSignal } : object
export type Handler<E extends Endpoint> = (
  context: Context,
  request: RequestOf<E> & LinesOf<E> & BytesOf<E>,
) => Promise<
  E extends { streams: true } ? Streaming : E extends { file: true } ? Download : ReplyOf<E> | JsonOf<ReplyOf<E>>
>

/** Refuses a call at once, before its body is read and anything is done for it. */
export type RefuseAtDoor = () => void

/** The only way to answer a call: by its description in the contract. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, refuseAtDoor?: RefuseAtDoor) => void

export interface Serving {
  pool: Pool
  settings: Settings
  /** For whoever has to be recognised: such a call never waits behind searches. */
  door: Door
  headers: SecurityHeaders
  /** Called when the carrier's system shows that it is there. */
  carrierHeard: () => void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** A page or an asset of the web, which is no call. */
    page?: true
  }
}

/** Refreshing and signing out are no forms that people fill in: an office behind one address does it more often. */
const SESSION_CALLS = 10
const BULK_BYTES = 64 * 1024 * 1024
const BODY_BYTES = 1024 * 1024

export function createServe(app: FastifyInstance, serving: Serving): Serve {
  // one limit for all public calls of an address, not one for each
  const { publicCallsPerMinute, formsPerMinute } = serving.settings
  const limit = limitCalls(createLimit(publicCallsPerMinute))
  const limitPerson = limitPeople(publicCallsPerMinute)
  const guards = {
    forms: limitCalls(createLimit(formsPerMinute)),
    session: limitCalls(createLimit(formsPerMinute * SESSION_CALLS)),
  }
  return (endpoint, handler, refuseAtDoor) => {
    const served = {
      endpoint,
      limitPerson,
      handler: handler as Handler<Endpoint>, // erased here, typed for the caller
      headers: flatHeadersOf(serving.headers, endpoint),
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.lines ? BULK_BYTES : endpoint.bytes ? FILE_BYTES : BODY_BYTES,
      config: { endpoint },
      compress: false, // `send` does it
      ...(endpoint.method === 'GET' || endpoint.bytes ? { decompress: false } : {}),
      onRequest: [
        ...(endpoint.limited && endpoint.allow.kind === 'public' ? [limit] : []),
        ...(endpoint.guarded ? [guards[endpoint.guarded]] : []),
        ...(refuseAtDoor ? [atDoor(refuseAtDoor)] : []),
      ],
      handler: (request, reply) => answer(serving, served, request, reply),
    })
  }
}

const atDoor =
  (refuse: RefuseAtDoor) => (_request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) => {
    try {
      refuse()
      done()
    } catch (error) {
      done(error as Error) // only refusals are thrown there
    }
  }

interface Served {
  endpoint: Endpoint
  limitPerson: (person: PersonViewer, reply: FastifyReply) => void
  handler: Handler<Endpoint>
  headers: string[]
}

function answer(
  { pool, settings, door, carrierHeard }: Serving,
  { endpoint, handler, limitPerson, headers }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const admit = (viewer: Viewer) => {
    if (viewer.kind === 'carrier') carrierHeard()
    if (viewer.kind === 'person' && endpoint.limited) limitPerson(viewer, reply)
  }
  return withDeadline(settings.requestLimitMs, async (deadline) => {
    const { allow } = endpoint
    if (endpoint.method !== 'GET' && allow.kind !== 'carrier') refuseOtherSites(request, settings.publicUrl)
    const viewer = allow.kind === 'public' ? guest : await recogniseCaller(door, endpoint, request, reply)
    admit(viewer)
    const input = readRequest(endpoint, request)
    if (endpoint.lines) Object.assign(input, readLines(endpoint.lines, request.body))
    Object.assign(input, readBytes(endpoint, request, reply))
    const contextWith = (db: Database, audit: Context['audit']): Context => {
      const log = request.log as Logger // Fastify's logger is pino
      const browser = new Browser(request, reply, settings)
      return { db, audit, viewer, requestId: request.id, ip: request.ip, settings, log, deadline, browser }
    }

    if ((endpoint.streams || endpoint.file) && request.method === 'HEAD') return send(reply, headers, 200, '')
    if (endpoint.method === 'GET' || endpoint.stateless || endpoint.guarded) {
      const body = await handler(contextWith(pool.reading(deadline), refuseAudit), input as never) // the parsed parts, as the endpoint says
      return sendRead(reply, headers, body)
    }

    const answered = await pool.transaction(
      (db) => answerOnce(db, { endpoint, request, viewer }, (audit) => handler(contextWith(db, audit), input as never)), // as above
      deadline,
    )
    if (answered instanceof RefusalThatKeeps) throw answered
    return send(reply, headers, answered.status, answered.body)
  })
}

/** The file of a call that takes one; a file where none is wanted, or something else where one is, is refused. */
function readBytes(endpoint: Endpoint, { body }: FastifyRequest, { raw }: FastifyReply) {
  const isWanted = endpoint.bytes === true
  if (Buffer.isBuffer(body) !== isWanted) return refuse('GE0014')
  if (!isWanted) return {}
  const leaving = new AbortController()
  raw.once('close', () => raw.writableEnded || leaving.abort())
  return { bytes: body, hungUp: leaving.signal }
}

/** What was read, as it is: lines that go on, a file, or a document. */
function sendRead(reply: FastifyReply, headers: string[], body: unknown) {
  if (typeof body === 'function') return begin(reply, headers, body as Streaming) // no other reply is a function
  if (body instanceof Download) return sendDownload(reply, headers, body)
  return send(reply, headers, 200, written(body))
}

interface Write {
  endpoint: Endpoint
  request: FastifyRequest
  viewer: Viewer
}

/** Does the work of a write once: the same write again, under the same key, gets the first answer. */
async function answerOnce(
  db: Database,
  { endpoint, request, viewer }: Write,
  work: (audit: Context['audit']) => Promise<unknown>,
) {
  const { actor, subject } = viewer
  const key = request.headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key))) refuse('GE0012')
  const write = {
    subject: actor === subject ? subject : `${actor} for ${subject}`,
    route: `${endpoint.method} ${request.url.split('?')[0]}`,
    key: String(key),
  }
  if (key !== undefined) {
    const kept = await claim(db, write, hashOf(bodyText(request)))
    if (kept) return kept
  }
  const action = `${endpoint.method} ${endpoint.path}`
  const audit: Context['audit'] = async (...entries) => {
    await writeAudit(db, ...entries.map((entry) => ({ ...entry, requestId: request.id, actor, subject, action })))
  }
  const done = await work(audit).catch(async (error: unknown) => {
    if (!(error instanceof RefusalThatKeeps)) throw error
    if (key !== undefined) await giveBack(db, write)
    return error
  })
  if (done instanceof RefusalThatKeeps) return done
  const text = String(written(done))
  if (key !== undefined) await keepAnswer(db, write, 200, text)
  return { status: 200, body: text }
}

const written = (body: unknown) =>
  body instanceof JsonOf ? body.content : typeof body === 'string' ? body : JSON.stringify(body)

function send(reply: FastifyReply, headers: string[], status: number, text: string | Buffer) {
  const packing = pack(text, reply.request.headers['accept-encoding'])
  return packing instanceof Promise
    ? packing.then((packed) => sendPacked(reply, headers, status, packed))
    : sendPacked(reply, headers, status, packing)
}

/** Writes the answer past Fastify, which would put together anew at each call what is known from the start. */
function sendPacked(reply: FastifyReply, headers: string[], status: number, { body, encoding }: Packed) {
  endConnectionIfClosing(reply)
  const flat = [...headers, 'x-request-id', reply.request.id, 'content-length', String(Buffer.byteLength(body))]
  if (encoding) flat.push('content-encoding', encoding, 'vary', 'accept-encoding')
  for (const [name, value] of Object.entries(reply.getHeaders()))
    for (const one of Array.isArray(value) ? value : [value]) flat.push(name, String(one))
  reply.hijack().raw.writeHead(status, flat).end(body)
}

/** The call is accepted; from here on its lines go their own way. */
function begin(reply: FastifyReply, headers: string[], stream: Streaming) {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  reply.header('x-request-id', reply.request.id)
  stream(openPipe(reply))
}

const bodyText = (request: FastifyRequest) =>
  typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? null)

const refuseAudit = () => Promise.reject(new Error('A call that only reads leaves no audit entry'))
