import pg from 'pg'
import sql from 'sql-template-tag'
import type { Logger } from '../monitoring/log.ts'
import type { Database } from './database.ts'

/** Announced at commit to every server process: something changed that a live page may show. */
const CHANGES_CHANNEL = 'fairway_changes'

/** A lost connection is opened again after a moment, and after ever longer ones while the database stays away. */
const RETRY_MS = [250, 500, 1_000, 2_000, 5_000]

/** Wakes the live pages once this transaction is committed; what changed is read from the rows themselves. */
export const announceChanges = (db: Database) => db.run(sql`select pg_notify(${CHANGES_CHANNEL}, '')`)

/** Live pages are notified of whatever is changed from here on. */
export const liveFrom = sql`pg_snapshot_xmin(pg_current_snapshot())::text`

/**
 * Listens for announced changes on a connection of its own, which must lead to the database itself and not to a pooler.
 * After a pause something may have been missed, so `wake` is called then too.
 */
export function listenForChanges(url: string, wake: () => void, log: Logger, channel = CHANGES_CHANNEL) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let stopped = false

  const connect = async () => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'fairway changes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    })
    client = opened
    opened.on('error', (error) => log.warn({ err: error }, 'the connection that listens for changes was lost'))
    opened.on('notification', wake)
    opened.once('end', connectLater)
    await opened.connect()
    await opened.query(`listen ${channel}`)
    failures = 0
    wake()
  }
  const connectLater = () => {
    if (stopped) return
    clearTimeout(retry)
    retry = setTimeout(
      () => connect().catch(giveBack),
      RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)], // the last one again and again
    )
  }
  /** A connection that did not come about does not always say that it ended. */
  const giveBack = async (error: Error) => {
    log.warn({ err: error }, 'changes cannot be listened for right now')
    await client?.end().catch(() => undefined)
    connectLater()
  }

  connect().catch(giveBack)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
