import type { Booking } from './bookings/booking.ts'
import { bookingsOf } from './bookings/bookings.ts'
import { getCall, lastIndexBefore, sailingOf } from './sailings.ts'
import { showcase } from './showcase.ts'
import { pacificExpress } from './ways/rotations.ts'
import type { World } from './world.ts'

export interface NumbersToTry {
  container: string
  booking: string
  bl: string
}

/** Three numbers for a newcomer: a container at sea, its booking with several containers, and a bill. */
export function numbersToTry(world: World, now: number): NumbersToTry {
  for (
    let index = lastIndexBefore(world, pacificExpress, now);
    index > lastIndexBefore(world, pacificExpress, now) - 4;
    index--
  ) {
    const sailing = sailingOf(world, pacificExpress, index)
    const isAtSea =
      getCall(sailing, 'CNNGB').departure.actualAt < now && now < getCall(sailing, 'USLGB').arrival.actualAt
    const found = isAtSea && [...bookingsOf(world, pacificExpress, index)].filter(isWorthTrying)
    const chosen = found && (found.find(({ bookingNo }) => bookingNo === showcase.inTransit.booking) ?? found[0])
    const [container] = chosen ? chosen.containers : []
    if (chosen && container)
      return { container: container.containerNo, booking: chosen.bookingNo, bl: chosen.bills[0] ?? '' }
  }
  const { containers, booking } = showcase.inTransit
  return { container: containers[0], booking, bl: `FWYL${booking}01` }
}

/** A handful of containers that continue by rail, on the ship that they were booked on. */
const isWorthTrying = ({ containers, placeOfDelivery, roll, canceledAt }: Booking) =>
  containers.length > 2 &&
  containers.length < 10 &&
  placeOfDelivery !== null &&
  roll === null &&
  canceledAt === null &&
  containers.every((container) => container.removedAt === null)
