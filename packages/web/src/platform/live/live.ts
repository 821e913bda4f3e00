import { affects } from '@fairway/contract/tracking/live/live.rules'
import type { LiveLine } from '@fairway/contract/tracking/live/live.schema'
import { appInstance } from '../app-version.ts'
import { serverHealth } from '../calls/server-health.ts'
import { createStore } from '../storage/store.ts'
import { covers, type Delivered, isOlder } from './live-plan.ts'
import { SILENCE_MS } from './live-stream.ts'
import { type Listening, startListening } from './live-tab.ts'

/** A tab stops listening when it has been hidden for so long, and catches up when it is shown again. */
const SLEEP_AFTER_MS = 30_000
/** The stream stays open for so long between two pages. */
const BETWEEN_PAGES_MS = 3_000
/** A page that is behind the stream asks again after so long: its first wish may be on its way. */
const BEHIND_MS = 1_000
/** A machine that was asleep gets this time to reconnect before its page shows that it is silent. */
const GRACE_MS = 8_000

/** Whether this page updates itself. `silent` since the moment up to which its data is known to be current. */
export type Liveness = { kind: 'starting' } | { kind: 'live' } | { kind: 'silent'; since: number }
export const liveness = createStore<Liveness>({ kind: 'starting' })

export interface Watch {
  topics: readonly string[]
  /** Changes up to this id are already on the page. */
  after: string
  /** Called with the topics that changed, and the time within which to reload them. */
  onChange: (changed: string[], withinMs: number) => void
}

const watches = new Set<Watch>()
let listening: Listening | undefined
let watchedTopics: ReadonlySet<string> = new Set()
let lastContactAt = 0
let silenceTimer: ReturnType<typeof setTimeout> | undefined
let stopTimer: ReturnType<typeof setTimeout> | undefined
let behindTimer: ReturnType<typeof setTimeout> | undefined

/** Subscribes to changes of what a page shows. Returns the function that ends the subscription. */
export function watchLive(watch: Watch): () => void {
  const own = { ...watch }
  watches.add(own)
  listen()
  return () => {
    watches.delete(own)
    if (watches.size === 0) stopListeningIn(BETWEEN_PAGES_MS)
    else listen()
  }
}

/** Joins the stream, or updates what this tab shows. A hidden tab waits until it is shown. */
function listen() {
  if (watches.size === 0 || (document.visibilityState === 'hidden' && !listening)) return
  clearTimeout(stopTimer)
  const all = [...watches]
  const topics = [...new Set(all.flatMap((watch) => watch.topics))]
  const after = all.map((watch) => watch.after).reduce((first, id) => (isOlder(id, first) ? id : first))
  if (!listening || !covers(watchedTopics, topics)) {
    lastContactAt = Date.now()
    liveness.set({ kind: 'starting' })
    startSilenceTimer()
  }
  listening ??= startListening(appInstance.instanceId, receive)
  listening.subscribe({ topics, after })
}

function stopListeningIn(ms: number) {
  clearTimeout(stopTimer)
  stopTimer = setTimeout(stopListening, ms)
}
/** Leaves the stream: the tab is hidden, or its page goes into the browser's cache. */
function stopListening() {
  clearTimeout(silenceTimer)
  clearTimeout(stopTimer)
  clearTimeout(behindTimer)
  behindTimer = undefined
  listening?.leave()
  listening = undefined
  watchedTopics = new Set()
}

function receive({ id, changed, withinMs }: LiveLine, { watched, after }: Delivered) {
  watchedTopics = new Set(watched)
  let isCovered = true
  for (const watch of watches) {
    const isServed = covers(watchedTopics, watch.topics)
    const isBehind = isOlder(watch.after, after) // what happened between is not in this line
    if (isServed && !isBehind) watch.after = id
    else isCovered = false
    if (isServed && isBehind) catchUp()
    const affected = watch.topics.filter((topic) => changed.some((one) => affects(one, topic)))
    if (affected.length > 0) watch.onChange(affected, withinMs)
  }
  if (!isCovered) return
  lastContactAt = Date.now()
  liveness.set({ kind: 'live' })
  startSilenceTimer()
}

function catchUp() {
  behindTimer ??= setTimeout(() => {
    behindTimer = undefined
    listen()
  }, BEHIND_MS)
}

/** After too long a silence it retries once, then the page says so. */
function startSilenceTimer() {
  clearTimeout(silenceTimer)
  silenceTimer = setTimeout(() => {
    listening?.retryNow()
    silenceTimer = setTimeout(() => liveness.set({ kind: 'silent', since: lastContactAt }), GRACE_MS)
  }, SILENCE_MS)
}

const retryNow = () => listening?.retryNow()
const onVisibilityChange = () => (document.visibilityState === 'hidden' ? stopListeningIn(SLEEP_AFTER_MS) : listen())

/** Events that put a tab to sleep, wake it, or make it retry. Open connections keep pages out of the page cache. */
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', onVisibilityChange)
  document.addEventListener('freeze', stopListening)
  document.addEventListener('resume', onVisibilityChange)
  window.addEventListener('pagehide', stopListening)
  window.addEventListener('pageshow', onVisibilityChange)
  window.addEventListener('online', retryNow)
  serverHealth.down.watch(() => serverHealth.down.get() || retryNow())
}
