import { z } from 'zod'
import { BookingNumber, Code, Instant, Ref, Text, Vvd } from '../shared/scalar.schema.ts'
import { decisions } from './outbox.values.ts'

/** What the carrier decided on one version of a request. */
export const DecisionLine = z
  .strictObject({
    /** The carrier's own id of this decision: the same ref again is the same decision. */
    ref: Ref,
    ediRef: z.string().regex(/^FW\d{8}$/),
    version: z.number().int().min(1).max(100_000),
    decision: z.enum(decisions),
    /** Given with an approval. */
    bookingNo: BookingNumber.nullable().default(null),
    /** Given with a changed vessel. */
    vvd: Vvd.nullable().default(null),
    /** Where the empty containers are picked up, by the code of its location; may come with an approval or a changed vessel. */
    emptyDepot: Code(20).nullable().default(null),
    /** Customer service's message to the customer; a rejection and a refusal give their reason. */
    note: Text(1000).nullable().default(null),
    decidedAt: Instant,
  })
  .refine(({ decision, bookingNo }) => decision !== 'approve' || bookingNo !== null, { path: ['bookingNo'] })
  .refine(({ decision, vvd }) => decision !== 'changeVessel' || vvd !== null, { path: ['vvd'] })
  .refine(({ decision, note }) => !needsReason.includes(decision) || !!note, { path: ['note'] })

const needsReason: readonly string[] = ['reject', 'decline', 'refuseCancellation']

export type DecisionLine = z.output<typeof DecisionLine>
