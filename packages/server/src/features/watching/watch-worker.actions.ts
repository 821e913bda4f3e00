import { setTimeout as pause } from 'node:timers/promises'
import { listenForChanges } from '../../platform/database/changes.ts'
import type { Pool } from '../../platform/database/database.ts'
import { createKeys } from '../../platform/keys.ts'
import type { Logger } from '../../platform/monitoring/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { noteWhatIsNear, tellAll } from './telling.actions.ts'

/** Letters become due, and a signal may be lost. */
const POLL_MS = 5_000
/** How often is looked for what comes near. */
const SCAN_MS = 300_000
/** After a failure it is tried again, ever later. */
const RETRY_MS = [500, 2_000, 10_000, 60_000]

/**
 * Tells people of what they watch as long as the server runs, woken by whatever the carrier sends. Several servers share the
 * work; another continues what one leaves unfinished.
 */
export function startWatchWorker(pool: Pool, settings: Settings, log: Logger) {
  const keys = createKeys(settings.secrets)
  const ending = new AbortController()
  let waking = new AbortController()
  let failures = 0
  let scannedAt = Number.NEGATIVE_INFINITY
  const sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { ref: false, signal }).catch(() => undefined)
  const work = async () => {
    while (!ending.signal.aborted) {
      waking = new AbortController()
      const woken = AbortSignal.any([waking.signal, ending.signal])
      try {
        if (performance.now() - scannedAt >= SCAN_MS) {
          await noteWhatIsNear(pool)
          scannedAt = performance.now()
        }
        await tellAll(pool, keys, ending.signal)
        failures = 0
        await sleep(POLL_MS, woken)
      } catch (error) {
        log.error({ err: error }, 'people could not be told of what they watch; it is tried again')
        await sleep(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? POLL_MS, ending.signal)
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
