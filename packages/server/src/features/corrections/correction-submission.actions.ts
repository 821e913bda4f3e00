import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { correctedFields, violationsToCorrect } from '@fairway/contract/corrections/correction.rules'
import type {
  CorrectionOutcome,
  CorrectionSubmission,
  SubmittedCorrection,
} from '@fairway/contract/corrections/correction.schema'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { checkDocument } from '../bookings/public.ts'
import type { LockedCorrection, StoredCorrection } from './correction.repository.ts'
import { correctionSubmission } from './correction.submission.ts'
import { recordUserActivity } from './correction-activity.actions.ts'
import * as holding from './correction-holding.actions.ts'
import { isLatest } from './correction-latest.rules.ts'
import { applyChanges, saveCorrection } from './correction-writing.actions.ts'
import { lockShipment, type Shipment } from './shipment.repository.ts'

/** Sends a correction for the first time, or a rejected one again; one that corrects nothing is saved and not sent. */
export async function submitCorrection(
  context: Context,
  { id, revision, document: input }: CorrectionSubmission,
  action: 'submit' | 'reApprove',
): Promise<CorrectionOutcome> {
  const { db, viewer } = context
  const correction = await correctionSubmission.lock(context, { id, revision }, action)
  const document = applyChanges(correction, input)
  const save = () => saveCorrection(context, correction, { ...correction, document })
  if (correctedFields(correction.base, document).length === 0) return { ...(await save()), result: 'NoEdit' }
  const shipment = (await lockShipment(db, viewer, correction.shipmentNo)) ?? refuse('BC0006')
  holding.refuseUnfit(shipment, false)
  if (!isLatest(correction, shipment, holding.latestOf(shipment, holding.ownerOfCorrection(correction, shipment))))
    refuse('BC0007')
  refuseViolations(await checkSubmission(context, correction, { shipment, document }))
  await correctionSubmission.saveWhileSilent(context, save)
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
  return violationsToCorrect(await checkDocument(context, about), correction.base, document)
}

async function send(
  context: Context,
  correction: LockedCorrection,
  { shipment, document }: Sending,
): Promise<CorrectionOutcome> {
  const { id, shipmentNo, blNo, base } = correction
  const [before] = await correctionSubmission.findDocuments(context.db, correction, [correction.version])
  const changes = differencesBetween(document, before?.document ?? base).map(({ path }) => path)
  const corrected = correctedFields(document, base).map(({ path }) => path)
  const payload = (sent: { version: number; submittedAt: string }): SubmittedCorrection => ({
    ...{ correctionId: id, shipmentNo, blNo, organisation: shipment.own?.ref ?? '', changes: corrected, document },
    ...sent,
  })
  const audited = { corrected: correctedFields(base, document) }
  const version = {
    row: correction,
    document,
    source: 'portal',
    changes,
    payload,
    status: 'Submitted',
    audited,
  } as const
  await correctionSubmission.send(context, [version])
  await recordUserActivity(context, correction, 'correctionSubmitted', corrected.join(', '))
  await holding.notifyBookingViewers(context, shipmentNo)
  return { result: 'Success', state: holding.stateOf(await correctionSubmission.get(context, id)) }
}
