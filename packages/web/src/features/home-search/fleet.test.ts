import type { Lane, NetworkMapReply, Ship } from '@fairway/contract/schedules/network-map.schema'
import { describe, expect, it } from 'vitest'
import { layBerths } from './berths.ts'
import { shipsNow, weighPorts, withShips } from './fleet.ts'
import { refetchDelay } from './use-network.ts'

const place = (code: string, at: [number, number]) => ({
  code,
  port: code,
  name: { en: code, zh: code, vi: code },
  zone: 'UTC',
  country: code.slice(0, 2),
  at,
})
const places = {
  CNNGB: place('CNNGB', [121.5, 29.9]),
  USLGB: place('USLGB', [-118.2, 33.8]),
  VNHPH: place('VNHPH', [106.7, 20.9]),
}
const pacific: Lane = {
  id: 'CNNGB-USLGB',
  from: 'CNNGB',
  to: 'USLGB',
  type: 'Mainline',
  path: [
    [121.5, 29.9],
    [180, 48],
    [241.8, 33.8],
  ],
  distanceNm: 5780,
}
const feeder: Lane = {
  ...pacific,
  id: 'CNNGB-VNHPH',
  to: 'VNHPH',
  type: 'Feeder',
  path: [
    [121.5, 29.9],
    [106.7, 20.9],
  ],
}
const hummingbird: Ship = {
  name: 'Fairway Hummingbird',
  vvd: 'FHM042E',
  type: 'Mainline',
  way: {
    lane: 'CNNGB-USLGB',
    back: false,
    from: 'CNNGB',
    to: 'USLGB',
    departedAt: '2026-11-10T00:00:00Z',
    arrivesAt: '2026-11-20T00:00:00Z',
  },
  port: null,
}
const berthed: Ship = { name: 'Fairway Lapwing', vvd: 'FLW108S', type: 'Feeder', way: null, port: 'VNHPH' }
const network = (...ships: Ship[]): NetworkMapReply => ({
  lanes: [pacific, feeder],
  ships,
  places,
  clock: { now: '2026-11-15T00:00:00Z', rate: 1 },
})
const pointAt = (ship: Ship, at: string) =>
  shipsNow(network(ship), Date.parse(at))[0]?.point ?? [Number.NaN, Number.NaN]
const sailing = (change: Partial<NonNullable<Ship['way']>>): Ship => ({
  ...hummingbird,
  way: hummingbird.way && { ...hummingbird.way, ...change },
})

describe('the positions of ships', () => {
  it('start at the port, are over the Pacific at half time, and move eastward', () => {
    expect(pointAt(hummingbird, '2026-11-10T00:00:00Z')).toEqual([121.5, 29.9])
    const [half] = pointAt(hummingbird, '2026-11-15T00:00:00Z')
    expect(half).toBeGreaterThan(165)
    expect(half).toBeLessThan(195)
    expect(pointAt(hummingbird, '2026-11-16T00:00:00Z')[0]).toBeGreaterThan(half)
  })

  it('follow a lane backward too', () => {
    const home = sailing({ back: true, from: 'USLGB', to: 'CNNGB' })
    expect(pointAt(home, '2026-11-10T00:00:00Z')[0]).toBeCloseTo(241.8)
    expect(pointAt(home, '2026-11-19T00:00:00Z')[0]).toBeLessThan(150)
  })

  it('wait before the port, marked as overdue', () => {
    const [now] = shipsNow(network(hummingbird), Date.parse('2026-11-25T00:00:00Z'))
    expect(now?.overdue).toBe(true)
    expect(now?.point?.[0]).toBeLessThan(241.5)
    expect(now?.point?.[0]).toBeGreaterThan(235)
  })

  it('are at the port', () =>
    expect(shipsNow(network(berthed), 0)[0]).toMatchObject({ point: [106.7, 20.9], overdue: false }))

  it('are unknown where the answer has no lane or place', () => {
    expect(shipsNow(network(sailing({ lane: 'NONE' })), 0)[0]?.point).toBeUndefined()
    expect(shipsNow(network({ ...berthed, port: 'XXXXX' }), 0)[0]?.point).toBeUndefined()
  })

  it('survive inconsistent times', () =>
    expect(pointAt(sailing({ arrivesAt: '2026-11-10T00:00:00Z' }), '2026-11-15T00:00:00Z')[0]).toBeGreaterThan(235))
})

it('weighs a port by its lanes, mainline before feeder, and leaves out ports without a place', () =>
  expect(
    weighPorts([pacific, feeder, { ...feeder, to: 'XXXXX' }], places).map(({ code, weight }) => `${code} ${weight}`),
  ).toEqual(['CNNGB 5', 'USLGB 3', 'VNHPH 1']))

it('places ships side by side, at one port or at two that are one on a small map', () => {
  for (const count of [2, 3, 8]) {
    const ports = Array.from({ length: count }, (_, at) => [100 + at / 2, 100] as const)
    const spots = layBerths(ports)
    expect(spots).toHaveLength(count)
    for (const [at, [x, y]] of spots.entries())
      for (const [otherX, otherY] of spots.slice(at + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(6)
  }
})

it('polls every three minutes, faster on a fast clock, at most six times a minute', () => {
  expect(refetchDelay(1)).toBe(180_000)
  expect(refetchDelay(1000)).toBe(21_600)
  expect(refetchDelay(100_000)).toBe(10_000)
})

describe('a person’s own ships', () => {
  const shown = (...vvds: string[]) => {
    const { ships, lanes } = withShips(network(hummingbird, berthed), vvds)
    return [ships.map(({ vvd }) => vvd), lanes.map(({ id }) => id)]
  }
  it('are shown alone, on the lanes that they sail', () =>
    expect(shown('FHM042E', 'OTHER')).toEqual([['FHM042E'], [pacific.id]]))
  it('stand on all lanes while none is under way', () =>
    expect(shown('FLW108S')).toEqual([['FLW108S'], [pacific.id, feeder.id]]))
})
