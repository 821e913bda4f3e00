import { isEmail } from '@fairway/contract/identity/sign-in.rules'
import { Refusal } from '@fairway/contract/kit/errors'
import { violation } from '@fairway/contract/kit/general.errors'
import type { Language } from '@fairway/contract/shared/language'
import type { Context } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'
import { limitMailTo } from '../../platform/mail/mail-limit.ts'
import { type ComposedLetter, queueMail } from '../../platform/mail/mail-queue.ts'
import type { PersonViewer } from '../../platform/viewer.ts'
import { saveFile } from '../files/postgres-files.repository.ts'
import { PDF, type PreparedFile } from './documents.port.ts'
import { type PrintingParts, printFile } from './print-file.ts'

/** A letter is tried again for two days; what it carries stays longer than that. */
const ATTACHED_MS = 14 * 24 * 60 * 60 * 1000

interface Mailing {
  to: readonly string[]
  letter: ComposedLetter
  /** The sender's, where none was chosen. */
  language?: Language
  /** Asked once the addresses are allowed. */
  prepare: () => Promise<PreparedFile[]>
}

/** Refuses addresses that are none, each at its place. */
export function requireAddresses(to: readonly string[]): void {
  const violations = to.flatMap((address, at) => (isEmail(address) ? [] : [violation(`to.${at}`, 'GE0012')]))
  if (violations.length > 0) throw new Refusal('GE0012', [], violations)
}

/** Mails documents to addresses that somebody chose, a letter each; says whom they go to. */
export async function mailDocuments(
  context: Context & { viewer: PersonViewer },
  { keys, ...parts }: PrintingParts & { keys: Keys },
  { to, letter, language, prepare }: Mailing,
): Promise<string[]> {
  const { db, viewer } = context
  await limitMailTo(context, to)
  const keepUntil = new Date(Date.now() + ATTACHED_MS)
  const attachments: string[] = []
  for (const { name, source } of await prepare()) {
    if ('fileId' in source) attachments.push(source.fileId)
    else {
      const content = [await printFile(parts, source)]
      const stored = await saveFile(db, { name, mediaType: PDF, createdBy: viewer.actor, keepUntil, content })
      attachments.push(stored.id)
    }
  }
  const addresses = [...new Set(to)]
  for (const address of addresses)
    await queueMail(db, keys, { to: address, language: language ?? viewer.language, letter, attachments })
  return addresses
}
