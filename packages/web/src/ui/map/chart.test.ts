import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartFor, lineOf, middleMeridian, spotOf, trailOf } from './chart.ts'

const size = { width: 1000, height: 600 }
const room = { x: 50, y: 100, width: 900, height: 450 }
const ningbo: Point = [121.55, 29.87]
const longBeach: Point = [-118.19, 33.77]
const pacific: Point[] = [ningbo, [151, 45], [180, 50], [213, 47.5], [241.81, 33.77]]
const spotsOfLine = (line: string) =>
  [...line.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('the central meridian of a map', () => {
  it.each([
    ['the Pacific, across 180 degrees', [ningbo, longBeach], -178.32],
    [
      'the Atlantic',
      [
        [-74, 40],
        [4, 52],
      ] as Point[],
      -35,
    ],
    [
      'longitudes that go on beyond 180',
      [
        [170, 0],
        [200, 0],
      ] as Point[],
      -175,
    ],
    ['one place', [ningbo], 121.55],
  ])('of %s', (_case, points, expected) => expect(middleMeridian(points)).toBeCloseTo(expected, 1))
})

describe('a chart', () => {
  it('keeps Asia to the left and America to the right of the Pacific, in one piece', () => {
    const chart = chartFor([pacific], room, size)
    const [west] = spotOf(chart, ningbo)
    const [east] = spotOf(chart, longBeach)
    expect(west).toBeCloseTo(50, 0)
    expect(east).toBeCloseTo(950, 0)
    expect(lineOf(chart, pacific).match(/M/g)).toHaveLength(1)
  })

  it('shows a place at the same point however its longitude is written', () => {
    const chart = chartFor([pacific], room, size)
    expect(spotOf(chart, [241.81, 33.77])).toEqual(spotOf(chart, [241.81 - 360, 33.77]))
  })

  it('has north above south', () => {
    const chart = chartFor([pacific], room, size)
    expect(spotOf(chart, [180, 50])[1]).toBeLessThan(spotOf(chart, [180, 20])[1])
  })

  it('zooms out far enough to show some coast around a short route', () => {
    const short = chartFor([[ningbo, [122, 31]]], room, size)
    const degree = spotOf(short, [122, 30])[0] - spotOf(short, [121, 30])[0]
    expect(degree).toBeLessThan(40)
    expect(spotOf(short, ningbo)[0]).toBeGreaterThan(480)
    expect(spotOf(short, ningbo)[0]).toBeLessThan(520)
  })

  it('wraps a route that crosses the edge of a world map to the other side', () => {
    const aroundTheWorld = Array.from({ length: 34 }, (_, at): Point => [at * 10, 10])
    const across: Point[] = [
      [331, -20],
      [359, -20],
    ]
    const chart = chartFor([aroundTheWorld, across], room, size)
    const pieces = lineOf(chart, across).split('M').slice(1).map(spotsOfLine)
    expect(pieces).toHaveLength(2)
    expect(pieces[0]?.[0]?.[0]).toBeCloseTo(spotOf(chart, [331, -20])[0], 0)
    expect(pieces[1]?.at(-1)?.[0]).toBeCloseTo(spotOf(chart, [359, -20])[0], 0)
    expect(spotOf(chart, [331, -20])[0] - spotOf(chart, [359, -20])[0]).toBeGreaterThan(700)
  })

  it('fits all routes into the viewport, for any carrier', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.double({ min: -180, max: 180, noNaN: true }),
            fc.double({ min: -60, max: 70, noNaN: true }),
            fc.array(fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -6, max: 6 })), {
              minLength: 1,
              maxLength: 8,
            }),
          ),
          { minLength: 1, maxLength: 5 },
        ),
        (starts) => {
          const ways = starts.map(([longitude, latitude, steps]) => {
            const way: Point[] = [[longitude, latitude]]
            for (const [east, north] of steps) {
              const [x, y] = way.at(-1) ?? [0, 0]
              way.push([x + east, Math.max(-75, Math.min(75, y + north))])
            }
            return way
          })
          const chart = chartFor(ways, room, size)
          for (const [x, y] of ways.flatMap((way) => trailOf(chart, way, 60))) {
            expect(x).toBeGreaterThanOrEqual(room.x - 0.01)
            expect(x).toBeLessThanOrEqual(room.x + room.width + 0.01)
            expect(y).toBeGreaterThanOrEqual(room.y - 0.01)
            expect(y).toBeLessThanOrEqual(room.y + room.height + 0.01)
          }
        },
      ),
    ))
})

describe('a line', () => {
  it('begins and ends at its ports, with rounded corners between', () => {
    const chart = chartFor([pacific], room, size)
    const spots = spotsOfLine(lineOf(chart, pacific))
    expect(spots[0]?.[0]).toBeCloseTo(spotOf(chart, ningbo)[0], 0)
    expect(spots.at(-1)?.[0]).toBeCloseTo(spotOf(chart, longBeach)[0], 0)
    expect(lineOf(chart, pacific).match(/Q/g)).toHaveLength(pacific.length - 2)
  })

  it('has points without gaps', () => {
    const trail = trailOf(chartFor([pacific], room, size), pacific)
    for (const [at, [x, y]] of trail.entries()) {
      const [nextX, nextY] = trail[at + 1] ?? [x, y]
      expect(Math.hypot(nextX - x, nextY - y)).toBeLessThanOrEqual(6.01)
    }
  })
})
