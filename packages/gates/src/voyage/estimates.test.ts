import type { ScheduleLine } from '@fairway/contract/carrier/carrier.schema'
import { estimateReasons } from '@fairway/contract/tracking/tracking.values'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, iso } from '../world/calendar.ts'
import { firstIndex, getCall, returnSailingOf, type Sailing, sailingOf } from '../world/sailings.ts'
import { TINY } from '../world/volume.fixture.ts'
import { pacificExpress, services } from '../world/ways/rotations.ts'
import { createWorld, SEED } from '../world/world.ts'
import { schedulesBetween } from './news.ts'
import { scheduleFacts } from './schedule-facts.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const world = createWorld(SEED, epoch, TINY)

type ScheduledTime = NonNullable<ScheduleLine['calls'][number]['arrival']>

/** One estimate that differs from the one before, and where the ship was then. */
interface EstimateChange {
  vvd: string
  at: number
  port: string
  kind: 'arrival' | 'departure'
  /** Later than the estimate before, or than the plan, in hours. */
  later: number
  isFirst: boolean
  reason: ScheduledTime['reason']
  /** The ship is between two ports and this one is next. */
  isNext: boolean
  actualAt: number
}

const voyages = services.flatMap((service) =>
  Array.from({ length: 40 }, (_, at) => firstIndex(world, service) + at).flatMap((index) => [
    sailingOf(world, service, index),
    returnSailingOf(world, service, index),
  ]),
)
const factsOf = (sailing: Sailing) => scheduleFacts(world, sailing).map(({ at, line }) => ({ at, line }))
const histories = voyages.map((sailing) => ({ sailing, facts: factsOf(sailing) }))

const momentsOf = ({ calls }: ScheduleLine) =>
  calls.flatMap(({ location, arrival, departure }) => [
    ...(arrival ? [{ port: location, kind: 'arrival' as const, ...arrival }] : []),
    ...(departure ? [{ port: location, kind: 'departure' as const, ...departure }] : []),
  ])

/** All estimates of a voyage. */
function estimateChangesOf({ sailing, facts }: (typeof histories)[number]): EstimateChange[] {
  return facts.flatMap(({ at, line }, version) => {
    const before = momentsOf(facts[version - 1]?.line ?? line)
    const reached = momentsOf(line).findLastIndex(({ actual }) => actual !== null)
    return momentsOf(line).flatMap((moment, place): EstimateChange[] => {
      const former = version === 0 ? null : (before[place] ?? null)
      if (moment.estimated === (former?.estimated ?? null)) return []
      const actual = momentsOf(facts.at(-1)?.line ?? line)[place]?.actual ?? ''
      return [
        {
          vvd: sailing.vvd,
          at,
          port: moment.port,
          kind: moment.kind,
          later: (Date.parse(moment.estimated ?? '') - Date.parse(former?.estimated ?? moment.planned)) / HOUR,
          isFirst: (former?.estimated ?? null) === null,
          reason: moment.reason,
          isNext: place === reached + 1,
          actualAt: Date.parse(actual),
        },
      ]
    })
  })
}
const changes = histories.flatMap(estimateChangesOf)

describe('schedules', () => {
  it('are published two months ahead, revised one by one, and say when each version was stated', () => {
    for (const { facts } of histories) {
      const first = facts[0]?.line.revision ?? 0
      expect(facts.map(({ line }) => line.revision)).toEqual(facts.map((_, at) => first + at))
      expect(facts.map(({ line }) => line.statedAt)).toEqual(facts.map(({ at }) => iso(at)))
      expect(facts.map(({ at }) => at)).toEqual(facts.map(({ at }) => at).toSorted((one, other) => one - other))
    }
  })

  it('are sent in every version, oldest first, so that the portal has the history', () => {
    const sent = [...schedulesBetween(world, { from: -Infinity, to: epoch })].filter(({ vvd }) => vvd === 'FHM042E')
    const facts = scheduleFacts(world, sailingOf(world, pacificExpress, 0)).filter(({ at }) => at <= epoch)
    expect(sent.length).toBeGreaterThan(8)
    expect(sent).toEqual(facts.map(({ line }) => line))
  })

  it('never contain an arrival before it happened', () => {
    for (const { facts } of histories)
      for (const { at, line } of facts)
        for (const { actual } of momentsOf(line)) if (actual) expect(Date.parse(actual)).toBeLessThanOrEqual(at)
  })

  it('move an estimate towards the truth while the plan stays', () => {
    const sailing = sailingOf(world, pacificExpress, 0)
    const facts = scheduleFacts(world, sailing)
    const longBeach = (at: number) => facts.findLast((fact) => fact.at <= at)?.line.calls[3]?.arrival
    const { plannedAt, actualAt } = getCall(sailing, 'USLGB').arrival
    const leftAt = getCall(sailing, 'CNNGB').departure.actualAt
    const off = [leftAt + HOUR, leftAt + 6 * DAY, actualAt - HOUR].map((at) =>
      Math.abs(Date.parse(longBeach(at)?.estimated ?? '') - actualAt),
    )
    expect(off).toEqual(off.toSorted((one, other) => other - one))
    expect(off[2]).toBeLessThan(HOUR)
    expect(longBeach(actualAt + HOUR)).toMatchObject({ planned: iso(plannedAt), actual: iso(actualAt) })
  })

  it('differ from the plan on a good part of all calls', () => {
    const slips = voyages
      .filter(({ service, direction }) => service === pacificExpress && direction === 'E')
      .map((sailing) => getCall(sailing, 'USLGB').arrival)
      .map(({ plannedAt, actualAt }) => (actualAt - plannedAt) / HOUR)
    expect(slips.filter((hours) => Math.abs(hours) > 3).length).toBeGreaterThan(10)
    expect(Math.max(...slips)).toBeGreaterThan(12)
    expect(Math.min(...slips)).toBeLessThan(-6)
  })
})

