import { RequestDocument, RequestVersion } from '@fairway/contract/bookings/booking-request.schema'
import type { RequestStatus, VersionKind, VersionSource } from '@fairway/contract/bookings/booking-request.values'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { unlessTaken } from './booking-request.repository.ts'
import { lineOf } from './request-line.rules.ts'

export interface NewVersion {
  requestId: number
  version: number
  kind: VersionKind
  source: VersionSource
  document: RequestDocument
  by: string
  stoodIn: string | null
  comment: string | null
  changes: readonly string[]
}

const Submitted = z.object({ submittedAt: InstantOut })

/** Adds versions, all at the same moment. */
export const insertVersions = (db: Database, _viewer: Viewer, made: readonly NewVersion[]) =>
  db.one(
    Submitted,
    sql`
    with added as (
      insert into request_version (request_id, version, kind, source, document, listed, submitted_by, stood_in, comment, changes)
      select g."requestId", g.version, g.kind, g.source, g.document, g.listed, g.by, g."stoodIn", g.comment, g.changes
        from jsonb_to_recordset(${JSON.stringify(made.map(withLine))}::jsonb) as g("requestId" bigint, version int, kind text, source text,
             document jsonb, listed text[], by text, "stoodIn" text, comment text, changes text[])
      returning submitted_at)
    select max(submitted_at) as "submittedAt" from added`,
  )

export interface SentRequest {
  id: number
  status: RequestStatus
  version: number
  document: RequestDocument
}

/** Requests go on with the version that was just sent; the carrier has not said anything of it yet. */
export const updateSent = (db: Database, _viewer: Viewer, sent: readonly SentRequest[], by: string) =>
  unlessTaken(
    db.run(sql`
      update booking_request r
         set status = g.status, version = g.version, document = g.document, listed = g.listed,
             customer_reference = g.document->>'customerReference', has_unsent = false, revision = r.revision + 1,
             saved_at = now(), saved_by = ${by}, submitted_at = now(), carrier_action = null, carrier_at = null,
             carrier_note = null, changed_in = pg_current_xact_id()
        from jsonb_to_recordset(${JSON.stringify(sent.map(withLine))}::jsonb) as g(id bigint, status text, version int, document jsonb, listed text[])
       where r.id = g.id`),
  )

/** A document is written together with what lists show of it. */
const withLine = <T extends { document: RequestDocument }>(row: T) => ({ ...row, listed: lineOf(row.document) })

/** A cancellation is on its way; what is being written stays as it is. */
export const updateCancelling = (db: Database, _viewer: Viewer, id: number, by: string) =>
  db.run(sql`
    update booking_request
       set status_before_cancel = status, status = 'Cancel Pending', version = version + 1, revision = revision + 1,
           saved_at = now(), saved_by = ${by}, submitted_at = now(), carrier_action = null, carrier_at = null,
           carrier_note = null, changed_in = pg_current_xact_id()
     where id = ${id}`)

/** The versions of a request, newest first. */
export const findVersions = (db: Database, _viewer: Viewer, requestId: number) =>
  db.many(
    RequestVersion,
    sql`
    select version, kind, source, submitted_at as "submittedAt", concat_ws(' for ', stood_in, submitted_by) as "submittedBy",
           comment, changes, carrier_action as "carrierAction", carrier_at as "carrierAt", csr_note as "csrNote"
      from request_version where request_id = ${requestId} order by version desc`,
  )

const Sides = z.object({ version: z.number(), document: RequestDocument })

/** The documents of some versions of a request that the viewer was shown before. */
export const findDocuments = (db: Database, _viewer: Viewer, requestId: number, versions: readonly number[]) =>
  db.many(
    Sides,
    sql`select version, document from request_version where request_id = ${requestId} and version = any(${versions}::int[])`,
  )
