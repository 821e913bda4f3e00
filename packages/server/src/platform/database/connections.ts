import pg from 'pg'
import type { DocumentClient } from './document-client.ts'

type Connected = pg.PoolClient & DocumentClient

/** A connection of the pool. Where one is free nobody has to wait, and no timer is set that ends the waiting. */
export const connect = (pool: pg.Pool) =>
  new Promise<Connected>((resolve, reject) => {
    const { options } = pool
    const { connectionTimeoutMillis = 0 } = options
    if (pool.idleCount > pool.waitingCount) options.connectionTimeoutMillis = 0
    try {
      pool.connect((error, client) => (client ? resolve(client as Connected) : reject(error))) // it makes no others
    } finally {
      options.connectionTimeoutMillis = connectionTimeoutMillis
    }
  })

/** Ends what the connection is doing right now; the waiting call then fails with code 57014. */
export async function cancelBackend(pool: pg.Pool, client: pg.PoolClient) {
  const { processID } = client as unknown as { processID: number } // set by the driver, absent from its types
  const side = new pg.Client({ connectionString: pool.options.connectionString, connectionTimeoutMillis: 10_000 }) // a busy pool must not hinder the cancellation
  try {
    await side.connect()
    await side.query('select pg_cancel_backend($1)', [processID])
  } finally {
    await side.end().catch(() => undefined)
  }
}

export const isConnectionLost = (error: Error & { code?: string }) =>
  error.code === 'ECONNRESET' ||
  error.code === 'EPIPE' ||
  /^(57P0[123]|08)/.test(error.code ?? '') ||
  /terminat/i.test(error.message)
