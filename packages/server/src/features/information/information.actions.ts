import { refuse, violation } from '@fairway/contract/information/information.errors'
import { checkInformation, excerptOf, searchTextOf, searchWords } from '@fairway/contract/information/information.rules'
import type {
  AdminEntry,
  AdminListQuery,
  EntryRevision,
  InformationDocument,
  InformationDraft,
  Publication,
} from '@fairway/contract/information/information.schema'
import { INFORMATION_FILE_BYTES, INFORMATION_FILES } from '@fairway/contract/information/information.values'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { Download } from '../../platform/http/download.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { fileNameOf, recogniseFile } from '../../ports/files/file-content.ts'
import type { Files } from '../../ports/files/files.port.ts'
import { saveFile } from '../../ports/files/postgres-files.repository.ts'
import * as entries from './information.repository.ts'
import { findAnyFile } from './public-information.repository.ts'

const OBJECT_TYPE = 'information entry'
const MEGABYTE = 1024 * 1024
const TWO_YEARS_MS = 2 * 366 * 24 * 60 * 60 * 1000
/** Versions keep their files, so that an entry collects more of them than it shows. */
const FILES_KEPT = 5 * INFORMATION_FILES

export const listEntries = ({ db }: Context, { status, q, page }: AdminListQuery) =>
  entries.findEntries(db, { status, words: searchWords(q), page })

export const openEntry = async ({ db }: Pick<Context, 'db'>, id: number): Promise<AdminEntry> =>
  (await entries.findEntry(db, id)) ?? refuse('IN0001')

export const getVersion = async ({ db }: Context, { id, version }: { id: number; version: number }) =>
  (await entries.findVersion(db, id, version)) ?? refuse('IN0001')

/** The entry to write on, as its author saw it. */
async function lock({ db }: Context, { id, revision }: EntryRevision) {
  const entry = (await entries.lockEntry(db, id)) ?? refuse('IN0001')
  if (entry.revision !== revision) refuseGeneral('GE0007')
  return entry
}

const refuseForeignFiles = ({ attachments }: InformationDocument, own: readonly number[]) => {
  if (attachments.some(({ id }) => !own.includes(id))) refuse('IN0011')
}

/** Saves what was written; incomplete drafts too. */
export async function saveDraft(context: Context, { id, revision, document }: InformationDraft): Promise<AdminEntry> {
  const { db, viewer, audit } = context
  const draft = { document, searchText: searchTextOf(document), by: writerOf(viewer).by }
  if (id === null) {
    refuseForeignFiles(document, [])
    const created = await entries.insertEntry(db, draft)
    await audit({ objectType: OBJECT_TYPE, objectId: String(created), after: document })
    return openEntry(context, created)
  }
  const entry = await lock(context, { id, revision })
  refuseForeignFiles(document, entry.files)
  await entries.updateEntry(db, entry, draft)
  await audit({ objectType: OBJECT_TYPE, objectId: String(id), before: entry.document, after: document })
  return openEntry(context, id)
}

/** Deletes an entry that nobody has read. */
export async function removeDraft(context: Context, wanted: EntryRevision) {
  const entry = await lock(context, wanted)
  if (entry.versions > 0) refuse('IN0012')
  await entries.deleteEntry(context.db, entry)
  await context.audit({ objectType: OBJECT_TYPE, objectId: String(entry.id), before: entry.document, after: null })
  return { removed: true as const }
}

/** Makes the draft a version, which readers see at once or from a time to come. */
export async function publishEntry(context: Context, { publishAt, ...wanted }: Publication): Promise<AdminEntry> {
  const { db, viewer, audit } = context
  const entry = await lock(context, wanted)
  const { document, now } = entry
  const ahead = publishAt === null ? 1 : Date.parse(publishAt) - Date.parse(now)
  const isOutOfTime = ahead <= 0 || ahead > TWO_YEARS_MS
  refuseViolations([...checkInformation(document), ...(isOutOfTime ? [violation('publishAt', 'IN0007')] : [])])
  await entries.insertVersion(db, entry, {
    excerpt: { en: excerptOf(document.body.en), zh: excerptOf(document.body.zh), vi: excerptOf(document.body.vi) },
    searchText: searchTextOf(document),
    publishAt,
    by: writerOf(viewer).by,
  })
  const after = { version: entry.versions + 1, publishAt: publishAt ?? now }
  await audit({ objectType: OBJECT_TYPE, objectId: String(entry.id), after })
  return openEntry(context, entry.id)
}

/** Takes back what is scheduled. */
export async function unscheduleEntry(context: Context, wanted: EntryRevision): Promise<AdminEntry> {
  const entry = await lock(context, wanted)
  if ((await entries.cancelScheduled(context.db, entry)) === 0) refuse('IN0013')
  await entries.countUp(context.db, entry, false)
  await context.audit({ objectType: OBJECT_TYPE, objectId: String(entry.id), after: { scheduled: null } })
  return openEntry(context, entry.id)
}

/** Takes an entry away from its readers. */
export async function withdrawEntry(context: Context, wanted: EntryRevision): Promise<AdminEntry> {
  const entry = await lock(context, wanted)
  if ((await entries.withdrawVersions(context.db, entry)) === 0) refuse('IN0013')
  await entries.countUp(context.db, entry, true)
  await context.audit({ objectType: OBJECT_TYPE, objectId: String(entry.id), after: { withdrawn: true } })
  return openEntry(context, entry.id)
}

interface Upload {
  id: number
  name: string
  bytes: Buffer
}

/** Keeps a file with an entry; the draft says whether it is attached. */
export async function addAttachment({ db, viewer, audit }: Context, { id, name, bytes }: Upload) {
  const entry = (await entries.lockEntry(db, id)) ?? refuse('IN0001')
  if (bytes.length > INFORMATION_FILE_BYTES) refuse('IN0009', String(INFORMATION_FILE_BYTES / MEGABYTE))
  const mediaType = recogniseFile(bytes) ?? refuse('IN0008')
  if (entry.files.length >= FILES_KEPT) refuse('IN0010', String(FILES_KEPT))
  const file = await saveFile(db, {
    name: fileNameOf(name, mediaType, 'attachment'),
    mediaType,
    createdBy: viewer.actor,
    content: [bytes],
  })
  const added = await entries.insertFile(db, entry, { fileId: file.id, by: writerOf(viewer).by })
  await audit({ objectType: OBJECT_TYPE, objectId: String(id), after: { file: added.name, sha256: file.sha256 } })
  return added
}

export async function downloadAttachment({ db }: Context, files: Files, id: number) {
  const file = await findAnyFile(db, id)
  return file ? new Download(file, files.read(file.fileId)) : refuse('IN0011')
}
