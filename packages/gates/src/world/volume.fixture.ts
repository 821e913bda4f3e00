import type { Volume } from './world.ts'

/** A carrier with four bookings on a ship: enough for tests that are not about numbers. */
export const TINY: Volume = { bookingsPerSailing: 4, numbersPerSailing: 50, boxesPerSailing: 160 }
