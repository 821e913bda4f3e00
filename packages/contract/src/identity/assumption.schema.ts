import { z } from 'zod'
import { groups } from '../kit/access.ts'
import { Text } from '../shared/scalar.schema.ts'
import { LENGTHS } from './account.values.ts'

/** Customer service names the customer by user name or web id; the reason is optional and is stored when given. */
export const AssumeRequest = z.strictObject({
  username: Text(LENGTHS.email),
  reason: Text(LENGTHS.reason).default(''),
})
export type AssumeRequest = z.output<typeof AssumeRequest>

/**
 * The user whom the caller acts for from now on. Without groups nobody is assumed: the answer is the same for a user
 * who has none, who may not be assumed, and who does not exist.
 */
export const Assumed = z.object({
  assumedUser: z.object({ username: z.string(), groups: z.array(z.enum(groups)) }),
  /** When it ends by itself. */
  expiresAt: z.string().nullable(),
})
export type Assumed = z.output<typeof Assumed>
