import { setTimeout as pause } from 'node:timers/promises'
import { listenForChanges } from './changes.ts'
import type { Logger } from './log.ts'
import { OUTBOX_CHANNEL } from './outbox.ts'

/** Rings when there may be something for the carrier. */
export interface OutboxBell {
  /** How often it rang so far: read it before looking for entries. */
  count(): number
  /** Waits until it has rung since that count, the time is over or the signal says so. */
  wait(since: number, ms: number, signal: AbortSignal): Promise<void>
  isClosed(): boolean
  /** Lets go of everyone who waits, now and later. */
  close(): Promise<void>
}

/** Listens on one connection for everyone who waits on this server, from the first one on. */
export function createOutboxBell(url: string, log: Logger): OutboxBell {
  let listener: ReturnType<typeof listenForChanges> | undefined
  let rung = new AbortController()
  let rings = 0
  let isClosed = false
  const ring = () => {
    rings += 1
    const waiting = rung
    rung = new AbortController()
    waiting.abort()
  }
  return {
    count: () => rings,
    isClosed: () => isClosed,
    wait: async (since, ms, signal) => {
      if (isClosed) return
      listener ??= listenForChanges(url, ring, log, OUTBOX_CHANNEL)
      if (rings !== since) return
      await pause(ms, undefined, { signal: AbortSignal.any([signal, rung.signal]) }).catch(() => undefined)
    },
    close: async () => {
      isClosed = true
      ring()
      await listener?.stop()
    },
  }
}
