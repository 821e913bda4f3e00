import {
  AdminEntry,
  AdminList,
  Attachment,
  InformationDocument,
} from '@fairway/contract/information/information.schema'
import { INFORMATION_PAGE, type InformationStatus } from '@fairway/contract/information/information.values'
import type { Language } from '@fairway/contract/shared/language'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { partOf } from '../../platform/database/text-pattern.ts'
import { asLocked, type Locked } from '../../platform/locked.ts'

/** Entries `e` with what becomes of their versions: which one readers see, and which one is to come. */
const entries = sql`
  information_entry e cross join lateral (
    select max(v.version) filter (where v.publish_at <= business_now()) as version,
           max(v.publish_at) filter (where v.publish_at <= business_now()) as published_at,
           max(v.publish_at) filter (where v.publish_at > business_now()) as scheduled_for
      from information_version v where v.entry_id = e.id and v.cancelled_at is null) s`
const status = sql`
  case when s.version is not null then 'Published' when s.scheduled_for is not null then 'Scheduled'
       when e.withdrawn_at is not null then 'Withdrawn' else 'Draft' end`
const headFields = sql`
  e.id, e.revision, ${status} as status, e.document->>'category' as category, e.document->'title' as title, s.version,
  s.published_at as "publishedAt", s.scheduled_for as "scheduledFor", e.has_changes as "hasChanges", e.saved_at as "savedAt",
  e.saved_by as "savedBy"`

interface Criteria {
  status: InformationStatus | undefined
  words: readonly string[]
  page: number
}

/** All entries by status and words of their drafts, those that were saved last first. */
export const findEntries = (db: Database, { status: wanted, words, page }: Criteria) =>
  db.one(
    AdminList,
    sql`
    with found as (
      select ${headFields} from ${entries}
       where e.search_text like all(${words.map((word) => partOf(word))}::text[])
         and (${wanted ?? null}::text is null or ${status} = ${wanted ?? null}::text))
    select (select coalesce(json_agg(row_to_json(w) order by w."savedAt" desc, w.id desc), '[]')
              from (select * from found order by "savedAt" desc, id desc
                     limit ${INFORMATION_PAGE} offset ${(page - 1) * INFORMATION_PAGE}) w) as entries,
           (select count(*)::int from found) as total`,
  )

/** One entry with its draft, its files and its versions, newest first. */
export const findEntry = (db: Database, id: number) =>
  db.find(
    AdminEntry,
    sql`
    select ${headFields}, e.document,
           (select coalesce(json_agg(json_build_object('id', f.id, 'name', o.name, 'mediaType', o.media_type, 'bytes', o.byte_size)
                     order by f.id), '[]')
              from information_file f join stored_file o on o.id = f.file_id where f.entry_id = e.id) as files,
           (select coalesce(json_agg(json_build_object('version', v.version, 'publishAt', v.publish_at, 'publishedBy', v.published_by,
                     'isCancelled', coalesce(v.cancelled_at < v.publish_at, false)) order by v.version desc), '[]')
              from information_version v where v.entry_id = e.id) as versions,
           business_now() as now
      from ${entries} where e.id = ${id}`,
  )

const Version = z.object({ document: InformationDocument })

export const findVersion = (db: Database, id: number, version: number) =>
  db.find(Version, sql`select document from information_version where entry_id = ${id} and version = ${version}`)

const EntryRow = z.object({
  id: z.number(),
  revision: z.number(),
  document: InformationDocument,
  versions: z.number(),
  files: z.array(z.number()),
  /** Of this moment. */
  now: InstantOut,
})
export type EntryRow = z.output<typeof EntryRow>

/** An entry to write on; whoever writes on it meanwhile waits. */
export async function lockEntry(db: Database, id: number) {
  if ((await db.run(sql`select from information_entry where id = ${id} for update`)) === 0) return undefined
  const found = await db.find(
    EntryRow,
    sql`
    select e.id, e.revision, e.document,
           (select count(*)::int from information_version v where v.entry_id = e.id) as versions,
           (select coalesce(json_agg(f.id), '[]') from information_file f where f.entry_id = e.id) as files, business_now() as now
      from information_entry e where e.id = ${id}`,
  )
  return found && asLocked(found)
}

