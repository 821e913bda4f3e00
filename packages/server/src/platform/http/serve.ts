import { createHash } from 'node:crypto'
import type { Endpoint, ReplyOf, RequestOf } from '@fairway/contract/kit/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { z } from 'zod'
import type { Database, JsonOf, Pool } from '../database/database.ts'
import { Octets } from '../database/octets.ts'
import type { Keys } from '../keys.ts'
import type { Audit } from '../monitoring/audit.ts'
import type { Logger } from '../monitoring/log.ts'
import type { Authenticator } from '../session.ts'
import type { Settings } from '../settings.ts'
import { endConnectionIfClosing } from '../shutdown.ts'
import { guest, type Viewer } from '../viewer.ts'
import { recogniseCaller, refuseOtherSites } from './access.ts'
import { type BodyOf, bodyKindOf, type ReadBody } from './body.ts'
import { Browser } from './browser.ts'
import { type Packed, pack } from './compression.ts'
import { type Deadline, withDeadline } from './deadline.ts'
import { Download, sendDownload } from './download.ts'
import { flatHeadersOf, type SecurityHeaders } from './headers.ts'
import { answerOnce, serializeBody } from './idempotency.ts'
import { type Line, type RejectedLine, readLines } from './ndjson.ts'
import { type CountedViewer, createLimit, limitCalls, limitPeople } from './rate-limit.ts'
import { CommittingRefusal } from './refusals.ts'
import { readRequest, refuseMalformedAddress } from './request.ts'
import { openPipe, type Streaming } from './stream.ts'

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
  audit: Audit
}

type LinesOf<E> = E extends { lines: infer L extends z.ZodType }
  ? { lines: Line<z.output<L>>[]; rejected: RejectedLine[] }
  : object
/** A body as it came, and a signal for when whoever sent it has hung up. */
type BytesOf<E> = E extends { bytes: true } | { raw: true } ? { bytes: Buffer; hungUp: AbortSignal } : object
export type Handler<E extends Endpoint> = (
  context: Context,
  request: RequestOf<E> & LinesOf<E> & BytesOf<E>,
) => Promise<
  E extends { streams: true } ? Streaming : E extends { file: true } ? Download : ReplyOf<E> | JsonOf<ReplyOf<E>>
>

/**
 * Lets a call in or refuses it; what it returns is called when the call is over. It is asked at once, before anything is done for
 * the call, and again when its body is there: whoever sends a body slowly takes nobody's place meanwhile.
 */
export type RefuseEarly = () => () => void

/** The only way to answer a call: by its description in the contract. */
export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, refuseEarly?: RefuseEarly) => void

export interface Serving {
  pool: Pool
  settings: Settings
  /** For recognising callers: such a call never waits behind searches. */
  authenticator: Authenticator
  headers: SecurityHeaders
  keys: Keys
  readBody: ReadBody
  /** Called when the carrier's system shows that it is there. */
  onCarrierContact: () => void
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

/** Anybody can try such a call, so that it is counted by address. */
const isForStrangers = ({ allow }: Endpoint) => allow.kind === 'public' || allow.kind === 'link'

export function createServe(app: FastifyInstance, serving: Serving): Serve {
  // one limit for all public calls of an address, not one for each
  const { publicCallsPerMinute, formsPerMinute } = serving.settings
  const limit = limitCalls(createLimit(publicCallsPerMinute))
  const limitPerson = limitPeople(publicCallsPerMinute)
  const guards = {
    forms: limitCalls(createLimit(formsPerMinute)),
    session: limitCalls(createLimit(formsPerMinute * SESSION_CALLS)),
  }
  return (endpoint, handler, refuseEarly) => {
    const served = {
      endpoint,
      limitPerson,
      letIn: refuseEarly,
      handler: handler as Handler<Endpoint>, // erased here, typed for the caller
      headers: flatHeadersOf(serving.headers, endpoint),
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      compress: false, // `send` does it
      onRequest: [
        ...(endpoint.limited && isForStrangers(endpoint) ? [limit] : []),
        ...(endpoint.guarded ? [guards[endpoint.guarded]] : []),
        ...(refuseEarly ? [earlyRefusalHook(refuseEarly)] : []),
      ],
      handler: (request, reply) => answer(serving, served, request, reply),
    })
  }
}

const earlyRefusalHook =
  (refuse: RefuseEarly) => (_request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) => {
    try {
      refuse()()
      done()
    } catch (error) {
      done(error as Error) // only refusals are thrown there
    }
  }

interface Served {
  endpoint: Endpoint
  limitPerson: (viewer: CountedViewer, reply: FastifyReply) => void
  letIn: RefuseEarly | undefined
  handler: Handler<Endpoint>
  headers: string[]
}

