import type { Point } from '@fairway/contract/tracking/journey/route.schema'

/** A place as a vector of length 1 from the middle of the earth: no poles and no date line to mind. */
export type Vector = readonly [x: number, y: number, z: number]

const EARTH_RADIUS_NM = 3440.065
const RADIANS = Math.PI / 180

export function toVector([longitude, latitude]: Point): Vector {
  const cosLatitude = Math.cos(latitude * RADIANS)
  return [
    cosLatitude * Math.cos(longitude * RADIANS),
    cosLatitude * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ]
}

export const toPoint = ([x, y, z]: Vector): Point => [
  Math.atan2(y, x) / RADIANS,
  Math.atan2(z, Math.hypot(x, y)) / RADIANS,
]

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const length = (a: Vector) => Math.sqrt(dot(a, a))
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
const sum = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const unit = (a: Vector) => scaled(a, 1 / length(a))

const angle = (a: Vector, b: Vector) => Math.atan2(length(cross(a, b)), dot(a, b))

/** How far it is as the crow flies, in nautical miles. */
export const milesBetween = (a: Vector, b: Vector) => angle(a, b) * EARTH_RADIUS_NM

/** The point of the great circle from a to b that is nearest to another point. */
export function nearestBetween(a: Vector, b: Vector, to: Vector): Vector {
  const pole = cross(a, b)
  const size = length(pole)
  if (size < 1e-12) return a
  const above = dot(to, pole) / size
  const foot = sum(to, scaled(pole, -above / size))
  if (dot(cross(a, foot), pole) >= 0 && dot(cross(foot, b), pole) >= 0 && length(foot) > 1e-12) return unit(foot)
  return dot(a, to) >= dot(b, to) ? a : b
}

/** The points that part a great circle into so many equal pieces, without its ends. */
export function partsBetween(a: Vector, b: Vector, pieces: number): Vector[] {
  const whole = angle(a, b)
  return Array.from({ length: pieces - 1 }, (_, at) => {
    const share = ((at + 1) / pieces) * whole
    return unit(sum(scaled(a, Math.sin(whole - share)), scaled(b, Math.sin(share))))
  })
}
