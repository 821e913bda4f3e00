import type pg from 'pg'
import type { z } from 'zod'

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
