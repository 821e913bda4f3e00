import { refuse } from '@fairway/contract/billing-documents/billing-document.errors'
import { checkDispute, disputeRefusal, isDisputeOpen } from '@fairway/contract/billing-documents/dispute.rules'
import type * as shapes from '@fairway/contract/billing-documents/dispute.schema'
import { EVIDENCE_LIMIT } from '@fairway/contract/billing-documents/dispute.values'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { fullAmount } from '@fairway/contract/shared/money'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import { announceChanges } from '../../../platform/database/changes.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import type { Locked } from '../../../platform/locked.ts'
import { enqueueLocked } from '../../../platform/outbox.ts'
import { carrierListens } from '../../../platform/submissions/carrier-intake.repository.ts'
import { writerOf } from '../../../platform/submissions/writer.ts'
import { noteBookings } from '../../tracking/public.ts'
import { toInvoice } from '../account/invoice.rules.ts'
import { billScopeOf } from '../bills/bill-list.actions.ts'
import * as disputes from './dispute.repository.ts'
import * as evidence from './evidence.repository.ts'

/** The caller's disputes. */
export async function getDisputes(context: Context, onlyOpen: boolean): Promise<shapes.Disputes> {
  billScopeOf(context)
  const found = await disputes.findDisputes(context.db, context.viewer, onlyOpen)
  return { ...found, watch: ownTopicOf(context) }
}

/** One dispute with its evidence and messages. */
export async function getDispute(context: Context, id: number): Promise<shapes.DisputeDetail> {
  billScopeOf(context)
  const found = await disputes.findDispute(context.db, context.viewer, id)
  if (!found) return refuse('BLD0008')
  const { evidence: given, messages, asOf, liveFrom, ...dispute } = found
  return { dispute, evidence: given, messages, asOf, liveFrom, watch: ownTopicOf(context) }
}

/** Disputes a charge: it goes to the carrier with its evidence. */
export async function raiseDispute(context: Context, input: shapes.DisputeInput): Promise<shapes.DisputeDetail> {
  const { db, viewer, settings } = context
  billScopeOf(context)
  await refuseWhileSilent(context)
  const line = await disputes.lockLine(db, viewer, { ...input, zone: settings.zone })
  if (!line) return refuse('BLD0007')
  const { status } = toInvoice(line, { today: line.today, page: null })
  const refusal = disputeRefusal({ ...line, status }, line.today)
  if (refusal) throw new Refusal(refusal.code, refusal.args)
  refuseViolations(checkDispute(input, line))
  const { by, actingUser } = writerOf(viewer)
  const { reason, remarks } = input
  const amount = fullAmount(plainNumber(input.amount), line.currency)
  const id = await disputes.insertDispute(db, line, { reason: reason ?? 'other', amount, remarks, by, actingUser })
  const dispute = (await disputes.lockDispute(db, viewer, id)) ?? refuse('BLD0008')
  const files = await attach(context, dispute, { messageId: null, ids: input.evidence })
  await send(context, dispute, { kind: 'dispute', version: 1, text: remarks, files, organisation: line.organisation })
  return getDispute(context, id)
}

/** Writes to the carrier about an open dispute. */
export async function writeMessage(context: Context, input: shapes.DisputeMessageInput): Promise<shapes.DisputeDetail> {
  const dispute = await lockOpen(context, input)
  if (input.text === '') refuse('BLD0015')
  const { by, actingUser } = writerOf(context.viewer)
  const messageId = await disputes.insertMessage(context.db, dispute, { text: input.text, by, actingUser })
  const files = await attach(context, dispute, { messageId, ids: input.evidence })
  await send(context, dispute, { kind: 'message', version: dispute.revision + 1, text: input.text, files })
  return getDispute(context, dispute.id)
}

/** Withdraws an open dispute; the charge can be disputed again. */
export async function withdrawDispute(
  context: Context,
  input: shapes.DisputeWithdrawal,
): Promise<shapes.DisputeDetail> {
  const dispute = await lockOpen(context, input)
  await disputes.withdraw(context.db, dispute)
  await send(context, dispute, { kind: 'withdrawal', version: dispute.revision + 1, text: '', files: [] })
  return getDispute(context, dispute.id)
}

async function refuseWhileSilent({ db, settings }: Context) {
  if (!(await carrierListens(db, settings))) refuseGeneral('GE0009')
}

/** One of the caller's disputes to write on, unless somebody wrote on it since they saw it, or the carrier decided. */
async function lockOpen(context: Context, { id, revision }: { id: number; revision: number }) {
  billScopeOf(context)
  await refuseWhileSilent(context)
  const dispute = (await disputes.lockDispute(context.db, context.viewer, id)) ?? refuse('BLD0008')
  if (!isDisputeOpen(dispute.status)) refuse('BLD0019', dispute.status)
  if (dispute.revision !== revision) refuseGeneral('GE0007')
  return dispute
}

type Files = Awaited<ReturnType<typeof evidence.attach>>

/** Gives the named files to a dispute or a message: all of them, or nothing is sent. */
async function attach(
  { db }: Context,
  { id, invoiceNo }: Locked<shapes.Dispute>,
  { messageId, ids }: { messageId: number | null; ids: number[] },
): Promise<Files> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const given = await evidence.attach(db, { invoiceNo, disputeId: id, messageId, ids: wanted })
  if (given.length !== wanted.length) refuse('BLD0020')
  if ((await evidence.countFiles(db, id)).files > EVIDENCE_LIMIT) refuse('BLD0018', String(EVIDENCE_LIMIT))
  return given
}

interface Sending {
  kind: shapes.SubmittedDispute['kind']
  version: number
  text: string
  files: Files
  organisation?: string
}

/** Puts it on its way to the carrier, tells open pages, and leaves an audit entry. */
async function send(context: Context, dispute: Locked<shapes.Dispute>, sending: Sending) {
  const { db, viewer, audit } = context
  const { id: disputeId, invoiceNo, blNo, bookingNo, lineNo, code, term, currency, charged, amount, reason } = dispute
  const { kind, version, text, files, organisation = dispute.organisation } = sending
  const charge = { invoiceNo, blNo, bookingNo, lineNo, code, term, currency, charged }
  const payload: shapes.SubmittedDispute = {
    ...charge,
    ...{ disputeId, kind, version, amount, reason, text },
    organisation,
    by: writerOf(viewer).by,
    language: (await disputes.findLanguage(db, viewer)) ?? 'en',
    sentAt: new Date().toISOString(),
    evidence: files,
  }
  await enqueueLocked(db, [{ topic: 'dispute', key: `Dispute ${disputeId}`, payload }])
  await noteBookings(db, [bookingNo])
  await announceChanges(db)
  await audit({
    objectType: 'dispute',
    objectId: String(disputeId),
    after: { kind, version, invoiceNo, lineNo, amount, text },
  })
}
