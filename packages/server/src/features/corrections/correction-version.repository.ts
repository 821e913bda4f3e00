import { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { CorrectionVersion } from '@fairway/contract/corrections/correction.schema'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/viewer.ts'

interface NewVersion {
  version: number
  document: RequestDocument
  by: string
  stoodIn: string | null
  changes: string[]
}

const Submitted = z.object({ submittedAt: InstantOut })

export const insertVersion = (db: Database, _viewer: Viewer, id: number, made: NewVersion) =>
  db.one(
    Submitted,
    sql`
    insert into correction_version (correction_id, version, source, document, submitted_by, stood_in, changes)
    values (${id}, ${made.version}, 'portal', ${JSON.stringify(made.document)}::jsonb, ${made.by}, ${made.stoodIn}, ${made.changes}::text[])
    returning submitted_at as "submittedAt"`,
  )

/** The correction goes on with the version that was just sent; the carrier has not said anything of it yet. */
export const updateSent = (
  db: Database,
  _viewer: Viewer,
  id: number,
  { version, document, by }: { version: number; document: RequestDocument; by: string },
) =>
  db.run(sql`
    update correction
       set status = 'Submitted', version = ${version}, document = ${JSON.stringify(document)}::jsonb, revision = revision + 1,
           saved_at = now(), saved_by = ${by}, submitted_at = now(), carrier_action = null, carrier_at = null,
           carrier_note = null, changed_in = pg_current_xact_id()
     where id = ${id}`)

/** The versions of a correction, newest first. */
export const findVersions = (db: Database, _viewer: Viewer, id: number) =>
  db.many(
    CorrectionVersion,
    sql`
    select version, 'correction' as kind, source, submitted_at as "submittedAt",
           concat_ws(' for ', stood_in, submitted_by) as "submittedBy", null::text as comment, changes,
           carrier_action as "carrierAction", carrier_at as "carrierAt", csr_note as "csrNote"
      from correction_version where correction_id = ${id} order by version desc`,
  )

const Side = z.object({ version: z.number(), document: RequestDocument })

/** The documents of some versions of a correction that the viewer was shown before. */
export const findDocuments = (db: Database, _viewer: Viewer, id: number, versions: readonly number[]) =>
  db.many(
    Side,
    sql`select version, document from correction_version where correction_id = ${id} and version = any(${versions}::int[])`,
  )
