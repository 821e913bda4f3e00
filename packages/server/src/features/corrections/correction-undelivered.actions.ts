import type { Context } from '../../platform/http/serve.ts'
import { lockForCarrier } from './correction.repository.ts'
import { recordCarrierActivity } from './correction-activity.actions.ts'
import { findOpen, updateDecided } from './correction-decision.repository.ts'
import { statusWithout } from './correction-decision.rules.ts'
import { CORRECTION, notifyBookingViewers } from './correction-holding.actions.ts'
import { notifyCorrectionDecision } from './correction-notification.actions.ts'
import { markUndelivered } from './correction-undelivered.repository.ts'

interface DroppedVersion {
  id: number
  version: number
  reason: string
}

/**
 * A version that will never reach the carrier counts as never sent: the correction is in progress again, or rejected as it
 * was before. Nothing that was written is lost, and its people are told. One that the carrier has spoken of did reach it.
 */
export async function revertUndeliveredCorrection(context: Context, { id, version, reason }: DroppedVersion) {
  const { db, viewer, audit } = context
  const correction = await lockForCarrier(db, viewer, id)
  const open = correction && (await findOpen(db, viewer, id))
  if (!correction || open?.version !== version || open.action !== null) return
  const { at } = await markUndelivered(db, viewer, id, { version, reason })
  const status = statusWithout(correction.status, await findOpen(db, viewer, id))
  await updateDecided(db, viewer, id, { status, action: 'Not Delivered', at, note: reason })
  await notifyCorrectionDecision(context, correction, { decision: 'notDelivered', note: reason })
  await recordCarrierActivity(context, correction, { kind: 'correctionNotDelivered', at: null, about: reason })
  await audit({
    objectType: CORRECTION,
    objectId: String(id),
    before: { status: correction.status, version },
    after: { status, version, reason },
  })
  await notifyBookingViewers(context, correction.shipmentNo)
}
