import { Logger, parseCronItems, run } from 'graphile-worker'
import pg from 'pg'
import type { Logger as Log } from './log.ts'
import { applyRetention } from './retention.ts'

/** Work behind the scenes, queued in the database: at night everything past its keeping time is removed. */
export async function startJobs(url: string, log: Log) {
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: 'fairway jobs' })
  pool.on('error', (error) => log.warn({ err: error }, 'a connection of the jobs was lost'))
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a connection of the jobs was lost')),
  )
  const runner = await run({
    pgPool: pool,
    logger: new Logger(() => (level, message) => (level === 'error' ? log.error(message) : log.debug(message))),
    concurrency: 2,
    noHandleSignals: true,
    parsedCronItems: parseCronItems([{ task: 'retention', match: '15 19 * * *' }]),
    taskList: {
      retention: async () => {
        const removed = await applyRetention(pool)
        log.info({ removed }, 'retention was applied')
      },
    },
  })
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the jobs stopped'))
  return {
    stop: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}
