import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'

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

/** Adds to the audit trail, in the transaction of what is noted. */
export type Audit = (
  ...entries: readonly Pick<AuditEntry, 'objectType' | 'objectId' | 'before' | 'after'>[]
) => Promise<void>

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** All in one statement, in their order. */
export const writeAudit = (db: Database, ...entries: readonly AuditEntry[]) => {
  const rows = entries.map((entry) => ({ ...entry, before: asJson(entry.before), after: asJson(entry.after) }))
  return db.run(sql`
    insert into audit_entry (request_id, actor, subject, action, object_type, object_id, before, after)
    select g."requestId", g.actor, g.subject, g.action, g."objectType", g."objectId", g.before::jsonb, g.after::jsonb
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("requestId" text, actor text, subject text, action text,
           "objectType" text, "objectId" text, before text, after text)`)
}
