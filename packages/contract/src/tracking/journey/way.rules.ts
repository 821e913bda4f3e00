import type { Point } from './route.schema.ts'

const EARTH_RADIUS_NM = 3440.065
const RADIANS = Math.PI / 180

/** A ship without a reported arrival is never shown beyond this share of its route: only a report means arrival. */
export const HELD_SHARE = 0.98

type Vector = readonly [number, number, number]

const toVector = ([longitude, latitude]: Point): Vector => {
  const across = Math.cos(latitude * RADIANS)
  return [across * Math.cos(longitude * RADIANS), across * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)]
}

/** The angle between two places as seen from the centre of the earth, in radians. */
function angleBetween(from: Point, to: Point): number {
  const [a, b, c] = toVector(from)
  const [x, y, z] = toVector(to)
  return Math.atan2(Math.hypot(b * z - c * y, c * x - a * z, a * y - b * x), a * x + b * y + c * z)
}

/** The length of a route on the globe, in nautical miles. */
export const lengthNm = (path: readonly Point[]): number =>
  path.slice(1).reduce((sum, point, at) => sum + angleBetween(path[at] ?? point, point) * EARTH_RADIUS_NM, 0)

/** The point between two others on the shortest line; the longitude continues from the first, even beyond ±180. */
function between(from: Point, to: Point, share: number): Point {
  const angle = angleBetween(from, to)
  if (angle < 1e-9 || share <= 0) return from
  if (share >= 1) return to
  const [start, end] = [toVector(from), toVector(to)]
  const [weight, otherWeight] = [Math.sin((1 - share) * angle), Math.sin(share * angle)]
  const [x, y, z] = [0, 1, 2].map((axis) => weight * (start[axis] ?? 0) + otherWeight * (end[axis] ?? 0)) as [
    number,
    number,
    number,
  ] // three axes in, three out
  const longitude = Math.atan2(y, x) / RADIANS
  const turns = Math.round((from[0] - longitude) / 360)
  return [longitude + 360 * turns, Math.atan2(z, Math.hypot(x, y)) / RADIANS]
}

/** Splits a route at a share of its length: both pieces end at the point between them. */
export function splitWay(path: readonly Point[], share: number): { behind: Point[]; at: Point; ahead: Point[] } {
  const wanted = Math.min(1, Math.max(0, share)) * lengthNm(path)
  let gone = 0
  for (let step = 1; step < path.length; step++) {
    const [from, to] = [path[step - 1], path[step]]
    if (!from || !to) break
    const length = lengthNm([from, to])
    if (gone + length >= wanted && length > 0) {
      const at = between(from, to, (wanted - gone) / length)
      return { behind: [...path.slice(0, step), at], at, ahead: [at, ...path.slice(step)] }
    }
    gone += length
  }
  const end = path.at(-1) ?? [0, 0]
  return { behind: [...path], at: end, ahead: [end] }
}

/** The position after a share of a route. */
export const pointAlong = (path: readonly Point[], share: number): Point => splitWay(path, share).at
