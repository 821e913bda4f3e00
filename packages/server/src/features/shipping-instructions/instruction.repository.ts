import type { SiDecisionLine } from '@fairway/contract/carrier/si-decision.schema'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { FieldRemark, SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SiAction } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import {
  type SiCarrierAction,
  siCarrierActions,
  siDecisions,
  siStatuses,
  siVersionKinds,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import { liveFrom } from '../../platform/database/changes.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Locked } from '../../platform/locked.ts'
import { RecordedDecision } from '../../platform/submissions/decision.repository.ts'
import type { SubmissionKind, SubmissionStore } from '../../platform/submissions/submission.ts'
import { createVersionRepository } from '../../platform/submissions/submission-version.repository.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { documentsMayBeSeenBy, scopeOf } from '../../platform/visibility.repository.ts'
import { lineOf } from './instruction-line.rules.ts'

/** An instruction as it is stored, with the documents that its next steps depend on. */
const StoredInstruction = z.object({
  id: z.number(),
  bookingId: z.number(),
  bookingNo: z.string(),
  orgId: z.string(),
  orgRef: z.string(),
  orgName: z.string(),
  /** The number that was sent; null as long as none was. */
  blNo: z.string().nullable(),
  status: z.enum(siStatuses),
  revision: z.number(),
  version: z.number(),
  hasUnsent: z.boolean(),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  carrierAction: z.enum(siCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
  carrierRemarks: z.array(FieldRemark),
  document: SiDocument,
  /** What the customer sent last and the carrier has, its version and its kind. */
  sent: SiDocument.nullable(),
  sentVersion: z.number().nullable(),
  sentKind: z.enum(siVersionKinds).nullable(),
  draft: SiDocument.nullable(),
  draftVersion: z.number().nullable(),
  draftAt: InstantOut.nullable(),
  draftApprovedAt: InstantOut.nullable(),
  draftApprovedBy: z.string().nullable(),
})
export type StoredInstruction = z.output<typeof StoredInstruction>
export type LockedInstruction = Locked<StoredInstruction>

export interface SiKind extends SubmissionKind {
  row: StoredInstruction
  line: SiDecisionLine
  action: SiAction
  answer: SiCarrierAction
}

/** The one rule of who sees instruction `i` and writes on it: shipper and forwarder of its booking `b`. */
export const instructionSeenBy = (viewer: Viewer) => documentsMayBeSeenBy(scopeOf(viewer))

const instructionsWhere = (condition: Sql) => sql`
  select i.id, i.booking_id as "bookingId", b.booking_no as "bookingNo", i.org_id as "orgId", o.ref as "orgRef", o.name as "orgName",
         i.bl_no as "blNo", i.status, i.revision, i.version, i.has_unsent as "hasUnsent", i.saved_at as "savedAt", i.saved_by as "savedBy",
         i.submitted_at as "submittedAt", i.carrier_action as "carrierAction", i.carrier_at as "carrierAt",
         i.carrier_note as "carrierNote", i.carrier_remarks as "carrierRemarks", i.document,
         newest.document as sent, newest.version as "sentVersion", newest.kind as "sentKind",
         i.draft, i.draft_version as "draftVersion", i.draft_at as "draftAt",
         i.draft_approved_at as "draftApprovedAt", i.draft_approved_by as "draftApprovedBy"
    from shipping_instruction i join booking b on b.id = i.booking_id join organisation o on o.id = i.org_id
    left join lateral (
      select v.version, v.document, v.kind from si_version v
       where v.instruction_id = i.id and v.source <> 'carrier' and v.carrier_action is distinct from 'Not Delivered'
       order by v.version desc limit 1) newest on true
   where ${condition}`

/** Where instructions, their versions and the decisions on them are stored. */
export const siStore: SubmissionStore<SiKind> = {
  row: {
    table: 'shipping_instruction',
    alias: 'i',
    joins: 'join booking b on b.id = i.booking_id',
    onSent: sql`, has_unsent = false, bl_no = g.document->>'blNo', carrier_remarks = '[]'`,
  },
  version: {
    table: 'si_version',
    of: 'instruction_id',
    columns: { kind: 'text', comment: 'text', remarks: 'jsonb' },
    shown: 'kind, comment, remarks',
    voidedBy: [],
  },
  decision: {
    table: 'si_decision',
    columns: { remarks: 'remarks', draft: 'draft' },
    types: { remarks: 'jsonb', draft: 'jsonb' },
    more: ', i.bl_no as "blNo"',
  },
  key: { field: 'instructionId', row: 'id', decision: 'instruction_id', type: 'bigint' },
  derived: { columns: { listed: 'text[]' }, of: (document) => ({ listed: lineOf(document) }) },
  document: SiDocument,
  answer: z.enum(siCarrierActions).nullable(),
}
export const siVersions = createVersionRepository(siStore)

export const readInstructions = (db: Database, condition: Sql) =>
  db.many(StoredInstruction, instructionsWhere(condition))

const Recorded = RecordedDecision.extend({
  instructionId: z.number(),
  blNo: z.string(),
  decision: z.enum(siDecisions),
  remarks: z.array(FieldRemark),
  draft: SiDocument.nullable(),
})

export const readRecorded = (db: Database, query: Sql) => db.many(Recorded, query)

/** A document, and what lists show of it: written together or not at all. */
const documentColumns = sql`document, listed`
const valuesOf = (document: SiDocument) => sql`${JSON.stringify(document)}::jsonb, ${lineOf(document)}::text[]`

const Made = z.object({ id: z.number() })

interface NewInstruction {
  bookingId: number
  orgId: string
  document: SiDocument
  by: string
}

/** A new draft for a booking that the caller may write for. */
export const insertInstruction = (db: Database, { bookingId, orgId, document, by }: NewInstruction) =>
  db.one(
    Made,
    sql`
    insert into shipping_instruction (booking_id, org_id, ${documentColumns}, saved_by)
    values (${bookingId}, ${orgId}::uuid, ${valuesOf(document)}, ${by}) returning id`,
  )

interface Writing {
  document: SiDocument
  hasUnsent: boolean
  by: string
}

/** Saves what is being written. The number of a bill that was sent stays reserved. */
export const updateDocument = (db: Database, { id }: LockedInstruction, { document, hasUnsent, by }: Writing) =>
  db.run(sql`
    update shipping_instruction
       set (${documentColumns}) = (${valuesOf(document)}), has_unsent = ${hasUnsent}, revision = revision + 1,
           saved_at = now(), saved_by = ${by}, changed_in = pg_current_xact_id()
     where id = ${id}`)

export const deleteInstruction = (db: Database, { id }: LockedInstruction) =>
  db.run(sql`delete from shipping_instruction where id = ${id}`)

/** Whether the bill waits for a letter of indemnity. */
export const updateLetter = (db: Database, { id }: LockedInstruction, needsLetter: boolean) =>
  db.run(sql`update shipping_instruction set needs_letter = ${needsLetter} where id = ${id}`)

/** The customer has approved the draft B/L; unsent changes are kept over it. */
export const updateApproved = (
  db: Database,
  { id }: LockedInstruction,
  { by, unsent }: { by: string; unsent: SiDocument | null },
) =>
  db.run(sql`
    update shipping_instruction
       set draft_approved_at = now(), draft_approved_by = ${by}
           ${unsent ? sql`, (${documentColumns}) = (${valuesOf(unsent)}), has_unsent = true` : sql``}
     where id = ${id}`)

interface Decided {
  document: SiDocument
  version: number
  remarks: readonly FieldRemark[]
  draft: { document: SiDocument; version: number; at: string } | null
}

/** What a decision changes in an instruction beside its status; a draft that nobody has seen is approved by nobody. */
export const decidedColumns = ({ document, version, remarks, draft }: Decided) => sql`,
  (${documentColumns}) = (${valuesOf(document)}), version = ${version}, carrier_remarks = ${JSON.stringify(remarks)}::jsonb,
  draft = ${draft && JSON.stringify(draft.document)}::jsonb, draft_version = ${draft?.version ?? null}::int,
  draft_at = ${draft?.at ?? null}::timestamptz, draft_approved_at = null, draft_approved_by = null`

/** The remarks of a rejection; the draft of before stays beside them. */
export const rejectedColumns = (remarks: readonly FieldRemark[]) =>
  sql`, carrier_remarks = ${JSON.stringify(remarks)}::jsonb`

/** The newest version was lost: what was written stays, to be sent again, and an approval that was lost was none. */
export const undeliveredColumns = (
  { document, hasUnsent }: { document: SiDocument; hasUnsent: boolean },
  isApprovalLost: boolean,
) => sql`,
  (${documentColumns}) = (${valuesOf(document)}), has_unsent = ${hasUnsent}
  ${isApprovalLost ? sql`, draft_approved_at = null, draft_approved_by = null` : sql``}`

/** The index has the last word on numbers of bills, also when two people send at once. The transaction is lost then. */
export const unlessTaken = <T>(writing: Promise<T>): Promise<T | undefined> =>
  writing.catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.constraint === 'shipping_instruction_bl_no') return undefined
    throw error
  })

const Live = z.object({ liveFrom: z.string() })

/** From where on an open page hears of changes; asked before what it shows. */
export const findLiveFrom = (db: Database) => db.one(Live, sql`select ${liveFrom} as "liveFrom"`)
