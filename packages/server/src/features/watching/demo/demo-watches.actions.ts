import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { type DemoParts, openWriter } from '../../../platform/demo/demo-papers.ts'
import { addWatches, personOf } from '../watch.actions.ts'
import { findBoxesAtSea, hasPreferences } from './demo-watch.repository.ts'

const BOXES = 4

/** The demo's shipper watches boxes at sea, a booking, a bill and a ship, once; false until some are on their way. */
export const seedDemoWatches = (parts: DemoParts): Promise<boolean> =>
  parts.pool.transaction(async (db) => {
    const writer = await openWriter(parts, db)
    if (!writer) return false
    const { context, organisationIds } = writer
    if (await hasPreferences(db, personOf(context).accountId)) return true
    const found = await findBoxesAtSea(db, organisationIds, BOXES)
    const [next] = found
    if (!next || found.length < BOXES) return false
    const { bookingNo, blNo, vesselCode } = next
    const subjects: WatchSubject[] = [
      { kind: 'vessel', vesselCode },
      ...(blNo === null ? [] : [{ kind: 'bill', blNo } as const]),
      { kind: 'booking', bookingNo },
      ...found.slice(1).map(({ bookingNo, containerNo }) => ({ kind: 'container', bookingNo, containerNo }) as const),
    ]
    await addWatches(context, subjects)
    return true
  })
