import { z } from 'zod'
import { correctionDecisions } from '../corrections/correction.values.ts'
import { BookingNumber, Id, Instant, Ref, Text } from '../shared/scalar.schema.ts'

/** What the carrier decided on one version of a correction. */
export const CorrectionDecisionLine = z
  .strictObject({
    /** The carrier's own id of this decision: the same ref again is the same decision. */
    ref: Ref,
    correctionId: Id,
    shipmentNo: BookingNumber,
    version: z.number().int().min(1).max(100_000),
    decision: z.enum(correctionDecisions),
    /** Customer service's message to the customer; a rejection gives its reason. */
    note: Text(1000).nullable().default(null),
    decidedAt: Instant,
  })
  .refine(({ decision, note }) => decision !== 'reject' || !!note, { path: ['note'] })

export type CorrectionDecisionLine = z.output<typeof CorrectionDecisionLine>
