import type { Pool } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import type { Logger } from '../../../platform/monitoring/log.ts'
import * as intake from '../../../platform/submissions/carrier-intake.repository.ts'

export const getIntake = ({ db, settings }: Context) => intake.findIntake(db, settings.carrierSilentMinutes)

/** The carrier pauses what customers hand in, or goes on with it; what was handed in before is delivered all the same. */
export async function changeIntake({ db, settings, audit }: Context, { paused }: { paused: boolean }) {
  const before = await intake.findIntake(db, settings.carrierSilentMinutes)
  await intake.savePause(db, paused)
  if (before.paused !== paused)
    await audit({
      objectType: 'carrier intake',
      objectId: 'intake',
      before: { paused: before.paused },
      after: { paused },
    })
  return intake.findIntake(db, settings.carrierSilentMinutes)
}

/** A sign of life is written down this often at most. */
const NOTED_EVERY_MS = 5_000

export type Heartbeat = () => Promise<void>

/** Notes that the carrier is there; a note that fails is made up for by the next one. */
export function createHeartbeat(pool: Pool, log: Logger): Heartbeat {
  let notedAt = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - notedAt < NOTED_EVERY_MS) return
    notedAt = performance.now()
    await intake.noteHeartbeat(pool.reading()).catch((error: Error) => {
      notedAt = Number.NEGATIVE_INFINITY
      log.warn({ err: error }, "the carrier's heartbeat was not kept")
    })
  }
}
