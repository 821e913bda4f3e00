import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import { OtherCorrection } from '@fairway/contract/corrections/correction.schema'
import type { CorrectionAction } from '@fairway/contract/corrections/correction.states'
import {
  type CorrectionCarrierAction,
  correctionCarrierActions,
  correctionDecisions,
  correctionStatuses,
} from '@fairway/contract/corrections/correction.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Locked } from '../../platform/locked.ts'
import { RecordedDecision } from '../../platform/submissions/decision.repository.ts'
import type { Sender } from '../../platform/submissions/sender.repository.ts'
import type { SubmissionKind, SubmissionStore } from '../../platform/submissions/submission.ts'
import { organisationsOf, type Viewer } from '../../platform/viewer.ts'
import { correctionBelongsTo, mayBeSeenBy, scopeOf, type ViewerScope } from '../../platform/visibility.repository.ts'
import { requestOfBooking } from './shipment.repository.ts'

/** A correction as it is stored, with what its next steps depend on. */
const StoredCorrection = z.object({
  id: z.number(),
  bookingId: z.number(),
  shipmentNo: z.string(),
  blNo: z.string(),
  /** The organisation of whoever started it; null for a sales rep. */
  orgId: z.string().nullable(),
  /** Whether the references in it are the viewer's own. */
  isOwner: z.boolean(),
  status: z.enum(correctionStatuses),
  revision: z.number(),
  version: z.number(),
  base: RequestDocument,
  bookingRevision: z.number(),
  billRevision: z.number(),
  document: RequestDocument,
  startedAt: InstantOut,
  startedBy: z.string(),
  savedAt: InstantOut,
  savedBy: z.string(),
  submittedAt: InstantOut.nullable(),
  carrierAction: z.enum(correctionCarrierActions).nullable(),
  carrierAt: InstantOut.nullable(),
  carrierNote: z.string().nullable(),
})
export type StoredCorrection = z.output<typeof StoredCorrection>
export type LockedCorrection = Locked<StoredCorrection>

export interface CorrectionKind extends SubmissionKind {
  row: StoredCorrection
  line: CorrectionDecisionLine
  action: CorrectionAction
  answer: CorrectionCarrierAction
}

/** Whose the references in correction `c` are: those of the request that its booking came from, or whoever started it. */
export const isOwnedBy = (organisationIds: readonly string[]) => sql`
  coalesce((select r.org_id from (${requestOfBooking}) r), c.org_id) = any(${organisationIds}::uuid[])
  or (c.org_id is null and not exists (${requestOfBooking}))`

const correctionsWhere = (condition: Sql, viewer: Viewer) => sql`
  select c.id, c.booking_id as "bookingId", b.booking_no as "shipmentNo", c.bl_no as "blNo", c.org_id as "orgId",
         coalesce(${isOwnedBy(organisationsOf(viewer))}, false) as "isOwner", c.status, c.revision, c.version, c.base,
         c.booking_revision as "bookingRevision", c.bill_revision as "billRevision", c.document, c.started_at as "startedAt",
         c.started_by as "startedBy", c.saved_at as "savedAt", c.saved_by as "savedBy", c.submitted_at as "submittedAt",
         c.carrier_action as "carrierAction", c.carrier_at as "carrierAt", c.carrier_note as "carrierNote"
    from correction c join booking b on b.id = c.booking_id
   where ${condition}`

/** Whether correction `c` is the viewer's to see and to write on: its organisation started it, and still sees the booking. */
export const isOwnOf = (scope: ViewerScope) =>
  sql`${mayBeSeenBy(scope)} and ${correctionBelongsTo(sql`c.org_id`, scope)}`
export const correctionSeenBy = (viewer: Viewer) => isOwnOf(scopeOf(viewer))

/** Where corrections, their versions and the decisions on them are stored. */
export const correctionStore: SubmissionStore<CorrectionKind> = {
  row: { table: 'correction', alias: 'c', joins: 'join booking b on b.id = c.booking_id' },
  version: {
    table: 'correction_version',
    of: 'correction_id',
    columns: {},
    shown: "'correction' as kind, null::text as comment",
    voidedBy: [],
  },
  decision: {
    table: 'correction_decision',
    columns: {},
    more: ', (select b.booking_no from booking b where b.id = c.booking_id) as "shipmentNo"',
  },
  key: { field: 'correctionId', row: 'id', decision: 'correction_id', type: 'bigint' },
  document: RequestDocument,
  answer: z.enum(correctionCarrierActions).nullable(),
}

