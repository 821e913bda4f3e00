import { refuse } from '@fairway/contract/kit/general.errors'
import type { FileWanted } from '@fairway/contract/support/file.schema'
import { type DocumentKind, TICKET_SECONDS } from '@fairway/contract/support/file.values'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import { hashOf, newSecret } from '../../platform/keys.ts'
import type { MadeFile } from '../../ports/documents/documents.port.ts'
import type { Files } from '../../ports/files/files.port.ts'
import { insertTicket, spendTicket } from './file-ticket.repository.ts'

/** Makes a document for the caller, or refuses as the slice that it belongs to does. */
export type MakeDocument = (context: Context, wanted: FileWanted) => Promise<MadeFile>
export type DocumentMakers = Record<DocumentKind, MakeDocument>

/** A file is read piece by piece, so it stays a while longer than its ticket. */
const KEPT_MS = 10 * TICKET_SECONDS * 1000

/** Makes a document and hands out the ticket with which the browser fetches it, as a file of its own. */
export async function issueTicket(
  context: Context,
  { makers, files }: { makers: DocumentMakers; files: Files },
  wanted: FileWanted,
) {
  const { db, viewer } = context
  if (viewer.kind !== 'person') return refuse('GE0006')
  const { name, mediaType, content } = await makers[wanted.document](context, wanted)
  const keepUntil = new Date(Date.now() + KEPT_MS)
  const file = await files.save({ name, mediaType, createdBy: viewer.actor, keepUntil, content: [content] })
  const ticket = newSecret()
  await insertTicket(db, viewer, { hash: hashOf(ticket), fileId: file.id })
  return { ticket, name }
}

/** The file of a ticket. The browser brings its cookie along, and that must be of the same session. */
export async function downloadFile({ db, browser, settings }: Context, files: Files, ticket: string) {
  const cookie = browser.cookie('sess')
  const { idleSeconds } = settings
  const file = cookie && (await spendTicket(db, { hash: hashOf(ticket), cookieHash: hashOf(cookie), idleSeconds }))
  return file ? new Download(file, files.read(file.id)) : refuse('GE0002')
}
