import sql, { join, raw, type Sql } from 'sql-template-tag'

/** Between the values of a record, and between records: characters that no code and no JSON has. */
export const VALUE_END = '\x03'
export const RECORD_END = '\x04'

/** The same in a statement. */
export const valueEnd = sql`E'\\x03'`
export const recordEnd = sql`E'\\x04'`

/**
 * What the server puts a document together from. PostgreSQL prepares each expression anew at each call, and looks up the
 * type of each value that it writes as JSON: values as they are cost it a fraction.
 */
export class Columns<K extends string> {
  readonly names: readonly K[]
  readonly #values: readonly Sql[]
  constructor(names: readonly K[], values: Record<K, Sql>) {
    this.names = names
    this.#values = names.map((name) => values[name])
  }

  /** As columns of a row. */
  get selected() {
    return join(this.#values.map((value, at) => sql`${value} as ${raw(`"${this.names[at]}"`)}`))
  }

  /** As records of a list in one text; what is null is an empty text in them. */
  listed(order: Sql) {
    const record = sql`concat(${join(this.#values, `, E'\\x03', `)})`
    return sql`string_agg(${record}, ${recordEnd} order by ${order})`
  }
}

/** The records of a list. */
export const recordsOf = (list: string) =>
  list === '' ? [] : list.split(RECORD_END).map((record) => record.split(VALUE_END))
