import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../monitoring/log.ts'

const MAX_RETRY_MS = 30_000

interface Seeding {
  /** Whether everything is there now. */
  seed: () => Promise<boolean>
  firstRetryMs: number
  /** What the log says when it ends with an error. */
  failure: string
}

/** Makes something of the demo, again and ever later until all of it is there: nobody waits for it. */
export function seedInBackground(log: Logger, { seed, firstRetryMs, failure }: Seeding) {
  const ending = new AbortController()
  const work = async () => {
    for (let wait = firstRetryMs; !(await seed()); wait = Math.min(wait * 1.5, MAX_RETRY_MS))
      await pause(wait, undefined, { ref: false, signal: ending.signal })
  }
  const working = work().catch((error: unknown) => {
    if (!ending.signal.aborted) log.error({ err: error }, failure)
  })
  return {
    stop: () => {
      ending.abort()
      return working
    },
  }
}
