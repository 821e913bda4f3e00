import type { RequestStatus } from '@fairway/contract/bookings/booking-request.values'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'

/**
 * The carrier never got this version; the history says why. Answers how many were marked: one that the carrier spoke of
 * was delivered.
 */
export const markUndelivered = (
  db: Database,
  _admin: Viewer,
  id: number,
  { version, reason }: { version: number; reason: string },
) =>
  db.run(sql`
    update request_version set carrier_action = 'Not Delivered', carrier_at = business_now(), csr_note = ${reason}
     where request_id = ${id} and version = ${version} and carrier_action is null`)

interface TakenBack {
  status: RequestStatus
  hasUnsent: boolean
  reason: string
}

/** The request stands where it was before; what was written stays, to be sent again. */
export const updateTakenBack = (db: Database, _admin: Viewer, id: number, { status, hasUnsent, reason }: TakenBack) =>
  db.run(sql`
    update booking_request
       set status = ${status}, status_before_cancel = null, has_unsent = ${hasUnsent}, carrier_action = 'Not Delivered',
           carrier_at = business_now(), carrier_note = ${reason}, revision = revision + 1, changed_in = pg_current_xact_id()
     where id = ${id}`)
