import type { LocationLine } from '@fairway/contract/carrier/carrier.schema'
import { ports } from './ports.ts'
import { depots, ramps, terminals } from './yards.ts'

/** Every place where a container of Fairway Lines can be; parents come before their terminals, depots and ramps. */
export const locations: readonly LocationLine[] = [...ports, ...terminals, ...depots, ...ramps]

const byCode = new Map(locations.map((location) => [location.code, location]))

/** Throws for a place that the world does not have. */
function getLocation(code: string): LocationLine {
  const found = byCode.get(code)
  if (!found) throw new Error(`no such place in the demo: ${code}`)
  return found
}

export const zoneOf = (code: string) => getLocation(code).zone
