import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'

export interface Connection {
  url: string
  key: string
  /** Ends every call and every wait. */
  signal: AbortSignal
  log: Log
  /** The first wait before a call is made again; it doubles up to the longest. */
  firstWaitMs?: number
}

export interface Reply {
  status: number
  text: string
}

interface Content {
  body: string
  type: string
  key?: string
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
const CALL_LIMIT_MS = 90_000
/** A crash of the portal may be a passing one; a restart, a full queue or a lost connection always is. */
const CRASH_TRIES = 5
const PASSING = [429, 502, 503, 504]

/** Makes calls that outlive restarts of the portal: they are repeated until they are answered or gates ends. */
export function requestFrom({ url, key, signal, log, firstWaitMs = FIRST_WAIT_MS }: Connection) {
  async function once(method: string, path: string, content?: Content) {
    const headers: Record<string, string> = { authorization: `Bearer ${key}`, accept: 'application/json' }
    if (content) headers['content-type'] = content.type
    if (content?.key) headers['idempotency-key'] = content.key
    const limit = AbortSignal.any([signal, AbortSignal.timeout(CALL_LIMIT_MS)])
    const response = await fetch(url + path, { method, headers, body: content?.body ?? null, signal: limit })
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
  }

  /** Undefined when the portal was not reached at all. */
  async function tryOnce(method: string, path: string, content?: Content) {
    try {
      return await once(method, path, content)
    } catch (error) {
      signal.throwIfAborted()
      log('warn', 'the portal was not reached', { path, reason: reasonOf(error) })
      return undefined
    }
  }

  return async (method: string, path: string, content?: Content): Promise<Reply> => {
    for (let attempt = 1, waitMs = firstWaitMs; ; attempt++, waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const reply = await tryOnce(method, path, content)
      if (reply && !isPassing(reply.status, attempt)) return reply
      if (reply) log('warn', 'the portal cannot answer now', { path, status: reply.status })
      await pause(askedToWaitMs(reply?.retryAfter) ?? waitMs, undefined, { signal })
    }
  }
}

const isPassing = (status: number, attempt: number) =>
  PASSING.includes(status) || (status === 500 && attempt < CRASH_TRIES)

/** Retry-After in seconds; its other form, a date, is not used by the portal. */
function askedToWaitMs(retryAfter: string | null | undefined): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 120) * 1000 : undefined
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.message : String(cause)
}
