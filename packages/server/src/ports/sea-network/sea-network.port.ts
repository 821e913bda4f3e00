import type { Point } from '@fairway/contract/tracking/journey/route.schema'

/** The ways that ships take over the world's seas: points, and which of them are joined by a great circle. */
export interface SeaNetwork {
  points: readonly Point[]
  /** Two indexes of `points` each. */
  ways: readonly (readonly [one: number, other: number])[]
}

/** Reads the whole network: some megabytes, some tens of milliseconds. */
export type OpenSeaNetwork = () => Promise<SeaNetwork>
