import type { Point } from '@fairway/contract/tracking/route.schema'
import { milesBetween, nearestBetween, partsBetween, toPoint, type Vector } from './great-circle.rules.ts'

/** Bends smaller than this are not drawn, on a short way even smaller ones are. */
const SMOOTHED_NM = 4
const SMOOTHED_SHARE = 0.004
/** Neighbours are at most this far apart, so that a straight line on a map is near the great circle. */
const LONGEST_STEP_NM = 600

/** The line that a map draws: few points, and longitudes that go on beyond ±180 instead of jumping. */
export function drawPath(way: readonly Vector[], startLongitude: number): Point[] {
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