interface Draft {
  document: InformationDocument
  searchText: string
  by: string
}

const Id = z.object({ id: z.number() })

export const insertEntry = async (db: Database, { document, searchText, by }: Draft) =>
  (
    await db.one(
      Id,
      sql`
      insert into information_entry (document, search_text, saved_by)
      values (${JSON.stringify(document)}::jsonb, ${searchText}, ${by}) returning id`,
    )
  ).id

export const updateEntry = (db: Database, { id }: Locked<EntryRow>, { document, searchText, by }: Draft) =>
  db.run(sql`
    update information_entry
       set document = ${JSON.stringify(document)}::jsonb, search_text = ${searchText}, saved_by = ${by}, saved_at = now(),
           revision = revision + 1,
           has_changes = not exists (
             select from information_version v
              where v.entry_id = ${id} and v.document = ${JSON.stringify(document)}::jsonb
                and v.version = (select max(last.version) from information_version last where last.entry_id = ${id}))
     where id = ${id}`)

/** Deletes an entry with its files. */
export async function deleteEntry(db: Database, { id }: Locked<EntryRow>) {
  await db.run(sql`delete from stored_file where id in (select file_id from information_file where entry_id = ${id})`)
  await db.run(sql`delete from information_entry where id = ${id}`)
}

interface NewVersion {
  excerpt: Record<Language, string>
  searchText: string
  publishAt: string | null
  by: string
}

/** Makes a version of the draft; one that waits for its time gives way. */
export async function insertVersion(db: Database, entry: Locked<EntryRow>, version: NewVersion) {
  const { id, document } = entry
  await cancelScheduled(db, entry)
  await db.run(sql`
    insert into information_version (entry_id, version, document, category, excerpt, search_text, publish_at, published_by)
    values (${id}, ${entry.versions + 1}, ${JSON.stringify(document)}::jsonb, ${document.category},
            ${JSON.stringify(version.excerpt)}::jsonb, ${version.searchText}, coalesce(${version.publishAt}::timestamptz, business_now()),
            ${version.by})`)
  await db.run(sql`
    update information_entry set has_changes = false, withdrawn_at = null, revision = revision + 1 where id = ${id}`)
}

/** Takes back the version that waits for its time; says how many did. */
export const cancelScheduled = (db: Database, { id }: Locked<EntryRow>) =>
  db.run(sql`
    update information_version set cancelled_at = business_now()
     where entry_id = ${id} and cancelled_at is null and publish_at > business_now()`)

/** Readers see no version any more, now and later; says how many they would have seen. */
export const withdrawVersions = (db: Database, { id }: Locked<EntryRow>) =>
  db.run(sql`
    update information_version set cancelled_at = business_now() where entry_id = ${id} and cancelled_at is null`)

export const countUp = (db: Database, { id }: Locked<EntryRow>, isWithdrawn: boolean) =>
  db.run(sql`
    update information_entry
       set revision = revision + 1, withdrawn_at = case when ${isWithdrawn}::boolean then business_now() else withdrawn_at end,
           has_changes = true
     where id = ${id}`)

/** Keeps a stored file with an entry. */
export const insertFile = (db: Database, { id }: Locked<EntryRow>, { fileId, by }: { fileId: string; by: string }) =>
  db.one(
    Attachment,
    sql`
    with added as (
      insert into information_file (entry_id, file_id, added_by) values (${id}, ${fileId}::uuid, ${by}) returning id, file_id)
    select a.id, s.name, s.media_type as "mediaType", s.byte_size as bytes from added a join stored_file s on s.id = a.file_id`,
  )

const Start = z.object({ isEmpty: z.boolean(), now: InstantOut })

/** The business time while there is no entry at all; nobody adds one meanwhile. Nothing where there are some. */
export async function lockWhileEmpty(db: Database) {
  await db.run(sql`lock table information_entry in share row exclusive mode`)
  const { isEmpty, now } = await db.one(
    Start,
    sql`select not exists (select from information_entry) as "isEmpty", business_now() as now`,
  )
  return isEmpty ? now : undefined
}
