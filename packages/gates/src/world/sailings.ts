import { atLocal, DAY, HOUR, localDay, toMinute } from './calendar.ts'
import { type Draw, draw } from './random.ts'
import { distanceNm } from './ways/distances.ts'
import { zoneOf } from './ways/locations.ts'
import type { Service, Slot, Vessel } from './ways/rotations.ts'
import { terminalAt } from './ways/yards.ts'
import type { World } from './world.ts'

/** The delay against the plan, in milliseconds; negative is early. */
interface CallSlips {
  arrival: number
  departure: number
}

/** The return voyage makes up for the delay of a rotation, so this is the longest one. */
const MOST_LATE = 28 * HOUR
const MOST_EARLY_ARRIVAL = -28 * HOUR
/** A ship that arrives early waits for its cargo. */
const MOST_EARLY_DEPARTURE = -3 * HOUR

/** The fixed examples need known delays of their ocean passage: hours by rotation, counted from the epoch's. */
const knownPassages: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  PX1: { [-18]: 2, [-4]: 3, [-3]: 9, [-2]: -2, [-1]: 14, 0: -26, 1: 5, 2: 0 },
  PX2: { [-1]: 4, 0: 1, 1: 11, 2: -6, 3: 0 },
  RRF: { 0: 0, 1: 0 },
}

/** Weather, berths and pilots: the delay of each call of a rotation. */
function slipsOf(world: World, service: Service, index: number): CallSlips[] {
  const luck = draw(world.seed, 'slip', service.code, index)
  const known = knownPassages[service.code]?.[index]
  const steady = known !== undefined
  let delay = (steady ? luck.between(-1, 1) : luck.between(-2, 5)) * HOUR
  return service.calls.map(({ port }, at) => {
    const from = service.calls[at - 1]?.port
    if (from) delay += passageSlip(luck, distanceNm(from, port), known) * HOUR
    const arrival = toMinute(clamp(delay, MOST_EARLY_ARRIVAL))
    delay = clamp(arrival + luck.between(steady ? 0 : -1, steady ? 1 : 3) * HOUR, MOST_EARLY_DEPARTURE)
    return { arrival, departure: toMinute(delay) }
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

const clamp = (delay: number, earliest: number) => Math.min(MOST_LATE, Math.max(earliest, delay))

/** The plan and the actual times; the caller decides how much of them is known yet. */
export interface Moment {
  plannedAt: number
  actualAt: number
}

export interface Call {
  port: string
  terminal: string
  arrival: Moment
  departure: Moment
}

export interface Sailing {
  vvd: string
  vessel: Vessel
  voyage: string
  direction: 'E' | 'W' | 'N' | 'S'
  service: Service
  calls: readonly Call[]
}

/** Feeders sail earlier than the mainline ships that they connect to. */
const FEEDERS_START_DAYS_EARLIER = 21

const mod = (index: number, size: number) => ((index % size) + size) % size

/** Rotations are counted from the one that starts on the service's start day. */
export const startOf = (world: World, service: Service, index: number) =>
  world.anchor + (service.startDay + 7 * index) * DAY

/** The first rotation of this service in the world. */
export function firstIndex({ volume }: World, service: Service): number {
  const daysBefore = volume.startsDaysBefore + (service.kind === 'feeder' ? FEEDERS_START_DAYS_EARLIER : 0)
  return Math.ceil((-daysBefore - service.startDay) / 7)
}

/** The last rotation that starts no later than a moment. */
export const lastIndexBefore = (world: World, service: Service, at: number) =>
  Math.floor((at - startOf(world, service, 0)) / (7 * DAY))

const known = new WeakMap<World, Map<string, Sailing>>()

/** The outward voyage of one rotation, cached because every booking on it needs it. */
export function sailingOf(world: World, service: Service, index: number): Sailing {
  const sailings = known.get(world) ?? new Map<string, Sailing>()
  known.set(world, sailings)
  const key = `${service.code} ${index}`
  const sailing = sailings.get(key) ?? planSailing(world, service, index)
  sailings.set(key, sailing)
  return sailing
}

function planSailing(world: World, service: Service, index: number): Sailing {
  const slips = slipsOf(world, service, index)
  const calls = service.calls.map(({ port, arrives, departs }, at): Call => {
    const slip: CallSlips = slips[at] ?? { arrival: 0, departure: 0 }
    const moment = ([day, hour]: Slot, delay: number): Moment => {
      const plannedAt = atLocal(zoneOf(port), startOf(world, service, index) + day * DAY, hour)
      return { plannedAt, actualAt: plannedAt + delay }
    }
    return {
      port,
      terminal: terminalAt(port),
      arrival: moment(arrives, slip.arrival),
      departure: moment(departs, slip.departure),
    }
  })
  return { ...nameOf(service, index, service.out), service, calls }
}

/** The way back: from the last outward port to the first one of the same ship's next rotation. */
export function returnSailingOf(world: World, service: Service, index: number): Sailing {
  const last = sailingOf(world, service, index).calls.at(-1)
  const next = sailingOf(world, service, index + service.vessels.length).calls[0]
  if (!last || !next) throw new Error(`${service.code} calls nowhere`)
  return { ...nameOf(service, index, service.back), service, calls: [last, next] }
}

function nameOf(service: Service, index: number, direction: Sailing['direction']) {
  const ships = service.vessels.length
  const vessel = service.vessels[mod(index, ships)]
  if (!vessel) throw new Error(`${service.code} has no ships`)
  const voyage = String(vessel.voyage + Math.floor(index / ships)).padStart(3, '0')
  return { vvd: `${vessel.code}${voyage}${direction}`, vessel, voyage, direction }
}

export function getCall(sailing: Sailing, port: string): Call {
  const found = sailing.calls.find((call) => call.port === port)
  if (!found) throw new Error(`${sailing.vvd} does not call ${port}`)
  return found
}

/** Receiving ends the day before the ship; AMS closes 24 hours before loading, which starts 2 hours after berthing. */
export function cutOffsOf({ port, arrival }: Call) {
  const zone = zoneOf(port)
  const day = localDay(zone, arrival.plannedAt)
  return {
    special: atLocal(zone, day - 2 * DAY, 12),
    si: atLocal(zone, day - 2 * DAY, 16),
    vgm: atLocal(zone, day - DAY, 12),
    cy: atLocal(zone, day - DAY, 18),
    ams: arrival.plannedAt + (2 - 24) * HOUR,
  }
}
