import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import type { z } from 'zod'
import type { Deadline } from '../http/deadline.ts'
import { cancelBackend, connect, isConnectionLost } from './connections.ts'
import { DocumentClient } from './document-client.ts'
import { type DocumentResult, type OctetRows, queryDocument, queryOctets, readColumns } from './document-query.ts'
import { KnownNames, type Writing, type Written } from './known-names.ts'
import type { Octets } from './octets.ts'
import { checkDocument, checkRows, checkWritten } from './row-check.ts'

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => `${text.replace(' ', 'T').replace(/\+00$/, '')}Z`)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** JSON that PostgreSQL wrote and that goes to the caller untouched; the type says what is in it. */
export class JsonOf<T> {
  readonly content: string | Buffer | Octets
  declare readonly of?: T
  constructor(content: string | Buffer | Octets) {
    this.content = content
  }

  get json() {
    return String(this.content)
  }
}

/** A text with `$1` … and what goes there: composed by `sql` at each call, or once by `composeOnce`. */
type Query = Pick<Sql, 'text' | 'values'> & { name?: string }

/** Every query is a named prepared statement; rows are typed by a schema, against which tests check them. */
export interface Database {
  many<S extends z.ZodObject>(row: S, query: Query): Promise<z.output<S>[]>
  find<S extends z.ZodObject>(row: S, query: Query): Promise<z.output<S> | undefined>
  one<S extends z.ZodObject>(row: S, query: Query): Promise<z.output<S>>
  /** Numbers and JSON in the order of the schema, and last a column `body` of JSON text for the caller. */
  document<S extends z.ZodObject, R extends z.ZodType>(
    row: S,
    reply: R,
    query: Query,
  ): Promise<(z.output<S> & { body: JsonOf<z.output<R>> }) | undefined>
  /** A document that is put together from rows of text; nothing where there are none. */
  namedDocument<T extends object, R extends z.ZodType>(
    writing: Writing<T, R>,
    query: Query,
  ): Promise<(T & { body: JsonOf<z.output<R>> }) | undefined>
  /** Counts the rows that were changed. */
  run(query: Query): Promise<number>
}

export interface Pool {
  /** Each statement by itself, cancelled when the deadline is over. */
  reading(deadline?: Deadline): Database
  transaction<T>(work: (db: Database) => Promise<T>, deadline?: Deadline): Promise<T>
  /** Whether a statement would be sent at once. */
  readonly isFree: boolean
  readonly raw: pg.Pool
  close(): Promise<void>
}

interface PoolOptions {
  size: number
  statementTimeoutMs: number
  lockTimeoutMs?: number
  /** How long a call waits for one of the connections. */
  connectionTimeoutMs?: number
  /** Tests compare every row with its schema. */
  checked?: boolean
  /** Given the text of each statement before it is sent: tests record them for the second engine. */
  onStatement?: (text: string) => void
  onError?: (error: Error) => void
}

export function openPool(url: string, options: PoolOptions): Pool {
  const raw = new pg.Pool({
    Client: DocumentClient,
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 2_000,
    idleTimeoutMillis: 60_000,
    options: `-c statement_timeout=${options.statementTimeoutMs} -c lock_timeout=${options.lockTimeoutMs ?? 5_000} -c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c jit=off`,
    application_name: 'fairway',
  })
  raw.on('error', (error) => options.onError?.(error))
  const checked = options.checked ?? false
  const knownNames = new KnownNames()
  const prepared = (query: Query) => {
    options.onStatement?.(query.text)
    return named(query)
  }

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>, deadline?: Deadline): Promise<T> => {
    deadline?.throwIfOver()
    const client = await connect(raw)
    const cancel = () => void cancelBackend(raw, client).catch((error: Error) => options.onError?.(error))
    let broken: Error | undefined
    /** A connection that ends between two statements of a transaction says so here, and nowhere else. */
    const noteLoss = (error: Error) => {
      broken = error
      options.onError?.(error)
    }
    client.onLoss = noteLoss
    deadline?.add(cancel)
    try {
      deadline?.throwIfOver()
      return await work(client)
    } catch (error) {
      if (error instanceof Error && isConnectionLost(error)) broken = error
      throw error
    } finally {
      deadline?.remove(cancel)
      client.onLoss = undefined
      client.release(broken)
    }
  }

  return {
    raw,
    get isFree() {
      return raw.idleCount > 0 && raw.waitingCount === 0
    },
    reading: (deadline) =>
      new SqlDatabase(
        {
          rows: (query) => withClient((client) => client.query(prepared(query)), deadline),
          document: (query) => withClient((client) => queryDocument(client, prepared(query), checked), deadline),
          octets: (query) => withClient((client) => queryOctets(client, prepared(query), checked), deadline),
        },
        checked,
        knownNames,
      ),
    transaction: (work, deadline) =>
      withClient(async (client) => {
        await client.query('begin')
        try {
          const ask = {
            rows: (query: Query) => client.query(prepared(query)),
            document: (query: Query) => queryDocument(client, prepared(query), checked),
            octets: (query: Query) => queryOctets(client, prepared(query), checked),
          }
          const result = await work(new SqlDatabase(ask, checked, new KnownNames())) // what it sees, others may never see
          await client.query('commit')
          return result
        } catch (error) {
          await client.query('rollback').catch(() => undefined)
          throw error
        }
      }, deadline),
    close: () => raw.end(),
  }
}

