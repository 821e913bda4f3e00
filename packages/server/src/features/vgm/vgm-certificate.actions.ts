import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import { allows } from '@fairway/contract/kit/access'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type { IdentifiedDocument } from '@fairway/contract/support/file.schema'
import { refuse } from '@fairway/contract/vgm/vgm.errors'
import type { CertificateMail } from '@fairway/contract/vgm/vgm-files.schema'
import { plainContainerNo } from '@fairway/contract/vgm/vgm-rows.rules'
import type { Context } from '../../platform/http/serve.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Documents, PreparedFile } from '../../ports/documents/documents.port.ts'
import { mailDocuments, requireAddresses } from '../../ports/documents/mail-document.ts'
import { printCarrierOf } from '../../ports/documents/print-carrier.ts'
import type { Sealing } from '../../ports/sealing/sealing.port.ts'
import { vgmSubmission } from './vgm.submission.ts'
import { type CertificateFacts, certificatePaper, texts, words } from './vgm-certificate.rules.ts'
import { vgmLink } from './vgm-notification.actions.ts'
import { getBooking } from './vgm-reading.actions.ts'
import { mayWeigh } from './weighing-ticket.actions.ts'

export interface CertificateParts {
  documents: Documents
  sealing: Sealing
  keys: Keys
  carrier: () => Promise<CarrierProfile>
}

/** What the carrier has of a booking, or of one of its containers; nothing is certified before it was sent. */
async function getFacts(context: Context, bookingNo: string, typed: string): Promise<CertificateFacts> {
  const booking = await getBooking(context, bookingNo)
  const { state, sent } = booking
  const containerNo = plainContainerNo(typed)
  const rows = (sent?.rows ?? []).filter((row) => containerNo === '' || row.containerNo === containerNo)
  if (!state || !sent || rows.length === 0) return refuse('VGM0039')
  return { booking, state, sent, rows, isOfContainer: containerNo !== '' }
}

async function prepareCertificate(
  { carrier }: CertificateParts,
  facts: CertificateFacts,
  language: Language,
): Promise<PreparedFile> {
  const printing = { language, carrier: printCarrierOf(await carrier()), printedAt: new Date().toISOString() }
  const [first] = facts.rows
  const of = facts.isOfContainer && first ? first.containerNo : facts.booking.header.bookingNo
  return { name: `vgm-${of}-v${facts.state.version}.pdf`, source: { print: certificatePaper(facts, printing) } }
}

/** The file that a ticket for a certificate is handed out for; its id is that of the booking's submission. */
export const certificateMaker =
  (parts: CertificateParts) =>
  async (context: Context, { id, containerNo = '' }: IdentifiedDocument, language: Language): Promise<PreparedFile> => {
    const { viewer } = context
    if (viewer.kind !== 'person' || !allows(mayWeigh, viewer.groups)) return refuse('VGM0004')
    const { bookingNo } = await vgmSubmission.get(context, id)
    return prepareCertificate(parts, await getFacts(context, bookingNo, containerNo), language)
  }

/** Mails a certificate to these addresses, a letter each in the language of whoever sends it. */
export async function mailCertificate(
  parts: CertificateParts,
  context: Context,
  { bookingNo, containerNo, to }: CertificateMail,
) {
  const { viewer, audit } = context
  if (viewer.kind !== 'person') return refuse('VGM0004')
  requireAddresses(to)
  const facts = await getFacts(context, bookingNo, containerNo)
  const { language } = viewer
  const { mailed, button, answer, bookingNo: bookingLabel } = texts[language]
  const values = { bookingNo, sender: viewer.username }
  const numbers = facts.rows.map((row) => row.containerNo)
  const letter = {
    // the carrier's name is put in when the letter is written
    subject: fillText(mailed.subject, { ...values, carrier: '{{carrier}}' }),
    title: fillText(mailed.title, values),
    body: fillText(mailed.body, values),
    facts: [
      [bookingLabel, bookingNo],
      [mailed.containers, numbers.length > 10 ? String(numbers.length) : numbers.join(', ')],
      [answer, words[language].statuses[facts.state.status]],
    ] as [string, string][], // pairs, which an array literal does not say
    button,
    link: vgmLink(bookingNo),
    note: fillText(mailed.note, values),
  }
  const prepare = async () => [await prepareCertificate(parts, facts, language)]
  const mailedTo = await mailDocuments({ ...context, viewer }, parts, { to, letter, prepare })
  await audit({ objectType: vgmSubmission.objectType, objectId: bookingNo, after: { mailedTo, containers: numbers } })
  return { code: 'VGM0040' as const }
}
