import type { LiveLine } from '@fairway/contract/tracking/live.schema'
import { covers, isOlder, planWatch, type Wish } from './live-plan.ts'
import { openLive } from './live-stream.ts'

/** Wishes that come within this time are one change of the stream. */
const SETTLE_MS = 120
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

export interface Leader {
  wish: (tab: string, wish: Wish) => void
  /** Forgets the tabs that are not kept. */
  keep: (isKept: (tab: string) => boolean) => void
  retryNow: () => void
  close: () => void
}

interface Voice {
  /** Takes each line, with what was watched when it came. */
  pass: (line: LiveLine, watched: string[]) => void
  /** Told at each try that the last one failed, how often so far. */
  trying: (failures: number) => void
}

interface Open {
  watched: ReadonlySet<string>
  /** The id of the last line: up to here everything was told. */
  toldTo: string
  hasSpoken: boolean
  close: () => void
}

/** Half as long to one and a half times as long: not everyone comes back at the same moment. */
const about = (ms: number) => ms * (0.5 + Math.random())

/** Holds the one stream for all tabs of this browser: opens it anew when what they show changes, and when it breaks. */
export function createLeader({ pass, trying }: Voice, open = openLive): Leader {
  const wishes = new Map<string, Wish>()
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
    if (wishes.size === 0) return
    trying(failures)
    const plan = planWatch([...wishes.values()])
    const opened: Open = { watched: new Set(plan.topics), toldTo: plan.after, hasSpoken: false, close: () => {} }
    current = opened
    opened.close = open(plan, {
      heard: (line) => {
        failures = 0
        opened.toldTo = line.id
        opened.hasSpoken = true
        for (const [tab, wish] of wishes)
          if (covers(opened.watched, wish.topics)) wishes.set(tab, { ...wish, after: line.id })
        pass(line, plan.topics)
      },
      ended: (waitMs) => {
        current = undefined
        refusedUntil = Date.now() + (waitMs ?? 0)
        openIn(about(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? 0))
      },
    })
  }
  /** A page that shows less needs no new stream; one that shows more, or is behind, does. */
  const isServed = ({ watched, toldTo }: Open) =>
    covers(watched, planWatch([...wishes.values()]).topics) &&
    ![...wishes.values()].some((wish) => covers(watched, wish.topics) && isOlder(wish.after, toldTo))

  return {
    wish: (tab, wish) => {
      wishes.delete(tab) // whoever asks last stands last
      wishes.set(tab, wish)
      if (!current || !isServed(current)) return openIn(SETTLE_MS)
      // whoever comes new need not wait for the next heartbeat
      if (current.hasSpoken) pass({ id: current.toldTo, changed: [], withinMs: 0 }, [...current.watched])
    },
    keep: (isKept) => {
      for (const tab of wishes.keys()) if (!isKept(tab)) wishes.delete(tab)
      if (wishes.size === 0) reopen()
    },
    retryNow: () => {
      if (!current && wishes.size > 0) openIn(0)
    },
    close: () => {
      wishes.clear()
      reopen()
    },
  }
}