export const readCorrections = (db: Database, condition: Sql, viewer: Viewer) =>
  db.many(StoredCorrection, correctionsWhere(condition, viewer))

const Recorded = RecordedDecision.extend({
  correctionId: z.number(),
  shipmentNo: z.string(),
  decision: z.enum(correctionDecisions),
})

export const readRecorded = (db: Database, query: Sql) => db.many(Recorded, query)

const Made = z.object({ id: z.number() })

/** Whether a correction is still that of whoever sent it. */
export const isOwnOfSender = async (db: Database, { id }: LockedCorrection, { organisationIds, webId }: Sender) => {
  const scope = { organisationIds, salesRep: webId }
  const own = await db.find(
    Made,
    sql`select c.id from correction c join booking b on b.id = c.booking_id where c.id = ${id} and ${isOwnOf(scope)}`,
  )
  return own !== undefined
}

/** All corrections that the viewer's organisation started of a shipment, newest first. */
export const findOfShipment = (db: Database, viewer: Viewer, shipmentNo: string) =>
  db.many(
    StoredCorrection,
    sql`${correctionsWhere(sql`b.booking_no = ${shipmentNo} and ${correctionSeenBy(viewer)}`, viewer)} order by c.id desc`,
  )

const OfOthers = OtherCorrection.extend({ startedAt: InstantOut.nullable(), completedAt: InstantOut.nullable() })

/** What every party of a shipment knows: one in progress that another organisation started, and when the last was completed. */
export async function findForParties(db: Database, viewer: Viewer, shipmentNo: string) {
  const scope = scopeOf(viewer)
  const { startedAt, company, completedAt } = await db.one(
    OfOthers,
    sql`
    select other.started_at as "startedAt", o.name as company,
           (select max(c.carrier_at) from correction c where c.booking_id = b.id and c.status = 'Completed') as "completedAt"
      from booking b
      left join correction other on other.booking_id = b.id and other.status <> 'Completed' and not ${correctionBelongsTo(sql`other.org_id`, scope)}
      left join organisation o on o.id = other.org_id
     where b.booking_no = ${shipmentNo} and ${mayBeSeenBy(scope)}`,
  )
  return { inProgress: startedAt === null ? null : { startedAt, company }, completedAt }
}

/** Nothing becomes of the corrections of a shipment until the transaction ends: none of them is completed meanwhile. */
export const lockOfShipment = (db: Database, viewer: Viewer, shipmentNo: string) =>
  db.run(sql`
    select from correction c
     where c.booking_id = (select b.id from booking b where b.booking_no = ${shipmentNo} and ${mayBeSeenBy(scopeOf(viewer))})
     order by c.id for share`)

interface Started {
  bookingId: number
  orgId: string | null
  blNo: string
  base: RequestDocument
  bookingRevision: number
  billRevision: number
  by: string
}

/** Starts a correction, unless one is in progress: the index has the last word, also when several start at once. */
export const insertCorrection = (db: Database, made: Started) =>
  db.find(
    Made,
    sql`
    insert into correction (booking_id, org_id, bl_no, base, booking_revision, bill_revision, document, started_by, saved_by)
    values (${made.bookingId}, ${made.orgId}::uuid, ${made.blNo}, ${JSON.stringify(made.base)}::jsonb, ${made.bookingRevision},
            ${made.billRevision}, ${JSON.stringify(made.base)}::jsonb, ${made.by}, ${made.by})
    on conflict do nothing returning id`,
  )

export interface Writing
  extends Pick<StoredCorrection, 'base' | 'document' | 'bookingRevision' | 'billRevision' | 'blNo'> {
  by: string
}

/** Saves what is being written, and what it is written on. */
export const updateWriting = (db: Database, { id }: LockedCorrection, fields: Writing) =>
  db.run(sql`
    update correction
       set document = ${JSON.stringify(fields.document)}::jsonb, base = ${JSON.stringify(fields.base)}::jsonb, bl_no = ${fields.blNo},
           booking_revision = ${fields.bookingRevision}, bill_revision = ${fields.billRevision}, revision = revision + 1,
           saved_at = now(), saved_by = ${fields.by}, changed_in = pg_current_xact_id()
     where id = ${id}`)

export const deleteCorrection = (db: Database, { id }: LockedCorrection) =>
  db.run(sql`delete from correction where id = ${id}`)
