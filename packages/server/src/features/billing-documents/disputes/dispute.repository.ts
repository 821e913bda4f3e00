import { Dispute, DisputeMessage, Evidence } from '@fairway/contract/billing-documents/dispute.schema'
import { DISPUTE_CAP, disputeStatuses } from '@fairway/contract/billing-documents/dispute.values'
import { languages } from '@fairway/contract/shared/language'
import { InstantOut, Names } from '@fairway/contract/shared/scalar.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../../platform/database/changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import { asLocked, type Locked } from '../../../platform/locked.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { isPaidBy, rolesOf, scopeOf } from '../../../platform/visibility.repository.ts'
import { invoiceFields, StoredInvoice } from '../account/invoice.repository.ts'

/** Invoice `i` of booking `b` is the viewer's to pay, and so is everything that is said against it. */
export const isOwn = (viewer: Viewer) => isPaidBy(rolesOf(scopeOf(viewer)), sql`i.term`)

const DisputedLine = StoredInvoice.extend({
  lineNo: z.number(),
  code: z.string(),
  name: Names,
  amount: z.string(),
  /** Whose dispute it would be: the one of the viewer's organisations that pays. */
  orgId: z.string(),
  organisation: z.string(),
  dispute: z.object({ status: z.enum(disputeStatuses) }).nullable(),
  today: z.string(),
})
export type DisputedLine = z.output<typeof DisputedLine>

const payingOrganisation = (viewer: Viewer) => sql`
  select o.id, o.ref from booking_party p join organisation o on o.id = p.org_id
   where p.booking_id = b.id and p.org_id = any(${scopeOf(viewer).organisationIds}::uuid[]) and ${isPaidBy(sql`array[p.role]`, sql`i.term`)}
   order by o.name limit 1`

/** Holds an invoice that the viewer pays. What hangs on it is read afterwards: what others wrote meanwhile counts. */
export const lockInvoice = (db: Database, viewer: Viewer, invoiceNo: string) =>
  db.run(sql`
    select from invoice i join booking b on b.id = i.booking_id
     where i.invoice_no = ${invoiceNo} and ${isOwn(viewer)} for update of i`)

/** A charge of an invoice that the viewer pays; nobody else disputes the invoice, pays or credits it meanwhile. */
export async function lockLine(
  db: Database,
  viewer: Viewer,
  line: { invoiceNo: string; lineNo: number; zone: string },
) {
  await lockInvoice(db, viewer, line.invoiceNo)
  const found = await db.find(
    DisputedLine,
    sql`
    select ${invoiceFields}, n.line_no as "lineNo", n.code, n.name, n.amount::text as amount, payer.id as "orgId", payer.ref as organisation,
           (select json_build_object('status', d.status) from dispute d
             where d.invoice_no = i.invoice_no and d.line_no = n.line_no and d.status <> 'Withdrawn') as dispute,
           (business_now() at time zone ${line.zone}::text)::date::text as today
      from invoice i join booking b on b.id = i.booking_id join bill l on l.bl_no = i.bl_no
      join invoice_line n on n.invoice_no = i.invoice_no
     cross join lateral (${payingOrganisation(viewer)}) payer
     where i.invoice_no = ${line.invoiceNo} and n.line_no = ${line.lineNo} and ${isOwn(viewer)}`,
  )
  return found && asLocked(found)
}

const Id = z.object({ id: z.number() })

interface NewDispute {
  reason: string
  amount: string
  remarks: string
  by: string
  actingUser: string | null
}

/** Saves a dispute of a charge. */
export const insertDispute = async (db: Database, line: Locked<DisputedLine>, dispute: NewDispute) =>
  (
    await db.one(
      Id,
      sql`
      insert into dispute (invoice_no, line_no, code, name, charged, amount, org_id, reason, remarks, raised_by, stood_in)
      values (${line.invoiceNo}, ${line.lineNo}, ${line.code}, ${JSON.stringify(line.name)}::jsonb, ${line.amount}::numeric,
              ${dispute.amount}::numeric, ${line.orgId}::uuid, ${dispute.reason}, ${dispute.remarks}, ${dispute.by}, ${dispute.actingUser})
      returning id`,
    )
  ).id

