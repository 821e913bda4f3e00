import { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { OtherCorrection } from '@fairway/contract/corrections/correction.schema'
import { correctionCarrierActions, correctionStatuses } from '@fairway/contract/corrections/correction.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql, { type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../platform/viewer.ts'
import { correctionBelongsTo, mayBeSeenBy, type Seer } from '../bookings/public.ts'
import { requestOfBooking, scopeOf } from './shipment.repository.ts'

/** A correction as it is kept, with what its next steps are judged by. */
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

/** Whose the references in correction `c` are: those of the request that its booking came from, or whoever started it. */
export const isOwnedBy = (organisationIds: readonly string[]) => sql`
  coalesce((select r.org_id from (${requestOfBooking}) r), c.org_id) = any(${organisationIds}::uuid[])
  or (c.org_id is null and not exists (${requestOfBooking}))`

const correctionsWhere = (viewer: Viewer, condition: Sql) => sql`
  select c.id, c.booking_id as "bookingId", b.booking_no as "shipmentNo", c.bl_no as "blNo", c.org_id as "orgId",
         coalesce(${isOwnedBy(organisationsOf(viewer))}, false) as "isOwner", c.status, c.revision, c.version, c.base,
         c.booking_revision as "bookingRevision", c.bill_revision as "billRevision", c.document, c.started_at as "startedAt",
         c.started_by as "startedBy", c.saved_at as "savedAt", c.saved_by as "savedBy", c.submitted_at as "submittedAt",
         c.carrier_action as "carrierAction", c.carrier_at as "carrierAt", c.carrier_note as "carrierNote"
    from correction c join booking b on b.id = c.booking_id
   where ${condition}`

/** Whether correction `c` is the viewer's to see and to write on: its organisation started it, and still sees the booking. */
export const isOwnOf = (scope: Seer) => sql`${mayBeSeenBy(scope)} and ${correctionBelongsTo(sql`c.org_id`, scope)}`
const seenBy = (viewer: Viewer) => isOwnOf(scopeOf(viewer))

/** A correction that the viewer's organisation started. */
export const findCorrection = (db: Database, viewer: Viewer, id: number) =>
  db.find(StoredCorrection, correctionsWhere(viewer, sql`c.id = ${id} and ${seenBy(viewer)}`))

/** The same, held until the transaction ends: whoever writes at the same time waits and then sees what this one did. */
export async function lockCorrection(db: Database, viewer: Viewer, id: number) {
  await db.run(sql`
    select from correction c join booking b on b.id = c.booking_id
     where c.id = ${id} and ${seenBy(viewer)} for no key update of c`)
  return findCorrection(db, viewer, id)
}

/** The carrier's decisions and admins name a correction by its id alone; held as above. */
export async function lockForCarrier(db: Database, carrier: Viewer, id: number) {
  await db.run(sql`select from correction where id = ${id} for no key update`)
  return db.find(StoredCorrection, correctionsWhere(carrier, sql`c.id = ${id}`))
}

/** All corrections that the viewer's organisation started of a shipment, newest first. */
export const findOfShipment = (db: Database, viewer: Viewer, shipmentNo: string) =>
  db.many(
    StoredCorrection,
    sql`${correctionsWhere(viewer, sql`b.booking_no = ${shipmentNo} and ${seenBy(viewer)}`)} order by c.id desc`,
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

const Made = z.object({ id: z.number() })

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
export const insertCorrection = (db: Database, _viewer: Viewer, made: Started) =>
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

/** Keeps what is being written, and what it is written on. */
export const updateWriting = (db: Database, _viewer: Viewer, id: number, fields: Writing) =>
  db.run(sql`
    update correction
       set document = ${JSON.stringify(fields.document)}::jsonb, base = ${JSON.stringify(fields.base)}::jsonb, bl_no = ${fields.blNo},
           booking_revision = ${fields.bookingRevision}, bill_revision = ${fields.billRevision}, revision = revision + 1,
           saved_at = now(), saved_by = ${fields.by}, changed_in = pg_current_xact_id()
     where id = ${id}`)

export const deleteCorrection = (db: Database, _viewer: Viewer, id: number) =>
  db.run(sql`delete from correction where id = ${id}`)
