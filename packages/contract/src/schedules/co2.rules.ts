import type { SailingLeg } from './schedule.schema.ts'

/** Ships sail further than the shortest way: weather, traffic, canals. */
export const DISTANCE_ALLOWANCE = 1.15
const KM_PER_NM = 1.852

/**
 * Grams of CO2 per TEU and kilometre by the size of the ship: from so many TEU on. Tank to wake, 70 percent of the slots
 * in use, fuel oil. Larger ships need less for each container. Decision 80 tells where the figures come from.
 */
const intensities = [
  [14_500, 34],
  [12_000, 40],
  [8_000, 54],
  [5_000, 72],
  [3_000, 86],
  [2_000, 97],
  [1_000, 120],
  [0, 185],
] as const

/** The size of a ship of which the carrier says nothing. */
const assumedTeu = { Mainline: 8_000, Feeder: 1_000 } as const

type Ship = Pick<SailingLeg, 'type' | 'capacityTeu' | 'co2GramsPerTeuKm'>

/** Grams per TEU and kilometre: the carrier's own figure for the ship, or that of ships of its size. */
export function intensityOf({ type, capacityTeu, co2GramsPerTeuKm }: Ship): number {
  const size = capacityTeu ?? assumedTeu[type]
  return co2GramsPerTeuKm ?? intensities.find(([from]) => size >= from)?.[1] ?? intensities[0][1]
}

/** Where the estimate of a sailing comes from: the least certain of its ships decides. */
export type Co2Source = 'carrier' | 'size' | 'assumed'

const sourceOf = ({ co2GramsPerTeuKm, capacityTeu }: Ship): Co2Source =>
  co2GramsPerTeuKm !== null ? 'carrier' : capacityTeu !== null ? 'size' : 'assumed'

/**
 * Estimated kilograms of CO2 for one TEU over all legs of a sailing: distance, allowance, and what the ship needs per TEU
 * and kilometre. Undefined where the length of the way is not known.
 */
export function co2PerTeu(legs: readonly SailingLeg[]): { kilograms: number; source: Co2Source } | undefined {
  let grams = 0
  for (const leg of legs) {
    if (leg.distanceNm === null) return undefined
    grams += leg.distanceNm * KM_PER_NM * DISTANCE_ALLOWANCE * intensityOf(leg)
  }
  const sources = legs.map(sourceOf)
  const source = (['assumed', 'size'] as const).find((one) => sources.includes(one)) ?? 'carrier'
  return legs.length === 0 ? undefined : { kilograms: Math.round(grams / 1000), source }
}
