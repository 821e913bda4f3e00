/** A place that cargo is received at or delivered to. */
export type PlaceKind = 'port' | 'ramp' | 'inland'

/** What the rules need to know of a place. */
export interface Place {
  kind: PlaceKind
  country: string
  latitude: number
  longitude: number
  /** A city with a ramp of the carrier's: it represents that ramp. */
  hasRamp: boolean
}

const EARTH_KM = 6371
const RADIANS = Math.PI / 180

/** Kilometres between two places as the crow flies. */
export function distanceKm(one: Place, other: Place): number {
  const [from, to] = [one.latitude * RADIANS, other.latitude * RADIANS]
  const turn = Math.sin(((other.longitude - one.longitude) * RADIANS) / 2)
  const climb = Math.sin((to - from) / 2)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(climb * climb + Math.cos(from) * Math.cos(to) * turn * turn))
}

/** The longest haul over land in kilometres; cargo for places beyond it goes by ship. */
const LONGEST_HAUL_KM = { port: 1500, ramp: 5000, inland: 5000 } as const satisfies Record<PlaceKind, number>

/**
 * Whether cargo can go by land between a place and the port on its side of the ocean: in the port's own country, or in
 * a neighbouring one that is nearer to this port than to the one at the other end.
 */
export function isOnSideOf(place: Place, port: Place, otherEnd: Place | undefined): boolean {
  const haul = distanceKm(place, port)
  if (haul > LONGEST_HAUL_KM[place.kind]) return false
  if (place.country === port.country || otherEnd === undefined) return true
  return place.country !== otherEnd.country && haul < distanceKm(place, otherEnd)
}

/** Whether a place of delivery fits the freight term: a ramp or its city for RAMP, also a port for CY, any for DOOR. */
export function suitsDelivery(destination: string, place: Place | undefined): boolean {
  if (place === undefined) return false
  if (destination === 'DOOR' || place.kind === 'ramp' || place.hasRamp) return true
  return destination !== 'RAMP' && place.kind === 'port'
}

/** The nearest port to load or discharge at, on its side of the ocean, for a place without ships. */
export function nearestPort<P extends Place>(place: Place, ports: readonly P[], otherEnd?: Place): P | undefined {
  const reached = ports.filter((port) => isOnSideOf(place, port, otherEnd))
  return reached.sort((one, other) => distanceKm(place, one) - distanceKm(place, other))[0]
}
