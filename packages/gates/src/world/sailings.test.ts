import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from './calendar.ts'
import { cutOffsOf, firstIndex, getCall, returnSailingOf, type Sailing, sailingOf } from './sailings.ts'
import { TINY } from './volume.fixture.ts'
import { distanceNm } from './ways/distances.ts'
import { pacificExpress, type Service, services } from './ways/rotations.ts'
import { berthsAt } from './ways/yards.ts'
import { createWorld, SEED } from './world.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const worlds = [SEED, 'one', 'two'].map((seed) => createWorld(seed, epoch, TINY))
const indexes = (service: Service) =>
  Array.from({ length: 40 }, (_, at) => firstIndex(createWorld(SEED, epoch, TINY), service) + at)

/** All voyages of one ship, there and back, in order. */
const voyagesOf = (world: (typeof worlds)[number], service: Service, ship: number): Sailing[] =>
  indexes(service)
    .map((index) => ({ index, out: sailingOf(world, service, index) }))
    .filter(({ out }) => out.vessel === service.vessels[ship])
    .flatMap(({ index, out }) => [out, returnSailingOf(world, service, index)])

describe('ships', () => {
  const ships = services.flatMap((service) =>
    worlds.flatMap((world) =>
      service.vessels.map((_, ship) => ({ service, voyages: voyagesOf(world, service, ship) })),
    ),
  )

  it('are never faster than 24 knots and never drift', () => {
    for (const { voyages } of ships)
      for (const { calls } of voyages)
        for (const [at, from] of calls.slice(0, -1).entries()) {
          const to = calls[at + 1] ?? from
          const hours = (to.arrival.actualAt - from.departure.actualAt) / HOUR
          expect(distanceNm(from.port, to.port) / hours).toBeGreaterThan(7)
          expect(distanceNm(from.port, to.port) / hours).toBeLessThan(24)
        }
  })

  it('are never in two places, and stay long enough to work their cargo', () => {
    for (const { service, voyages } of ships) {
      expect(voyages.length).toBeGreaterThan(10)
      const stays = voyages.filter(({ direction }) => direction === service.out).flatMap(({ calls }) => calls)
      for (const { arrival, departure } of stays)
        expect(departure.actualAt - arrival.actualAt).toBeGreaterThan(8 * HOUR)
      const moments = stays.flatMap(({ arrival, departure }) => [arrival.actualAt, departure.actualAt])
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    }
  })

  it('return from their last port to the first port of their next rotation', () => {
    for (const { service, voyages } of ships)
      for (const [at, { direction, calls, vvd }] of voyages.entries()) {
        expect(direction).toBe(at % 2 === 0 ? service.out : service.back)
        const next = voyages[at + 1]
        if (next) expect([vvd, calls.at(-1)]).toEqual([vvd, next.calls[0]])
      }
  })

  it('never exceed the berths of their terminal, in any of many worlds', () => {
    const most = new Map<string, number>()
    for (let number = 0; number < 25; number++) {
      const world = createWorld(`world ${number}`, epoch + number * 37 * DAY, TINY)
      const passings = services.flatMap((service) =>
        indexes(service).flatMap((index) =>
          sailingOf(world, service, index).calls.flatMap(({ terminal, arrival, departure }) => [
            { terminal, at: arrival.actualAt, ships: 1 },
            { terminal, at: departure.actualAt, ships: -1 },
          ]),
        ),
      )
      const berthed = new Map<string, number>()
      for (const { terminal, ships } of passings.sort((one, other) => one.at - other.at)) {
        berthed.set(terminal, (berthed.get(terminal) ?? 0) + ships)
        most.set(terminal, Math.max(most.get(terminal) ?? 0, berthed.get(terminal) ?? 0))
      }
    }
    expect(most.size).toBe(8)
    for (const [terminal, ships] of most) expect([terminal, ships]).toEqual([terminal, berthsAt(terminal)])
  })

  it('have voyage numbers that are used once', () => {
    const world = createWorld(SEED, epoch, TINY)
    const vvds = services.flatMap((service) =>
      indexes(service).flatMap((index) => [
        sailingOf(world, service, index).vvd,
        returnSailingOf(world, service, index).vvd,
      ]),
    )
    expect(new Set(vvds).size).toBe(vvds.length)
    expect(vvds).toContain('FHM042E')
  })

  it('keep the same hour of the local day in summer and in winter', () => {
    const world = createWorld(SEED, Date.parse('2026-11-15T00:00:00Z'), TINY)
    const hours = [-6, 0].map((index) => {
      const { plannedAt } = getCall(sailingOf(world, pacificExpress, index), 'USLGB').arrival
      return new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', hour: '2-digit' }).format(plannedAt)
    })
    expect(hours).toEqual(['08', '08'])
  })

  it('stop receiving before they berth, and close AMS 24 hours before loading starts', () => {
    const call = getCall(sailingOf(createWorld(SEED, epoch, TINY), pacificExpress, 0), 'CNNGB')
    const { special, si, vgm, cy, ams } = cutOffsOf(call)
    expect(special < si && si < vgm && vgm < cy && cy < call.arrival.plannedAt).toBe(true)
    expect(call.arrival.plannedAt + 2 * HOUR - ams).toBe(24 * HOUR)
    expect(new Date(cy).toISOString()).toBe('2026-11-08T10:00:00.000Z')
  })
})
