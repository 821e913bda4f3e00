import { PaperLog } from '@fairway/contract/billing-documents/paper.schema'
import sql from 'sql-template-tag'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { scopeOf } from '../../../platform/visibility.repository.ts'

const Entry = PaperLog.shape.entries.element
/** More than anybody reads; a document that is fetched more often is fetched by a program. */
const MOST = 500

/** Who got a document of a booking, newest first: people of the viewer's organisations, and whoever acted for them. */
export const findAccess = (
  db: Database,
  viewer: Viewer,
  { bookingId, document, number }: { bookingId: number; document: string; number: string },
) =>
  db.many(
    Entry,
    sql`
    select l.happened_at as at, l.action, l.done_by as by, l.on_behalf_of as "onBehalfOf", l.detail
      from document_access l
     where l.booking_id = ${bookingId} and l.document = ${document} and l.number = ${number} and l.happened_at is not null
       and l.org_ids && ${scopeOf(viewer).organisationIds}::uuid[]
     order by l.happened_at desc, l.id desc limit ${MOST}`,
  )
