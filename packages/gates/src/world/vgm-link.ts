import { bookingsOf } from './bookings/bookings.ts'
import { DAY } from './calendar.ts'
import { getCall, lastIndexBefore, sailingOf } from './sailings.ts'
import { pacificExpress } from './ways/rotations.ts'
import type { World } from './world.ts'

/** A ship that leaves this soon has its containers, and most of them are still to be weighed. */
const FIRST_DAY = 3
const SHIPS = 5

/** A booking whose containers are not loaded yet, for the link that the carrier mails to somebody without an account. */
export function bookingToWeigh(world: World, now: number): string | undefined {
  const next = lastIndexBefore(world, pacificExpress, now)
  for (let index = next; index < next + SHIPS; index++) {
    const leavesAt = getCall(sailingOf(world, pacificExpress, index), 'CNNGB').departure.actualAt
    if (leavesAt < now + FIRST_DAY * DAY) continue
    for (const { bookingNo, portOfLoading, assignedAt, canceledAt, roll, containers } of bookingsOf(
      world,
      pacificExpress,
      index,
    ))
      if (
        portOfLoading === 'CNNGB' &&
        assignedAt < now &&
        canceledAt === null &&
        roll === null &&
        containers.some(({ removedAt }) => removedAt === null)
      )
        // biome-ignore format: one condition
        return bookingNo
  }
  return undefined
}
