import { z } from 'zod'
import { BookingNumber, Instant, Ref, Text } from '../shared/scalar.schema.ts'
import { vgmDecisions } from '../vgm/vgm.values.ts'

/** What the carrier decided on one version of a booking's verified gross mass. */
export const VgmDecisionLine = z
  .strictObject({
    /** The carrier's own id of this decision: the same ref again is the same decision. */
    ref: Ref,
    bookingNo: BookingNumber,
    version: z.number().int().min(1).max(100_000),
    decision: z.enum(vgmDecisions),
    /** Customer service's message to the customer; a rejection gives its reason. */
    note: Text(1000).nullable().default(null),
    decidedAt: Instant,
  })
  .refine(({ decision, note }) => decision !== 'reject' || !!note, { path: ['note'] })

export type VgmDecisionLine = z.output<typeof VgmDecisionLine>
