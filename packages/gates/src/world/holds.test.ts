import { type HoldType, holdTypes } from '@fairway/contract/tracking/tracking.words'
import { describe, expect, it } from 'vitest'
import { loadingsBetween } from '../voyage/news.ts'
import type { Booking, StatedHold } from './booking.ts'
import { bookingsOf } from './bookings.ts'
import { DAY } from './calendar.ts'
import { lifeOf } from './life.ts'
import { examples } from './showcase.ts'
import { createWorld, SEED, SMALL } from './world.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const world = createWorld(SEED, epoch, SMALL)

/** All boxes of the sixty days after the first start, with their papers. */
const boxes = loadingsBetween(world, { from: epoch, to: epoch + 60 * DAY }).flatMap(({ service, index }) =>
  [...bookingsOf(world, service, index)].flatMap((booking) =>
    booking.boxes.map((box) => ({ booking, box, ...lifeOf(world, booking, box) })),
  ),
)
const holds = boxes.flatMap((box) => box.holds.map((hold) => ({ ...box, hold })))
const fixed = new Set(examples.map(({ booking }) => booking))

/** What must have been done before each hold is settled. */
const settlements: Record<HoldType, string> = {
  customs: 'entry released',
  originalBl: 'originals surrendered',
  customsInspectionCharge: 'exam paid',
  orderNotify: 'notify party told',
  collectPayment: 'freight paid',
  cleanTruckFee: 'truck fee paid',
  trafficMitigationFee: 'truck fee paid',
  amsReject: 'filing corrected',
  dataHold: 'details given',
}

const isByTerms = ({ type }: StatedHold, { billType, paymentTerm }: Booking) =>
  type === 'originalBl' || type === 'orderNotify'
    ? billType === 'OBL'
    : type !== 'collectPayment' || paymentTerm === 'Collect'

describe('a hold', () => {
  it('is settled by the deed that settles it, and by nothing else', () => {
    for (const type of holdTypes) {
      const settled = holds.filter(({ hold }) => hold.type === type && hold.state === 'green')
      expect([type, settled.length > 5]).toEqual([type, true])
      expect(new Set(settled.map(({ hold }) => hold.deed))).toEqual(new Set([settlements[type]]))
    }
  })

  it('is set and settled after its deed, and settled before the box leaves', () => {
    for (const { hold, moves } of holds) {
      expect(hold.doneAt).toBeLessThan(hold.at)
      const out = moves.find(
        ({ kind, load, location }) => kind === 'gateOut' && load === 'full' && location.startsWith('US'),
      )
      if (hold.state === 'green') expect(hold.at).toBeLessThan(out?.at ?? 0)
    }
  })

  it('stands until somebody settles it, unless it was set by mistake and applies to nothing', () => {
    for (const { hold, holds: all, booking } of holds.filter(({ booking }) => !fixed.has(booking.bookingNo))) {
      const pair = all.filter(({ type }) => type === hold.type)
      if (hold.deed === 'set by mistake') {
        expect(pair).toHaveLength(1)
        continue
      }
      expect(isByTerms(hold, booking)).toBe(true)
      expect(pair.map(({ state }) => state)).toEqual(['red', 'green'])
      expect(pair[0]?.at).toBeLessThan(pair[1]?.at ?? 0)
    }
    expect(holds.some(({ hold }) => hold.deed === 'set by mistake')).toBe(true)
  })

  it('of customs follows the manifest, of originals their issue: both after the ship has sailed', () => {
    for (const { hold, moves } of holds.filter(({ booking }) => !fixed.has(booking.bookingNo))) {
      const sailedAt = moves.findLast(({ kind, mode }) => kind === 'departed' && mode === 'vessel')?.at ?? 0
      if (['manifest filed', 'originals issued', 'freight billed'].includes(hold.deed))
        expect(hold.doneAt).toBeGreaterThan(sailedAt)
      if (hold.deed === 'filing corrected') expect(hold.at).toBeLessThan(sailedAt)
    }
  })
})
