import type { Pool } from '../../platform/database/database.ts'
import { createKeys } from '../../platform/keys.ts'
import type { Logger } from '../../platform/monitoring/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { startWorker } from '../../platform/worker.ts'
import { noteWhatIsNear, tellAll } from './telling.actions.ts'

/** Letters become due. */
const POLL_MS = 5_000
/** How often is looked for what comes near. */
const SCAN_MS = 300_000

/** Tells people of what they watch. */
export function startWatchWorker(pool: Pool, settings: Settings, log: Logger) {
  const keys = createKeys(settings.secrets)
  let scannedAt = Number.NEGATIVE_INFINITY
  return startWorker(settings, log, {
    pollMs: POLL_MS,
    failure: 'people could not be told of what they watch; it is tried again',
    round: async ({ signal }) => {
      if (performance.now() - scannedAt >= SCAN_MS) {
        await noteWhatIsNear(pool)
        scannedAt = performance.now()
      }
      await tellAll(pool, keys, signal)
    },
  })
}
