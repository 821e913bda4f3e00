/** What is watched: each topic with the snapshot of the database up to which its changes were reported, if any. */
export interface Watched {
  topics: string[]
  since: (string | null)[]
}

/** One query for changes: the database's present snapshot, and the positions of those topics that changed. */
export interface FoundChanges {
  id: string
  snapshot: string
  changed: number[]
  /** Positions of topics whose reader is not signed in any more. */
  over?: number[]
}
export type FindChanges = (watched: Watched) => Promise<FoundChanges>

export interface Watcher {
  topics: string[]
  since: string | null
  id: string
  lookedAt: number
  /** Changed, but not written yet. */
  news: Set<string>
  withinMs: number
  /** Of its topics those whose reader is not signed in any more. */
  over: string[]
}

/** So many pages may read again each second after something changed. */
const ASK_AGAIN_PER_SECOND = 200
const LONGEST_SPREAD_MS = 10_000
const HIGHEST_ID = 2n ** 63n - 1n

/** Someone who comes for the first time, or back with the last id that was seen. */
export function newWatcher(topics: string[], after: string | undefined): Watcher {
  const id = after && (BigInt(after) < HIGHEST_ID ? after : String(HIGHEST_ID))
  const since = id ? `${id}:${id}:` : null // everything before that id was seen, nothing from it on
  return { topics, since, id: '', lookedAt: 0, news: new Set(), withinMs: 0, over: [] }
}

/** Finds what is new for each of these watchers, all in one query. */
export async function checkForChanges(find: FindChanges, watchers: Watcher[]) {
  const places = new Map<string, number>()
  const watched: Watched = { topics: [], since: [] }
  for (const { topics, since } of watchers)
    for (const topic of topics) {
      if (places.has(`${topic} ${since}`)) continue
      places.set(`${topic} ${since}`, watched.topics.push(topic) - 1)
      watched.since.push(since)
    }
  const { id, snapshot, changed, over = [] } = await find(watched)
  const [hit, ended] = [new Set(changed), new Set(over)]
  const notified = watchers.filter((watcher) => {
    const among = (some: ReadonlySet<number>) =>
      watcher.topics.filter((topic) => some.has(places.get(`${topic} ${watcher.since}`) ?? -1))
    const news = among(hit)
    if (ended.size > 0) watcher.over = among(ended)
    for (const topic of news) watcher.news.add(topic)
    Object.assign(watcher, { id, since: snapshot, lookedAt: Date.now() })
    return news.length > 0
  })
  const spread = Math.floor((1000 * (notified.length - 1)) / ASK_AGAIN_PER_SECOND)
  for (const watcher of notified) watcher.withinMs = Math.max(watcher.withinMs, Math.min(spread, LONGEST_SPREAD_MS))
}

/** Sends one line to a watcher. */
export function drainLine(watcher: Watcher) {
  const { id, news, withinMs } = watcher
  const line = `${JSON.stringify({ id, changed: [...news], withinMs })}\n`
  news.clear()
  watcher.withinMs = 0
  return line
}
