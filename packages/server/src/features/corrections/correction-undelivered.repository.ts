import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'

const Marked = z.object({ at: InstantOut })

/** The carrier never got this version; the history says why. */
export const markUndelivered = (
  db: Database,
  _admin: Viewer,
  id: number,
  { version, reason }: { version: number; reason: string },
) =>
  db.one(
    Marked,
    sql`
    update correction_version set carrier_action = 'Not Delivered', carrier_at = business_now(), csr_note = ${reason}
     where correction_id = ${id} and version = ${version} returning carrier_at as at`,
  )
