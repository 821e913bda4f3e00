import type { LiveLine } from '@fairway/contract/tracking/live.schema'
import { noteBuild } from './build-watch.ts'
import { addressOf } from './call-attempt.ts'
import { placeHeaders } from './client-place.ts'
import { i18n } from './i18n.ts'
import { createLineCutter, readLiveLine } from './live-lines.ts'

/** The server gives a sign every 20 seconds; after two that did not come the line is dead, whatever it looks like. */
export const SILENCE_MS = 50_000
/** What the server refused as wrong will not be right in a minute. */
const REFUSED_MS = 300_000

interface StreamHandlers {
  onLine: (line: LiveLine) => void
  /** Called once, unless the stream was closed from here. Says how long to wait where the server said so. */
  onEnd: (waitMs: number | undefined) => void
}

/** Opens the live stream and reads it until it ends; the function that comes back closes it. */
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

/** A server that is busy says when to come back; a refusal stays one for a while. */
function waitAfter(reply: Response): number | undefined {
  reply.body?.cancel().catch(() => {})
  const seconds = Number(reply.headers.get('retry-after'))
  if (seconds > 0) return Math.min(seconds * 1000, REFUSED_MS)
  if (reply.status === 429) return 60_000
  return reply.status >= 400 && reply.status < 500 ? REFUSED_MS : undefined
}
