import { setTimeout as pause } from 'node:timers/promises'
import { listenForChanges } from './database/changes.ts'
import type { Logger } from './monitoring/log.ts'
import type { Settings } from './settings.ts'

/** After a failure it is tried again, ever later. */
const RETRY_MS = [500, 2_000, 10_000, 60_000]

export interface WorkerPace {
  /** Over when the server stops. */
  signal: AbortSignal
  /** Waits, or until the server stops. */
  rest: (ms: number) => Promise<unknown>
}

export interface Work {
  /** Does what there is to do now, and returns when nothing is left. */
  round: (pace: WorkerPace) => Promise<unknown>
  /** A signal may be lost, and some things become due by time. */
  pollMs: number
  /** What the log says of a round that failed. */
  failure: string
}

/**
 * Works in rounds as long as the server runs, woken by whatever the carrier sends. Several servers share the work; another
 * continues what one leaves unfinished.
 */
export function startWorker(settings: Settings, log: Logger, { round, pollMs, failure }: Work) {
  const ending = new AbortController()
  const { signal } = ending
  let waking = new AbortController()
  let failures = 0
  const sleep = (ms: number, until: AbortSignal) =>
    pause(ms, undefined, { ref: false, signal: until }).catch(() => undefined)
  const pace = { signal, rest: (ms: number) => sleep(ms, signal) }
  const work = async () => {
    while (!signal.aborted) {
      waking = new AbortController()
      const woken = AbortSignal.any([waking.signal, signal])
      try {
        await round(pace)
        failures = 0
        await sleep(pollMs, woken)
      } catch (error) {
        log.error({ err: error }, failure)
        await sleep(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? pollMs, signal)
      }
    }
  }
  const listener = listenForChanges(settings.databaseDirectUrl, () => waking.abort(), log)
  const working = work()
  return {
    stop: async () => {
      ending.abort()
      await listener.stop()
      await working
    },
  }
}
