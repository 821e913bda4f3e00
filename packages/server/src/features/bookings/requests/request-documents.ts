import type * as shapes from '@fairway/contract/bookings/booking-request.schema'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { isEmail } from '@fairway/contract/identity/sign-in.rules'
import { allows, anyOf } from '@fairway/contract/kit/access'
import { Refusal } from '@fairway/contract/kit/errors'
import { violation } from '@fairway/contract/kit/general.errors'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { FileWanted } from '@fairway/contract/support/file.schema'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import type { Keys } from '../../../platform/keys.ts'
import { limitMailTo } from '../../../platform/mail/mail-limit.ts'
import { queueMail } from '../../../platform/mail/mail-queue.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import type { Documents, MadeFile } from '../../../ports/documents/documents.port.ts'
import { saveFile } from '../../../ports/files/postgres-files.repository.ts'
import { insertActivity } from '../page/booking-activity.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { confirmationSheet, requestLabels, texts } from './confirmation-sheet.rules.ts'
import { readNames } from './document-names.repository.ts'
import { getConfirmation } from './request-reading.actions.ts'

export interface DocumentParts {
  documents: Documents
  keys: Keys
  carrierName: () => Promise<string>
}

/** A letter is tried again for two days; what it carries stays longer than that. */
const ATTACHED_MS = 14 * 24 * 60 * 60 * 1000
const mayRequest = anyOf('BR0001', 'BR', 'BS')

/** The confirmation of a request as a PDF, in the language of whoever asks. */
async function writeConfirmation(
  { documents, carrierName }: DocumentParts,
  { db }: Context,
  { confirmation, language }: { confirmation: shapes.Confirmation; language: Language },
): Promise<MadeFile> {
  const { state, document } = confirmation
  const names = await readNames(db, language, document)
  const printedAt = new Date().toISOString()
  const sheet = confirmationSheet(confirmation, { language, carrier: await carrierName(), names, printedAt })
  // plain letters, whatever the language: programs of every age keep the name
  const name = `booking-request-${state.ediRef}-v${state.version}.pdf`
  return { name, mediaType: 'application/pdf', content: await documents.toPdf(sheet) }
}

/** The file that a ticket for a confirmation is handed out for. */
export const confirmationMaker =
  (parts: DocumentParts) =>
  async (context: Context, { id, language }: FileWanted): Promise<MadeFile> => {
    const { viewer } = context
    if (viewer.kind !== 'person' || !allows(mayRequest, viewer.groups)) return refuse('BR0001')
    return writeConfirmation(parts, context, { confirmation: await getConfirmation(context, { id }), language })
  }

/** Mails the confirmation to these addresses, a letter each. */
export async function sendDocuments(
  parts: DocumentParts,
  context: Context,
  { id, to }: z.output<typeof shapes.SendDocumentsInput>,
) {
  const violations = to.flatMap((address, at) => (isEmail(address) ? [] : [violation(`to.${at}`, 'GE0012')]))
  if (violations.length > 0) throw new Refusal('GE0012', [], violations)
  await mailConfirmation(parts, context, { id, to })
  return { code: 'BR0060' as const }
}

async function mailConfirmation(
  parts: DocumentParts,
  context: Context,
  { id, to }: { id: number; to: readonly string[] },
) {
  const { db, viewer, audit } = context
  if (viewer.kind !== 'person') return refuse('BR0001')
  const { language } = viewer
  const confirmation = await getConfirmation(context, { id })
  await limitMailTo(context, to)
  const { state, document } = confirmation
  const file = await writeConfirmation(parts, context, { confirmation, language })
  const { name, mediaType, content } = file
  const keepUntil = new Date(Date.now() + ATTACHED_MS)
  const stored = await saveFile(db, { name, mediaType, createdBy: viewer.actor, keepUntil, content: [content] })
  const { subject, title, body, ediRef, status, route, vvd, button, note } = texts[language].letter
  const values = { reference: document.customerReference, ediRef: state.ediRef, sender: viewer.username }
  const letter = {
    // the carrier's name is put in when the letter is written
    subject: fillText(subject, { ...values, carrier: '{{carrier}}' }),
    title: fillText(title, values),
    body: fillText(body, values),
    facts: [
      [ediRef, state.ediRef],
      [status, requestLabels[language].statuses[state.status]],
      [route, `${document.portOfLoading} – ${document.portOfDischarge}`],
      [vvd, document.vvd],
    ] as [string, string][], // pairs, which an array literal does not say
    button,
    link: `/bookingRequestDetails?type=view&id=${id}`,
    note,
  }
  for (const address of new Set(to))
    await queueMail(db, parts.keys, { to: address, language, letter, attachments: [stored.id] })
  const mailedTo = [...new Set(to)]
  await insertActivity(db, state.bookingNo, {
    kind: 'documentsSent',
    writer: writerOf(viewer),
    about: mailedTo.join(', '),
  })
  await audit({ objectType: requestSubmission.objectType, objectId: state.ediRef, after: { mailedTo } })
}
