import { z } from 'zod'
import { languages } from '../shared/language.ts'
import { Id, IdInQuery, Instant, InstantOut, Lines, Revision, RevisionInQuery, Text } from '../shared/scalar.schema.ts'
import * as values from './information.values.ts'

const category = z.enum(values.informationCategories)
const language = z.enum(languages)
const Titles = z.strictObject({
  en: Text(values.INFORMATION_TITLE),
  zh: Text(values.INFORMATION_TITLE),
  vi: Text(values.INFORMATION_TITLE),
})
const Bodies = z.strictObject({
  en: Lines(values.INFORMATION_BODY),
  zh: Lines(values.INFORMATION_BODY),
  vi: Lines(values.INFORMATION_BODY),
})

/** An attachment of an entry, and for readers of which language it is; null is for all. */
const AttachmentRef = z.strictObject({ id: Id, language: language.nullable() })

/** An entry as an admin writes it. `checkInformation` says what keeps it from being published. */
export const InformationDocument = z.strictObject({
  category,
  title: Titles,
  /** In Markdown. */
  body: Bodies,
  /** From and until when a tariff or notice holds; empty where it says nothing of it. */
  validFrom: Text(20),
  validTo: Text(20),
  attachments: z.array(AttachmentRef).max(values.INFORMATION_FILES),
})
export type InformationDocument = z.output<typeof InformationDocument>

export const Attachment = z.object({
  id: z.number().int(),
  name: z.string(),
  mediaType: z.enum(values.attachmentTypes),
  bytes: z.number().int(),
})
export type Attachment = z.output<typeof Attachment>

/** What readers see of an entry. */
const PublicHead = z.object({
  id: z.number().int(),
  category,
  title: z.string(),
  excerpt: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  /** Since when it is public, and since when as it is now. */
  publishedAt: InstantOut,
  updatedAt: InstantOut,
  attachments: z.number().int(),
})
export type PublicHead = z.output<typeof PublicHead>

export const InformationQuery = z.strictObject({
  language,
  category: category.optional(),
  /** Words that occur in title or text. */
  q: Text(100).optional(),
  page: z.coerce.number().int().min(1).max(500).default(1),
})
export type InformationQuery = z.output<typeof InformationQuery>
export const InformationList = z.object({
  entries: z.array(PublicHead),
  /** How many there are in this category, and in each category, with these words. */
  total: z.number().int(),
  counts: z.record(category, z.number().int()),
  today: z.string(),
})
export type InformationList = z.output<typeof InformationList>

export const EntryQuery = z.strictObject({ language, id: IdInQuery })
export const InformationEntry = PublicHead.omit({ attachments: true, excerpt: true }).extend({
  body: z.string(),
  attachments: z.array(Attachment.extend({ language: language.nullable() })),
  today: z.string(),
})
export type InformationEntry = z.output<typeof InformationEntry>

export const FeedQuery = z.strictObject({ language, category: category.optional() })
export type FeedQuery = z.output<typeof FeedQuery>
export const AttachmentQuery = z.strictObject({ id: IdInQuery })

/** A row of the admin's list. */
const AdminHead = z.object({
  id: z.number().int(),
  revision: z.number().int(),
  status: z.enum(values.informationStatuses),
  category,
  title: Titles,
  /** The version that readers see, and the one that is to come. */
  version: z.number().int().nullable(),
  publishedAt: InstantOut.nullable(),
  scheduledFor: InstantOut.nullable(),
  /** The draft differs from what was published last. */
  hasChanges: z.boolean(),
  savedAt: InstantOut,
  savedBy: z.string(),
})
export type AdminHead = z.output<typeof AdminHead>
export const AdminListQuery = z.strictObject({
  status: z.enum(values.informationStatuses).optional(),
  q: Text(100).optional(),
  page: z.coerce.number().int().min(1).max(500).default(1),
})
export type AdminListQuery = z.output<typeof AdminListQuery>
export const AdminList = z.object({ entries: z.array(AdminHead), total: z.number().int() })

const InformationVersion = z.object({
  version: z.number().int(),
  publishAt: InstantOut,
  publishedBy: z.string(),
  /** It was scheduled and taken back before its time. */
  isCancelled: z.boolean(),
})
export const AdminEntry = AdminHead.extend({
  document: InformationDocument,
  /** All files of the entry, those that only older versions have too. */
  files: z.array(Attachment),
  versions: z.array(InformationVersion),
  now: InstantOut,
})
export type AdminEntry = z.output<typeof AdminEntry>

export const AdminEntryQuery = z.strictObject({ id: IdInQuery })
export const VersionQuery = z.strictObject({ id: IdInQuery, version: RevisionInQuery })
export const VersionDocument = z.object({ document: InformationDocument })
/** A new entry has no id. */
export const InformationDraft = z.strictObject({
  id: Id.nullable(),
  revision: Revision,
  document: InformationDocument,
})
export type InformationDraft = z.output<typeof InformationDraft>
export const DraftRemoval = z.strictObject({ id: IdInQuery, revision: RevisionInQuery })
export const DraftRemoved = z.object({ removed: z.literal(true) })
/** Null is at once. */
export const Publication = z.strictObject({ id: Id, revision: Revision, publishAt: Instant.nullable() })
export type Publication = z.output<typeof Publication>
export const EntryRevision = z.strictObject({ id: Id, revision: Revision })
export type EntryRevision = z.output<typeof EntryRevision>
export const AttachmentUpload = z.strictObject({ id: IdInQuery, name: Text(200) })
