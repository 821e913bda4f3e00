import type { LiveLine } from '@fairway/contract/tracking/live/live.schema'
import { noteBuild } from '../build-watch.ts'
import { addressOf } from '../calls/call-attempt.ts'
import { placeHeaders } from '../client-log/client-place.ts'
import { i18n } from '../language/i18n.ts'
import { createLineCutter, readLiveLine } from './live-lines.ts'

/** The server sends a heartbeat every 20 seconds. After two missing ones the connection counts as dead. */
export const SILENCE_MS = 50_000
/** A refused subscription will not succeed a minute later. */
const REFUSED_MS = 300_000

interface StreamHandlers {
  onLine: (line: LiveLine) => void
  /** Called once, unless the stream was closed from here. Passes the time to wait where the server named one. */
  onEnd: (waitMs: number | undefined) => void
}

/** Opens the live stream and reads it until it ends. Returns the function that closes it. */
export function openLive(
  watch: { topics: string[]; after: string },
  { onLine, onEnd }: StreamHandlers,
  silenceMs = SILENCE_MS,
) {
  const closing = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  const expectMore = () => {
    clearTimeout(timer)
    timer = setTimeout(() => closing.abort(), silenceMs)
  }

  const read = async () => {
    const query = { watch: watch.topics.join(','), after: watch.after }
    const reply = await fetch(addressOf('/api/live', { query }), {
      headers: { accept: 'application/x-ndjson', ...placeHeaders(i18n.language) },
      cache: 'no-store',
      priority: 'low',
      signal: closing.signal,
    })
    noteBuild(reply.headers.get('x-fairway-build'))
    if (!reply.ok || !reply.body) return waitAfter(reply)
    const reader = reply.body.getReader()
    const decoder = new TextDecoder()
    const cut = createLineCutter()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return undefined
      expectMore()
      for (const text of cut(decoder.decode(value, { stream: true }))) {
        const line = readLiveLine(text)
        if (line && !isClosed) onLine(line)
      }
    }
  }
  const finish = (waitMs: number | undefined) => {
    clearTimeout(timer)
    if (!isClosed) onEnd(waitMs)
    isClosed = true
  }

  expectMore()
  read().then(finish, () => finish(undefined))
  return () => {
    isClosed = true
    clearTimeout(timer)
    closing.abort()
  }
}

/** How long to wait after an error: as long as a busy server says, or a while after a refusal. */
function waitAfter(reply: Response): number | undefined {
  reply.body?.cancel().catch(() => {})
  const seconds = Number(reply.headers.get('retry-after'))
  if (seconds > 0) return Math.min(seconds * 1000, REFUSED_MS)
  if (reply.status === 429) return 60_000
  return reply.status >= 400 && reply.status < 500 ? REFUSED_MS : undefined
}
