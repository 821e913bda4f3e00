import { writeKey } from './app-version.ts'
import { noteBuild } from './build-watch.ts'
import { placeHeaders } from './client-place.ts'
import { Failure, readAnswer } from './failure.ts'
import { i18n } from './i18n.ts'
import { GATEWAY_STATUSES, serverHealth } from './server-health.ts'

/** The server gives up after 30 seconds and says so; we wait a little longer to hear it. */
export const TIMEOUT_MS = 35_000

export interface CallParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What `Asked` says of the sending itself. */
interface Sending {
  signal?: AbortSignal
  isLeaving?: boolean
  writeKey?: string
  /** What is made of an answer that is not JSON. */
  read?: (reply: Response) => Promise<unknown>
}

/** One try of a call; a second one is the same write to the server. */
export type Attempt = (more: Record<string, string>) => Promise<Answer>
export interface Answer {
  body: unknown
  /** The server says that the token names other groups than the account has by now. */
  isOutdated: boolean
}

/** The path with its parameters filled in and the query behind it; what is undefined is left out. */
export function addressOf(path: string, { params = {}, query = {} }: CallParts): string {
  const filled = path.replace(/:(\w+)|\{(\w+)\}/g, (_, plain, braced) =>
    encodeURIComponent(String(params[plain ?? braced])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Tells the server, too, that nobody asked for a call: it prolongs no session there. */
export const quietHeader = (quiet: boolean): Record<string, string> => (quiet ? { 'x-fairway-quiet': '1' } : {})

/** A call that can be tried again: the key of a write stays the same, so that it happens once. */
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

/** What an answer holds. One that is no success, or that is not ours, is thrown as a `Failure`. */
export async function bodyOf(status: number, text: string): Promise<unknown> {
  const body = parse(text)
  if (status >= 200 && status < 300 && body !== undefined) return body
  // A gateway that answers for an absent server writes a page of its own: the same as no answer at all.
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
