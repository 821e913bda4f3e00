import { z } from 'zod'
import { paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { languages } from '../shared/language.ts'
import { Id, IdInQuery, InstantOut, Lines, Names, Revision, Text, Verbatim } from '../shared/scalar.schema.ts'
import { liveReply } from '../tracking/live/live.schema.ts'
import * as values from './dispute.values.ts'
import { CHARGE_LINE_MOST } from './invoice.values.ts'
import { Amount, Currency } from './money.schema.ts'

/** A file that was given as evidence, by the customer or by the carrier. */
export const Evidence = z.object({
  id: z.number().int(),
  name: z.string(),
  mediaType: z.enum(values.evidenceTypes),
  bytes: z.number().int(),
  addedAt: InstantOut,
  addedBy: z.string(),
})
export type Evidence = z.output<typeof Evidence>

/** Evidence is given before it is sent: it belongs to an invoice until a dispute or a message names it. */
export const EvidenceUpload = z.strictObject({ invoiceNo: Verbatim(40), name: Text(200) })
export const EvidenceQuery = z.strictObject({ id: IdInQuery })
export const EvidenceRemoved = z.object({ removed: z.literal(true) })

const EvidenceIds = z.array(Id).max(values.EVIDENCE_LIMIT).default([])

/** What is disputed, and why. `checkDispute` says what is wrong with it. */
export const DisputeInput = z.strictObject({
  invoiceNo: Verbatim(40),
  lineNo: z.number().int().min(0).max(CHARGE_LINE_MOST),
  reason: z.enum(values.disputeReasons).nullable(),
  /** As it was typed, in the currency of the invoice. */
  amount: Text(40),
  remarks: Lines(values.DISPUTE_TEXT),
  evidence: EvidenceIds,
})
export type DisputeInput = z.output<typeof DisputeInput>

export const DisputeQuery = z.strictObject({ id: IdInQuery })
export const DisputeMessageInput = z.strictObject({
  id: Id,
  revision: Revision,
  text: Lines(values.DISPUTE_TEXT),
  evidence: EvidenceIds,
})
export type DisputeMessageInput = z.output<typeof DisputeMessageInput>
export const DisputeWithdrawal = z.strictObject({ id: Id, revision: Revision })
export type DisputeWithdrawal = z.output<typeof DisputeWithdrawal>

/** A dispute about one charge of an invoice. */
export const Dispute = z.object({
  id: z.number().int(),
  revision: z.number().int(),
  status: z.enum(values.disputeStatuses),
  invoiceNo: z.string(),
  blNo: z.string(),
  shipmentId: z.string(),
  bookingNo: z.string(),
  lineNo: z.number().int(),
  code: z.string(),
  name: Names,
  term: z.enum(paymentTerms),
  currency: Currency,
  /** What was charged, what of it is disputed, and what the carrier gives back; null until it decided. */
  charged: Amount,
  amount: Amount,
  granted: Amount.nullable(),
  reason: z.enum(values.disputeReasons),
  remarks: z.string(),
  raisedAt: InstantOut,
  raisedBy: z.string(),
  organisation: z.string(),
  decidedAt: InstantOut.nullable(),
  /** Why the carrier decided so. */
  decisionNote: z.string().nullable(),
  creditNoteNo: z.string().nullable(),
})
export type Dispute = z.output<typeof Dispute>

/** What customer and carrier wrote to each other, in order. */
export const DisputeMessage = z.object({
  id: z.number().int(),
  at: InstantOut,
  /** Null is the carrier. */
  by: z.string().nullable(),
  text: z.string(),
  evidence: z.array(Evidence),
})
export type DisputeMessage = z.output<typeof DisputeMessage>

export const DisputeDetail = z.object({
  dispute: Dispute,
  /** What was given when it was raised. */
  evidence: z.array(Evidence),
  messages: z.array(DisputeMessage),
  ...liveReply,
})
export type DisputeDetail = z.output<typeof DisputeDetail>

/** Open ones, or all of them, newest first. */
export const DisputesQuery = z.strictObject({ onlyOpen: z.enum(['true', 'false']).default('false') })
export const Disputes = z.object({
  disputes: z.array(Dispute),
  ...liveReply,
})
export type Disputes = z.output<typeof Disputes>

export const disputeEntryKinds = ['dispute', 'message', 'withdrawal'] as const
/** A dispute, a message about it or its withdrawal, as its outbox entry contains it. */
export const SubmittedDispute = z.object({
  disputeId: z.number().int(),
  kind: z.enum(disputeEntryKinds),
  /** The revision of the dispute: 1 is the dispute itself. */
  version: z.number().int(),
  invoiceNo: z.string(),
  blNo: z.string(),
  bookingNo: z.string(),
  lineNo: z.number().int(),
  code: z.string(),
  term: z.enum(paymentTerms),
  currency: Currency,
  charged: Amount,
  amount: Amount,
  reason: z.enum(values.disputeReasons),
  /** Remarks of the dispute, or the text of the message; empty for a withdrawal. */
  text: z.string(),
  organisation: z.string(),
  by: z.string(),
  language: z.enum(languages),
  sentAt: InstantOut,
  /** Files, to be fetched by their ids from `/carrier/v1/dispute-files/{id}`. */
  evidence: z.array(
    z.object({ id: z.number().int(), name: z.string(), mediaType: z.string(), bytes: z.number().int() }),
  ),
})
export type SubmittedDispute = z.output<typeof SubmittedDispute>
