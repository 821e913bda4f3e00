import { SMALL, type Volume } from './world.ts'

/** A carrier with four bookings on a ship: enough for tests that are not about numbers. */
export const TINY: Volume = { ...SMALL, bookingsPerSailing: 4 }
