import { type HoldType, holdTypes } from '@fairway/contract/tracking/tracking.values'
import { describe, expect, it } from 'vitest'
import { loadingsBetween } from '../../voyage/news.ts'
import type { Booking, StatedHold } from '../bookings/booking.ts'
import { bookingsOf } from '../bookings/bookings.ts'
import { DAY } from '../calendar.ts'
import { lifeOf } from '../life.ts'
import { examples } from '../showcase.ts'
import { createWorld, SEED, SMALL } from '../world.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const world = createWorld(SEED, epoch, SMALL)

/** All containers of the sixty days after the first start, with their documents. */
const containers = loadingsBetween(world, { from: epoch, to: epoch + 60 * DAY }).flatMap(({ service, index }) =>
  [...bookingsOf(world, service, index)].flatMap((booking) =>
    booking.containers.map((container) => ({ booking, container, ...lifeOf(world, booking, container) })),
  ),
)
const holds = containers.flatMap((entry) => entry.holds.map((hold) => ({ ...entry, hold })))
const fixed = new Set(examples.map(({ booking }) => booking))
const ofTheWorld = holds.filter(({ booking }) => !fixed.has(booking.bookingNo))
const named = ({ container, hold }: (typeof holds)[number]) =>
  `${container.containerNo}: ${hold.type} ${hold.state}, ${hold.cause}`

/** The actions that must precede the release of each hold. */
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
  it('is released only by its own cause', () => {
    for (const type of holdTypes) {
      const settled = holds.filter(({ hold }) => hold.type === type && hold.state === 'green')
      expect([type, settled.length > 5]).toEqual([type, true])
      expect(new Set(settled.map(({ hold }) => hold.cause))).toEqual(new Set([settlements[type]]))
    }
  })

  it('is set and released after its cause, and released before the container leaves', () => {
    const invalid = holds.filter(({ hold, moves }) => {
      const out = moves.find(
        ({ kind, load, location }) => kind === 'gateOut' && load === 'full' && location.startsWith('US'),
      )
      return hold.doneAt >= hold.at || (hold.state === 'green' && hold.at >= (out?.at ?? 0))
    })
    expect(invalid.map(named)).toEqual([])
  })

  it('stays until somebody releases it, unless it was set by mistake and does not apply', () => {
    const isRight = ({ hold, holds: all, booking }: (typeof holds)[number]) => {
      const [first, second, ...more] = all.filter(({ type }) => type === hold.type)
      if (hold.cause === 'set by mistake') return second === undefined
      const isPair = first?.state === 'red' && second?.state === 'green' && more.length === 0
      return isPair && first.at < second.at && isByTerms(hold, booking)
    }
    expect(ofTheWorld.filter((one) => !isRight(one)).map(named)).toEqual([])
    expect(holds.some(({ hold }) => hold.cause === 'set by mistake')).toBe(true)
  })

  it('of customs follows the manifest, of originals their issue: both after the ship has sailed', () => {
    const invalid = ofTheWorld.filter(({ hold, moves }) => {
      const sailedAt = moves.findLast(({ kind, mode }) => kind === 'departed' && mode === 'vessel')?.at ?? 0
      if (hold.cause === 'filing corrected') return hold.at >= sailedAt
      return ['manifest filed', 'originals issued', 'freight billed'].includes(hold.cause) && hold.doneAt <= sailedAt
    })
    expect(invalid.map(named)).toEqual([])
  })
})
