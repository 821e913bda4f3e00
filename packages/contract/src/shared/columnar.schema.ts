import { z } from 'zod'
import { InstantOut } from './scalar.schema.ts'

type Arrays<S extends z.ZodRawShape> = { [K in keyof S]: S[K] extends z.ZodType ? z.ZodArray<S[K]> : never }

/** The wire format of a large list: one array per column, all of the same length. */
export const columnar = <S extends z.ZodRawShape>(row: z.ZodObject<S>) =>
  z.object({
    columns: z.object(
      Object.fromEntries(Object.entries(row.shape).map(([name, type]) => [name, z.array(type)])) as Arrays<S>, // by the same names
    ),
    rows: z.number().int(),
    /** When the list was read, in wall time. */
    lastUpdateTs: InstantOut,
  })
