import type { LiveLine } from '@fairway/contract/tracking/live/live.schema'
import { covers, type Delivered, isOlder, planWatch, type Subscription } from './live-plan.ts'
import { openLive } from './live-stream.ts'

/** Subscriptions within this time change the stream once. */
const SETTLE_MS = 120
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

export interface Leader {
  subscribe: (tab: string, subscription: Subscription) => void
  tabs: () => string[]
  /** Forgets the tabs that are closed. */
  retainTabs: (isOpen: (tab: string) => boolean) => void
  retryNow: () => void
  close: () => void
}

interface LeaderHandlers {
  /** Receives each line, with what was watched when it came and where the line before ended. */
  pass: (line: LiveLine, delivered: Delivered) => void
  /** Called at each retry with the number of failures so far. */
  trying: (failures: number) => void
}

interface Open {
  watched: ReadonlySet<string>
  /** The id of the last line. Everything up to it was delivered. */
  lastId: string
  hasSpoken: boolean
  close: () => void
}

/** Between half and one and a half times as long, so that clients do not reconnect at the same moment. */
const about = (ms: number) => ms * (0.5 + Math.random())

/** Keeps the one stream for all tabs of this browser, and reopens it when they show something else or it breaks. */
export function createLeader({ pass, trying }: LeaderHandlers, open = openLive): Leader {
  const subscriptions = new Map<string, Subscription>()
  let current: Open | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let refusedUntil = 0

  const openIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(reopen, Math.max(ms, refusedUntil - Date.now()))
  }
  const reopen = () => {
    clearTimeout(timer)
    timer = undefined
    current?.close()
    current = undefined
    if (subscriptions.size === 0) return
    trying(failures)
    const plan = planWatch([...subscriptions.values()])
    const opened: Open = { watched: new Set(plan.topics), lastId: plan.after, hasSpoken: false, close: () => {} }
    current = opened
    opened.close = open(plan, {
      onLine: (line) => {
        failures = 0
        const after = opened.lastId
        opened.lastId = line.id
        opened.hasSpoken = true
        for (const [tab, subscription] of subscriptions)
          if (covers(opened.watched, subscription.topics)) subscriptions.set(tab, { ...subscription, after: line.id })
        pass(line, { watched: plan.topics, after })
      },
      onEnd: (waitMs) => {
        current = undefined
        refusedUntil = Date.now() + (waitMs ?? 0)
        openIn(about(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0))
      },
    })
  }
  /** A page that shows less needs no new stream; one that shows more, or is behind, does. */
  const isServed = ({ watched, lastId }: Open) =>
    covers(watched, planWatch([...subscriptions.values()]).topics) &&
    ![...subscriptions.values()].some(
      (subscription) => covers(watched, subscription.topics) && isOlder(subscription.after, lastId),
    )

  return {
    subscribe: (tab, subscription) => {
      subscriptions.delete(tab) // the latest subscription comes last
      subscriptions.set(tab, subscription)
      if (!current || !isServed(current)) return openIn(SETTLE_MS)
      // a new tab does not have to wait for the next heartbeat
      const { lastId, hasSpoken, watched } = current
      if (hasSpoken) pass({ id: lastId, changed: [], withinMs: 0 }, { watched: [...watched], after: lastId })
    },
    tabs: () => [...subscriptions.keys()],
    retainTabs: (isOpen) => {
      for (const tab of subscriptions.keys()) if (!isOpen(tab)) subscriptions.delete(tab)
      if (subscriptions.size === 0) reopen()
    },
    retryNow: () => {
      if (!current && subscriptions.size > 0) openIn(0)
    },
    close: () => {
      subscriptions.clear()
      reopen()
    },
  }
}
