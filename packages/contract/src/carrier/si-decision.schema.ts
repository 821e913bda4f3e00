import { z } from 'zod'
import { BlNumber, Id, Instant, Ref, Text } from '../shared/scalar.schema.ts'
import { FieldRemark, SiDocument } from '../shipping-instructions/shipping-instruction.schema.ts'
import { REMARK_LIMIT, siDecisions } from '../shipping-instructions/shipping-instruction.values.ts'

/** What the carrier decided on one version of a shipping instruction. */
export const SiDecisionLine = z
  .strictObject({
    /** The carrier's own id of this decision: the same ref again is the same decision. */
    ref: Ref,
    instructionId: Id,
    blNo: BlNumber,
    version: z.number().int().min(1).max(100_000),
    decision: z.enum(siDecisions),
    /** Customer service's message to the customer; a rejection gives its reason. */
    note: Text(1000).nullable().default(null),
    /** What is wrong or was changed, field by field. */
    remarks: z.array(FieldRemark).max(REMARK_LIMIT).default([]),
    /** The draft B/L as the carrier will print it; a correction brings one, an acceptance may. */
    draft: SiDocument.nullable().default(null),
    decidedAt: Instant,
  })
  .refine(({ decision, note }) => decision !== 'reject' || !!note, { path: ['note'] })
  .refine(({ decision, draft }) => decision !== 'correct' || draft !== null, { path: ['draft'] })

export type SiDecisionLine = z.output<typeof SiDecisionLine>
