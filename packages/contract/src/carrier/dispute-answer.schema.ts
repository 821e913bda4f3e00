import { z } from 'zod'
import { DISPUTE_TEXT, disputeAnswers } from '../billing-documents/dispute.values.ts'
import { Amount } from '../billing-documents/money.schema.ts'
import { Id, IdInQuery, Instant, Lines, Ref } from '../shared/scalar.schema.ts'
import { InvoiceNumber } from './billing-lines.schema.ts'

/** What the carrier says to a dispute. */
export const DisputeAnswerLine = z
  .strictObject({
    /** The carrier's own id of this answer: the same ref again is the same answer. */
    ref: Ref,
    disputeId: Id,
    answer: z.enum(disputeAnswers),
    /** What is given back, where the dispute is accepted in part. */
    amount: Amount.nullable().default(null),
    /** The credit note that gives it back; it comes over `/carrier/v1/invoices`. */
    creditNoteNo: InvoiceNumber.nullable().default(null),
    /** The message, or the reason of a decision. */
    note: Lines(DISPUTE_TEXT).nullable().default(null),
    answeredAt: Instant,
  })
  .refine(({ answer, amount }) => (answer === 'acceptPartly') === (amount !== null), { path: ['amount'] })
  .refine(({ answer, note }) => (answer !== 'message' && answer !== 'reject') || note, { path: ['note'] })
export type DisputeAnswerLine = z.output<typeof DisputeAnswerLine>

export const DisputeFileParams = z.strictObject({ id: IdInQuery })
