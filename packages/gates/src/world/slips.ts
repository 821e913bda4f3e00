import { HOUR, toMinute } from './calendar.ts'
import { distanceNm } from './distances.ts'
import { type Draw, draw } from './random.ts'
import type { Service } from './rotations.ts'
import type { World } from './world.ts'

/** How much later than planned, in milliseconds; negative is early. */
export interface CallSlips {
  arrival: number
  departure: number
}

/** The return voyage makes good what a rotation lost, so no ship may fall behind by more. */
const MOST_LATE = 28 * HOUR
const MOST_EARLY_ARRIVAL = -28 * HOUR
/** A ship that came early waits for its cargo. */
const MOST_EARLY_DEPARTURE = -3 * HOUR

/** The ships of the fixed examples keep to a known ocean passage: hours late by rotation, counted from the epoch's. */
const knownPassages: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  PX1: { [-18]: 2, [-4]: 3, [-3]: 9, [-2]: -2, [-1]: 14, 0: -26, 1: 5, 2: 0 },
  PX2: { [-1]: 4, 0: 1, 1: 11, 2: -6, 3: 0 },
  RRF: { 0: 0, 1: 0 },
}

/** Weather, berths and pilots: how far each call of a rotation ends up from its plan. */
export function slipsOf(world: World, service: Service, index: number): CallSlips[] {
  const luck = draw(world.seed, 'slip', service.code, index)
  const known = knownPassages[service.code]?.[index]
  const steady = known !== undefined
  let late = (steady ? luck.between(-1, 1) : luck.between(-2, 5)) * HOUR
  return service.calls.map(({ port }, at) => {
    const from = service.calls[at - 1]?.port
    if (from) late += passageSlip(luck, distanceNm(from, port), known) * HOUR
    const arrival = toMinute(clamp(late, MOST_EARLY_ARRIVAL))
    late = clamp(arrival + luck.between(steady ? 0 : -1, steady ? 1 : 3) * HOUR, MOST_EARLY_DEPARTURE)
    return { arrival, departure: toMinute(late) }
  })
}

function passageSlip(luck: Draw, nauticalMiles: number, known: number | undefined): number {
  if (nauticalMiles < 1000) return luck.between(-1.5, 1.5)
  if (nauticalMiles < 3000) return known === undefined ? luck.between(-4, 6) : 0
  if (known !== undefined) return known
  const [low, high] = luck.weigh([
    [[-12, -3], 3],
    [[-3, 8], 5],
    [[8, 26], 2],
  ] as const)
  return luck.between(low, high)
}

const clamp = (late: number, earliest: number) => Math.min(MOST_LATE, Math.max(earliest, late))
