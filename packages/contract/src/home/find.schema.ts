import { z } from 'zod'
import { Text } from '../shared/scalar.schema.ts'
import { findKinds } from './find.values.ts'

export const FindQuery = z.strictObject({ q: Text(100) })

/** One thing that was found, with what its page needs. */
export const FoundThing = z.object({
  kind: z.enum(findKinds),
  /** What is found by: the reference, the name of a vessel or company. */
  name: z.string(),
  /** Beside it: a booking, a number, a company. */
  detail: z.string(),
  bookingNo: z.string().nullable(),
  /** Of a request, a company; the code of a vessel; the user name of a customer. */
  id: z.string().nullable(),
})
export type FoundThing = z.output<typeof FoundThing>

/** At most FIND_SHOWN of each kind; `isCut` where some kind has more. */
export const FoundThings = z.object({ things: z.array(FoundThing), isCut: z.boolean() })
export type FoundThings = z.output<typeof FoundThings>
