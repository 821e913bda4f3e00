import { refuse } from '@fairway/contract/kit/general.errors'
import type { Pipe, Streaming } from '../http/stream.ts'
import type { Logger } from '../monitoring/log.ts'
import { checkForChanges, drainLine, type FindChanges, newWatcher, type Watcher } from './live-changes.ts'

/** Open streams of one process. A browser holds one, an office of some hundred people shares an address. */
const STREAMS_IN_TOTAL = 5_000
const STREAMS_PER_ADDRESS = 100

/** Counts who is inside, and refuses whoever would be one too many. */
function createStreamLimit() {
  const inside = new Map<string, number>()
  let total = 0
  return {
    /** Gives back how to leave, which counts once. */
    enter: (address: string) => {
      const present = inside.get(address) ?? 0
      if (total >= STREAMS_IN_TOTAL || present >= STREAMS_PER_ADDRESS) refuse('GE0015')
      inside.set(address, present + 1)
      total += 1
      let left = false
      return () => {
        if (left) return
        left = true
        total -= 1
        const others = (inside.get(address) ?? 1) - 1
        if (others > 0) inside.set(address, others)
        else inside.delete(address)
      }
    },
  }
}

export interface LiveTimes {
  heartbeatMs: number
  /** Between two queries that announcements cause. */
  pauseMs: number
}
const TIMES: LiveTimes = { heartbeatMs: 20_000, pauseMs: 250 }

/** Heartbeats are spread over this many moments, so that they do not all fall on one. */
const SLOTS = 20
/** After a query the database is left alone this many times as long as it took. */
const REST = 4
/** A reader with more than this in its pipe gets nothing new until it has read. */
const PIPE_BYTES = 4_096
/** A reader that has not read for so many heartbeats is let go. */
const PATIENCE_BEATS = 3

interface Stream extends Watcher {
  pipe: Pipe
  slot: number
  cloggedBeats: number
}
interface Parts {
  find: FindChanges
  listen: (wake: () => void) => { stop(): Promise<void> }
  log: Logger
  times?: Partial<LiveTimes> | undefined
}
interface JoinParams {
  topics: string[]
  after: string | undefined
  ip: string
}
export interface LiveHub {
  /** Reports what changed since `after`, then stays open and reports changes. Refuses when too many are open. */
  join(params: JoinParams, signal: AbortSignal): Promise<Streaming>
  size(): number
  /** Ends all streams at once: their pages come back, to this server or to another. */
  close(): Promise<void>
}

/**
 * Keeps the live pages of this process informed: one query for all of them when something was announced, and one with
 * each heartbeat, so that a heartbeat is a promise: everything up to its id was reported.
 */
export function createLiveHub({ find, listen, log, times }: Parts): LiveHub {
  const { heartbeatMs, pauseMs } = { ...TIMES, ...times }
  const streamLimit = createStreamLimit()
  const streams = new Set<Stream>()
  const greet = createGreeting(find)
  let listener: ReturnType<typeof listen> | undefined
  let beating: NodeJS.Timeout | undefined
  let soon: NodeJS.Timeout | undefined
  let isChecking = false
  let checkAgain = false
  let isClosed = false
  let checks = 0
  let ticks = 0
  let restUntil = 0

  const wake = () => {
    if (!isClosed) soon ??= setTimeout(checkAll, Math.max(0, restUntil - Date.now()))
  }
  const checkAll = async () => {
    soon = undefined
    checks += 1
    checkAgain = isChecking
    if (isChecking || streams.size === 0) return
    isChecking = true
    const startedAt = Date.now()
    try {
      await checkForChanges(find, [...streams])
    } catch (error) {
      log.warn({ err: error }, 'changes could not be looked for')
    }
    isChecking = false
    restUntil = Date.now() + Math.max(pauseMs, REST * (Date.now() - startedAt))
    for (const stream of streams) {
      // its session is over: the page connects again as whoever it is then, and gets what it has missed
      if (stream.over.length > 0) stream.pipe.end()
      else if (stream.news.size > 0) send(stream)
    }
    if (checkAgain) wake()
  }

  const isClogged = ({ pipe }: Stream) => pipe.pending() > PIPE_BYTES
  const send = (stream: Stream) => {
    if (!isClogged(stream)) stream.pipe.write(drainLine(stream))
  }
  const beat = () => {
    const slot = ticks++ % SLOTS
    if (slot === 0) wake()
    const promisedAfter = Date.now() - 2 * heartbeatMs // while no query succeeds there is nothing to promise
    for (const stream of streams) {
      if (stream.slot !== slot) continue
      stream.cloggedBeats = isClogged(stream) ? stream.cloggedBeats + 1 : 0
      if (stream.cloggedBeats >= PATIENCE_BEATS) stream.pipe.cut()
      else if (stream.lookedAt > promisedAfter) send(stream)
    }
  }

  const add = (watcher: Watcher, pipe: Pipe) => {
    listener ??= listen(wake)
    beating ??= setInterval(beat, heartbeatMs / SLOTS)
    const stream = { ...watcher, pipe, slot: (ticks + SLOTS - 1) % SLOTS, cloggedBeats: 0 }
    streams.add(stream)
    send(stream)
    return stream
  }
  const remove = (stream: Stream) => {
    streams.delete(stream)
    if (streams.size > 0) return
    clearInterval(beating)
    beating = undefined
  }

  return {
    size: () => streams.size,
    join: async ({ topics, after, ip }, signal) => {
      const leave = streamLimit.enter(ip)
      const watcher = newWatcher(topics, after)
      const checksBefore = checks
      try {
        await greet(watcher)
        signal.throwIfAborted()
        watcher.topics = watcher.topics.filter((topic) => !watcher.over.includes(topic))
        watcher.over = []
      } catch (error) {
        leave()
        throw error
      }
      return (pipe) => {
        pipe.whenClosed(leave)
        if (isClosed) return pipe.end()
        const stream = add(watcher, pipe)
        pipe.whenClosed(() => remove(stream))
        if (checks !== checksBefore) wake() // what was announced meanwhile was queried without this one
      }
    },
    close: async () => {
      isClosed = true
      clearTimeout(soon)
      for (const { pipe } of streams) pipe.end()
      await listener?.stop()
    },
  }
}

/** Queries for those who arrive. Those who come during a query are served by the next one, all together. */
function createGreeting(find: FindChanges) {
  const waiting: { watcher: Watcher; done: () => void; fail: (error: unknown) => void }[] = []
  let isGreeting = false

  const greetAll = async () => {
    if (isGreeting) return
    isGreeting = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0)
      try {
        await checkForChanges(
          find,
          batch.map(({ watcher }) => watcher),
        )
        for (const { done } of batch) done()
      } catch (error) {
        for (const { fail } of batch) fail(error)
      }
    }
    isGreeting = false
  }
  return (watcher: Watcher) =>
    new Promise<void>((done, fail) => {
      waiting.push({ watcher, done, fail })
      void greetAll()
    })
}
