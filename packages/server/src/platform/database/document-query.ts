import { oncePer } from '@fairway/contract/shared/once-per'
import type pg from 'pg'
import { serialize } from 'pg-protocol'
import type { z } from 'zod'
import { octetsOf } from './octets.ts'

/** What the driver gives to code that speaks the protocol itself, as its cursors do; absent from its types. */
interface Wire {
  stream: { writable: boolean; write(bytes: Buffer): void }
  /** Names of statements that this connection knows, and of those that are on their way to it. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  /** Understood by connections of `DocumentClient`. */
  keepsBytes?: boolean
  readsOctets?: boolean
}

export interface DocumentResult {
  /** The columns of the first row as PostgreSQL wrote them, if there is one; the last may have been left as bytes. */
  columns: [...string[], string | Buffer] | undefined
  /** Their names, where they were requested. */
  names: string[]
}

/** All rows, and the names of their columns where they were requested. */
interface Told<Row> {
  rows: Row[]
  names: string[]
}
export type OctetRows = Told<string[]>

interface Asking<Row> {
  form: Form<Row>
  isDescribed: boolean
  callback: (error: Error | null, told: Told<Row>) => void
}

interface Statement {
  name: string
  text: string
  values: unknown[]
}

/** What comes back of a statement: rows in the form that its flag asks the connection for. */
interface Form<Row> {
  flag: 'keepsBytes' | 'readsOctets'
  read(message: RowMessage): Row
}

/** A row as the driver hands it over, or as `DocumentClient` does. */
interface RowMessage {
  fields: (string | null)[]
  octets?: string[]
}

type DocumentRow = NonNullable<DocumentResult['columns']>
const asDocument: Form<DocumentRow> = {
  flag: 'keepsBytes',
  read: ({ fields }) => fields as DocumentRow, // no column of a document is null
}

const asOctets: Form<string[]> = {
  flag: 'readsOctets',
  read: ({ octets, fields }) => octets ?? fields.map((field) => octetsOf(field ?? '')),
}

const run = Buffer.concat([serialize.execute(), serialize.sync()])
const describedAndRun = Buffer.concat([serialize.describe({ type: 'P' }), run])

/**
 * A named prepared statement whose rows are text. The driver's own query copies its settings, has
 * the columns described anew at each call, and makes an object of every row; for a hot read that is half of the work.
 */
class DocumentQuery<Row> implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly #values: (string | null)[]
  readonly #isDescribed: boolean
  readonly #form: Form<Row>
  readonly #told: Told<Row> = { rows: [], names: [] }
  /** Read by the driver. */
  readonly callback: (error: Error | null, told: Told<Row>) => void

  constructor({ name, text, values }: Statement, { form, isDescribed, callback }: Asking<Row>) {
    this.name = name
    this.text = text
    this.#values = values.map(encodeValue) // here, where a mistake leaves nothing half-sent
    this.#isDescribed = isDescribed
    this.#form = form
    this.callback = callback
  }

  submit(connection: pg.Connection) {
    const wire = connection as unknown as Wire // see above
    const { name, text } = this
    const isKnown = wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined
    const binding = serialize.bind({ statement: name, values: this.#values })
    const rest = [binding, this.#isDescribed ? describedAndRun : run]
    const messages = isKnown ? rest : [serialize.parse({ name, text }), ...rest]
    wire[this.#form.flag] = true
    // one piece costs the socket less than several, and a connection that is gone says so itself
    if (wire.stream.writable) wire.stream.write(Buffer.concat(messages))
    if (!isKnown) wire.submittedNamedStatements[name] = text
    return null
  }

  handleRowDescription({ fields }: { fields: { name: string }[] }) {
    this.#told.names = fields.map(({ name }) => name)
  }

  handleDataRow(row: RowMessage) {
    this.#told.rows.push(this.#form.read(row))
  }

  handleCommandComplete() {}

  handleReadyForQuery(connection: pg.Connection) {
    endBytes(connection)
    this.callback(null, this.#told)
  }

  handleError(error: Error, connection: pg.Connection) {
    endBytes(connection)
    this.callback(error, this.#told)
  }
}

/** The next query may be one of the usual kind. */
function endBytes(connection: pg.Connection) {
  const wire = connection as unknown as Wire // see above
  wire.keepsBytes = false
  wire.readsOctets = false
}

/** Numbers and codes, which is nearly everything, have nothing in them that would have to be escaped. */
function quoted(element: unknown) {
  const text = String(element)
  return /^[A-Z0-9]*\d[A-Z0-9]*$/.test(text) ? text : `"${text.replaceAll(/[\\"]/g, '\\$&')}"`
}

/** A value as the protocol's text form has it; what a hot read never needs is refused. */
function encodeValue(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `{${value.map(quoted).join(',')}}`
  throw new Error(`A document cannot be asked for with this value: ${typeof value}`)
}

const ask = <Row>(client: pg.ClientBase, statement: Statement, form: Form<Row>, isDescribed: boolean) =>
  new Promise<Told<Row>>((resolve, reject) => {
    const callback = (error: Error | null, told: Told<Row>) => (error ? reject(error) : resolve(told))
    client.query(new DocumentQuery(statement, { form, isDescribed, callback }))
  })

/** Queries a document; the names of its columns come along where they are to be checked. */
export async function queryDocument(client: pg.ClientBase, statement: Statement, isDescribed: boolean) {
  const { rows, names } = await ask(client, statement, asDocument, isDescribed)
  const result: DocumentResult = { columns: rows[0], names }
  return result
}

/** Queries rows as text, a character for each byte; nothing is an empty text. */
export const queryOctets = (client: pg.ClientBase, statement: Statement, isDescribed: boolean) =>
  ask(client, statement, asOctets, isDescribed)

/** The names of a schema; its shape is put together at each look. */
const columnNamesOf = oncePer((row: z.ZodObject) => Object.keys(row.shape))

/** What comes before the body, by the names of the schema. */
export function readColumns(row: z.ZodObject, columns: NonNullable<DocumentResult['columns']>) {
  const found: Record<string, unknown> = {}
  const wanted = columnNamesOf(row)
  for (let at = 0; at < wanted.length; at++) found[wanted[at] ?? ''] = JSON.parse(String(columns[at]))
  return found
}
