import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessNow } from '../business-clock.rules.ts'
import type { Point } from './route.schema.ts'
import { lengthNm, pointAlong, splitWay } from './way.rules.ts'

const ningbo: Point = [121.9, 29.9]
const longBeach: Point = [241.8, 33.75]
const pacific: Point[] = [ningbo, [140, 38], [180, 46], [215, 43], longBeach]

const anyPoint = fc.tuple(
  fc.double({ min: -170, max: 170, noNaN: true }),
  fc.double({ min: -70, max: 70, noNaN: true }),
)
/** Neighbours are near, as in every route that the server sends; longitudes continue beyond 180. */
const anyWay = fc
  .tuple(
    anyPoint,
    fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -20, max: 20 })), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([start, steps]) => {
    const way: Point[] = [start]
    for (const [east, north] of steps) {
      const [longitude, latitude] = way.at(-1) ?? start
      way.push([longitude + east, Math.max(-75, Math.min(75, latitude + north))])
    }
    return way
  })

describe('a route over the sea', () => {
  it('is as long as on a globe: a degree of the equator is 60 miles, Ningbo to Long Beach 5 700 on the shortest line', () => {
    expect(
      lengthNm([
        [0, 0],
        [1, 0],
      ]),
    ).toBeCloseTo(60, 0)
    expect(lengthNm([ningbo, longBeach])).toBeGreaterThan(5600)
    expect(lengthNm([ningbo, longBeach])).toBeLessThan(5800)
    expect(
      lengthNm([
        [179, 10],
        [181, 10],
      ]),
    ).toBeCloseTo(
      lengthNm([
        [179, 10],
        [-179, 10],
      ]),
      6,
    )
  })

  it('begins and ends at its ports, and half of it is behind at the half', () => {
    expect(pointAlong(pacific, 0)).toEqual(ningbo)
    expect(pointAlong(pacific, 1)).toEqual([expect.closeTo(241.8), expect.closeTo(33.75)])
    expect(lengthNm(splitWay(pacific, 0.5).behind)).toBeCloseTo(lengthNm(pacific) / 2, 3)
  })

  it('continues beyond 180 degrees without a jump', () => {
    const [longitude] = pointAlong(
      [
        [170, 30],
        [200, 30],
      ],
      0.75,
    )
    expect(longitude).toBeGreaterThan(190)
    expect(longitude).toBeLessThan(195)
  })

  it.each([-1, 2, Number.NaN])('stays on its route for a share of %s', (share) => {
    const [longitude] = pointAlong(pacific, share)
    expect(longitude).toBeGreaterThanOrEqual(121.9)
    expect(longitude).toBeLessThanOrEqual(241.81)
  })

  it('accepts a route that never leaves its port', () => expect(pointAlong([ningbo, ningbo], 0.3)).toEqual(ningbo))

  it('is split without losing a mile, and a larger share is never further back', () =>
    fc.assert(
      fc.property(
        anyWay,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (way, one, other) => {
          const { behind, at, ahead } = splitWay(way, one)
          expect(lengthNm(behind) + lengthNm(ahead)).toBeCloseTo(lengthNm(way), 3)
          expect(behind.at(-1)).toEqual(at)
          expect(ahead[0]).toEqual(at)
          const further = splitWay(way, Math.max(one, other))
          expect(lengthNm(further.behind)).toBeGreaterThanOrEqual(lengthNm(behind) - 1e-6)
          for (const [step, [longitude]] of [...behind, ...ahead].entries())
            expect(Math.abs(longitude - ([...behind, ...ahead][step - 1]?.[0] ?? longitude))).toBeLessThanOrEqual(31)
        },
      ),
    ))
})

it('moves with the business clock, at its rate', () => {
  const clock = { now: '2026-11-15T08:00:00Z', rate: 1000 }
  expect(businessNow(clock, 3600)).toBe(Date.parse('2026-11-15T09:00:00Z'))
  expect(businessNow({ ...clock, rate: 1 }, 60_000)).toBe(Date.parse('2026-11-15T08:01:00Z'))
})
