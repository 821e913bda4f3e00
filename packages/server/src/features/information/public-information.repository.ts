import {
  InformationEntry,
  InformationList,
  type InformationQuery,
} from '@fairway/contract/information/information.schema'
import { FEED_LENGTH, INFORMATION_PAGE, informationCategories } from '@fairway/contract/information/information.values'
import type { Language } from '@fairway/contract/shared/language'
import { InstantOut } from '@fairway/contract/shared/scalar.schema'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { partOf } from '../../platform/database/text-pattern.ts'

/** What readers see: of each entry the newest version whose time has come and that nobody has taken back. */
const visible = sql`
  select distinct on (v.entry_id) v.entry_id as id, v.document, v.category, v.excerpt, v.search_text, v.publish_at as updated_at,
         min(v.publish_at) over (partition by v.entry_id) as published_at
    from information_version v where v.cancelled_at is null and v.publish_at <= business_now()
   order by v.entry_id, v.version desc`

const headOf = (language: Language) => sql`
  v.id, v.category, v.document->'title'->>${language} as title, v.document->>'validFrom' as "validFrom",
  v.document->>'validTo' as "validTo", v.published_at as "publishedAt", v.updated_at as "updatedAt"`

interface Criteria extends Omit<InformationQuery, 'q'> {
  words: readonly string[]
  zone: string
}

/** One page of what readers see, with how much there is of each category. */
export const findPublic = (db: Database, { language, category, words, page, zone }: Criteria) =>
  db.one(
    InformationList,
    sql`
    with found as (
      select v.* from (${visible}) v where v.search_text like all(${words.map((word) => partOf(word))}::text[])),
    chosen as (select * from found where ${category ?? null}::text is null or category = ${category ?? null}::text)
    select (select coalesce(json_agg(row_to_json(w) order by w."updatedAt" desc, w.id desc), '[]')
              from (select ${headOf(language)}, v.excerpt->>${language} as excerpt,
                           jsonb_array_length(v.document->'attachments') as attachments
                      from chosen v order by v.updated_at desc, v.id desc
                     limit ${INFORMATION_PAGE} offset ${(page - 1) * INFORMATION_PAGE}) w) as entries,
           (select count(*)::int from chosen) as total,
           (select json_object_agg(c.name, (select count(*) from found f where f.category = c.name))
              from unnest(${[...informationCategories]}::text[]) as c(name)) as counts,
           (business_now() at time zone ${zone}::text)::date::text as today`,
  )

/** One entry as readers see it. */
export const findPublicEntry = (
  db: Database,
  { id, language, zone }: { id: number; language: Language; zone: string },
) =>
  db.find(
    InformationEntry,
    sql`
    select ${headOf(language)}, v.document->'body'->>${language} as body,
           (select coalesce(json_agg(json_build_object('id', f.id, 'name', s.name, 'mediaType', s.media_type, 'bytes', s.byte_size,
                     'language', a.ref->>'language') order by a.at), '[]')
              from jsonb_array_elements(v.document->'attachments') with ordinality as a(ref, at)
              join information_file f on f.id = (a.ref->>'id')::bigint join stored_file s on s.id = f.file_id) as attachments,
           (business_now() at time zone ${zone}::text)::date::text as today
      from (${visible}) v where v.id = ${id}`,
  )

const FeedEntry = z.object({
  id: z.number(),
  category: z.enum(informationCategories),
  title: z.string(),
  excerpt: z.string(),
  publishedAt: InstantOut,
  updatedAt: InstantOut,
})
export type FeedEntry = z.output<typeof FeedEntry>

/** The newest of what readers see. */
export const findFeed = (db: Database, { language, category }: { language: Language; category: string | undefined }) =>
  db.many(
    FeedEntry,
    sql`
    select v.id, v.category, v.document->'title'->>${language} as title, v.excerpt->>${language} as excerpt,
           v.published_at as "publishedAt", v.updated_at as "updatedAt"
      from (${visible}) v where ${category ?? null}::text is null or v.category = ${category ?? null}::text
     order by v.updated_at desc, v.id desc limit ${FEED_LENGTH}`,
  )

const StoredAttachment = z.object({
  fileId: z.string(),
  name: z.string(),
  mediaType: z.string(),
  byteSize: z.number(),
})

const stored = sql`
  select f.file_id as "fileId", s.name, s.media_type as "mediaType", s.byte_size as "byteSize"
    from information_file f join stored_file s on s.id = f.file_id`

/** A file that readers see: of a version that is public now. */
export const findPublicFile = (db: Database, id: number) =>
  db.find(
    StoredAttachment,
    sql`${stored} where f.id = ${id} and exists (
      select from (${visible}) v
       where v.id = f.entry_id and v.document->'attachments' @> jsonb_build_array(jsonb_build_object('id', f.id)))`,
  )

/** Any file of an entry, for admins. */
export const findAnyFile = (db: Database, id: number) => db.find(StoredAttachment, sql`${stored} where f.id = ${id}`)
