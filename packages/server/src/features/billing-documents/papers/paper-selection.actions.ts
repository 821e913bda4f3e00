import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import type { PaperMailing, PaperSelection } from '@fairway/contract/billing-documents/paper.schema'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { NumberedDocument } from '@fairway/contract/support/file.schema'
import { ZIP_LIMIT } from '@fairway/contract/support/file.values'
import { insertAccess } from '../../../platform/document-access.repository.ts'
import type { Context } from '../../../platform/http/serve.ts'
import type { PreparedFile } from '../../../ports/documents/documents.port.ts'
import { mailDocuments, requireAddresses } from '../../../ports/documents/mail-document.ts'
import { findLetterFile } from '../../letters-of-indemnity/public.ts'
import { type DocumentMakers, issueFileTicket, issueZipTicket } from '../../support/public.ts'
import { billScopeOf } from '../bills/bill-list.actions.ts'
import { billPaperMaker } from './bill-papers.actions.ts'
import { invoicePaperMaker } from './invoice-paper.actions.ts'
import { findLetter } from './letter.repository.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'
import { billWordsOf } from './paper-parts.rules.ts'
import type { PaperParts } from './printing.actions.ts'

type NumberedMakers = Pick<DocumentMakers, NumberedDocument['document']>

/** A document of a bill that cannot be printed is one that cannot be downloaded. */
const downloadable =
  (prepare: NumberedMakers['copyBl']): NumberedMakers['copyBl'] =>
  async (context, wanted, language) => ({
    ...(await prepare(context, wanted, language)),
    refuseUnprinted: () => refuse('BLD0004'),
  })

/** Who makes which document of a bill. */
export function paperMakers(parts: PaperParts): NumberedMakers {
  const ofBill = downloadable(billPaperMaker(parts))
  return {
    copyBl: ofBill,
    arrivalNotice: ofBill,
    deliveryOrder: ofBill,
    freightInvoice: downloadable(invoicePaperMaker(parts)),
    letter: makeLetter,
  }
}

/** Letters that were signed here, and those that the carrier delivered, for whoever may work on letters. */
async function makeLetter(context: Context, { number }: NumberedDocument): Promise<PreparedFile> {
  const { db, viewer } = context
  billScopeOf(context)
  if (viewer.kind !== 'person' || !viewer.groups.some((group) => group === 'OL' || group === 'BL'))
    return refuse('BLD0003')
  const found = (await findLetterFile(db, viewer, number)) ?? (await findLetter(db, viewer, number))
  if (!found) return refuse('BLD0006')
  const { bookingId, fileId, name } = found
  return { name, source: { fileId }, entry: { bookingId, document: 'letter', number } }
}

/** All or none of them: a document that the caller may not have refuses the whole. */
async function prepareAll(
  makers: NumberedMakers,
  context: Context,
  { documents, language }: { documents: readonly NumberedDocument[]; language: Language },
): Promise<PreparedFile[]> {
  const chosen = new Map(documents.map((one) => [`${one.document} ${one.number}`, one]))
  if (chosen.size > ZIP_LIMIT) refuse('BLD0032', String(ZIP_LIMIT))
  const prepared: PreparedFile[] = []
  for (const one of chosen.values()) {
    context.deadline.throwIfOver()
    prepared.push(await makers[one.document](context, one, language))
  }
  return prepared
}

/** A ticket for the chosen documents: one as it is, several as a zip. */
export async function downloadPapers(parts: PaperParts, context: Context, selection: PaperSelection) {
  const prepared = await prepareAll(paperMakers(parts), context, selection)
  const [first] = prepared
  if (first && prepared.length === 1) return issueFileTicket(context, parts, first)
  return issueZipTicket(context, { prepared, name: `documents-${prepared.length}.zip` })
}

const letters = { en, zh, vi }

/** Mails the chosen documents to these addresses, a letter each with all of them. */
export async function mailPapers(
  parts: PaperParts,
  context: Context,
  { documents, to, language, remark }: PaperMailing,
) {
  const { db, viewer, audit } = context
  if (viewer.kind !== 'person') return refuseGeneral('GE0005')
  requireAddresses(to)
  const prepared = await prepareAll(paperMakers(parts), context, { documents, language })
  const texts = letters[language].mailed
  const words = billWordsOf({ language })
  const values = { sender: viewer.username, count: String(prepared.length) }
  const facts = documents.map(({ document, number }): [string, string] => [
    document === 'letter' ? texts.letter : words.documents[document],
    number,
  ])
  const letter = {
    // the carrier's name is put in when the letter is written
    subject: fillText(texts.subject, { carrier: '{{carrier}}' }),
    title: texts.title,
    body: fillText(texts.body, values),
    facts: remark === '' ? facts : ([...facts, [texts.remark, remark]] satisfies [string, string][]),
    button: texts.button,
    link: '/billingdoc',
    note: texts.note,
  }
  const mailedTo = await mailDocuments({ ...context, viewer }, parts, {
    to,
    letter,
    language,
    prepare: async () => prepared,
  })
  const entries = prepared.flatMap(({ entry }) => (entry ? [{ ...entry, detail: mailedTo.join(', ') }] : []))
  await insertAccess(db, viewer, { entries, action: 'mailed' })
  const numbers = documents.map(({ document, number }) => `${document} ${number}`)
  await audit({ objectType: 'documents', objectId: numbers[0] ?? '', after: { documents: numbers, mailedTo } })
  return { to: mailedTo }
}
