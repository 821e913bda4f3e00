import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPackagedSeaNetwork } from '../../ports/sea-network/marnet.adapter.ts'
import { milesInland } from './coastline.fixture.ts'
import { milesBetween, partsBetween, toPoint, toVector } from './great-circle.rules.ts'
import { type Harbour, harbours } from './harbours.fixture.ts'
import { buildSeaGraph, type SeaGraph } from './sea-graph.rules.ts'
import { findSeaRoute } from './sea-route.rules.ts'

let graph: SeaGraph
beforeAll(async () => {
  graph = buildSeaGraph(await openPackagedSeaNetwork())
})

const route = (from: Point, to: Point) => findSeaRoute(graph, from, to)
const between = (from: Harbour, to: Harbour) => route(harbours[from], harbours[to])
const straightNm = (from: Point, to: Point) => milesBetween(toVector(from), toVector(to))
const stepsOf = (path: readonly Point[]) => path.slice(1).map((to, at) => [path[at] ?? to, to] as const)
const passes = (path: readonly Point[], [longitude, latitude]: Point, withinNm: number) =>
  path.some((point) => straightNm(point, [longitude, latitude]) < withinNm)

const SUEZ: Point = [32.35, 30.4]
const PANAMA: Point = [-79.7, 9.2]
const GOOD_HOPE: Point = [18.5, -35]

/** Figures that are published for these passages, in nautical miles. */
const published: readonly (readonly [Harbour, Harbour, number])[] = [
  ['CNSHA', 'USLGB', 5_900],
  ['CNSHA', 'USLAX', 5_810],
  ['CNNGB', 'USLGB', 5_870],
  ['CNNGB', 'USOAK', 5_480],
  ['CNSHA', 'USHNL', 4_400],
  ['USHNL', 'USLGB', 2_230],
  ['USLGB', 'USOAK', 370],
  ['VNSGN', 'CNSHA', 1_830],
  ['VNHPH', 'CNNGB', 1_200],
  ['VNHPH', 'VNSGN', 810],
  ['CNXMN', 'CNSHA', 560],
  ['HKHKG', 'SGSIN', 1_460],
  ['KRPUS', 'USLAX', 5_230],
  ['JPYOK', 'CAVAN', 4_260],
  ['JPYOK', 'USSEA', 4_260],
  ['AUSYD', 'USLAX', 6_510],
  ['NLRTM', 'SGSIN', 8_300],
  ['NLRTM', 'USNYC', 3_350],
  ['CNSHA', 'NLRTM', 10_500],
  ['DEHAM', 'JPYOK', 11_350],
  ['BRSSZ', 'NLRTM', 5_400],
  ['USHOU', 'NLRTM', 5_060],
  ['ZACPT', 'NLRTM', 6_160],
  ['SGSIN', 'ZACPT', 5_600],
  ['USNYC', 'SGSIN', 10_130],
  ['INBOM', 'SAJED', 2_340],
  ['CLVAP', 'PABLB', 2_610],
  ['USNYC', 'JPYOK', 9_700],
]

/** Any place at sea or on a coast: near some point of some lane. */
const place = fc
  .tuple(fc.nat(), fc.double({ min: -0.4, max: 0.4, noNaN: true }), fc.double({ min: -0.4, max: 0.4, noNaN: true }))
  .map(([index, east, north]): Point => {
    const [longitude, latitude] = toPoint(graph.ways[index % graph.ways.length]?.a ?? [1, 0, 0])
    return [longitude + east, Math.max(-85, Math.min(85, latitude + north))]
  })
const harbour = fc.constantFrom(...(Object.keys(harbours) as Harbour[])).filter((code) => code !== 'USCHI') // the list's own keys

