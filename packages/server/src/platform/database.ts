import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { z } from 'zod'
import { checkRows } from './row-check.ts'

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => `${text.replace(' ', 'T').replace(/\+00$/, '')}Z`)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** JSON that PostgreSQL wrote and that goes to the caller untouched; the type says what is in it. */
export class JsonOf<T> {
  readonly json: string
  declare readonly of?: T
  constructor(json: string) {
    this.json = json
  }
}

/** Every query is a named prepared statement; rows are typed by a schema, which tests hold them to. */
export interface Database {
  many<S extends z.ZodObject>(row: S, query: Sql): Promise<z.output<S>[]>
  find<S extends z.ZodObject>(row: S, query: Sql): Promise<z.output<S> | undefined>
  one<S extends z.ZodObject>(row: S, query: Sql): Promise<z.output<S>>
  /** A column `body` of JSON text for the caller, beside whatever the schema names. */
  document<S extends z.ZodObject, R extends z.ZodType>(
    row: S,
    reply: R,
    query: Sql,
  ): Promise<(z.output<S> & { body: JsonOf<z.output<R>> }) | undefined>
  /** Counts the rows that were changed. */
  run(query: Sql): Promise<number>
}

export interface Pool {
  /** Each statement by itself, cancelled when the signal says so. */
  reading(signal?: AbortSignal): Database
  transaction<T>(work: (db: Database) => Promise<T>, signal?: AbortSignal): Promise<T>
  readonly raw: pg.Pool
  close(): Promise<void>
}

interface PoolOptions {
  size: number
  statementTimeoutMs: number
  lockTimeoutMs?: number
  /** Tests compare every row with its schema. */
  checked?: boolean
  onError?: (error: Error) => void
}

export function openPool(url: string, options: PoolOptions): Pool {
  const raw = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    options: `-c statement_timeout=${options.statementTimeoutMs} -c lock_timeout=${options.lockTimeoutMs ?? 5_000} -c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c jit=off`,
    application_name: 'fairway',
  })
  raw.on('error', (error) => options.onError?.(error))
  const checked = options.checked ?? false

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted()
    const client = await raw.connect()
    const cancel = () => void cancelBackend(raw, client).catch((error: Error) => options.onError?.(error))
    signal?.addEventListener('abort', cancel, { once: true })
    let broken: Error | undefined
    try {
      signal?.throwIfAborted()
      return await work(client)
    } catch (error) {
      if (error instanceof Error && isConnectionLost(error)) broken = error
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
      client.release(broken)
    }
  }

  return {
    raw,
    reading: (signal) => speakSql((query) => withClient((client) => client.query(named(query)), signal), checked),
    transaction: (work, signal) =>
      withClient(async (client) => {
        await client.query('begin')
        try {
          const result = await work(speakSql((query) => client.query(named(query)), checked))
          await client.query('commit')
          return result
        } catch (error) {
          await client.query('rollback').catch(() => undefined)
          throw error
        }
      }, signal),
    close: () => raw.end(),
  }
}

type Ask = (query: Sql) => Promise<pg.QueryResult>

function speakSql(ask: Ask, checked: boolean): Database {
  const rows = async <S extends z.ZodObject>(row: S, query: Sql) => {
    const result = await ask(query)
    if (checked) checkRows(row, result)
    return result.rows as z.output<S>[] // checked against the schema in every test run
  }
  return {
    many: rows,
    find: async (row, query) => (await rows(row, query))[0],
    one: async (row, query) => {
      const [first] = await rows(row, query)
      if (first === undefined) throw new Error('A row was expected')
      return first
    },
    document: async (row, reply, query) => {
      const [first] = await rows(row.extend({ body: z.string() }), query)
      if (!first) return undefined
      const body = String((first as { body: unknown }).body) // the schema above says that it is there
      if (checked) reply.parse(JSON.parse(body))
      return { ...first, body: new JsonOf(body) } as never // the pieces were typed above; the compiler cannot join them
    },
    run: async (query) => (await ask(query)).rowCount ?? 0,
  }
}

const names = new Map<string, string>()

/** The name of a statement is a hash of its text, so that each connection prepares it once. */
function named(query: Sql) {
  const text = query.text
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return { name, text, values: query.values }
}

/** Ends what the connection is doing right now; the waiting call then fails with code 57014. */
async function cancelBackend(pool: pg.Pool, client: pg.PoolClient) {
  const { processID } = client as unknown as { processID: number } // set by the driver, absent from its types
  const side = new pg.Client({ connectionString: pool.options.connectionString, connectionTimeoutMillis: 10_000 }) // a busy pool must not hinder the cancellation
  try {
    await side.connect()
    await side.query('select pg_cancel_backend($1)', [processID])
  } finally {
    await side.end().catch(() => undefined)
  }
}

const isConnectionLost = (error: Error & { code?: string }) =>
  error.code === 'ECONNRESET' ||
  error.code === 'EPIPE' ||
  /^(57P0[123]|08)/.test(error.code ?? '') ||
  /terminat/i.test(error.message)
