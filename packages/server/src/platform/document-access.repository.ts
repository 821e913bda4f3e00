import sql from 'sql-template-tag'
import type { Database } from './database/database.ts'
import type { PersonViewer } from './viewer.ts'

/** A document of a booking that somebody gets. */
export interface AccessEntry {
  bookingId: number
  document: string
  number: string
  detail?: string
}

/** Adds to the log of who got which document. What goes by a ticket counts when the ticket is spent. */
export const insertAccess = (
  db: Database,
  viewer: PersonViewer,
  {
    entries,
    action,
    ticket = null,
  }: { entries: readonly AccessEntry[]; action: 'downloaded' | 'mailed' | 'issued'; ticket?: Buffer | null },
) => {
  const [doneBy, onBehalfOf] = viewer.actedBy ? [viewer.actedBy.username, viewer.username] : [viewer.username, null]
  return db.run(sql`
    insert into document_access (booking_id, document, number, detail, action, happened_at, done_by, on_behalf_of, org_ids, ticket)
    select g."bookingId", g.document, g.number, g.detail, ${action}, case when ${ticket}::bytea is null then now() end,
           ${doneBy}, ${onBehalfOf}, ${[...viewer.organisationIds]}::uuid[], ${ticket}::bytea
      from json_to_recordset(${JSON.stringify(entries)}::json) as g("bookingId" bigint, document text, number text, detail text)`)
}
