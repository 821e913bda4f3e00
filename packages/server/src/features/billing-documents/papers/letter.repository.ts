import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { documentsMayBeSeenBy, scopeOf } from '../../../platform/visibility.repository.ts'

const Letter = z.object({ bookingId: z.number(), fileId: z.string(), name: z.string() })

/** A letter of the carrier about a booking that the viewer is shipper or forwarder of. */
export const findLetter = (db: Database, viewer: Viewer, number: string) =>
  db.find(
    Letter,
    sql`
    select d.booking_id as "bookingId", d.file_id as "fileId", f.name
      from carrier_document d join booking b on b.id = d.booking_id join stored_file f on f.id = d.file_id
     where d.document = 'letter' and d.number = ${number} and ${documentsMayBeSeenBy(scopeOf(viewer))}`,
  )