function answer(serving: Serving, served: Served, request: FastifyRequest, reply: FastifyReply) {
  const { settings, authenticator, onCarrierContact, readBody } = serving
  const { endpoint, limitPerson } = served
  const { allow, method } = endpoint
  return withDeadline(settings.requestLimitMs, async (deadline) => {
    if (method !== 'GET' && allow.kind !== 'carrier') refuseOtherSites(request, settings.publicUrl)
    const viewer = allow.kind === 'public' ? guest : await recogniseCaller(authenticator, endpoint, request, reply)
    if (viewer.kind === 'carrier') onCarrierContact()
    if (viewer.kind !== 'guest' && viewer.kind !== 'carrier' && endpoint.limited) limitPerson(viewer, reply)
    refuseMalformedAddress(request.url)
    const call = { endpoint, request, reply, viewer, deadline }
    if (method === 'GET') return answerRead(serving, served, call, readRequest(endpoint, request, ['params', 'query']))

    bodyKindOf(request, endpoint)
    const input = readRequest(endpoint, request, ['params', 'query'])
    const body = await readBody(call)
    let leave: (() => void) | undefined
    try {
      leave = served.letIn?.()
      request.body = body.content
      Object.assign(input, readBodyParts(endpoint, request, reply))
      return endpoint.stateless || endpoint.guarded
        ? await answerRead(serving, served, call, input)
        : await answerWrite(serving, served, call, input)
    } finally {
      leave?.()
      body.end()
    }
  })
}

/** How the endpoint describes its body. */
function readBodyParts(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  if (!Buffer.isBuffer(request.body)) return readRequest(endpoint, request, ['body'])
  return endpoint.lines
    ? readLines(endpoint.lines, request.body, endpoint.plainLine)
    : { bytes: request.body, hungUp: hungUpOf(reply) }
}

type Input = Record<string, unknown>

const contextOf = (
  { settings }: Serving,
  { viewer, request, reply, deadline }: BodyOf,
  db: Database,
  audit: Audit,
): Context => {
  const log = request.log as Logger // Fastify's logger is pino
  const browser = new Browser(request, reply, settings)
  return { db, audit, viewer, requestId: request.id, ip: request.ip, settings, log, deadline, browser }
}

/** Answers a call that writes nothing, or that opens its transactions itself. */
async function answerRead(serving: Serving, { endpoint, handler, headers }: Served, call: BodyOf, input: Input) {
  const { request, reply, deadline } = call
  if ((endpoint.streams || endpoint.file) && request.method === 'HEAD') return send(reply, headers, 200, '')
  const context = contextOf(serving, call, serving.pool.reading(deadline), refuseAudit)
  const answered = await handler(context, input as never) // as the endpoint describes them
  if (endpoint.tagged && isKnownTo(request, tagOf(reply, answered))) return send(reply, headers, 304, '')
  return sendRead(reply, headers, answered)
}

const bytesOf = (body: string | Buffer | Octets) => (body instanceof Octets ? body.toBuffer() : body)

/** Gives an answer its tag. It is a weak one: the same text may come in several encodings. */
function tagOf(reply: FastifyReply, answer: unknown) {
  const tag = `W/"${createHash('sha256')
    .update(bytesOf(serializeBody(answer)))
    .digest('base64url')
    .slice(0, 22)}"`
  reply.header('etag', tag)
  return tag
}

const isKnownTo = ({ headers }: FastifyRequest, tag: string) =>
  headers['if-none-match']?.split(',').some((known) => known.trim().replace(/^(?!W\/)/, 'W/') === tag) ?? false

/** Answers a write: one transaction, once for each idempotency key. */
async function answerWrite(serving: Serving, { handler, headers }: Served, call: BodyOf, input: Input) {
  const { pool, keys } = serving
  const answered = await pool.transaction(
    (db) => answerOnce(db, { ...call, keys }, (audit) => handler(contextOf(serving, call, db, audit), input as never)), // as above
    call.deadline,
  )
  if (answered instanceof CommittingRefusal) throw answered
  return send(call.reply, headers, answered.status, answered.body)
}

/** A signal for when whoever sent a file has hung up. */
function hungUpOf({ raw }: FastifyReply) {
  const leaving = new AbortController()
  raw.once('close', () => raw.writableEnded || leaving.abort())
  return leaving.signal
}

/** What was read, as it is: lines that go on, a file, or a document. */
function sendRead(reply: FastifyReply, headers: string[], body: unknown) {
  if (typeof body === 'function') return begin(reply, headers, body as Streaming) // no other reply is a function
  if (body instanceof Download) return void sendDownload(reply, headers, body) // as long as its reader takes
  return send(reply, headers, 200, serializeBody(body))
}

function send(reply: FastifyReply, headers: string[], status: number, text: string | Buffer | Octets) {
  const packing = pack(text, reply.request.headers['accept-encoding'])
  return packing instanceof Promise
    ? packing.then((packed) => sendPacked(reply, headers, status, packed))
    : sendPacked(reply, headers, status, packing)
}

/** Writes the answer past Fastify, which would put together anew at each call what is known from the start. */
function sendPacked(reply: FastifyReply, headers: string[], status: number, { body, encoding }: Packed) {
  endConnectionIfClosing(reply)
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.length
  const flat = [...headers, 'x-request-id', reply.request.id, 'content-length', String(length)]
  if (encoding) flat.push('content-encoding', encoding, 'vary', 'accept-encoding')
  for (const [name, value] of Object.entries(reply.getHeaders()))
    for (const one of Array.isArray(value) ? value : [value]) flat.push(name, String(one))
  const { raw } = reply.hijack()
  raw.writeHead(status, flat)
  if (body instanceof Octets) raw.end(body.text, 'latin1')
  else raw.end(body)
}

/** The call is accepted; from here on its lines go their own way. */
function begin(reply: FastifyReply, headers: string[], stream: Streaming) {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  reply.header('x-request-id', reply.request.id)
  stream(openPipe(reply))
}

const refuseAudit = () => Promise.reject(new Error('A call that only reads leaves no audit entry'))
