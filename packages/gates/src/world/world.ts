import { dayOf } from './calendar.ts'

/** How much cargo the demo carries, and since when. */
export interface Volume {
  name: 'small' | 'large'
  /** How far back the world reaches: journeys that ended more than 90 days before the epoch are part of it. */
  startsDaysBefore: number
  /** Bookings on one sailing of a mainline ship. */
  bookingsPerSailing: number
  /** The first sailings carry only this share of that: most of a small demo is about today. */
  thinnedOut: readonly (readonly [sailings: number, share: number])[]
  /** Booking numbers reserved for one sailing; no multiple of 17, or numbers would repeat. */
  numbersPerSailing: number
  /** Containers reserved for one sailing. */
  containersPerSailing: number
  /** A container is used again on the same service after this many weeks: long after its last consignee returned it. */
  weeksBetweenTrips: number
  /** The share of the cargo for inland cities that goes by rail, on the first service and on the others. */
  railShares: readonly [first: number, other: number]
  /** Containers on each of five block bookings: together more than one search may show. Zero where there are none. */
  containersPerBlockBooking: number
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
export const SMALL: Volume = {
  name: 'small',
  startsDaysBefore: 136,
  bookingsPerSailing: 30,
  thinnedOut: [
    [3, 0.12],
    [12, 0.3],
  ],
  numbersPerSailing: 50,
  containersPerSailing: 160,
  weeksBetweenTrips: 16,
  railShares: [0.4, 0.3],
  containersPerBlockBooking: 0,
}

/** About a million containers at the epoch, each with a number of its own: ships of 15 000 TEU, for more than a year. */
export const LARGE: Volume = {
  name: 'large',
  startsDaysBefore: 434,
  bookingsPerSailing: 3060,
  thinnedOut: [],
  numbersPerSailing: 3600,
  containersPerSailing: 8600,
  weeksBetweenTrips: 80,
  railShares: [0.7, 0.64],
  containersPerBlockBooking: 1050,
}

export const volumes = { small: SMALL, large: LARGE } as const

/** A cursor of another generation is not used: the whole world is sent again. */
export const GENERATION = 7

export const createWorld = (seed: string, epoch: number, volume: Volume): World => ({
  seed,
  epoch,
  anchor: dayOf(epoch),
  volume,
})
