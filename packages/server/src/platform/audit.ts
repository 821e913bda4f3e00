import sql from 'sql-template-tag'
import type { Database } from './database.ts'

/** Who did it, on whose behalf, and to what; before and after where they tell something. */
export interface AuditEntry {
  requestId: string
  actor: string
  subject: string
  action: string
  objectType: string
  objectId: string
  before?: unknown
  after?: unknown
}

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

export const writeAudit = (db: Database, entry: AuditEntry) =>
  db.run(sql`
    insert into audit_entry (request_id, actor, subject, action, object_type, object_id, before, after)
    values (${entry.requestId}, ${entry.actor}, ${entry.subject}, ${entry.action}, ${entry.objectType}, ${entry.objectId},
            ${asJson(entry.before)}::jsonb, ${asJson(entry.after)}::jsonb)`)
