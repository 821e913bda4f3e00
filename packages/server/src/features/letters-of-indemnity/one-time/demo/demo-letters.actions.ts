import { type DemoParts, openWriter } from '../../../../platform/demo/demo-papers.ts'
import { signInRoom } from '../../../signing/public.ts'
import { formGroup } from '../one-time-letter.actions.ts'
import { type OneTimeParts, openLetter } from '../one-time-signing.actions.ts'
import { findWaitingShipments, hasSignedLetter } from './demo-letter.repository.ts'

/** So many shipments are signed for at most, and one at least is left for whoever tries the demo. */
const SIGNED_MOST = 2

/** Signs one letter as a customer does, for shipments that wait for one; false until there are enough of them. */
export const demoLetterSeeder =
  (signing: OneTimeParts) =>
  (parts: DemoParts): Promise<boolean> =>
    parts.pool.transaction(async (db) => {
      const writer = await openWriter(parts, db)
      if (!writer) return false
      const { organisationIds } = writer
      if (await hasSignedLetter(db, organisationIds)) return true
      const waiting = await findWaitingShipments(db, organisationIds)
      const shipmentIds = waiting.slice(0, Math.min(SIGNED_MOST, waiting.length - 1)).map((one) => one.shipmentId)
      if (shipmentIds.length === 0) return false
      const { context } = writer
      const { id } = await formGroup(context, { shipmentIds })
      const opened = await openLetter(context, signing, id)
      await signInRoom(context, signing, { id: opened.id, consent: true, signature: { typed: 'Li Na' } })
      return true
    })