interface QueryRunner {
  rows: (query: Query) => Promise<pg.QueryResult>
  document: (query: Query) => Promise<DocumentResult>
  octets: (query: Query) => Promise<OctetRows>
}

/** The database as one call uses it: made for each call, so it is small. */
class SqlDatabase implements Database {
  readonly #ask: QueryRunner
  readonly #checked: boolean
  readonly #names: KnownNames
  constructor(ask: QueryRunner, checked: boolean, names: KnownNames) {
    this.#ask = ask
    this.#checked = checked
    this.#names = names
  }

  async many<S extends z.ZodObject>(row: S, query: Query) {
    const result = await this.#ask.rows(query)
    if (this.#checked) checkRows(row, result)
    return result.rows as z.output<S>[] // checked against the schema in every test run
  }

  async find<S extends z.ZodObject>(row: S, query: Query) {
    return (await this.many(row, query))[0]
  }

  async one<S extends z.ZodObject>(row: S, query: Query) {
    const [first] = await this.many(row, query)
    if (first === undefined) throw new Error('A row was expected')
    return first
  }

  async document<S extends z.ZodObject, R extends z.ZodType>(row: S, reply: R, query: Query) {
    const { columns, names: columnNames } = await this.#ask.document(query)
    if (!columns) return undefined
    const found = readColumns(row, columns)
    const body = columns.at(-1) ?? ''
    if (this.#checked) checkDocument({ row, reply, found, columnNames, body: String(body) })
    found.body = new JsonOf(body)
    return found as z.output<S> & { body: JsonOf<z.output<R>> } // the pieces are checked in every test run
  }

  async namedDocument<T extends object, R extends z.ZodType>({ columns, reply, put }: Writing<T, R>, query: Query) {
    const { rows, names: columnNames } = await this.#ask.octets(query)
    const [first] = rows
    if (!first) return undefined
    const written: Written<T> = await this.#names.write(this, Number(first.at(-1)), (names) => put(rows, names))
    const { found, body } = written
    if (this.#checked) checkWritten({ columns, reply, columnNames, body: String(body) })
    return { ...found, body: new JsonOf<z.output<R>>(body) }
  }

  async run(query: Query) {
    return (await this.#ask.rows(query)).rowCount ?? 0
  }
}

const names = new Map<string, string>()

/** The name of a statement is a hash of its text, so that each connection prepares it once. */
function nameOf(text: string) {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
  }
  return name
}

const named = ({ name, text, values }: Query) => ({ name: name ?? nameOf(text), text, values })

/** A placeholder for a call's own value. */
class Slot {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

interface Composing {
  /** PostgreSQL plans it once for any values. Otherwise it plans anew at each call where it expects to gain by knowing them. */
  cachesPlan?: boolean
}

/** Values that queries of their own read: of those PostgreSQL knows nothing when it plans, so that it can keep its plan. */
const withValuesUnknown = (text: string, places: readonly unknown[]) =>
  text.replaceAll(/\$(\d+)::(\w+(?:\[\])?)/g, (place, nth, type) =>
    places[nth - 1] instanceof Slot ? `(select ${place})::${type}` : place,
  )

/** A hot statement: its text is composed at the first call, and later calls only put in their values. */
export function composeOnce<V extends object>(
  compose: (values: V) => Sql,
  { cachesPlan = false }: Composing = {},
): (values: V) => Query {
  let known: Required<Query> | undefined
  return (values) => {
    if (!known) {
      const slots = Object.fromEntries(Object.keys(values).map((key) => [key, new Slot(key)]))
      const { text: composed, values: places } = compose(slots as V) // only ever handed on to `sql`, which takes anything
      const text = cachesPlan ? withValuesUnknown(composed, places) : composed
      known = { name: nameOf(text), text, values: places }
    }
    const valuesByKey = values as Record<string, unknown> // by the keys of the slots
    const { name, text } = known
    return { name, text, values: known.values.map((place) => (place instanceof Slot ? valuesByKey[place.key] : place)) }
  }
}

/** Hot statements of one kind, one for each set of criteria, composed when it is first needed. */
export function composePer<M extends object, V extends object>(
  compose: (criteria: M, values: V) => Sql,
  composing?: Composing,
) {
  const known = new Map<string, (values: V) => Query>()
  return (criteria: M, values: V): Query => {
    const key = Object.values(criteria).join()
    const statement = known.get(key) ?? composeOnce<V>((slots) => compose(criteria, slots), composing)
    known.set(key, statement)
    return statement(values)
  }
}