describe('the reason of an estimate', () => {
  it('is on every estimate, and all reasons occur', () => {
    expect(changes.length).toBeGreaterThan(1000)
    expect(changes.filter(({ reason }) => reason === null)).toEqual([])
    expect(new Set(changes.map(({ reason }) => reason))).toEqual(new Set(estimateReasons))
  })

  it('stays as long as the estimate stays', () => {
    for (const { facts } of histories)
      for (const [version, { line }] of facts.entries()) {
        const before = momentsOf(facts[version - 1]?.line ?? line)
        for (const [place, { estimated, reason }] of momentsOf(line).entries())
          if (before[place]?.estimated === estimated) expect(reason).toBe(before[place]?.reason)
      }
  })

  it('is the plan at first, made-up time when a ship gets faster, and a cause when it gets later', () => {
    for (const { later, isFirst, reason } of changes)
      if (isFirst && later <= 0) expect(reason).toBe('schedule')
      else if (later < 0) expect(reason).toBe('madeUpTime')
      else expect(['schedule', 'madeUpTime']).not.toContain(reason)
  })

  it('is one of the sea while a ship is at sea, and one of the port only when it is near', () => {
    const atSea = changes.filter(
      ({ isNext, isFirst, kind, at, actualAt }) => isNext && !isFirst && kind === 'arrival' && actualAt - at > DAY,
    )
    expect(atSea.length).toBeGreaterThan(200)
    for (const { reason } of atSea) expect(['weather', 'engine', 'madeUpTime', 'earlierPort']).toContain(reason)
    for (const { kind, reason } of changes) if (kind === 'arrival') expect(reason).not.toBe('cargoWork')
  })

  it('is tide and pilot only on the rivers of Vietnam', () => {
    const ports = new Set(changes.filter(({ reason }) => reason === 'pilot').map(({ port }) => port))
    expect([...ports].every((port) => port.startsWith('VN'))).toBe(true)
    expect(ports.size).toBeGreaterThan(0)
  })

  it('is an earlier port wherever a delay is passed on', () => {
    const passedOn = changes.filter(({ isFirst, later, at, vvd, port }) => {
      const sailing = voyages.find((voyage) => voyage.vvd === vvd)
      const place = sailing?.calls.findIndex((call) => call.port === port) ?? 0
      const before = sailing?.calls[place - 1]
      return !isFirst && later > 0 && before !== undefined && at < before.arrival.actualAt
    })
    expect(passedOn.length).toBeGreaterThan(100)
    expect(new Set(passedOn.map(({ reason }) => reason))).toEqual(new Set(['earlierPort']))
  })
})

describe('ships', () => {
  it('fall behind and recover on one voyage, again and again', () => {
    const ocean = histories.filter(({ sailing }) => sailing.service.kind === 'mainline' && sailing.direction === 'E')
    const recovered = ocean.filter(({ sailing: { vvd } }) => {
      const toLongBeach = changes.filter(
        (change) => change.vvd === vvd && change.port === 'USLGB' && change.kind === 'arrival',
      )
      const slip = toLongBeach.findIndex(({ later, isFirst }) => !isFirst && later >= 4)
      return slip >= 0 && toLongBeach.slice(slip).some(({ later }) => later <= -4)
    })
    expect(recovered.length / ocean.length).toBeGreaterThan(0.15)
    expect(recovered.length / ocean.length).toBeLessThan(0.8)
  })

  it.each([0, 6, 12, 18, 23.9, 47])('the example at sea has a history %s hours into the first day', (hours) => {
    const midnight = Date.parse('2026-11-15T00:00:00Z')
    const sailing = sailingOf(createWorld(SEED, midnight, TINY), pacificExpress, 0)
    const facts = factsOf(sailing).filter(({ at }) => at <= midnight + hours * HOUR)
    expect(sailing.vvd).toBe('FHM042E')
    const arrivalChanges = estimateChangesOf({ sailing, facts }).filter(
      ({ port, kind }) => port === 'USLGB' && kind === 'arrival',
    )
    expect(arrivalChanges.map(({ reason }) => reason)).toEqual([
      'schedule',
      'earlierPort',
      'earlierPort',
      'madeUpTime',
      'weather',
      'madeUpTime',
      'madeUpTime',
    ])
    const { planned, estimated } = facts.at(-1)?.line.calls[3]?.arrival ?? {}
    expect((Date.parse(estimated ?? '') - Date.parse(planned ?? '')) / HOUR).toBe(-13)
  })
})