/** The fields of dispute `d` about invoice `i`. */
const disputeFields = sql`
  d.id, d.revision, d.status, d.invoice_no as "invoiceNo", i.bl_no as "blNo", l.shipment_id as "shipmentId", b.booking_no as "bookingNo",
  d.line_no as "lineNo", d.code, d.name, i.term, i.currency, d.charged::text as charged, d.amount::text as amount, d.granted::text as granted,
  d.reason, d.remarks, d.raised_at as "raisedAt", d.raised_by as "raisedBy", o.name as organisation, d.decided_at as "decidedAt",
  d.decision_note as "decisionNote", d.credit_note_no as "creditNoteNo"`
const disputes = sql`
  dispute d join invoice i on i.invoice_no = d.invoice_no join bill l on l.bl_no = i.bl_no join booking b on b.id = i.booking_id
    join organisation o on o.id = d.org_id`

const evidenceOf = (condition: Sql) => sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'name', f.name, 'mediaType', f.media_type, 'bytes', f.byte_size,
           'addedAt', e.added_at, 'addedBy', e.added_by) order by e.id), '[]')
    from dispute_file e join stored_file f on f.id = e.file_id where ${condition})`

const Opened = Dispute.extend({
  evidence: z.array(Evidence),
  messages: z.array(DisputeMessage),
  asOf: InstantOut,
  liveFrom: z.string(),
})

/** One dispute with what was written about it. */
export const findDispute = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    Opened,
    sql`
    select ${disputeFields}, ${evidenceOf(sql`e.dispute_id = d.id and e.message_id is null`)} as evidence,
           (select coalesce(json_agg(json_build_object('id', m.id, 'at', m.written_at, 'by', m.written_by, 'text', m.text,
                     'evidence', ${evidenceOf(sql`e.message_id = m.id`)}) order by m.written_at, m.id), '[]')
              from dispute_message m where m.dispute_id = d.id) as messages,
           to_json(business_now())#>>'{}' as "asOf", ${liveFrom} as "liveFrom"
      from ${disputes} where d.id = ${id} and ${isOwn(viewer)}`,
  )

const Listed = z.object({ disputes: z.array(Dispute), asOf: InstantOut, liveFrom: z.string() })

/** The viewer's disputes, newest first. */
export const findDisputes = (db: Database, viewer: Viewer, onlyOpen: boolean) =>
  db.one(
    Listed,
    sql`
    select coalesce(json_agg(row_to_json(w) order by w."raisedAt" desc, w.id desc), '[]') as disputes,
           to_json(business_now())#>>'{}' as "asOf", ${liveFrom} as "liveFrom"
      from (select ${disputeFields} from ${disputes}
             where d.org_id = any(${scopeOf(viewer).organisationIds}::uuid[]) and ${isOwn(viewer)}
               and (not ${onlyOpen}::boolean or d.status in ('Submitted', 'In Review'))
             order by d.id desc limit ${DISPUTE_CAP}) w`,
  )

/** One of the viewer's disputes to write on. */
export async function lockDispute(db: Database, viewer: Viewer, id: number) {
  const found = await db.find(
    Dispute,
    sql`select ${disputeFields} from ${disputes} where d.id = ${id} and ${isOwn(viewer)} for update of d`,
  )
  return found && asLocked(found)
}

interface NewMessage {
  text: string
  by: string
  actingUser: string | null
}

/** Adds a customer's message; it is the carrier's turn now. */
export async function insertMessage(db: Database, { id }: Locked<Dispute>, { text, by, actingUser }: NewMessage) {
  await db.run(sql`update dispute set revision = revision + 1, is_answered = false where id = ${id}`)
  const message = await db.one(
    Id,
    sql`
    insert into dispute_message (dispute_id, written_by, stood_in, text) values (${id}, ${by}, ${actingUser}, ${text}) returning id`,
  )
  return message.id
}

export const withdraw = (db: Database, { id }: Locked<Dispute>) =>
  db.run(sql`update dispute set status = 'Withdrawn', revision = revision + 1, is_answered = false where id = ${id}`)

const Author = z.object({ language: z.enum(languages) })

/** The language of a person, so that the carrier answers in it. */
export const findLanguage = async (db: Database, viewer: Viewer) =>
  viewer.kind === 'person'
    ? (await db.find(Author, sql`select language from account where id = ${viewer.accountId}::uuid`))?.language
    : undefined
