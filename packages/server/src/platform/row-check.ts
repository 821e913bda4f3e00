import type pg from 'pg'
import { z } from 'zod'

/** Fails a test when a statement's columns or values drift from the schema that types them. */
export function checkRows(row: z.ZodObject, result: pg.QueryResult) {
  const told = Object.keys(row.shape).sort().join(', ')
  const got = result.fields
    .map((field) => field.name)
    .sort()
    .join(', ')
  if (told !== got) throw new Error(`The statement returns (${got}), its schema says (${told})`)
  for (const value of result.rows) row.parse(value)
}

/** The same for a statement that returns a finished reply beside its columns; the reply is parsed as well. */
export function checkDocument(row: z.ZodObject, reply: z.ZodType, result: pg.QueryResult) {
  checkRows(row.extend({ body: z.string() }), result)
  for (const { body } of result.rows) reply.parse(JSON.parse(body))
}
