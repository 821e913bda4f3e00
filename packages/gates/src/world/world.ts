import { dayOf } from './calendar.ts'

/** How much cargo the demo carries. */
export interface Volume {
  /** Bookings on one sailing of a mainline ship. */
  bookingsPerSailing: number
  /** Booking numbers set aside for one sailing. */
  numbersPerSailing: number
  /** Containers set aside for one sailing. */
  boxesPerSailing: number
}

/** Everything else follows from these: the same seed, epoch and volume make the same carrier. */
export interface World {
  seed: string
  /** When this demo first started, on the business clock. */
  epoch: number
  /** The calendar day of the epoch, as its UTC midnight: the weekly rotations count from it. */
  anchor: number
  volume: Volume
}

export const SEED = 'fairway-lines'

/** About two thousand containers at the epoch. */
export const SMALL: Volume = { bookingsPerSailing: 30, numbersPerSailing: 50, boxesPerSailing: 160 }

/** A cursor of another generation is not trusted: the whole world is sent again. */
export const GENERATION = 1

export const createWorld = (seed: string, epoch: number, volume: Volume): World => ({
  seed,
  epoch,
  anchor: dayOf(epoch),
  volume,
})
