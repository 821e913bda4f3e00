import type { CarrierProfile } from '@fairway/contract/carrier/carrier.schema'
import { allows, anyOf } from '@fairway/contract/kit/access'
import { refuse as refuseGenerally } from '@fairway/contract/kit/general.errors'
import { fillText } from '@fairway/contract/shared/fill-text'
import { refuse } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type {
  BlDraft,
  SiDocument,
  SiDocumentsSent,
  SiSendDocuments,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { IdentifiedDocument } from '@fairway/contract/support/file.schema'
import type { z } from 'zod'
import type { Context } from '../../../platform/http/serve.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { BillPrint } from '../../../ports/documents/bill/bill-print.ts'
import type { Documents, PreparedFile } from '../../../ports/documents/documents.port.ts'
import { mailDocuments, requireAddresses } from '../../../ports/documents/mail-document.ts'
import { printCarrierOf } from '../../../ports/documents/print-carrier.ts'
import type { Sealing } from '../../../ports/sealing/sealing.port.ts'
import { findEnglishNames } from '../choice.repository.ts'
import { recordUserActivity } from '../instruction-activity.actions.ts'
import { getBooking, hasDraft, showBooking, stateOf } from '../instruction-state.actions.ts'
import { en } from '../messages/en.ts'
import { vi } from '../messages/vi.ts'
import { zh } from '../messages/zh.ts'
import { siSubmission } from '../si.submission.ts'
import type { InstructedBooking } from '../si-booking.repository.ts'
import { billPrintOf } from './bill-print.rules.ts'

export interface BlDraftParts {
  documents: Documents
  sealing: Sealing
  keys: Keys
  carrier: () => Promise<CarrierProfile>
}

const letters = { en, zh, vi }
const mayInstruct = anyOf('GE0005', 'SI', 'BS')

/** The draft of the carrier with its instruction and booking; an instruction alone is no draft. */
async function getDraft(context: Context, id: number) {
  const instruction = await siSubmission.get(context, id)
  const { draft, draftVersion, draftAt } = instruction
  if (!hasDraft(instruction) || !draft || draftVersion === null || draftAt === null) return refuse('SI0104')
  const found = await getBooking(context, { id: instruction.bookingId, instructionId: id })
  return { instruction, draft, draftVersion, draftAt, found, booking: await showBooking(context.db, found) }
}
type Draft = Awaited<ReturnType<typeof getDraft>>

/** The draft B/L that the carrier made of what was instructed. */
export async function getBlDraft(parts: BlDraftParts, context: Context, { id }: { id: number }): Promise<BlDraft> {
  const found = await getDraft(context, id)
  const { instruction, booking, draft, draftVersion, draftAt } = found
  const unprintable = await parts.documents.unprintableIn(await printOf(parts, context, draftPrint(found)))
  const instructed = instruction.sent ?? instruction.document
  return { state: stateOf(instruction), booking, instructed, draft, draftVersion, draftAt, unprintable }
}

/** The file that a ticket for a draft B/L is handed out for. */
export const blDraftMaker =
  (parts: BlDraftParts) =>
  async (context: Context, { id }: IdentifiedDocument): Promise<PreparedFile> => {
    const { viewer } = context
    if (viewer.kind !== 'person' || !allows(mayInstruct, viewer.groups)) return refuseGenerally('GE0005')
    return prepareDraft(parts, context, await getDraft(context, id))
  }

/** The file that a ticket for a shipping instruction is handed out for: what was sent last, as the bill would show it. */
export const instructionMaker =
  (parts: BlDraftParts) =>
  async (context: Context, { id }: IdentifiedDocument): Promise<PreparedFile> => {
    const { viewer } = context
    if (viewer.kind !== 'person' || !allows(mayInstruct, viewer.groups)) return refuseGenerally('GE0005')
    const instruction = await siSubmission.get(context, id)
    if (instruction.version === 0) return refuseGenerally('GE0002')
    const found = await getBooking(context, { id: instruction.bookingId, instructionId: id })
    const document = instruction.sent ?? instruction.document
    const version = instruction.sentVersion ?? instruction.version
    const facts = { found, booking: await showBooking(context.db, found), document, kind: 'instruction' as const }
    const { blNo } = stateOf(instruction)
    return {
      name: `shipping-instruction-${blNo}-v${version}.pdf`,
      source: { print: { ...(await printOf(parts, context, facts)), version } },
      entry: { bookingId: instruction.bookingId, document: 'shippingInstruction', number: blNo },
    }
  }

/** Mails the draft B/L to these addresses, a letter each. */
export async function sendBlDraft(
  parts: BlDraftParts,
  context: Context,
  { id, to }: z.output<typeof SiSendDocuments>,
): Promise<z.output<typeof SiDocumentsSent>> {
  const { viewer, audit } = context
  if (viewer.kind !== 'person') return refuseGenerally('GE0005')
  requireAddresses(to)
  const found = await getDraft(context, id)
  const { instruction, booking } = found
  const texts = letters[viewer.language]
  const { subject, title, body, route, vessel, button, note } = texts.mailed
  const values = { blNo: stateOf(instruction).blNo, sender: viewer.username }
  const letter = {
    // the carrier's name is put in when the letter is written
    subject: fillText(subject, { ...values, carrier: '{{carrier}}' }),
    title: fillText(title, values),
    body: fillText(body, values),
    facts: [
      [texts.blNo, values.blNo],
      [texts.bookingNo, instruction.bookingNo],
      [route, [booking.portOfLoading, booking.portOfDischarge].map(({ name }) => name[viewer.language]).join(' – ')],
      [vessel, [booking.vessel, booking.vvd].filter((text) => text !== null).join(' ')],
    ] as [string, string][], // pairs, which an array literal does not say
    button,
    link: `/shippingInstructionsDetails?type=draft&id=${id}`,
    note,
  }
  const prepare = async () => [await prepareDraft(parts, context, found)]
  const mailedTo = await mailDocuments({ ...context, viewer }, parts, { to, letter, prepare })
  await recordUserActivity(context, instruction, 'siDraftMailed', `${values.blNo} · ${mailedTo.join(', ')}`)
  await audit({ objectType: siSubmission.objectType, objectId: String(id), after: { mailedTo } })
  return { to: mailedTo }
}

async function prepareDraft(parts: BlDraftParts, context: Context, found: Draft): Promise<PreparedFile> {
  const { blNo } = stateOf(found.instruction)
  return {
    name: `draft-bl-${blNo}-v${found.draftVersion}.pdf`,
    source: { print: await printOf(parts, context, draftPrint(found)) },
    entry: { bookingId: found.instruction.bookingId, document: 'blDraft', number: blNo },
  }
}

type Printed = Pick<Draft, 'found' | 'booking'> & { document: SiDocument; kind: 'draft' | 'instruction' }
const draftPrint = ({ draft, ...rest }: Draft): Printed => ({ ...rest, document: draft, kind: 'draft' })

/** A bill is in English, whatever the language of its reader. */
async function printOf(
  { carrier }: BlDraftParts,
  { db }: Context,
  { document, kind, found, booking }: Printed,
): Promise<BillPrint> {
  return billPrintOf(document, kind, {
    booking,
    carrier: printCarrierOf(await carrier()),
    ...(await readBillNames(db, document)),
    ...agreedIn(found),
    printedAt: new Date().toISOString(),
  })
}

/** What stands on a bill that only the booking says: its forwarder, and from where to where the carrier carries. */
function agreedIn({ parties, request }: InstructedBooking) {
  const forwarder = parties.find(({ role }) => role === 'forwarder')
  return {
    forwardingAgent: forwarder ? { name: forwarder.name, address: forwarder.address, contact: '' } : null,
    moveType: (request?.freightTerm ?? '').replace('-', '/'),
  }
}

/** The English names of the codes on a bill. */
export async function readBillNames(db: Context['db'], { commodities }: SiDocument) {
  const rows = commodities.flatMap(({ containers }) => containers)
  const found = await findEnglishNames(db, {
    equipment: [...new Set(rows.map(({ equipment }) => equipment))],
    packageTypes: [...new Set(rows.map(({ packageType }) => packageType))],
  })
  const names = new Map(found.map(({ kind, code, name }) => [`${kind} ${code}`, name.toUpperCase()]))
  return {
    equipmentName: (code: string) => names.get(`equipment ${code}`) ?? '',
    packageName: (code: string) => names.get(`packageType ${code}`) ?? code,
  }
}
