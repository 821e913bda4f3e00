import { Refusal } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Language } from '@fairway/contract/shared/language'
import type * as shapes from '@fairway/contract/signing/signing.schema'
import { Download } from '../../platform/http/download.ts'
import type { Context } from '../../platform/http/serve.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import type { Documents } from '../../ports/documents/documents.port.ts'
import type { Sheet } from '../../ports/documents/sheet/sheet.ts'
import { SIGNATURE_PLACE } from '../../ports/documents/sheet/sheet-pages.ts'
import type { Files } from '../../ports/files/files.port.ts'
import type { Sealing } from '../../ports/sealing/sealing.port.ts'
import type { SigningService } from '../../ports/signing/signing.port.ts'
import * as repository from './signing.repository.ts'
import { askService, complete } from './signing-outcome.actions.ts'

/** A kind of document that can be signed, as its slice declares it. */
export interface Signable {
  kind: string
  /** What the audit trail calls it. */
  objectType: string
  /** What its slice does once it is signed, in the same transaction. */
  onCompleted: (context: Context, signed: SignedDocument) => Promise<void>
}

/** A document that was signed: its sealed file, and by whom. */
export interface SignedDocument {
  objectId: string
  fileId: string
  /** The name and the account of the signer; who makes the call may be a service that tells of it. */
  signer: string
  accountId: string
  language: Language
}

/** What a slice hands over: which document, as what it is read, and for whom. The signer is whoever asks. */
export interface DocumentToSign {
  signable: Signable
  objectId: string
  title: string
  language: Language
  content: Sheet
}

export interface SigningParts {
  service: SigningService
  documents: Documents
  sealing: Sealing
  files: Files
  /** Every kind of document that can be signed, by its name. */
  signables: readonly Signable[]
}

const personOf = ({ viewer }: Context): PersonViewer => (viewer.kind === 'person' ? viewer : refuse('GE0006'))

/**
 * Frees a document that is to be opened, changed or cancelled. While somebody else signs it, this is refused (GE0010);
 * one's own earlier try, and one whose page is gone, ends.
 */
export async function freeSigning(
  { db, viewer }: Context,
  { service }: Pick<SigningParts, 'service'>,
  { kind, objectId }: { kind: string; objectId: string },
) {
  const held = await repository.lockHeld(db, kind, objectId)
  if (held?.isLive && !(viewer.kind === 'person' && held.accountId === viewer.accountId)) refuse('GE0010')
  if (held) await repository.endSigning(db, held)
  if (held?.reference) await service.end(held.reference)
}

/**
 * Opens a document for signing by whoever asks, and holds it for them. While somebody else signs it, this is refused
 * (GE0010).
 */
export async function openSigning(
  context: Context,
  parts: SigningParts,
  { signable, objectId, title, language, content }: DocumentToSign,
): Promise<shapes.SigningOpened> {
  const { db, audit, settings, browser } = context
  const viewer = personOf(context)
  if (viewer.actedBy) refuse('GE0006')
  const { service, documents } = parts
  await freeSigning(context, parts, { kind: signable.kind, objectId })
  const { bytes: document, pages } = await documents.toPdf(content)
  const signerName = await repository.readSignerName(db, viewer)
  const opened = await repository.insertSigning(db, {
    kind: signable.kind,
    objectId,
    title,
    language,
    accountId: viewer.accountId,
    signerName,
    service: service.name,
    content,
    document,
  })
  if (!opened) return refuse('GE0010')
  const { id } = opened
  const origin = settings.publicUrl ?? browser.origin
  const { reference, url } = await service.open({
    id,
    title,
    language,
    pdf: document,
    pages,
    signer: { id: viewer.accountId, name: signerName, email: viewer.username },
    returnUrl: `${origin}/docuSignReturn?id=${id}`,
    callbackUrl: settings.publicUrl && `${settings.publicUrl}/api/signing/callback`,
  })
  await repository.setReference(db, id, reference)
  await audit({ objectType: signable.objectType, objectId, after: { signing: 'opened', id } })
  return { id, url }
}

