import type { Point } from '@fairway/contract/tracking/journey/route.schema'

export interface Size {
  width: number
  height: number
}

export interface Rect extends Size {
  x: number
  y: number
}

export type Spot = readonly [x: number, y: number]
export type Way = readonly Point[]

/** Projects places on earth to points of a picture. */
export interface Chart {
  size: Size
  /** The central meridian. Longitudes more than 180 degrees away are wrapped around. */
  middle: number
  /** Pixels per unit of the projection, and the position of its origin. */
  scale: number
  left: number
  bottom: number
}

const RADIANS = Math.PI / 180
/** The smallest visible span in degrees: closer, the coast has no detail. */
const LEAST_SPAN = 24

/** Miller projection: moderate distortion up to high latitudes, straight meridians, and finite poles. */
export const eastOf = (longitude: number) => longitude * RADIANS
export const northOf = (latitude: number) => 1.25 * Math.asinh(Math.tan(0.8 * latitude * RADIANS))

/** Projects a longitude as it is, without wrapping. */
const spotAt = ({ scale, left, bottom }: Chart, longitude: number, latitude: number): Spot => [
  left + scale * eastOf(longitude),
  bottom - scale * northOf(latitude),
]

/** The meridian opposite to the widest gap between all longitudes. */
export function middleMeridian(points: Way): number {
  const longitudes = points.map(([longitude]) => ((longitude % 360) + 360) % 360).sort((one, other) => one - other)
  let widest = { gap: -1, end: 0 }
  for (const [at, longitude] of longitudes.entries()) {
    const before = at === 0 ? (longitudes.at(-1) ?? longitude) - 360 : (longitudes[at - 1] ?? longitude)
    if (longitude - before > widest.gap) widest = { gap: longitude - before, end: longitude }
  }
  return ((widest.end + (360 - widest.gap) / 2 + 540) % 360) - 180
}

/** The projection that fits all routes into the given area, also across 180 degrees. */
export function chartFor(ways: readonly Way[], room: Rect, size: Size): Chart {
  const middle = middleMeridian(ways.flat())
  const points = ways.flatMap((way) => nearTo(middle, way))
  const [west, east] = ends(points.map(([longitude]) => eastOf(longitude)))
  const [south, top] = ends(points.map(([, latitude]) => northOf(latitude)))
  const scale = Math.min(
    room.width / Math.max(east - west, LEAST_SPAN * RADIANS),
    room.height / Math.max(top - south, (LEAST_SPAN * RADIANS) / 2),
  )
  const left = room.x + room.width / 2 - (scale * (west + east)) / 2
  const bottom = room.y + room.height / 2 + (scale * (south + top)) / 2
  return { size, middle, scale, left, bottom }
}

const ends = (values: number[]): [number, number] =>
  values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity])

/** The same route, shifted by full turns until its middle is closest to the meridian. */
function nearTo(meridian: number, way: Way): Way {
  const [west, east] = ends(way.map(([longitude]) => longitude))
  const turn = 360 * Math.round((meridian - (west + east) / 2) / 360)
  return turn === 0 ? way : way.map(([longitude, latitude]) => [longitude + turn, latitude])
}

/** The position of a place in the picture. */
export const spotOf = (chart: Chart, point: Point): Spot => {
  const [[longitude, latitude] = point] = nearTo(chart.middle, [point])
  return spotAt(chart, longitude, latitude)
}

/** The points of a route in the picture. */
const spotsOf = (chart: Chart, way: Way): Spot[] =>
  nearTo(chart.middle, way).map(([longitude, latitude]) => spotAt(chart, longitude, latitude))

/** A route as the `d` of a path. Where it leaves the map at one edge it continues at the other. */
export function lineOf(chart: Chart, way: Way): string {
  const near = nearTo(chart.middle, way)
  const [west, east] = ends(near.map(([longitude]) => longitude))
  const turns = [0, ...(west < chart.middle - 180 ? [360] : []), ...(east > chart.middle + 180 ? [-360] : [])]
  return turns
    .map((turn) => softLine(near.map(([longitude, latitude]) => spotAt(chart, longitude + turn, latitude))))
    .join('')
}

/** Corners are rounded this far before and after, because a ship does not turn on the spot. */
const CORNER = 22

function softLine(spots: Spot[]): string {
  return spots
    .map((spot, at) => {
      const [before, after] = [spots[at - 1], spots[at + 1]]
      if (!before) return `M${formatSpot(spot)}`
      if (!after) return `L${formatSpot(spot)}`
      return `L${formatSpot(towards(spot, before))}Q${formatSpot(spot)} ${formatSpot(towards(spot, after))}`
    })
    .join('')
}

function towards([x, y]: Spot, [toX, toY]: Spot): Spot {
  const distance = Math.hypot(toX - x, toY - y)
  const share = distance === 0 ? 0 : Math.min(0.5, CORNER / distance)
  return [x + (toX - x) * share, y + (toY - y) * share]
}

/** Points along a route, so dense that a label between two of them would touch the line. */
export function trailOf(chart: Chart, way: Way, step = 6): Spot[] {
  const spots = spotsOf(chart, way)
  return spots.flatMap(([x, y], at) => {
    const [toX, toY] = spots[at + 1] ?? [x, y]
    const count = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / step))
    return Array.from(
      { length: count },
      (_, piece): Spot => [x + ((toX - x) * piece) / count, y + ((toY - y) * piece) / count],
    )
  })
}

const formatSpot = ([x, y]: Spot) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
