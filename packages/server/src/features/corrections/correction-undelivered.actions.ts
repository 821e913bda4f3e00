import type { Context } from '../../platform/serve.ts'
import { holdForCarrier } from './correction.repository.ts'
import { findOpen, updateDecided } from './correction-decision.repository.ts'
import { statusWithout } from './correction-decision.rules.ts'
import { CORRECTION, tellEverybody } from './correction-holding.actions.ts'
import { tellCorrection } from './correction-news.actions.ts'
import { noteWord } from './correction-story.actions.ts'
import { markUndelivered } from './correction-undelivered.repository.ts'

interface Dropped {
  id: number
  version: number
  reason: string
}

/**
 * A version that will never reach the carrier counts as never sent: the correction is in progress again, or rejected as it
 * was before. Nothing that was written is lost, and its people are told. One that the carrier has spoken of did reach it.
 */
export async function takeCorrectionBack(context: Context, { id, version, reason }: Dropped) {
  const { db, viewer, audit } = context
  const held = await holdForCarrier(db, viewer, id)
  const open = held && (await findOpen(db, viewer, id))
  if (!held || open?.version !== version || open.action !== null) return
  const { at } = await markUndelivered(db, viewer, id, { version, reason })
  const status = statusWithout(held.status, await findOpen(db, viewer, id))
  await updateDecided(db, viewer, id, { status, action: 'Not Delivered', at, note: reason })
  await tellCorrection(context, held, { said: 'notDelivered', note: reason })
  await noteWord(context, held, { kind: 'correctionNotDelivered', at: null, about: reason })
  await audit({
    objectType: CORRECTION,
    objectId: String(id),
    before: { status: held.status, version },
    after: { status, version, reason },
  })
  await tellEverybody(context, held.shipmentNo)
}
