import { RequestDocument, RequestVersion } from '@fairway/contract/bookings/booking-request.schema'
import type { RequestStatus, VersionKind, VersionSource } from '@fairway/contract/bookings/booking-request.words'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { unlessTaken, valuesOf, written } from './booking-request.repository.ts'

export interface NewVersion {
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

export const insertVersion = (db: Database, _viewer: Viewer, requestId: number, made: NewVersion) =>
  db.one(
    Submitted,
    sql`
    insert into request_version (request_id, version, kind, source, ${written}, submitted_by, stood_in, comment, changes)
    values (${requestId}, ${made.version}, ${made.kind}, ${made.source}, ${valuesOf(made.document)}, ${made.by},
            ${made.stoodIn}, ${made.comment}, ${made.changes}::text[])
    returning submitted_at as "submittedAt"`,
  )

interface Sent {
  status: RequestStatus
  version: number
  document: RequestDocument
  by: string
}

/** The request goes on with the version that was just sent; the carrier has not said anything of it yet. */
export const updateSent = (db: Database, _viewer: Viewer, id: number, { status, version, document, by }: Sent) =>
  unlessTaken(
    db.run(sql`
      update booking_request
         set status = ${status}, version = ${version}, (${written}) = (${valuesOf(document)}),
             customer_reference = ${document.customerReference}, has_unsent = false, revision = revision + 1,
             saved_at = now(), saved_by = ${by}, submitted_at = now(), carrier_action = null, carrier_at = null,
             carrier_note = null, changed_in = pg_current_xact_id()
       where id = ${id}`),
  )

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
