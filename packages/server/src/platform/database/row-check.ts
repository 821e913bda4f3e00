import type pg from 'pg'
import type { z } from 'zod'

/** Fails a test when a statement's columns or values drift from the schema that types them. */
export function checkRows(row: z.ZodObject, result: pg.QueryResult) {
  const expected = Object.keys(row.shape).sort().join(', ')
  const got = result.fields
    .map((field) => field.name)
    .sort()
    .join(', ')
  if (expected !== got) throw new Error(`The statement returns (${got}), its schema says (${expected})`)
  for (const value of result.rows) row.parse(value)
}

interface Document {
  row: z.ZodObject
  reply: z.ZodType
  found: unknown
  /** Names of the columns as the database returns them. */
  columnNames: string[]
  body: string
}

/** The same for a statement that returns a finished reply: its columns come in the order of their schema. */
export function checkDocument({ row, reply, found, columnNames, body }: Document) {
  const wanted = [...Object.keys(row.shape), 'body'].join(', ')
  if (columnNames.join(', ') !== wanted)
    throw new Error(`The statement returns (${columnNames.join(', ')}), its schema says (${wanted})`)
  row.parse(found)
  reply.parse(JSON.parse(body))
}

interface Written {
  columns: readonly string[]
  reply: z.ZodType
  columnNames: string[]
  body: string
}

/** The same for a statement whose rows the server puts together. */
export function checkWritten({ columns, reply, columnNames, body }: Written) {
  const wanted = columns.join(', ')
  if (columnNames.join(', ') !== wanted)
    throw new Error(`The statement returns (${columnNames.join(', ')}), what puts its rows together says (${wanted})`)
  reply.parse(JSON.parse(body))
}
