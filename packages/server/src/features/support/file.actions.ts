import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Language } from '@fairway/contract/shared/language'
import type {
  DocumentRef,
  FileWanted,
  IdentifiedDocument,
  NumberedDocument,
} from '@fairway/contract/support/file.schema'
import { TICKET_SECONDS } from '@fairway/contract/support/file.values'
import { insertAccess } from '../../platform/document-access.repository.ts'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../platform/keys.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import { type ZipEntry, zipOf } from '../../ports/archives/zip-stream.ts'
import { type Documents, PDF, type PreparedFile, type PrintSource } from '../../ports/documents/documents.port.ts'
import { type PrintingParts, printFile } from '../../ports/documents/print-file.ts'
import type { Files } from '../../ports/files/files.port.ts'
import type { Sealing } from '../../ports/sealing/sealing.port.ts'
import { findEntry, insertEntries, insertTicket, spendTicket } from './file-ticket.repository.ts'

/** Finds a document for the caller, or refuses as the slice that it belongs to does. */
type PrepareIdentified = (context: Context, wanted: IdentifiedDocument, language: Language) => Promise<PreparedFile>
type PrepareNumbered = (context: Context, wanted: NumberedDocument, language: Language) => Promise<PreparedFile>
export type DocumentMakers = Record<IdentifiedDocument['document'], PrepareIdentified> &
  Record<NumberedDocument['document'], PrepareNumbered>

export interface FileParts {
  makers: DocumentMakers
  files: Files
  documents: Documents
  sealing: Sealing
}

/** A file is read piece by piece, so it stays a while longer than its ticket. */
const KEPT_MS = 10 * TICKET_SECONDS * 1000

/** A document as its own slice prepares it. */
export const prepareFile = (makers: DocumentMakers, context: Context, wanted: DocumentRef & { language: Language }) =>
  'id' in wanted
    ? makers[wanted.document](context, wanted, wanted.language)
    : makers[wanted.document](context, wanted, wanted.language)

/** Makes a document and hands out the ticket with which the browser fetches it, as a file of its own. */
export async function issueTicket(context: Context, parts: FileParts, wanted: FileWanted) {
  return issueFileTicket(context, parts, await prepareFile(parts.makers, context, wanted))
}

/** A ticket for one document, which is made at once: whoever asks is told when it cannot be. */
export async function issueFileTicket(context: Context, parts: Omit<FileParts, 'makers'>, prepared: PreparedFile) {
  const viewer = personIn(context)
  const { name, source } = prepared
  const keepUntil = new Date(Date.now() + KEPT_MS)
  const fileId =
    'fileId' in source
      ? source.fileId
      : (
          await parts.files.save({
            name,
            mediaType: PDF,
            createdBy: viewer.actor,
            keepUntil,
            content: [await printFile(parts, source, context.deadline.signal).catch(refuseUnprinted(prepared))],
          })
        ).id
  return handOut(context, viewer, { prepared: [prepared], content: { fileId }, name })
}

const refuseUnprinted =
  ({ refuseUnprinted }: PreparedFile) =>
  (failure: unknown): never => {
    if (failure instanceof Refusal && failure.code === 'GE0019') refuseUnprinted?.()
    throw failure
  }

/** A ticket for several documents as one zip: they are made one after the other while it is fetched. */
export async function issueZipTicket(
  context: Context,
  { prepared, name }: { prepared: readonly PreparedFile[]; name: string },
) {
  return handOut(context, personIn(context), { prepared, content: { zipName: name }, name })
}

const personIn = ({ viewer }: Context): PersonViewer => (viewer.kind === 'person' ? viewer : refuse('GE0006'))

async function handOut(
  { db }: Context,
  viewer: PersonViewer,
  {
    prepared,
    content,
    name,
  }: { prepared: readonly PreparedFile[]; content: { fileId: string } | { zipName: string }; name: string },
) {
  const ticket = newSecret()
  const hash = hashOf(ticket)
  await insertTicket(db, viewer, { hash, content })
  if ('zipName' in content) await insertEntries(db, hash, prepared)
  const entries = prepared.flatMap(({ entry }) => (entry ? [entry] : []))
  if (entries.length > 0) await insertAccess(db, viewer, { entries, action: 'downloaded', ticket: hash })
  return { ticket, name }
}

/** The file of a ticket. The browser brings its cookie along, and that must be of the same session. */
export async function downloadFile(
  { db, browser, settings }: Context,
  parts: Omit<FileParts, 'makers'>,
  ticket: string,
) {
  const cookie = browser.cookie('sess')
  const { idleSeconds } = settings
  const hash = hashOf(ticket)
  const spent = cookie && (await spendTicket(db, { hash, cookieHash: hashOf(cookie), idleSeconds }))
  if (!spent) return refuse('GE0002')
  if (spent.file) return new Download(spent.file, parts.files.read(spent.file.id))
  if (spent.zipName === null) return refuse('GE0002')
  const content = zipOf(entriesOf(db, parts, hash), new Date())
  return new Download({ name: spent.zipName, mediaType: 'application/zip', byteSize: undefined }, content)
}

/** One after the other, so that no more than one document is in memory. */
async function* entriesOf(db: Context['db'], parts: Omit<FileParts, 'makers'>, hash: Buffer): AsyncGenerator<ZipEntry> {
  for (let seq = 0; ; seq++) {
    const entry = await findEntry(db, hash, seq)
    if (!entry) return
    const { name, print, seal, fileId } = entry
    if (print) yield { name, content: await printPatiently(parts, { print, ...(seal && { seal }) }) }
    else if (fileId) yield { name, content: await readWhole(parts.files, fileId) }
  }
}

async function readWhole(files: Files, id: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of files.read(id)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const PATIENCE = { tries: 120, pauseMs: 250 }

/** A zip that has begun cannot ask its reader to come back, so it waits where others are refused. */
async function printPatiently(parts: PrintingParts, source: PrintSource): Promise<Buffer> {
  for (let tries = 1; ; tries++)
    try {
      return await printFile(parts, source)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'GE0015' || tries >= PATIENCE.tries) throw error
      await pause(PATIENCE.pauseMs)
    }
}
