import type { DisputeStatus } from '@fairway/contract/billing-documents/dispute.values'
import { disputeStatuses } from '@fairway/contract/billing-documents/dispute.values'
import type { DisputeAnswerLine } from '@fairway/contract/carrier/dispute-answer.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'

const Disputed = z.object({
  id: z.number(),
  status: z.enum(disputeStatuses),
  revision: z.number(),
  invoiceNo: z.string(),
  shipmentId: z.string(),
  bookingNo: z.string(),
  code: z.string(),
  currency: z.string(),
  amount: z.string(),
  orgId: z.string(),
  raisedBy: z.string(),
})
export type DisputedCharge = z.output<typeof Disputed>

/** Disputes that the carrier speaks of, locked in the order of their ids. */
export const lockDisputes = (db: Database, ids: readonly number[]) =>
  db.many(
    Disputed,
    sql`
    select d.id, d.status, d.revision, d.invoice_no as "invoiceNo", l.shipment_id as "shipmentId", b.booking_no as "bookingNo", d.code,
           i.currency, d.amount::text as amount, d.org_id as "orgId", d.raised_by as "raisedBy"
      from dispute d join invoice i on i.invoice_no = d.invoice_no join bill l on l.bl_no = i.bl_no join booking b on b.id = i.booking_id
     where d.id = any(${ids}::bigint[]) order by d.id for update of d`,
  )

const Known = z.object({ ref: z.string() })

/** Which of these answers came before. */
export const findKnown = (db: Database, refs: readonly string[]) =>
  db.many(Known, sql`select ref from dispute_answer where ref = any(${refs}::text[])`)

export const insertAnswer = (db: Database, line: DisputeAnswerLine, isApplied: boolean) =>
  db.run(sql`
    insert into dispute_answer (ref, dispute_id, answer, amount, credit_note_no, note, answered_at, is_applied)
    values (${line.ref}, ${line.disputeId}, ${line.answer}, ${line.amount}::numeric, ${line.creditNoteNo}, ${line.note}, ${line.answeredAt}::timestamptz, ${isApplied})`)

/** What the carrier wrote; it is the customer's turn now. */
export async function insertCarrierMessage(
  db: Database,
  { id }: DisputedCharge,
  { text, at }: { text: string; at: string },
) {
  await db.run(sql`update dispute set revision = revision + 1, is_answered = true where id = ${id}`)
  await db.run(sql`
    insert into dispute_message (dispute_id, written_at, text) values (${id}, ${at}::timestamptz, ${text})`)
}

interface Decision {
  status: DisputeStatus
  /** Null where the carrier gives nothing back, or has not decided. */
  granted: string | null
  decidedAt: string | null
  note: string | null
  creditNoteNo: string | null
}

export const saveDecision = (db: Database, { id }: DisputedCharge, decision: Decision) =>
  db.run(sql`
    update dispute set status = ${decision.status}, granted = ${decision.granted}::numeric, decided_at = ${decision.decidedAt}::timestamptz,
           decision_note = ${decision.note}, credit_note_no = ${decision.creditNoteNo}, revision = revision + 1, is_answered = false
     where id = ${id}`)
