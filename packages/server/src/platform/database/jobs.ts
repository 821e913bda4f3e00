import { Logger, parseCronItems, run, runMigrations, runOnce, type TaskList } from 'graphile-worker'
import pg from 'pg'
import type { Logger as Log } from '../monitoring/log.ts'
import { applyRetention } from './retention.ts'

export interface JobParts {
  log: Log
  /** Delivers a letter of the queue; when it throws, the letter is tried again. */
  deliverMail: (payload: unknown) => Promise<void>
  /** What is looked after every hour. */
  everyHour?: () => Promise<unknown>
}

const tasksOf = (pool: pg.Pool, { log, deliverMail, everyHour }: JobParts): TaskList => ({
  retention: async () => {
    const removed = await applyRetention(pool)
    log.info({ removed }, 'retention was applied')
  },
  mail: (payload) => deliverMail(payload),
  hourly: async () => void (await everyHour?.()),
})

const loggerTo = (log: Log) =>
  new Logger(() => (level, message) => (level === 'error' ? log.error(message) : log.debug(message)))

function openJobPool(url: string, log: Log) {
  const pool = new pg.Pool({ connectionString: url, max: 3, application_name: 'fairway jobs' })
  const isLost = (error: Error) => log.warn({ err: error }, 'a connection of the jobs was lost')
  pool.on('error', isLost)
  pool.on('connect', (client) => client.on('error', isLost))
  return pool
}

/** Work behind the scenes, queued in the database: mail, reminders every hour, and at night what is past its retention time. */
export async function startJobs(url: string, parts: JobParts) {
  const { log } = parts
  const pool = openJobPool(url, log)
  const runner = await run({
    pgPool: pool,
    logger: loggerTo(log),
    concurrency: 2,
    noHandleSignals: true,
    parsedCronItems: parseCronItems([
      { task: 'retention', match: '15 19 * * *' },
      { task: 'hourly', match: '5 * * * *' },
    ]),
    taskList: tasksOf(pool, parts),
  })
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the jobs stopped'))
  return {
    stop: async () => {
      await runner.stop()
      await pool.end()
    },
  }
}

const quiet = new Logger(() => () => undefined)

/** Makes the tables of the queue without working on it. */
export const prepareJobs = (url: string) => runMigrations({ connectionString: url, logger: quiet })

/** Does what waits in the queue at this moment, and returns. */
export async function runJobsOnce(url: string, parts: JobParts) {
  const pool = openJobPool(url, parts.log)
  try {
    const options = { pgPool: pool, logger: loggerTo(parts.log), noHandleSignals: true }
    await runOnce({ ...options, taskList: tasksOf(pool, parts) })
  } finally {
    await pool.end()
  }
}
