import type { VgmDecisionLine } from '@fairway/contract/carrier/vgm-decision.schema'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import { VgmDocument } from '@fairway/contract/vgm/vgm.schema'
import { storedVgmStatuses, type VgmAction } from '@fairway/contract/vgm/vgm.states'
import { type VgmCarrierAction, vgmCarrierActions, vgmDecisions } from '@fairway/contract/vgm/vgm.values'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Locked } from '../../platform/locked.ts'
import { RecordedDecision } from '../../platform/submissions/decision.repository.ts'
import type { Sender } from '../../platform/submissions/sender.repository.ts'
import type { SubmissionKind, SubmissionStore } from '../../platform/submissions/submission.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { documentScopeOf, documentsAreOpenTo } from '../../platform/visibility.repository.ts'

/** The verified gross mass of a booking as it is stored, with what its next steps depend on. */
const StoredVgm = z.object({
  id: z.number(),
  bookingNo: z.string(),
  status: z.enum(storedVgmStatuses),
  revision: z.number(),
  version: z.number(),
  document: VgmDocument,
  /** What the carrier has. */
  sent: VgmDocument.nullable(),
  hasUnsent: z.boolean(),
  isComplete: z.boolean(),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  carrierAction: z.enum(vgmCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
})
export type StoredVgm = z.output<typeof StoredVgm>
export type LockedVgm = Locked<StoredVgm>

export interface VgmKind extends SubmissionKind {
  row: StoredVgm
  line: VgmDecisionLine
  action: VgmAction
  answer: VgmCarrierAction
}

/** Where submissions, their versions and the decisions on them are stored. */
export const vgmStore: SubmissionStore<VgmKind> = {
  row: {
    table: 'vgm',
    alias: 'v',
    joins: 'join booking b on b.booking_no = v.booking_no',
    onSent: sql`, has_unsent = false`,
  },
  version: {
    table: 'vgm_version',
    of: 'vgm_id',
    columns: { brought: 'text[]', confirmed: 'text[]' },
    shown: `case when version = 1 then 'submission' else 'amendment' end as kind, null::text as comment, brought as stated, document`,
    voidedBy: [],
  },
  decision: { table: 'vgm_decision', columns: {} },
  key: { field: 'bookingNo', row: 'booking_no', decision: 'booking_no', type: 'text' },
  derived: {
    columns: { stated: 'text[]' },
    of: ({ rows }: VgmDocument) => ({ stated: rows.map(({ containerNo }) => containerNo) }),
  },
  document: VgmDocument,
  answer: z.enum(vgmCarrierActions).nullable(),
}

const submissionsWhere = (condition: Sql) => sql`
  select v.id, v.booking_no as "bookingNo", v.status, v.revision, v.version, v.document,
         (select d.document from vgm_version d where d.vgm_id = v.id and coalesce(d.carrier_action, '') <> 'Not Delivered'
           order by d.version desc limit 1) as sent,
         v.has_unsent as "hasUnsent", v.saved_at as "savedAt", v.saved_by as "savedBy", v.submitted_at as "submittedAt",
         v.stated <> '{}' and not exists (
           select from container c where c.booking_id = b.id and not c.removed and c.container_no <> all(v.stated)) as "isComplete",
         v.carrier_action as "carrierAction", v.carrier_at as "carrierAt", v.carrier_note as "carrierNote"
    from vgm v join booking b on b.booking_no = v.booking_no
   where ${condition}`

/** Whether a submission is the viewer's to see and to write on: that of a booking whose papers they may see. */
export const vgmSeenBy = (viewer: Viewer) => documentsAreOpenTo(documentScopeOf(viewer))

export const readSubmissions = (db: Database, condition: Sql) => db.many(StoredVgm, submissionsWhere(condition))

/** The submissions of some bookings, as far as the viewer may see them. */
export const findOfBookings = (db: Database, viewer: Viewer, bookingNos: readonly string[]) =>
  db.many(StoredVgm, submissionsWhere(sql`v.booking_no = any(${bookingNos}::text[]) and ${vgmSeenBy(viewer)}`))

const Recorded = RecordedDecision.extend({ bookingNo: z.string(), decision: z.enum(vgmDecisions) })

export const readRecorded = (db: Database, query: Sql) => db.many(Recorded, query)

const Found = z.object({ id: z.number(), bookingNo: z.string() })

/**
 * The ids of the submissions of these bookings. One that has none gets an empty one, which the transaction takes back when it
 * fails; of several who begin at once, one does, and the others wait for it.
 */
export async function openSubmissions(
  db: Database,
  viewer: Viewer,
  opened: { bookingNos: readonly string[]; by: string; empty: VgmDocument },
) {
  const { bookingNos, by, empty } = opened
  await db.run(sql`
    insert into vgm (booking_no, booking_id, document, saved_by)
    select b.booking_no, b.id, ${JSON.stringify(empty)}::jsonb, ${by} from booking b
     where b.booking_no = any(${bookingNos}::text[]) and ${vgmSeenBy(viewer)} order by b.booking_no
    on conflict do nothing`)
  return db.many(
    Found,
    sql`
    select v.id, v.booking_no as "bookingNo" from vgm v join booking b on b.booking_no = v.booking_no
     where v.booking_no = any(${bookingNos}::text[]) and ${vgmSeenBy(viewer)}`,
  )
}

/** Keeps what is being written. */
export const updateWriting = (
  db: Database,
  { id }: LockedVgm,
  { document, hasUnsent, by }: { document: VgmDocument; hasUnsent: boolean; by: string },
) =>
  db.run(sql`
    update vgm set document = ${JSON.stringify(document)}::jsonb, has_unsent = ${hasUnsent}, revision = revision + 1,
           saved_at = now(), saved_by = ${by}, changed_in = pg_current_xact_id()
     where id = ${id}`)

/** A version that never reached the carrier is unsent again, and its containers count as not stated. */
export const undeliveredColumns = (sent: VgmDocument | null) =>
  sql`, has_unsent = true, stated = ${(sent?.rows ?? []).map(({ containerNo }) => containerNo)}::text[]`

const Own = z.object({ id: z.number() })

/** Whether the papers of the booking are still those of whoever sent them. */
export const isOwnOfSender = async (db: Database, { id }: LockedVgm, { organisationIds }: Sender) => {
  const own = await db.find(
    Own,
    sql`
    select v.id from vgm v join booking b on b.booking_no = v.booking_no
     where v.id = ${id} and ${documentsAreOpenTo({ organisationIds, linkedBooking: null })}`,
  )
  return own !== undefined
}
