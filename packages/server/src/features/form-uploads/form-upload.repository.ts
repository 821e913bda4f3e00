import { UploadSummary } from '@fairway/contract/form-uploads/form-upload.schema'
import { FILE_LIMIT, type FormKind } from '@fairway/contract/form-uploads/form-upload.values'
import { SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** So many files of one person are stored; the next one replaces the oldest. */
const KEPT_FILES = 30

/** The table of a file as it was read. */
export const StoredTable = z.object({
  sheet: z.string(),
  columns: z.array(z.object({ at: z.number(), field: z.string() })),
  ignored: z.array(z.string()),
  rows: z.array(SheetRow),
})
export type StoredTable = z.output<typeof StoredTable>

const StoredUpload = z.object({
  id: z.string(),
  batch: z.string(),
  fileName: z.string(),
  readAt: InstantOut,
  sentAt: InstantOut.nullable(),
  content: StoredTable,
  ids: z.array(z.string()),
  /** The first rows of forms that were sent while others had problems. */
  sentRows: z.array(z.number()),
})
export type StoredUpload = z.output<typeof StoredUpload>

/** The one rule of who sees an upload `u`: whoever uploaded it, for a day. */
const uploadSeenBy = (viewer: Viewer) => sql`
  u.account_id = ${viewer.kind === 'person' ? viewer.accountId : null}::uuid and u.read_at > now() - interval '1 day'`

/** A file of one kind of form. */
interface UploadKey {
  id: string
  form: FormKind
}

const uploadWhere = (viewer: Viewer, { id, form }: UploadKey) => sql`
  select u.id, u.batch, u.file_name as "fileName", u.read_at as "readAt", u.sent_at as "sentAt", u.content, u.ids,
         u.sent_rows as "sentRows"
    from form_upload u where u.id = ${id}::uuid and u.form = ${form} and ${uploadSeenBy(viewer)}`

/** One of the viewer's files. */
export const findUpload = (db: Database, viewer: Viewer, key: UploadKey) =>
  db.find(StoredUpload, uploadWhere(viewer, key))

/** The same, locked until the transaction ends: a file is sent once, however often somebody presses. */
export const lockUpload = async (db: Database, viewer: Viewer, key: UploadKey) => {
  const found = await db.find(StoredUpload, sql`${uploadWhere(viewer, key)} for update`)
  return found && asLocked(found)
}

/** What a preview of a file found. */
export interface PreviewSummary {
  ids: readonly string[]
  forms: number
  problems: number
  /** A hash of all of it: two previews that show the same have the same. */
  previewHash: string
}
interface NewUpload extends Omit<PreviewSummary, 'previewHash'> {
  form: FormKind
  batch: string
  fileName: string
  content: StoredTable
}

const Made = z.object({ place: z.number().nullable(), id: z.string().nullable(), readAt: InstantOut.nullable() })

/** Takes the first free place of its batch. Another upload may be faster, and there may be none. */
const insertAtFreePlace = (db: Database, viewer: Viewer, upload: NewUpload) => {
  const owner = sql`${viewer.kind === 'person' ? viewer.accountId : null}::uuid`
  return db.one(
    Made,
    sql`
    with free as (
      select min(n) as place from generate_series(1, ${FILE_LIMIT}::int) n
       where not exists (select from form_upload u where u.account_id = ${owner} and u.batch = ${upload.batch}::uuid and u.place = n)),
    gone as (
      delete from form_upload where (select place from free) is not null and id in (
        select u.id from form_upload u where ${uploadSeenBy(viewer)} order by u.read_at desc, u.id offset ${KEPT_FILES - 1}
           for update skip locked)), -- whoever uploads at the same moment deletes them already
    made as (
      insert into form_upload (account_id, form, batch, place, file_name, content, ids, forms, problems)
      select ${owner}, ${upload.form}, ${upload.batch}::uuid, free.place, ${upload.fileName}, ${JSON.stringify(upload.content)}::json,
             ${upload.ids}::text[], ${upload.forms}, ${upload.problems}
        from free where free.place is not null
      on conflict (account_id, batch, place) do nothing
      returning id, read_at)
    select free.place, made.id, made.read_at as "readAt" from free left join made on true`,
  )
}

/** Stores a file, and only so many of one person. Undefined where its batch is full, which a unique index decides. */
export async function insertUpload(db: Database, viewer: Viewer, upload: NewUpload) {
  for (;;) {
    const { place, id, readAt } = await insertAtFreePlace(db, viewer, upload)
    if (id !== null && readAt !== null) return { id, readAt }
    if (place === null) return undefined
  }
}

export const updateSent = (db: Database, { id }: Locked<StoredUpload>) =>
  db.run(sql`update form_upload set sent_at = now() where id = ${id}::uuid`)

/** Some of its forms were sent; the file stays for the others. */
export const updateSentRows = (db: Database, { id }: Locked<StoredUpload>, rows: readonly number[]) =>
  db.run(sql`
    update form_upload u set sent_rows = array(select distinct unnest(u.sent_rows || ${rows}::int[]) order by 1)
     where u.id = ${id}::uuid`)

export const deleteUpload = (db: Database, viewer: Viewer, { id, form }: UploadKey) =>
  db.run(sql`delete from form_upload u where u.id = ${id}::uuid and u.form = ${form} and ${uploadSeenBy(viewer)}`)

/** The viewer's files, the newest last, as they were chosen. */
export const listUploads = (db: Database, viewer: Viewer, form: FormKind) =>
  db.many(
    UploadSummary,
    sql`
    select u.id, u.batch, u.file_name as "fileName", u.read_at as "readAt", u.sent_at as "sentAt", u.forms, u.problems
      from form_upload u where u.form = ${form} and ${uploadSeenBy(viewer)} order by u.read_at, u.id`,
  )

const Shared = z.object({ id: z.string() })

interface InBatch {
  id: string
  batch: string
  ids: readonly string[]
}

/** References and numbers of a file that another one of the same batch has as well. */
export const findSharedIds = async (db: Database, viewer: Viewer, { id, batch, ids }: InBatch) => {
  const shared = await db.many(
    Shared,
    sql`
    select distinct other.id from form_upload u cross join unnest(u.ids) as other(id)
     where u.batch = ${batch}::uuid and u.id <> ${id}::uuid and other.id = any(${ids}::text[]) and ${uploadSeenBy(viewer)}
     order by other.id`,
  )
  return shared.map((one) => one.id)
}
