import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import { correctedFields, violationsToCorrect } from '@fairway/contract/corrections/correction.rules'
import type {
  CorrectionOutcome,
  CorrectionSubmission,
  SubmittedCorrection,
} from '@fairway/contract/corrections/correction.schema'
import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import { CommittingRefusal, refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { enqueue } from '../../platform/outbox.ts'
import { faultsIn, writerOf } from '../bookings/public.ts'
import { carrierListens } from '../carrier/public.ts'
import type { StoredCorrection } from './correction.repository.ts'
import { recordUserActivity } from './correction-activity.actions.ts'
import * as holding from './correction-holding.actions.ts'
import { isLatest } from './correction-latest.rules.ts'
import * as versions from './correction-version.repository.ts'
import { applyChanges, saveCorrection } from './correction-writing.actions.ts'
import { lockShipment, type Shipment } from './shipment.repository.ts'

/** Sends a correction for the first time, or a rejected one again; one that corrects nothing is kept and not sent. */
export async function submitCorrection(
  context: Context,
  { id, revision, document: input }: CorrectionSubmission,
  action: 'submit' | 'reApprove',
): Promise<CorrectionOutcome> {
  const { db, viewer } = context
  const correction = await holding.lockCorrection(context, id, revision)
  if (!canCorrect(action, correction.status)) refuse('BC0008', correction.status)
  const document = applyChanges(correction, input)
  if (correctedFields(correction.base, document).length === 0)
    return { ...(await saveCorrection(context, correction, { ...correction, document })), result: 'NoEdit' }
  const shipment = (await lockShipment(db, viewer, correction.shipmentNo)) ?? refuse('BC0006')
  holding.refuseUnfit(shipment, false)
  if (!isLatest(correction, shipment, holding.latestOf(shipment, holding.ownerOfCorrection(correction, shipment))))
    refuse('BC0007')
  refuseViolations(await checkSubmission(context, correction, { shipment, document }))
  await refuseIfCarrierUnavailable(context, correction, document)
  return send(context, correction, { shipment, document })
}

interface Sending {
  shipment: Shipment
  document: RequestDocument
}

/** What the rules of a request find wrong in what was corrected. */
async function checkSubmission(context: Context, correction: StoredCorrection, { shipment, document }: Sending) {
  const ownerId = holding.ownerOfCorrection(correction, shipment)
  const about = { id: shipment.request?.id ?? null, orgIds: ownerId === null ? [] : [ownerId], document }
  return violationsToCorrect(await faultsIn(context, about), correction.base, document)
}

/** Nobody would hear it now: what was written is kept, and the refusal names the correction and its revision. */
async function refuseIfCarrierUnavailable(context: Context, correction: StoredCorrection, document: RequestDocument) {
  if (await carrierListens(context.db, context.settings)) return
  const { state } = await saveCorrection(context, correction, { ...correction, document })
  throw new CommittingRefusal('GE0009', [String(state.id), String(state.revision)])
}

async function send(
  context: Context,
  correction: StoredCorrection,
  { shipment, document }: Sending,
): Promise<CorrectionOutcome> {
  const { db, viewer, audit } = context
  const { by, stoodIn, signature } = writerOf(viewer)
  const version = correction.version + 1
  const [before] =
    correction.version === 0 ? [] : await versions.findDocuments(db, viewer, correction.id, [correction.version])
  const changes = differencesBetween(document, before?.document ?? correction.base).map(({ path }) => path)
  const { submittedAt } = await versions.insertVersion(db, viewer, correction.id, {
    version,
    document,
    by,
    stoodIn,
    changes,
  })
  await versions.updateSent(db, viewer, correction.id, { version, document, by: signature })
  const corrected = correctedFields(document, correction.base).map(({ path }) => path)
  await handOver(context, {
    correctionId: correction.id,
    shipmentNo: correction.shipmentNo,
    blNo: correction.blNo,
    version,
    organisation: shipment.own?.ref ?? '',
    submittedAt,
    changes: corrected,
    document,
  })
  await audit({
    objectType: holding.CORRECTION,
    objectId: String(correction.id),
    before: { status: correction.status, version: correction.version },
    after: { status: 'Submitted', version, corrected: correctedFields(correction.base, document), submittedAt },
  })
  await recordUserActivity(context, correction, 'correctionSubmitted', corrected.join(', '))
  await holding.notifyBookingViewers(context, correction.shipmentNo)
  return { result: 'Success', state: holding.stateOf(await holding.loadCorrection(context, correction.id)) }
}

/** Those of one shipment reach the carrier one after another. */
const handOver = ({ db }: Context, payload: SubmittedCorrection) =>
  enqueue(db, { topic: 'correction', key: payload.shipmentNo, payload })
