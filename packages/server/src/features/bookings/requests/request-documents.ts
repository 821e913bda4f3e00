import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type * as shapes from '@fairway/contract/bookings/requests/booking-request.schema'
import { allows, anyOf } from '@fairway/contract/kit/access'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { IdentifiedDocument } from '@fairway/contract/support/file.schema'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import type { Keys } from '../../../platform/keys.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import type { Documents, PreparedFile } from '../../../ports/documents/documents.port.ts'
import { mailDocuments, requireAddresses } from '../../../ports/documents/mail-document.ts'
import type { Sealing } from '../../../ports/sealing/sealing.port.ts'
import { insertActivity } from '../page/booking-activity.repository.ts'
import { requestSubmission } from './booking-request.submission.ts'
import { confirmationSheet, requestLabels, texts } from './confirmation-sheet.rules.ts'
import { getConfirmation } from './request-reading.actions.ts'
import { readSailingFacts } from './request-sailing.actions.ts'

export interface DocumentParts {
  documents: Documents
  sealing: Sealing
  keys: Keys
  carrierName: () => Promise<string>
}

const mayRequest = anyOf('BR0001', 'BR', 'BS')

/** The confirmation of a request, ready to be printed in the language of whoever asks. */
async function prepareConfirmation(
  { carrierName }: DocumentParts,
  { db }: Context,
  { confirmation, language }: { confirmation: shapes.Confirmation; language: Language },
): Promise<PreparedFile> {
  const { state, document } = confirmation
  const emptyDepot = state.emptyDepot?.code
  const { names, facts: sailing } = await readSailingFacts(db, language, { document, emptyDepot })
  const printedAt = new Date().toISOString()
  const carrier = await carrierName()
  const sheet = confirmationSheet(confirmation, { language, carrier, names, sailing, printedAt })
  // plain letters, whatever the language: programs of every age keep the name
  const name = `booking-request-${state.ediRef}-v${state.version}.pdf`
  return { name, source: { print: sheet, seal: { name: carrier, reason: sheet.title } } }
}

/** The file that a ticket for a confirmation is handed out for. */
export const confirmationMaker =
  (parts: DocumentParts) =>
  async (context: Context, { id }: IdentifiedDocument, language: Language): Promise<PreparedFile> => {
    const { viewer } = context
    if (viewer.kind !== 'person' || !allows(mayRequest, viewer.groups)) return refuse('BR0001')
    return prepareConfirmation(parts, context, { confirmation: await getConfirmation(context, { id }), language })
  }

/** Mails the confirmation to these addresses, a letter each. */
export async function sendDocuments(
  parts: DocumentParts,
  context: Context,
  { id, to }: z.output<typeof shapes.SendDocumentsInput>,
) {
  requireAddresses(to)
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
  const { state, document } = confirmation
  const { subject, title, body, ediRef, status, route, button, note } = texts[language].letter
  const sailing = await readSailingFacts(db, language, { document, emptyDepot: state.emptyDepot?.code })
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
      ...sailing.facts,
    ] as [string, string][], // pairs, which an array literal does not say
    button,
    link: `/bookingRequestDetails?type=view&id=${id}`,
    note,
  }
  const prepare = async () => [await prepareConfirmation(parts, context, { confirmation, language })]
  const mailedTo = await mailDocuments({ ...context, viewer }, parts, { to, letter, prepare })
  await insertActivity(db, state.bookingNo, {
    kind: 'documentsSent',
    writer: writerOf(viewer),
    about: mailedTo.join(', '),
  })
  await audit({ objectType: requestSubmission.objectType, objectId: state.ediRef, after: { mailedTo } })
}
