import { refuse } from '@fairway/contract/signing/signing.errors'
import type { Context } from '../../platform/http/serve.ts'
import { hashOf } from '../../platform/keys.ts'
import type { Locked } from '../../platform/locked.ts'
import { saveFile } from '../../ports/files/postgres-files.repository.ts'
import { type Callback, readCallback } from '../../ports/signing/docusign-callback.ts'
import type { SigningParts } from './signing.actions.ts'
import * as repository from './signing.repository.ts'

/** A document as it was signed, and how. */
export interface Signed {
  bytes: Buffer
  consent: object
  by: string
}

/** Stores a signed document, and lets its slice know, all at once. */
export async function complete(
  context: Context,
  { signables }: Pick<SigningParts, 'signables'>,
  { locked, signed }: { locked: Locked<repository.Signing>; signed: Signed },
) {
  const { db, audit } = context
  const { id, kind, objectId, signer, accountId, language } = locked
  const signable = signables.find((one) => one.kind === kind)
  if (!signable) throw new Error(`No slice signs ${kind}`)
  const name = `${kind}-${objectId}-signed.pdf`
  const file = await saveFile(db, { name, mediaType: 'application/pdf', createdBy: signed.by, content: [signed.bytes] })
  const completed = await repository.completeSigning(db, locked, { file, consent: signed.consent })
  await signable.onCompleted(context, { objectId, fileId: file.id, signer, accountId, language })
  await audit({ objectType: signable.objectType, objectId, after: { signing: 'completed', id, file: file.id } })
  return completed
}

/** Asks the service how an open signing stands, and does what follows from that. Nothing else ends one from outside. */
export async function askService(context: Context, parts: SigningParts, locked: Locked<repository.Signing>) {
  const { db } = context
  const { reference, state, service } = locked
  if (state !== 'open' || !reference || service !== parts.service.name) return locked
  const answer = await parts.service.stateOf(reference)
  if (!answer || answer.state === 'open') return locked
  if (answer.state !== 'completed') return repository.endSigning(db, locked, answer.state)
  const signed = { bytes: answer.pdf, consent: { at: service, envelope: reference }, by: service }
  return complete(context, parts, { locked, signed })
}

/** A word of DocuSign that something happened to an envelope. It is believed that something did; what it was is asked. */
export async function hearCallback(
  context: Context,
  parts: SigningParts & { callbackKey: string | undefined },
  bytes: Buffer,
) {
  const { db, browser } = context
  if (!parts.callbackKey) return refuse('SG0002')
  const callback: Callback = { bytes, headerOf: (name) => browser.header(name) }
  const reference = readCallback(callback, parts.callbackKey)
  if (!(await repository.noteCallback(db, hashOf(bytes)))) return refuse('SG0002')
  const locked = await repository.lockByReference(db, reference)
  if (locked) await askService(context, parts, locked)
  return { heard: true as const }
}