const statusOf = (signing: repository.Signing): shapes.SigningStatus => {
  const { id, state, title, signer, service, openedAt, endedAt, isLive } = signing
  return { id, state, title, signer, service, openedAt, endedAt, isLive }
}

export async function checkSigning(context: Context, id: string) {
  const found = await repository.findOwn(context.db, personOf(context), id)
  return found ? statusOf(found) : refuse('GE0002')
}

/** The signer's page is open: the document stays held for it, and another service is asked how it stands. */
export async function keepSigning(context: Context, parts: SigningParts, id: string) {
  const { db } = context
  const viewer = personOf(context)
  const locked = await repository.lockOwn(db, viewer, id)
  if (!locked) return refuse('GE0002')
  await repository.markSeen(db, locked)
  await askService(context, parts, locked).catch((error: unknown) => {
    // a service that is away now is asked again soon
    if (!(error instanceof Refusal)) throw error
  })
  return checkSigning(context, id)
}

/** Everything that somebody agrees to by signing. */
export async function openRoom(context: Context, id: string): Promise<shapes.SigningRoom> {
  const found = await repository.findOwn(context.db, personOf(context), id)
  if (!found) return refuse('GE0002')
  const { blocks } = await repository.readContent(context.db, found)
  return { ...statusOf(found), language: found.language, blocks }
}

/** Signs a document in the signing room: seals it, stores it, and lets its slice know. */
export async function signInRoom(
  context: Context,
  parts: SigningParts,
  { id, signature }: shapes.SignatureGiven,
): Promise<shapes.SigningStatus> {
  const { db, ip, browser } = context
  const viewer = personOf(context)
  const locked = await repository.lockOwn(db, viewer, id)
  if (locked?.service !== 'room') return refuse('GE0002')
  if (locked.state !== 'open') return refuse('GE0007')
  const drawn = 'typed' in signature ? signature : { strokes: signature.strokes.map((numbers) => pointsOf(numbers)) }
  const now = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const lines = [`${locked.signer} (${viewer.username})`, `${now} · ${id}`]
  const { bytes, at, clock } = await parts.sealing.seal({
    pdf: await repository.readDocument(db, locked),
    name: locked.signer,
    reason: locked.title,
    visible: { ...SIGNATURE_PLACE, signature: drawn, lines },
  })
  const how = 'typed' in signature ? 'typed' : 'drawn'
  const consent = { how, at: at.toISOString(), clock, ip, userAgent: browser.userAgent, language: viewer.language }
  return statusOf(await complete(context, parts, { locked, signed: { bytes, consent, by: viewer.actor } }))
}

const pointsOf = (numbers: readonly number[]) =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): [number, number] => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ])

/** Gives a signing up; giving up twice is no error. */
export async function releaseSigning(context: Context, { service, signables }: SigningParts, id: string) {
  const { db, audit } = context
  const locked = await repository.lockOwn(db, personOf(context), id)
  if (!locked) return refuse('GE0002')
  if (locked.state !== 'open') return statusOf(locked)
  const ended = await repository.endSigning(db, locked)
  if (locked.reference) await service.end(locked.reference)
  const objectType = signables.find(({ kind }) => kind === locked.kind)?.objectType ?? locked.kind
  await audit({ objectType, objectId: locked.objectId, after: { signing: 'ended', id } })
  return statusOf(ended)
}

/** The document: as it is to be signed, and once that is done with its seal. */
export async function fetchDocument(context: Context, { files }: SigningParts, id: string) {
  const { db } = context
  const found = await repository.findOwn(db, personOf(context), id)
  if (!found) return refuse('GE0002')
  const sealed = found.sealedFile && (await files.find(found.sealedFile))
  if (sealed) return new Download(sealed, files.read(sealed.id))
  const content = await repository.readDocument(db, found)
  const name = `${found.kind}-${found.objectId}.pdf`
  return new Download({ name, mediaType: 'application/pdf', byteSize: content.length }, oneOf(content))
}

async function* oneOf(content: Buffer) {
  yield content
}
