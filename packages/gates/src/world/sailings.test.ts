import { describe, expect, it } from 'vitest'
import { scheduleFacts } from '../voyage/schedule-facts.ts'
import { DAY, HOUR } from './calendar.ts'
import { distanceNm } from './distances.ts'
import { pacificExpress, type Service, services } from './rotations.ts'
import { cutOffsOf, firstIndex, getCall, returnSailingOf, type Sailing, sailingOf } from './sailings.ts'
import { TINY } from './volume.fixture.ts'
import { createWorld, SEED } from './world.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const worlds = [SEED, 'one', 'two'].map((seed) => createWorld(seed, epoch, TINY))
const indexes = (service: Service) => Array.from({ length: 40 }, (_, at) => firstIndex(service) + at)

/** All voyages of one ship, there and back, in the order in which it sails them. */
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

  it('carry voyage numbers that are used once', () => {
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

describe('schedules', () => {
  const sailing = sailingOf(createWorld(SEED, epoch, TINY), pacificExpress, 0)
  const facts = scheduleFacts(sailing)
  const longBeach = (at: number) => facts.findLast((fact) => fact.at <= at)?.line.calls[3]?.arrival

  it('are published two months ahead and revised one by one', () => {
    expect(facts.map(({ line }) => line.revision)).toEqual(facts.map((_, at) => at))
    expect(facts.map(({ at }) => at)).toEqual(facts.map(({ at }) => at).toSorted((one, other) => one - other))
  })

  it('never tell an arrival before it happened', () => {
    for (const { at, line } of facts)
      for (const { arrival, departure } of line.calls)
        for (const told of [arrival?.actual, departure?.actual])
          if (told) expect(Date.parse(told)).toBeLessThanOrEqual(at)
  })

  it('let an estimate approach the truth while the plan stays', () => {
    const { plannedAt, actualAt } = getCall(sailing, 'USLGB').arrival
    const leftAt = getCall(sailing, 'CNNGB').departure.actualAt
    const off = [leftAt + HOUR, leftAt + 6 * DAY, actualAt - HOUR].map((at) =>
      Math.abs(Date.parse(longBeach(at)?.estimated ?? '') - actualAt),
    )
    expect(off).toEqual(off.toSorted((one, other) => other - one))
    expect(off[2]).toBeLessThan(4 * HOUR)
    expect(longBeach(actualAt + HOUR)).toMatchObject({
      planned: new Date(plannedAt).toISOString(),
      actual: new Date(actualAt).toISOString(),
    })
  })

  it('differ from the plan on a good part of all calls', () => {
    const world = createWorld(SEED, epoch, TINY)
    const slips = indexes(pacificExpress).map((index) => {
      const { plannedAt, actualAt } = getCall(sailingOf(world, pacificExpress, index), 'USLGB').arrival
      return (actualAt - plannedAt) / HOUR
    })
    expect(slips.filter((hours) => Math.abs(hours) > 3).length).toBeGreaterThan(10)
    expect(Math.max(...slips)).toBeGreaterThan(12)
    expect(Math.min(...slips)).toBeLessThan(-6)
  })
})
