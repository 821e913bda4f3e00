import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import type { Context } from '../../../platform/http/serve.ts'
import { lockByRef } from './booking-request.repository.ts'
import { findOpen } from './decision.repository.ts'
import { statusWithout } from './decision.rules.ts'
import { notifyDecision } from './decision-notification.actions.ts'
import { REQUEST } from './request-draft.actions.ts'
import { notifyOrganisation } from './request-writing.actions.ts'
import { markUndelivered, updateTakenBack } from './undelivered.repository.ts'

interface DroppedVersion {
  ediRef: string
  version: number
  reason: string
}

/**
 * A version that will never reach the carrier counts as never sent. Where it is the newest, the request goes back to what
 * the carrier has, or can be submitted again; nothing that was written is lost, and its people are told. A version that the
 * carrier has answered was delivered, whatever became of its acknowledgement.
 */
export async function revertUndeliveredRequest(context: Context, { ediRef, version, reason }: DroppedVersion) {
  const { db, viewer, audit } = context
  const request = await lockByRef(db, viewer, ediRef)
  if (!request) return
  const open = await findOpen(db, viewer, request.id)
  if ((await markUndelivered(db, viewer, request.id, { version, reason })) === 0) return
  if (open?.version === version) {
    const status = statusWithout(request, await findOpen(db, viewer, request.id))
    const { sent, document } = (await lockByRef(db, viewer, ediRef)) ?? request
    const hasUnsent = request.hasUnsent || (sent !== null && differencesBetween(sent, document).length > 0)
    await updateTakenBack(db, viewer, request.id, { status, hasUnsent, reason })
    await notifyDecision(context, request, { decision: 'notDelivered', bookingNo: null, vvd: null, note: reason })
    await audit({
      objectType: REQUEST,
      objectId: ediRef,
      before: { status: request.status },
      after: { status, version, reason },
    })
  }
  await notifyOrganisation(context, request.orgId)
}
