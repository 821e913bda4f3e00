import { z } from 'zod'
import { splitNumbers } from './number-format.ts'
import { Verbatim } from './scalar.schema.ts'

/** Numbers that a list is searched by, pasted at once: each counts once, however it is written. */
export const PastedNumbers = (limit: number) =>
  z
    .array(Verbatim(40))
    .max(limit)
    .transform((numbers) => [...new Set(numbers.flatMap(splitNumbers))].slice(0, limit))
