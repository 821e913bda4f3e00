import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import { billStepsOf } from '../world/bills.ts'
import type { Booking, StatedHold } from '../world/booking.ts'
import { iso } from '../world/calendar.ts'
import { GENERATION, type World } from '../world/world.ts'
import type { Fact } from './fact.ts'

/** As with bookings: what a new generation says of a bill comes after all that was said of it before. */
const FIRST_REVISION = GENERATION * 10

/** All that is said of each bill of a booking, in the order in which it is said. */
export function billFacts(world: World, booking: Booking, holds: readonly StatedHold[]): Fact<BillLine>[][] {
  const { bookingNo, billType } = booking
  return booking.bills.map((blNo) =>
    billStepsOf(world, booking, blNo, holds).map(({ at, status, release, billedAt }, revision) => ({
      at,
      get line() {
        return {
          blNo,
          bookingNo,
          type: billType,
          status,
          release,
          billedAt: billedAt === null ? null : iso(billedAt),
          statedAt: iso(at),
          revision: FIRST_REVISION + revision,
        }
      },
    })),
  )
}
