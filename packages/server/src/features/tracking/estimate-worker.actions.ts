import { setTimeout as pause } from 'node:timers/promises'
import { announceChanges, listenForChanges } from '../../platform/changes.ts'
import type { Database, Pool } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings.ts'
import { guest } from '../../platform/viewer.ts'
import { insertRunNews } from '../notifications/public.ts'
import { insertChanges } from './cargo-change.repository.ts'
import { reestimate } from './estimate.actions.ts'
import { awaitEstimators } from './estimate-keeping.repository.ts'
import * as runs from './estimate-run.repository.ts'
import { followPickups, followReachedEstimates } from './pickup-change.actions.ts'
import { recompute } from './stage.repository.ts'

/** Another process may have died in the middle of a run, which nobody announces. */
const LOOK_AGAIN_MS = 30_000
/** After a failure it is tried again, ever later. */
const RETRY_MS = [500, 2_000, 10_000, 60_000]
/** Open pages are told this often at most while a run goes on, and at its end. */
const TELL_MS = 1_000
/** Readers come first: after each piece of work there is a rest, as a share of what the piece took. */
const REST = 0.6

/** Whoever began to store estimates before a run must be done, so that the run sees their boxes. */
async function startWaitingRuns(pool: Pool) {
  if (!(await runs.hasWaitingRuns(pool.reading()))) return
  await pool.transaction(async (db) => {
    await awaitEstimators(db)
    await runs.startRuns(db)
  })
}

/** The next piece of the run whose turn it is, in one transaction; false when there is nothing to do. */
async function workOnce(db: Database, shouldTell: () => boolean): Promise<boolean> {
  const run = await runs.takeRun(db)
  if (!run) return false
  if (run.total === null) {
    await runs.countRun(db, run)
    return true
  }
  const { ids, boxes, afterId } = await runs.takeBoxes(db, run)
  if (boxes === 0) {
    await runs.finishRun(db, run)
    await insertRunNews(db, run.id)
    await announceChanges(db)
    return true
  }
  // a place that changed may change which holds apply at it
  if (run.reason === 'reference') await recompute(db, ids)
  const { changed, moved, ids: containerIds } = await reestimate(db, ids, run.reason)
  await followPickups(db, ids, { isNews: run.reason === 'rule' })
  if (changed > 0) await insertChanges(db, guest, { bookingNos: [], vvds: [], containerIds })
  if (shouldTell()) await announceChanges(db)
  await runs.saveStep(db, run, { afterId, done: boxes, moved })
  return true
}

/** Tells at the first piece and then no more often than pages can follow. */
function every(ms: number) {
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
const unhurried: Pace = { signal: new AbortController().signal, rest: async () => undefined }

/** Estimates anew whatever waits for it, piece by piece, and returns how many pieces there were. */
export async function workOffEstimates(pool: Pool, { signal, rest } = unhurried): Promise<number> {
  const shouldTell = every(TELL_MS)
  let pieces = 0
  while (!signal.aborted) {
    const startedAt = performance.now()
    await startWaitingRuns(pool)
    if (!(await pool.transaction((db) => workOnce(db, shouldTell)))) break
    pieces++
    await rest(performance.now() - startedAt)
  }
  return pieces
}

/**
 * Keeps the stored estimates up with schedules and rules in the background, as long as the server runs. Several servers
 * share the work; what one leaves unfinished, another takes up where it ended.
 */
export function keepEstimates(pool: Pool, settings: Settings, log: Logger) {
  const ending = new AbortController()
  let waking = new AbortController()
  let failures = 0
  const sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { ref: false, signal }).catch(() => undefined)
  const pace = { signal: ending.signal, rest: (tookMs: number) => sleep(tookMs * REST, ending.signal) }
  const work = async () => {
    while (!ending.signal.aborted) {
      waking = new AbortController()
      const woken = AbortSignal.any([waking.signal, ending.signal])
      try {
        await workOffEstimates(pool, pace)
        await followReachedEstimates(pool)
        failures = 0
        await sleep(LOOK_AGAIN_MS, woken)
      } catch (error) {
        log.error({ err: error }, 'estimates could not be worked out; it is tried again')
        await sleep(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)] ?? LOOK_AGAIN_MS, ending.signal)
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
