import { affects } from '@fairway/contract/tracking/live.rules'
import type { LiveLine } from '@fairway/contract/tracking/live.schema'
import { appInstance } from './app-version.ts'
import { covers, isOlder } from './live-plan.ts'
import { SILENCE_MS } from './live-stream.ts'
import { type Listening, startListening } from './live-tab.ts'
import { serverHealth } from './server-health.ts'
import { createStore } from './store.ts'

/** A tab that nobody has looked at for so long listens no more; it catches up when somebody does. */
const SLEEP_AFTER_MS = 30_000
/** From one page to the next the stream stays. */
const BETWEEN_PAGES_MS = 3_000
/** A machine that was asleep gets so long to come back before its page says that it is silent. */
const GRACE_MS = 8_000

/** Whether this page changes by itself. `silent` since the moment up to which it is known to be true. */
export type Liveness = { kind: 'starting' } | { kind: 'live' } | { kind: 'silent'; since: number }
export const liveness = createStore<Liveness>({ kind: 'starting' })

export interface Watch {
  topics: readonly string[]
  /** Everything before this id is on the page already. */
  after: string
  /** Called with those of the topics that changed, and within which time to ask for them. */
  onChange: (changed: string[], withinMs: number) => void
}

const watches = new Set<Watch>()
let listening: Listening | undefined
let watchedTopics: ReadonlySet<string> = new Set()
let lastContactAt = 0
let silenceTimer: ReturnType<typeof setTimeout> | undefined
let stopTimer: ReturnType<typeof setTimeout> | undefined

/** Hears of changes to what a page shows, until the function that comes back is called. */
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

/** Takes part in listening, or says anew what is shown. A tab in the background waits until somebody looks at it. */
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
/** Leaves the others alone: nobody looks, or the page is put away. */
function stopListening() {
  clearTimeout(silenceTimer)
  clearTimeout(stopTimer)
  listening?.leave()
  listening = undefined
  watchedTopics = new Set()
}

function receive({ id, changed, withinMs }: LiveLine, watched: string[]) {
  watchedTopics = new Set(watched)
  let isCovered = true
  for (const watch of watches) {
    if (covers(watchedTopics, watch.topics)) watch.after = id
    else isCovered = false
    const news = watch.topics.filter((topic) => changed.some((one) => affects(one, topic)))
    if (news.length > 0) watch.onChange(news, withinMs)
  }
  if (!isCovered) return
  lastContactAt = Date.now()
  liveness.set({ kind: 'live' })
  startSilenceTimer()
}

/** When no word comes for too long: one more try, then the page has to say so. */
function startSilenceTimer() {
  clearTimeout(silenceTimer)
  silenceTimer = setTimeout(() => {
    listening?.retryNow()
    silenceTimer = setTimeout(() => liveness.set({ kind: 'silent', since: lastContactAt }), GRACE_MS)
  }, SILENCE_MS)
}

const retryNow = () => listening?.retryNow()
const onVisibilityChange = () => (document.visibilityState === 'hidden' ? stopListeningIn(SLEEP_AFTER_MS) : listen())

/** What tells a tab to sleep, to wake, or to try again. A page that is put away must hold nothing, or it is not kept. */
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', onVisibilityChange)
  document.addEventListener('freeze', stopListening)
  document.addEventListener('resume', onVisibilityChange)
  window.addEventListener('pagehide', stopListening)
  window.addEventListener('pageshow', onVisibilityChange)
  window.addEventListener('online', retryNow)
  serverHealth.down.watch(() => serverHealth.down.get() || retryNow())
}
