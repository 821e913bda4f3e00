import { writeKey } from '../app-version.ts'
import { noteBuild } from '../build-watch.ts'
import { placeHeaders } from '../client-log/client-place.ts'
import { i18n } from '../language/i18n.ts'
import { Failure, readAnswer } from './failure.ts'
import { GATEWAY_STATUSES, serverHealth } from './server-health.ts'

/** The server gives up after 30 seconds and answers so. The browser waits a little longer for that answer. */
export const TIMEOUT_MS = 35_000

export interface CallParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The part of `RequestOptions` that concerns the sending itself. */
interface Sending {
  signal?: AbortSignal
  isLeaving?: boolean
  writeKey?: string
  /** Reads an answer that is not JSON. */
  read?: (reply: Response) => Promise<unknown>
}

/** One attempt of a call. The server treats a second attempt as the same write. */
export type Attempt = (more: Record<string, string>) => Promise<Answer>
export interface Answer {
  body: unknown
  /** The server says that the groups in the token differ from those of the account. */
  isOutdated: boolean
}

/** The path with its parameters filled in, followed by the query. Undefined values are left out. */
export function addressOf(path: string, { params = {}, query = {} }: CallParts): string {
  const filled = path.replace(/:(\w+)|\{(\w+)\}/g, (_, plain, braced) =>
    encodeURIComponent(String(params[plain ?? braced])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Tells the server that the call is automatic, so that it does not prolong the session there either. */
export const quietHeader = (quiet: boolean): Record<string, string> => (quiet ? { 'x-fairway-quiet': '1' } : {})

/** A call that can be repeated: a write keeps its key, so that it happens once. */
export function attemptOf(key: string, call: CallParts, sending: Sending = {}): Attempt {
  const [method = '', path = ''] = key.split(' ')
  const headers = headersOf(method, call, sending.writeKey)
  const body = call.body !== undefined && { body: JSON.stringify(call.body) }
  const last = sending.isLeaving && { keepalive: true }
  return (more) =>
    exchange(addressOf(path, call), { method, headers: { ...headers, ...more }, ...body, ...last }, sending)
}

async function exchange(address: string, init: RequestInit, { signal, read = readJson }: Sending): Promise<Answer> {
  const clock = new AbortController()
  const callOff = () => clock.abort(signal?.reason)
  const timer = setTimeout(() => clock.abort(), TIMEOUT_MS)
  signal?.addEventListener('abort', callOff)
  try {
    signal?.throwIfAborted()
    const reply = await fetch(address, { ...init, signal: clock.signal })
    noteBuild(reply.headers.get('x-fairway-build'))
    return { body: await read(reply), isOutdated: isOutdated(reply.headers.get('x-fairway-rights')) }
  } catch (error) {
    if (error instanceof Failure || signal?.aborted) throw error
    throw new Failure(await serverHealth.diagnose())
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', callOff)
  }
}

export const isOutdated = (rights: string | null) => rights === 'changed'

function headersOf(method: string, call: CallParts, ownKey: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...placeHeaders(i18n.language),
    ...(call.body !== undefined && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && { 'idempotency-key': ownKey ?? writeKey() }),
  }
}

const readJson = async (reply: Response) => bodyOf(reply.status, await reply.text())

/** Parses the body of an answer. Throws a `Failure` for an error status and for answers that are not ours. */
export async function bodyOf(status: number, text: string): Promise<unknown> {
  const body = parse(text)
  if (status >= 200 && status < 300 && body !== undefined) return body
  // A gateway that answers for an unreachable server sends its own page. That counts as no answer.
  if (GATEWAY_STATUSES.includes(status) && body === undefined) throw new Failure(await serverHealth.diagnose())
  throw new Failure('refused', status, readAnswer(body))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
