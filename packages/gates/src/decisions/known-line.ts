import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { bookingFacts } from '../voyage/booking-facts.ts'
import { findBooking } from '../world/bookings.ts'
import type { World } from '../world/world.ts'
import type { Files } from './open-file.ts'
import { shipmentHistory } from './shipment.ts'

/** What was told of a booking last, be it one of the world's or one that came of a request; nothing where nobody knows it. */
export function knownLine(
  world: World,
  { shipments }: Pick<Files, 'shipments'>,
  bookingNo: string,
  now: number,
): BookingLine | undefined {
  return factsOf(world, { shipments }, bookingNo).findLast(({ at }) => at <= now)?.line
}

function factsOf(world: World, { shipments }: Pick<Files, 'shipments'>, bookingNo: string) {
  const shipment = shipments.get(bookingNo)
  if (shipment) return shipmentHistory(world, shipment)?.bookings.flat() ?? []
  const booking = findBooking(world, bookingNo)
  return booking ? bookingFacts(booking) : []
}
