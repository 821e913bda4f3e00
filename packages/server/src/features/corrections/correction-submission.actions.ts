import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import { correctedFields, faultsToCorrect } from '@fairway/contract/corrections/correction.rules'
import type {
  CorrectionOutcome,
  CorrectionSent,
  SubmittedCorrection,
} from '@fairway/contract/corrections/correction.schema'
import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import { putOut } from '../../platform/outbox.ts'
import { RefusalThatKeeps, refuseViolations } from '../../platform/refusals.ts'
import type { Context } from '../../platform/serve.ts'
import { faultsIn, writerOf } from '../bookings/public.ts'
import { carrierListens } from '../carrier/public.ts'
import type { KeptCorrection } from './correction.repository.ts'
import * as holding from './correction-holding.actions.ts'
import { isLatest } from './correction-latest.rules.ts'
import { noteDeed } from './correction-story.actions.ts'
import * as versions from './correction-version.repository.ts'
import { keepWriting, writtenOn } from './correction-writing.actions.ts'
import { holdShipment, type Shipment } from './shipment.repository.ts'

/** Sends a correction for the first time, or a rejected one again; one that corrects nothing is kept and not sent. */
export async function submitCorrection(
  context: Context,
  { id, revision, document: given }: CorrectionSent,
  action: 'submit' | 'reApprove',
): Promise<CorrectionOutcome> {
  const { db, viewer } = context
  const held = await holding.takeCorrection(context, id, revision)
  if (!canCorrect(action, held.status)) refuse('BC0008', held.status)
  const document = writtenOn(held, given)
  if (correctedFields(held.base, document).length === 0)
    return { ...(await keepWriting(context, held, { ...held, document })), result: 'NoEdit' }
  const shipment = (await holdShipment(db, viewer, held.shipmentNo)) ?? refuse('BC0006')
  holding.refuseUnfit(shipment, false)
  if (!isLatest(held, shipment, holding.latestOf(shipment, holding.ownerOfKept(held, shipment)))) refuse('BC0007')
  refuseViolations(await faultsToSend(context, held, { shipment, document }))
  await refuseWhileSilent(context, held, document)
  return send(context, held, { shipment, document })
}

interface Sending {
  shipment: Shipment
  document: RequestDocument
}

/** What the rules of a request find wrong in what was corrected. */
async function faultsToSend(context: Context, held: KeptCorrection, { shipment, document }: Sending) {
  const ownerId = holding.ownerOfKept(held, shipment)
  const about = { id: shipment.request?.id ?? null, orgIds: ownerId === null ? [] : [ownerId], document }
  return faultsToCorrect(await faultsIn(context, about), held.base, document)
}

/** Nobody would hear it now: what was written is kept, and the refusal names the correction and its revision. */
async function refuseWhileSilent(context: Context, held: KeptCorrection, document: RequestDocument) {
  if (await carrierListens(context.db, context.settings)) return
  const { state } = await keepWriting(context, held, { ...held, document })
  throw new RefusalThatKeeps('GE0009', [String(state.id), String(state.revision)])
}

async function send(
  context: Context,
  held: KeptCorrection,
  { shipment, document }: Sending,
): Promise<CorrectionOutcome> {
  const { db, viewer, audit } = context
  const { by, stoodIn, signature } = writerOf(viewer)
  const version = held.version + 1
  const [before] = held.version === 0 ? [] : await versions.findDocuments(db, viewer, held.id, [held.version])
  const changes = differencesBetween(document, before?.document ?? held.base).map(({ path }) => path)
  const { submittedAt } = await versions.insertVersion(db, viewer, held.id, { version, document, by, stoodIn, changes })
  await versions.updateSent(db, viewer, held.id, { version, document, by: signature })
  const corrected = correctedFields(document, held.base).map(({ path }) => path)
  await handOver(context, {
    correctionId: held.id,
    shipmentNo: held.shipmentNo,
    blNo: held.blNo,
    version,
    organisation: shipment.own?.ref ?? '',
    submittedAt,
    changes: corrected,
    document,
  })
  await audit({
    objectType: holding.CORRECTION,
    objectId: String(held.id),
    before: { status: held.status, version: held.version },
    after: { status: 'Submitted', version, corrected: correctedFields(held.base, document), submittedAt },
  })
  await noteDeed(context, held, 'correctionSubmitted', corrected.join(', '))
  await holding.tellEverybody(context, held.shipmentNo)
  return { result: 'Success', state: holding.stateOf(await holding.seeCorrection(context, held.id)) }
}

/** Those of one shipment reach the carrier one after another. */
const handOver = ({ db }: Context, payload: SubmittedCorrection) =>
  putOut(db, { topic: 'correction', key: payload.shipmentNo, payload })
