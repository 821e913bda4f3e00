import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import type { Context } from '../../platform/serve.ts'
import { holdByRef } from './booking-request.repository.ts'
import { findOpen } from './decision.repository.ts'
import { statusWithout } from './decision.rules.ts'
import { tellDecision } from './decision-news.actions.ts'
import { REQUEST } from './request-draft.actions.ts'
import { tellOrganisation } from './request-writing.actions.ts'
import { markUndelivered, updateTakenBack } from './undelivered.repository.ts'

interface Dropped {
  ediRef: string
  version: number
  reason: string
}

/**
 * A version that will never reach the carrier counts as never sent. Where it is the newest, the request goes back to what
 * the carrier has, or can be submitted again; nothing that was written is lost, and its people are told. A version that the
 * carrier has answered was delivered, whatever became of its acknowledgement.
 */
export async function takeBack(context: Context, { ediRef, version, reason }: Dropped) {
  const { db, viewer, audit } = context
  const held = await holdByRef(db, viewer, ediRef)
  if (!held) return
  const open = await findOpen(db, viewer, held.id)
  if ((await markUndelivered(db, viewer, held.id, { version, reason })) === 0) return
  if (open?.version === version) {
    const status = statusWithout(held, await findOpen(db, viewer, held.id))
    const { sent, document } = (await holdByRef(db, viewer, ediRef)) ?? held
    const hasUnsent = held.hasUnsent || (sent !== null && differencesBetween(sent, document).length > 0)
    await updateTakenBack(db, viewer, held.id, { status, hasUnsent, reason })
    await tellDecision(context, held, { decision: 'notDelivered', bookingNo: null, vvd: null, note: reason })
    await audit({
      objectType: REQUEST,
      objectId: ediRef,
      before: { status: held.status },
      after: { status, version, reason },
    })
  }
  await tellOrganisation(context, held.orgId)
}
