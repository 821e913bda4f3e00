import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import { milesBetween, nearestBetween, partsBetween, toPoint, toVector, type Vector } from './great-circle.rules.ts'
import type { SeaGraph, Way } from './sea-graph.rules.ts'
import { findShortestWay, type Neighbour } from './shortest-way.rules.ts'

/** Bends smaller than this are not drawn, on a short way even smaller ones are. */
const SMOOTHED_NM = 4
const SMOOTHED_SHARE = 0.004
/** Neighbours are at most this far apart, so that a straight line on a map is near the great circle. */
const LONGEST_STEP_NM = 600

/** The line that a map draws: few points, and longitudes that go on beyond ±180 instead of jumping. */
function drawPath(way: readonly Vector[], startLongitude: number): Point[] {
  let before = startLongitude
  const lengthNm = way.slice(1).reduce((sum, at, index) => sum + milesBetween(way[index] ?? at, at), 0)
  const bendNm = Math.min(SMOOTHED_NM, lengthNm * SMOOTHED_SHARE)
  return withSteps(smooth(way, bendNm)).map((at) => {
    const [longitude, latitude] = toPoint(at)
    before = longitude + 360 * Math.round((before - longitude) / 360)
    return [rounded(before), rounded(latitude)]
  })
}

/** About half a mile. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Leaves out points that lie on the straight way between others, nearly. */
function smooth(way: readonly Vector[], bendNm: number): readonly Vector[] {
  const [first, last] = [way[0], way.at(-1)]
  if (!first || !last || way.length < 3) return way
  let farthest = { at: 0, nm: 0 }
  for (const [index, point] of way.slice(1, -1).entries()) {
    const nm = milesBetween(point, nearestBetween(first, last, point))
    if (nm > farthest.nm) farthest = { at: index + 1, nm }
  }
  if (farthest.nm <= bendNm) return [first, last]
  const [before, after] = [way.slice(0, farthest.at + 1), way.slice(farthest.at)]
  return [...smooth(before, bendNm).slice(0, -1), ...smooth(after, bendNm)]
}

const withSteps = (way: readonly Vector[]) =>
  way.flatMap((point, at) => {
    const next = way[at + 1]
    if (!next) return [point]
    return [point, ...partsBetween(point, next, Math.ceil(milesBetween(point, next) / LONGEST_STEP_NM))]
  })

export interface SeaRoute {
  path: Point[]
  distanceNm: number
}

/** A port farther than this from every shipping lane lies on a lake or far up a river. */
const FARTHEST_PORT_NM = 150
/** Ports nearer to each other than this, and than to the lanes, share a bay. */
const SAME_BAY_NM = 40

/** Where a ship from a port joins the shipping lanes: anywhere on a lane, not only at its ends. */
interface Joint {
  way: Way
  at: Vector
  /** From the port straight to the lane. */
  offNm: number
}

/** As the crow flies: two points, the longitude of the second near that of the first. */
export function findStraightWay(from: Point, to: Point): SeaRoute {
  const longitude = to[0] + 360 * Math.round((from[0] - to[0]) / 360)
  return { path: [from, [longitude, to[1]]], distanceNm: Math.round(milesBetween(toVector(from), toVector(to))) }
}

/** The way that a ship takes between two ports; straight where no way is known, and between neighbours in one bay. */
export function findSeaRoute(graph: SeaGraph, from: Point, to: Point): SeaRoute {
  const [start, end] = [toVector(from), toVector(to)]
  const [leaves, comes] = [joinLanes(graph, start), joinLanes(graph, end)]
  if (!leaves || !comes) return findStraightWay(from, to)
  if (milesBetween(start, end) <= Math.min(SAME_BAY_NM, leaves.offNm + comes.offNm)) return findStraightWay(from, to)

  const { points, nm } = followLanes(graph, leaves, comes)
  return {
    path: drawPath([start, ...points, end], from[0]),
    distanceNm: Math.round(leaves.offNm + nm + comes.offNm),
  }
}

function joinLanes({ ways }: SeaGraph, port: Vector): Joint | undefined {
  let nearest: Joint | undefined
  for (const way of ways) {
    const at = nearestBetween(way.a, way.b, port)
    const offNm = milesBetween(at, port)
    if (offNm < (nearest?.offNm ?? FARTHEST_PORT_NM)) nearest = { way, at, offNm }
  }
  return nearest
}

function followLanes({ at, neighbours }: SeaGraph, leaves: Joint, comes: Joint) {
  const ends = [leaves.at, comes.at] as const
  if (leaves.way === comes.way) return { points: ends, nm: milesBetween(...ends) }
  const found = findShortestWay({
    neighbours,
    from: endsOf(leaves),
    to: endsOf(comes),
    atLeast: (point) => milesBetween(at[point] ?? comes.at, comes.at),
  })
  if (!found) throw new Error('Two lanes of one network are not connected')
  const between = found.points.map((point) => at[point] ?? leaves.at)
  return { points: [leaves.at, ...between, comes.at], nm: found.nm }
}

const endsOf = ({ way, at }: Joint): Neighbour[] => [
  { at: way.one, nm: milesBetween(way.a, at) },
  { at: way.other, nm: milesBetween(way.b, at) },
]
