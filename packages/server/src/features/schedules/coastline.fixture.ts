import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }

type Ring = Point[]

/** The atlas stores coastlines as whole steps from point to point. */
const lines: Point[][] = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]): Point => {
    x += dx
    y += dy
    const [scale, translate] = [atlas.transform.scale, atlas.transform.translate]
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)]
  })
})

const ringOf = (arcs: readonly number[]): Ring => {
  let before = 180
  return arcs
    .flatMap((arc) => (arc < 0 ? (lines[~arc]?.toReversed() ?? []) : (lines[arc] ?? [])))
    .map(([longitude, latitude]) => {
      before = longitude + 360 * Math.round((before - longitude) / 360)
      return [before, latitude]
    })
}

const rings = atlas.objects.land.geometries
  .flatMap(({ arcs }) => arcs.flat().map((ring) => ringOf(ring)))
  .map((ring) => {
    const [longitudes, latitudes] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
    const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
    return { ring, west, east, south: Math.min(...latitudes), north: Math.max(...latitudes) }
  })

/** Counts the shores to the east: an odd number means land. */
function isInside(ring: Ring, [x, y]: Point) {
  let inside = false
  let [x2, y2] = ring.at(-1) ?? [0, 0]
  for (const [x1, y1] of ring) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
    x2 = x1
    y2 = y1
  }
  return inside
}

/** Miles from a point to the nearest of a ring's lines, as on a flat map. */
function milesToShore(ring: Ring, [x, y]: Point) {
  const squeeze = Math.cos((y * Math.PI) / 180)
  const distances = ring.slice(1).map(([x2, y2], at) => {
    const [x1, y1] = ring[at] ?? [x2, y2]
    const [ax, ay, dx, dy] = [(x1 - x) * squeeze, y1 - y, (x2 - x1) * squeeze, y2 - y1]
    const share = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(ax + share * dx, ay + share * dy) * 60
  })
  return Math.min(...distances)
}

/** How far a point lies inside the land of a small-scale atlas, in miles; 0 at sea. */
export function milesInland([longitude, latitude]: Point): number {
  let deepest = 0
  for (const { ring, west, east, south, north } of rings) {
    if (latitude <= south || latitude >= north) continue
    for (const turn of [-720, -360, 0, 360, 720]) {
      const point: Point = [longitude + turn, latitude]
      if (point[0] <= west || point[0] >= east || !isInside(ring, point)) continue
      deepest = Math.max(deepest, milesToShore(ring, point))
    }
  }
  return deepest
}