describe('the way of a ship', () => {
  it.each(published)('from %s to %s is about %i nm long', (from, to, nm) => {
    const { distanceNm } = between(from, to)
    expect(distanceNm).toBeGreaterThan(nm * 0.9)
    expect(distanceNm).toBeLessThan(nm * 1.1)
  })

  it('crosses the Pacific and not the whole world', () => {
    const { path } = between('CNSHA', 'USLGB')
    expect(path[0]).toEqual([121.49, 31.23])
    expect(path.at(-1)).toEqual([241.81, 33.77])
    expect(between('USLGB', 'CNSHA').path.at(-1)).toEqual([-238.51, 31.23])
  })

  it.each([
    ['by Suez from Rotterdam to Yokohama, not through the ice', 'NLRTM', 'JPYOK', SUEZ],
    ['by Panama from New York to Long Beach', 'USNYC', 'USLGB', PANAMA],
    ['around the Cape from Singapore to Santos', 'SGSIN', 'BRSSZ', GOOD_HOPE],
  ] as const)('goes %s', (_name, from, to, by) => {
    const { path } = between(from, to)
    const along = stepsOf(path).flatMap(([a, b]) => [a, ...partsBetween(toVector(a), toVector(b), 40).map(toPoint)])
    expect(passes(along, by, 60)).toBe(true)
  })

  it('is straight between neighbours in one bay', () =>
    expect(between('USLAX', 'USLGB')).toEqual({ path: [harbours.USLAX, harbours.USLGB], distanceNm: 4 }))

  it('is a straight line of two points where no lane leads: Chicago lies on a lake', () => {
    const { path, distanceNm } = between('USCHI', 'NLRTM')
    expect(path).toEqual([harbours.USCHI, harbours.NLRTM])
    expect(distanceNm).toBe(Math.round(straightNm(harbours.USCHI, harbours.NLRTM)))
    expect(route([170, 65.9], [-60, -3]).path).toHaveLength(2)
    expect(route([175, 66], [-100, 50]).path).toEqual([
      [175, 66],
      [260, 50],
    ])
  })

  it('is found between two spots that are nearly the same', () =>
    expect(route([180, -40], [180.00000000000003, -40]).distanceNm).toBe(0))

  it('is no way at all from a port to itself', () =>
    expect(between('USLGB', 'USLGB')).toEqual({ path: [harbours.USLGB, harbours.USLGB], distanceNm: 0 }))
})

describe('any way of any ship', () => {
  it('is as long back as out, no shorter than the great circle, drawn as long as it is, and never jumps', () =>
    fc.assert(
      fc.property(place, place, (from, to) => {
        const { path, distanceNm } = route(from, to)
        expect(Math.abs(distanceNm - route(to, from).distanceNm)).toBeLessThanOrEqual(1)
        expect(distanceNm).toBeGreaterThanOrEqual(Math.floor(straightNm(from, to)))
        const [first, last] = [path[0] ?? from, path.at(-1) ?? to]
        expect(straightNm(first, from)).toBeLessThan(1)
        expect(first[0]).toBeCloseTo(from[0], 1)
        expect(straightNm(last, to)).toBeLessThan(1)
        const steps = stepsOf(path).map(([a, b]) => ({ east: Math.abs(a[0] - b[0]), nm: straightNm(a, b) }))
        expect(Math.max(...steps.map(({ east }) => east))).toBeLessThan(180)
        expect(Math.max(...steps.map(({ nm }) => nm))).toBeLessThan(LONGEST_STEP_NM)
        const drawn = steps.reduce((sum, { nm }) => sum + nm, 0)
        expect(Math.abs(drawn - distanceNm)).toBeLessThan(5 + distanceNm * 0.02)
      }),
    ))

  it('is no longer than by way of a third port', () =>
    fc.assert(
      fc.property(harbour, harbour, place, (from, to, third) => {
        const detour = route(harbours[from], third).distanceNm + route(third, harbours[to]).distanceNm
        expect(between(from, to).distanceNm).toBeLessThanOrEqual(detour + ROUNDED_NM)
      }),
    ))

  it('stays at sea, away from its ports', () =>
    fc.assert(
      fc.property(harbour, harbour, (from, to) => {
        const ends = [harbours[from], harbours[to]]
        for (const [a, b] of stepsOf(between(from, to).path)) {
          const samples = Math.max(2, Math.ceil(straightNm(a, b) / 15))
          for (const point of partsBetween(toVector(a), toVector(b), samples).map(toPoint)) {
            if (ends.some((end) => straightNm(end, point) < PORT_NM) || isCanal(point)) continue
            const inland = milesInland(point)
            if (inland >= ATLAS_NM) expect.fail(`${from} ${to} at ${point}: ${inland} nm inland`)
          }
        }
      }),
      { numRuns: 60 },
    ))
})

const ROUNDED_NM = 3
const LONGEST_STEP_NM = 602
/** Ports are drawn on land; straits near them are too narrow for the atlas. */
const PORT_NM = 60
/** On a map of 1 : 110 million this is a quarter of a millimetre. */
const ATLAS_NM = 15

/** Suez and Panama, which the atlas shows as land. */
const isCanal = ([longitude, latitude]: Point) =>
  (longitude > 32 && longitude < 34 && latitude > 27 && latitude < 32) || straightNm([longitude, latitude], PANAMA) < 60
