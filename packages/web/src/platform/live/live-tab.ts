import type { LiveLine } from '@fairway/contract/tracking/live/live.schema'
import { serverHealth } from '../calls/server-health.ts'
import { createLeader, type Leader } from './live-leader.ts'
import type { Delivered, Subscription } from './live-plan.ts'
import { SILENCE_MS } from './live-stream.ts'

/** The number changes with the format of the messages, so that tabs of two builds do not share a stream. */
const LEADER = 'fairway-live-2'
const memberOf = (tab: string) => `${LEADER}-tab-${tab}`
const CHECK_MS = 10_000
/** After the second failure it checks whether the server or only the stream is down: a restart is quicker than that. */
const FAILURES_BEFORE_DIAGNOSIS = 2

type LineHandler = (line: LiveLine, delivered: Delivered) => void

/** The subscription of one tab, until it leaves. */
export interface Listening {
  subscribe: (subscription: Subscription) => void
  retryNow: () => void
  leave: () => void
}

type Message =
  | { kind: 'wish'; tab: string; wish: Subscription }
  | { kind: 'bye'; tab: string }
  /** A new leader asks every tab what it shows. */
  | { kind: 'call' }
  /** The leader is there, but has no stream yet. */
  | { kind: 'trying' }
  | { kind: 'line'; line: LiveLine; delivered: Delivered }

/** Shares a stream with the other tabs of this browser, or opens its own where the browser cannot share. */
export const startListening = (tab: string, onLine: LineHandler): Listening =>
  'locks' in navigator && typeof BroadcastChannel === 'function'
    ? listenTogether(tab, onLine, navigator.locks)
    : listenAlone(tab, onLine)

const diagnose = (failures: number) => {
  if (failures >= FAILURES_BEFORE_DIAGNOSIS) void serverHealth.diagnose()
}

function listenAlone(tab: string, onLine: LineHandler): Listening {
  const leader = createLeader({ pass: onLine, trying: diagnose })
  return {
    subscribe: (subscription) => leader.subscribe(tab, subscription),
    retryNow: leader.retryNow,
    leave: leader.close,
  }
}

/** The tab that owns the lock holds the stream and informs the others. A tab that dies releases its locks. */
function listenTogether(tab: string, onLine: LineHandler, locks: LockManager): Listening {
  const channel = new BroadcastChannel(LEADER)
  const post = (message: Message) => channel.postMessage(message)
  const leaving = new AbortController()
  const untilLeft = new Promise<void>((left) => leaving.signal.addEventListener('abort', () => left()))
  let subscription: Subscription | undefined
  let leader: Leader | undefined
  let lastContactAt = Date.now()
  let pendingLead = new AbortController()
  let isMember = false

  const lead = () => {
    leader = createLeader({
      pass: (line, delivered) => {
        post({ kind: 'line', line, delivered })
        onLine(line, delivered)
        void callRoll()
      },
      trying: (failures) => {
        post({ kind: 'trying' })
        diagnose(failures)
      },
    })
    if (subscription) leader.subscribe(tab, subscription)
    post({ kind: 'call' })
    return untilLeft
  }
  /** Waits to become the leader, or takes over from a silent one: browsers put background tabs to sleep. */
  const askToLead = (steal: boolean) => {
    pendingLead.abort()
    const mine = new AbortController()
    pendingLead = mine
    locks.request(LEADER, steal ? { steal } : { signal: mine.signal }, lead).catch((error: Error) => {
      if (mine !== pendingLead) return
      leader?.close()
      leader = undefined
      lastContactAt = Date.now()
      if (error.name === 'AbortError' && !leaving.signal.aborted) askToLead(false)
    })
  }
  /** Removes tabs that died: they no longer hold their lock. A tab that came while it was asking was not asked. */
  const callRoll = async () => {
    const asked = new Set(leader?.tabs())
    const { held = [] } = await locks.query()
    const living = new Set(held.map(({ name }) => name))
    leader?.retainTabs((one) => one === tab || !asked.has(one) || living.has(memberOf(one)))
  }
  /** Tells the leader what this tab shows, once it holds the lock by which it is known to live. */
  const postWish = () => {
    if (isMember && subscription) post({ kind: 'wish', tab, wish: subscription })
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'wish') return leader?.subscribe(data.tab, data.wish)
    if (data.kind === 'bye') return leader?.retainTabs((one) => one !== data.tab)
    lastContactAt = Date.now()
    if (data.kind === 'line') onLine(data.line, data.delivered)
    if (data.kind === 'call') postWish()
  }
  const checking = setInterval(() => {
    if (!leader && Date.now() - lastContactAt > SILENCE_MS) askToLead(true)
  }, CHECK_MS)
  const join = () => {
    isMember = true
    postWish()
    return untilLeft
  }
  locks.request(memberOf(tab), { signal: leaving.signal }, join).catch(() => {})
  askToLead(false)

  return {
    subscribe: (next) => {
      subscription = next
      leader?.subscribe(tab, next)
      postWish()
    },
    retryNow: () => leader?.retryNow(),
    leave: () => {
      clearInterval(checking)
      leader?.close()
      post({ kind: 'bye', tab })
      channel.close()
      leaving.abort()
      pendingLead.abort()
    },
  }
}
