import { cutUnits } from '@fairway/contract/shared/cut-units'
import { appInstance, writeKey } from '../app-version.ts'
import { isCancelled } from '../calls/failure.ts'
import { i18n } from '../language/i18n.ts'
import { session } from '../session/session.store.ts'
import { placeHeaders } from './client-place.ts'

const STACK_DEPTH = 5
const BATCH_DELAY_MS = 2_000
const MOST_PER_MINUTE = 20
const GUEST = 'guest'

interface Entry {
  message: string
  level: 'debug'
  stacktrace: string[]
  timestamp: string
  user: string
}

/** One line of the log: the message and the top five frames of the stack. */
export function logEntry(error: unknown, at: Date): Entry {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line))
  return {
    message: cutUnits(message, 2000),
    level: 'debug',
    stacktrace: frames.slice(0, STACK_DEPTH).map((frame) => cutUnits(frame.trim(), 400)),
    timestamp: at.toISOString(),
    user: session.get()?.username || GUEST,
  }
}

/** Collects entries and sends them in batches. Never throws and never reports its own failures, which would loop. */
export function createLogSender(batchDelayMs = BATCH_DELAY_MS, now: () => number = Date.now) {
  let waiting: Entry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let sentAt: number[] = []

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const entries = waiting
    waiting = []
    if (entries.length === 0) return
    const headers = {
      ...placeHeaders(i18n.language),
      'content-type': 'application/json',
      'idempotency-key': writeKey(),
    }
    fetch('/api/logger', {
      method: 'POST',
      keepalive: true,
      headers,
      body: JSON.stringify({ app: appInstance, entries }),
    }).catch(() => {})
  }

  const add = (error: unknown) => {
    try {
      if (isCancelled(error)) return
      const time = now()
      sentAt = sentAt.filter((earlier) => time - earlier < 60_000)
      if (sentAt.length >= MOST_PER_MINUTE) return
      sentAt.push(time)
      waiting.push(logEntry(error, new Date(time)))
      timer ??= setTimeout(flush, batchDelayMs)
    } catch {
      // an error that cannot be described is not reported
    }
  }

  return { add, flush }
}
