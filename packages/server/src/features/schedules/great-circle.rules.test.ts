import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milesBetween, nearestBetween, partsBetween, toPoint, toVector } from './great-circle.rules.ts'

const place = fc
  .tuple(fc.double({ min: -179.9, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true }))
  .map((point): Point => point)

describe('great circles', () => {
  it.each([
    ['a degree of latitude', [0, 10], [0, 11], 60.04],
    ['a degree of longitude on the equator', [179.5, 0], [-179.5, 0], 60.04],
    ['from pole to pole', [0, 90], [0, -90], 10_807],
  ] as const)('measure %s', (_name, from, to, nm) =>
    expect(milesBetween(toVector([...from]), toVector([...to]))).toBeCloseTo(nm, 0),
  )

  it('bring a place back to where it was', () =>
    fc.assert(
      fc.property(place, (point) => {
        const [longitude, latitude] = toPoint(toVector(point))
        expect(longitude).toBeCloseTo(point[0], 6)
        expect(latitude).toBeCloseTo(point[1], 6)
      }),
    ))

  it('are parted into equal pieces', () =>
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 9 }), (from, to, pieces) => {
        const [a, b] = [toVector(from), toVector(to)]
        const whole = milesBetween(a, b)
        fc.pre(whole > 1 && whole < 10_000)
        const along = [a, ...partsBetween(a, b, pieces), b]
        for (const [at, point] of along.slice(1).entries())
          expect(milesBetween(along[at] ?? point, point)).toBeCloseTo(whole / pieces, 3)
      }),
    ))

  it('are nowhere nearer than at the nearest point', () =>
    fc.assert(
      fc.property(place, place, place, (from, to, other) => {
        const [a, b, port] = [toVector(from), toVector(to), toVector(other)]
        fc.pre(milesBetween(a, b) > 1 && milesBetween(a, b) < 5_000)
        const nearest = milesBetween(nearestBetween(a, b, port), port)
        for (const point of [a, ...partsBetween(a, b, 20), b])
          expect(nearest).toBeLessThanOrEqual(milesBetween(point, port) + 1e-6)
      }),
    ))
})
