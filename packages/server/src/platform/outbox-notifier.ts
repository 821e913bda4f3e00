import { setTimeout as pause } from 'node:timers/promises'
import { listenForChanges } from './database/changes.ts'
import type { Logger } from './monitoring/log.ts'
import { OUTBOX_CHANNEL } from './outbox.ts'

/** Rings when there may be something for the carrier. */
export interface OutboxNotifier {
  /** How often it rang so far: read it before looking for entries. */
  count(): number
  /** Waits until something was enqueued after that count, the time is over or the signal aborts. */
  wait(since: number, ms: number, signal: AbortSignal): Promise<void>
  isClosed(): boolean
  /** Lets go of everyone who waits, now and later. */
  close(): Promise<void>
}

/** Listens on one connection for everyone who waits on this server, from the first one on. */
export function createOutboxNotifier(url: string, log: Logger): OutboxNotifier {
  let listener: ReturnType<typeof listenForChanges> | undefined
  let notified = new AbortController()
  let notifyCount = 0
  let isClosed = false
  const notify = () => {
    notifyCount += 1
    const waiting = notified
    notified = new AbortController()
    waiting.abort()
  }
  return {
    count: () => notifyCount,
    isClosed: () => isClosed,
    wait: async (since, ms, signal) => {
      if (isClosed) return
      listener ??= listenForChanges(url, notify, log, OUTBOX_CHANNEL)
      if (notifyCount !== since) return
      await pause(ms, undefined, { signal: AbortSignal.any([signal, notified.signal]) }).catch(() => undefined)
    },
    close: async () => {
      isClosed = true
      notify()
      await listener?.stop()
    },
  }
}
