import { announceChanges } from '../../../platform/database/changes.ts'
import type { Database, Pool } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/monitoring/log.ts'
import type { Settings } from '../../../platform/settings.ts'
import { startWorker } from '../../../platform/worker.ts'
import { insertRunNotification } from '../../notifications/public.ts'
import { insertChanges } from '../events/cargo-change.repository.ts'
import { notifyPickupChanges, notifyReachedEstimates } from '../events/pickup-change.actions.ts'
import { recompute } from '../events/stage.repository.ts'
import { calculateFreeTime } from '../free-time/calculated-free-time.actions.ts'
import { reestimate } from './estimate.actions.ts'
import * as runs from './estimate-run.repository.ts'
import { awaitEstimators } from './stored-estimate.repository.ts'

/** Another process may have died in the middle of a run, which nobody announces. */
const POLL_MS = 30_000
/** Open pages are notified this often at most while a run goes on, and at its end. */
const ANNOUNCE_MS = 1_000
/** Readers come first: after each batch there is a pause, as a share of the time that the batch took. */
const REST = 0.6

/** Transactions that began to store estimates before a run must be done, so that the run sees their containers. */
async function startWaitingRuns(pool: Pool) {
  if (!(await runs.hasWaitingRuns(pool.reading()))) return
  await pool.transaction(async (db) => {
    await awaitEstimators(db)
    await runs.startRuns(db)
  })
}

/** The next batch of the next run, in one transaction; false when there is nothing to do. */
async function processNextBatch(db: Database, shouldAnnounce: () => boolean): Promise<boolean> {
  const run = await runs.lockNextRun(db)
  if (!run) return false
  if (run.total === null) {
    await runs.countRun(db, run)
    return true
  }
  const { ids, boxes: count, afterId } = await runs.lockNextContainers(db, run)
  if (count === 0) {
    await runs.finishRun(db, run)
    await insertRunNotification(db, run.id)
    await announceChanges(db)
    return true
  }
  // a place that changed may change which holds apply at it
  if (run.reason === 'reference') await recompute(db, ids, { willEstimate: true })
  const { changed, moved, ids: containerIds } = await reestimate(db, ids, run.reason)
  await notifyPickupChanges(db, ids, { isNews: run.reason === 'rule' })
  if (changed > 0) await insertChanges(db, { bookingNos: [], vvds: [], containerIds })
  if (shouldAnnounce()) await announceChanges(db)
  await runs.saveStep(db, run, { afterId, done: count, moved })
  return true
}

/** True for the first batch, and then no more often than pages can follow. */
function throttle(ms: number) {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const isDue = performance.now() - last >= ms
    if (isDue) last = performance.now()
    return isDue
  }
}

interface Pace {
  signal: AbortSignal
  rest: (tookMs: number) => Promise<unknown>
}
const withoutRest: Pace = { signal: new AbortController().signal, rest: async () => undefined }

/** Works off all runs, batch by batch, and returns how many batches there were. */
export async function processEstimateRuns(pool: Pool, { signal, rest } = withoutRest): Promise<number> {
  const shouldAnnounce = throttle(ANNOUNCE_MS)
  let pieces = 0
  while (!signal.aborted) {
    const startedAt = performance.now()
    await startWaitingRuns(pool)
    if (!(await pool.transaction((db) => processNextBatch(db, shouldAnnounce)))) break
    pieces++
    await rest(performance.now() - startedAt)
  }
  return pieces
}

/** Follows schedules and rules with the stored estimates and free times in the background. */
export const startEstimateWorker = (pool: Pool, settings: Settings, log: Logger) =>
  startWorker(settings, log, {
    pollMs: POLL_MS,
    failure: 'estimates could not be worked out; it is tried again',
    round: async ({ signal, rest }) => {
      await processEstimateRuns(pool, { signal, rest: (tookMs) => rest(tookMs * REST) })
      await notifyReachedEstimates(pool)
      await calculateFreeTime(pool, log)
    },
  })
