import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { TemplateEntry } from '@fairway/contract/bookings/template.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { organisationsOf, type Viewer } from '../../../platform/viewer.ts'

/** The one rule of who sees a template `t`: the people of the organisation that it belongs to. */
const seenBy = (viewer: Viewer) => sql`t.org_id = any(${organisationsOf(viewer)}::uuid[])`

const columns = sql`
  t.id, (select ref from organisation o where o.id = t.org_id) as organisation, t.name, t.version, t.saved_at as "savedAt",
  t.saved_by as "savedBy", coalesce(t.document->>'portOfLoading', '') as "portOfLoading",
  coalesce(t.document->>'portOfDischarge', '') as "portOfDischarge", coalesce(t.document#>>'{consignee,name}', '') as consignee`

/** As it was stored; whether it can still be read is asked by whoever shows it. */
const StoredTemplate = TemplateEntry.extend({ document: z.unknown() })
export type StoredTemplate = z.output<typeof StoredTemplate>

export const findTemplates = (db: Database, viewer: Viewer) =>
  db.many(
    TemplateEntry,
    sql`select ${columns} from request_template t where ${seenBy(viewer)} order by lower(t.name), t.id`,
  )

export const findTemplate = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    StoredTemplate,
    sql`select ${columns}, t.document from request_template t where t.id = ${id} and ${seenBy(viewer)}`,
  )

const Count = z.object({ count: z.number() })

/** Counts an organisation's templates; until the transaction ends nobody adds one beside it. */
export async function countTemplates(db: Database, orgId: string) {
  await db.run(sql`select from organisation where id = ${orgId}::uuid for no key update`)
  return (await db.one(Count, sql`select count(*) as count from request_template where org_id = ${orgId}::uuid`)).count
}

interface TemplateFields {
  name: string
  document: RequestDocument
  by: string
}

/** Nothing comes back when the organisation has a template of that name. */
export const insertTemplate = (db: Database, orgId: string, { name, document, by }: TemplateFields) =>
  db.find(
    StoredTemplate,
    sql`
    insert into request_template as t (org_id, name, document, saved_by)
    values (${orgId}::uuid, ${name}, ${JSON.stringify(document)}::jsonb, ${by})
    on conflict (org_id, name) do nothing returning ${columns}, t.document`,
  )

/** Holds a template until the transaction ends; that of another organisation is not found. */
export const lockTemplate = (db: Database, viewer: Viewer, id: number) =>
  db.find(
    StoredTemplate,
    sql`select ${columns}, t.document from request_template t where t.id = ${id} and ${seenBy(viewer)} for no key update of t`,
  )

/** Nothing comes back when another template of the organisation has that name. */
export const updateTemplate = (db: Database, viewer: Viewer, id: number, { name, document, by }: TemplateFields) =>
  db.find(
    StoredTemplate,
    sql`
    update request_template t
       set name = ${name}, document = ${JSON.stringify(document)}::jsonb, version = version + 1, saved_at = now(), saved_by = ${by}
     where t.id = ${id} and ${seenBy(viewer)}
       and not exists (select from request_template other where other.org_id = t.org_id and other.name = ${name} and other.id <> t.id)
    returning ${columns}, t.document`,
  )

export const deleteTemplate = (db: Database, viewer: Viewer, id: number) =>
  db.run(sql`delete from request_template t where t.id = ${id} and ${seenBy(viewer)}`)
