import { vgmWarnings } from '@fairway/contract/vgm/vgm.values'
import { type DemoParts, openWriter } from '../../../platform/demo/demo-papers.ts'
import { getBooking } from '../vgm-reading.actions.ts'
import { keepVgm, saveVgm } from '../vgm-saving.actions.ts'
import { findBookings, hasWeighings, type WeighableBooking } from './demo-weighing.repository.ts'
import { type DemoFate, demoFates, demoWeighing } from './demo-weighing.rules.ts'

/** So many bookings are looked at; the rest is left for whoever tries the demo. */
const LOOKED_AT = 200

/** A booking for each fate, as far as there are some: after its cut-off for the late one, with time left for the others. */
function chooseBookings(found: readonly WeighableBooking[]): [DemoFate, string][] {
  const late = found.filter(({ isLate }) => isLate)
  const inTime = found.filter(({ isLate }) => !isLate)
  return demoFates.flatMap((fate): [DemoFate, string][] => {
    const bookingNo = (fate === 'late' ? late : inTime).shift()?.bookingNo
    return bookingNo === undefined ? [] : [[fate, bookingNo]]
  })
}

/** Writes weights as a customer does, one for each thing that can become of them; false until there are bookings. */
export const seedDemoWeighings = (parts: DemoParts): Promise<boolean> =>
  parts.pool.transaction(async (db) => {
    const writer = await openWriter(parts, db)
    if (!writer) return false
    const { context, organisationIds } = writer
    if (await hasWeighings(db, organisationIds)) return true
    const chosen = chooseBookings(await findBookings(db, organisationIds, LOOKED_AT))
    // the late one may be missing: at some hours no cut-off has passed
    if (chosen.length < demoFates.length - 1) return false
    for (const [fate, bookingNo] of chosen) {
      const document = demoWeighing(await getBooking(context, bookingNo), fate)
      const draft = { bookingNo, revision: 0, document }
      if (fate === 'kept') await keepVgm(context, draft)
      else await saveVgm(context, { ...draft, confirmed: [...vgmWarnings], legalAccepted: true })
    }
    return true
  })
