import { beforeAll, describe, expect, it } from 'vitest'
import { openPackagedSeaNetwork } from './marnet.adapter.ts'
import type { SeaNetwork } from './sea-network.port.ts'
import { addedWays, closedWays } from './way-corrections.ts'

let network: SeaNetwork
beforeAll(async () => {
  network = await openPackagedSeaNetwork()
})
const near = (one: number, other: number) => Math.abs(one - other) < 0.002
const indexesOf = (longitude: number, latitude: number) =>
  [...network.points.entries()].flatMap(([index, point]) =>
    near(point[0], longitude) && near(point[1], latitude) ? [index] : [],
  )
const waysOf = (index: number) => network.ways.filter((way) => way.includes(index))

describe('the packaged shipping lanes', () => {
  it('cover the world', () => {
    expect(network.points.length).toBeGreaterThan(5_000)
    expect(network.ways.length).toBeGreaterThan(7_000)
    for (const [longitude, latitude] of network.points) {
      expect(longitude).toBeGreaterThan(-180)
      expect(longitude).toBeLessThanOrEqual(180)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
    }
  })

  it('go on across 180°: one point there has neighbours on both sides', () => {
    const [index, ...others] = indexesOf(180, 40)
    expect(others).toEqual([])
    const longitudes = waysOf(index ?? -1).flatMap((way) => way.flatMap((end) => network.points[end]?.[0] ?? []))
    expect(longitudes.some((longitude) => longitude > 165 && longitude < 180)).toBe(true)
    expect(longitudes.some((longitude) => longitude > -180 && longitude < -165)).toBe(true)
  })

  it('have a point where each added way begins, with a way of their own', () => {
    const added = new Set(addedWays.flatMap((way) => way.flatMap((point) => indexesOf(...point))))
    for (const way of addedWays) {
      const starts = indexesOf(...(way[0] ?? [0, 0]))
      expect(starts, `${way[0]}`).toHaveLength(1)
      const own = starts.flatMap(waysOf).filter(([one, other]) => !added.has(one) || !added.has(other))
      expect(own.length, `${way[0]}`).toBeGreaterThan(0)
    }
  })

  it('leave out what container ships cannot pass', () => {
    for (const [one, other] of closedWays) {
      const [from] = indexesOf(...one)
      const [to] = indexesOf(...other)
      expect(from).toBeDefined()
      expect(to).toBeDefined()
      expect(waysOf(from ?? -1).some((way) => way.includes(to ?? -1))).toBe(false)
    }
  })
})
