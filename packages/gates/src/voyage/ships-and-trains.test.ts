import type { EventLine } from '@fairway/contract/carrier/carrier.schema'
import { describe, expect, it } from 'vitest'
import { bookingsOf } from '../world/bookings/bookings.ts'
import { DAY, HOUR, iso } from '../world/calendar.ts'
import { examples } from '../world/showcase.ts'
import { locations } from '../world/ways/locations.ts'
import { railTransit } from '../world/ways/trains.ts'
import { berthsAt } from '../world/ways/yards.ts'
import { loadingsBetween } from './news.ts'
import { portOf, trackContainers } from './sent-lines.fixture.ts'
import { everything, newsIn, now, world } from './sixty-days.fixture.ts'

const { schedules, ...cargo } = newsIn(everything)
const trackedContainers = trackContainers({ ...cargo })
const voyages = [...new Map(schedules.map((line) => [line.vvd, line])).values()]
/** All late reports have arrived by then. */
const settledBy = iso(now - 3 * DAY)

interface Passing {
  at: string
  kind: 'arrival' | 'departure'
  terminal: string
  vvd: string
}

/** The arrivals and departures of a ship, voyage after voyage, out and back. */
function logOf(vessel: string): Passing[] {
  const passings = voyages
    .filter((voyage) => voyage.vessel.code === vessel)
    .flatMap(({ vvd, calls }) =>
      calls.flatMap(({ terminal, arrival, departure }): Passing[] => [
        ...(arrival?.actual ? [{ at: arrival.actual, kind: 'arrival' as const, terminal: terminal ?? '', vvd }] : []),
        ...(departure?.actual
          ? [{ at: departure.actual, kind: 'departure' as const, terminal: terminal ?? '', vvd }]
          : []),
      ]),
    )
  return passings.sort((one, other) => one.at.localeCompare(other.at))
}
const logs = new Map([...new Set(voyages.map(({ vessel }) => vessel.code))].map((vessel) => [vessel, logOf(vessel)]))

/** A ship's arrival and departure at one call of one of its voyages. */
function stayOf({ vvd, location }: EventLine) {
  const vessel = voyages.find((voyage) => voyage.vvd === vvd)?.vessel.code ?? ''
  const log = logs.get(vessel) ?? []
  const at = log.findIndex((passing) => passing.vvd === vvd && passing.terminal === location)
  const isArrival = log[at]?.kind === 'arrival'
  const [came, left] = isArrival ? [log[at], log[at + 1]] : [log[at - 1], log[at]]
  return { came: came?.at ?? '', left: left?.at ?? '9' }
}

describe('sixty days on, ships', () => {
  it('arrive before they leave, and leave before they arrive elsewhere, out and back', () => {
    expect(logs.size).toBe(14)
    for (const log of logs.values()) {
      expect(log.length).toBeGreaterThan(20)
      for (const [at, { kind, terminal }] of log.entries()) {
        const before = log[at - 1]
        if (!before) continue
        expect(kind).not.toBe(before.kind)
        if (kind === 'departure') expect(terminal).toBe(before.terminal)
        else expect(terminal).not.toBe(before.terminal)
      }
    }
  })

  it('find a berth: no terminal has more ships than berths at any time', () => {
    const terminals = new Set([...logs.values()].flat().map(({ terminal }) => terminal))
    for (const terminal of terminals) {
      const passings = [...logs.values()].flatMap((log) => log.filter((passing) => passing.terminal === terminal))
      let [berthed, most] = [0, 0]
      for (const { kind } of passings.sort((one, other) => one.at.localeCompare(other.at))) {
        berthed = Math.max(0, berthed + (kind === 'arrival' ? 1 : -1)) // the world begins with ships in port
        most = Math.max(most, berthed)
      }
      expect([terminal, most <= berthsAt(terminal)]).toEqual([terminal, true])
      if (berthsAt(terminal) > 1 && terminal !== 'USOAK-OICT') expect([terminal, most]).toEqual([terminal, 2])
    }
  })

  it('carry containers that are loaded and discharged during their calls, and leave and arrive with them', () => {
    let moves = 0
    for (const event of trackedContainers.flatMap(({ events }) => events)) {
      if (event.mode !== 'vessel' || event.occurredAt > settledBy) continue
      moves++
      const { came, left } = stayOf(event)
      const { kind, occurredAt } = event
      if (kind === 'departed') expect(occurredAt).toBe(left)
      else if (kind === 'arrived') expect(occurredAt).toBe(came)
      else expect([event.ref, came < occurredAt && occurredAt < left]).toEqual([event.ref, true])
    }
    expect(moves).toBeGreaterThan(10_000)
  })

  it("meet their feeders: a feeder's cargo is on the quay before the first container goes aboard", () => {
    let connections = 0
    for (const { service, index } of loadingsBetween(world, { from: -Infinity, to: now }))
      for (const { route, roll } of bookingsOf(world, service, index)) {
        const { feeder, ocean } = roll?.route ?? route
        if (!feeder) continue
        connections++
        expect(feeder.to.port).toBe(ocean.from.port)
        expect(feeder.to.arrival.actualAt).toBeLessThan(ocean.from.arrival.actualAt)
      }
    expect(connections).toBeGreaterThan(200)
  })
})

describe('sixty days on, trains', () => {
  const fixed = new Set(examples.flatMap(({ containers }) => containers))
  const place = new Map(locations.map((location) => [location.code, location]))

  /** As the crow flies, in kilometres; the track is a fifth longer. */
  function trackKm(from: string, to: string): number {
    const [one, other] = [place.get(from), place.get(to)]
    if (!one || !other) throw new Error(`no way from ${from} to ${to}`)
    const rad = (degrees: number) => (degrees * Math.PI) / 180
    const turn =
      Math.sin(rad(one.latitude)) * Math.sin(rad(other.latitude)) +
      Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude)) * Math.cos(rad(one.longitude - other.longitude))
    return Math.acos(turn) * 6371 * 1.2
  }

  it('run from the dock to the ramp at the speed of a freight train, and all their containers arrive together', () => {
    const trains = new Map<string, Set<string>>()
    for (const { events, booking, container } of trackedContainers) {
      const [loaded, left, came] = ['loaded', 'departed', 'arrived'].map((kind) =>
        events.find((event) => event.mode === 'rail' && event.kind === kind),
      )
      if (!loaded || !left || !came || came.occurredAt > settledBy || fixed.has(container.containerNo)) continue
      expect(Date.parse(left.occurredAt) - Date.parse(loaded.occurredAt)).toBeGreaterThanOrEqual(3 * HOUR)
      expect([portOf(left.location), portOf(came.location)]).toEqual([booking.portOfDischarge, booking.placeOfDelivery])
      const hours = (Date.parse(came.occurredAt) - Date.parse(left.occurredAt)) / HOUR
      const speed = trackKm(left.location, came.location) / hours
      expect([came.ref, speed > 12 && speed < 60]).toEqual([came.ref, true])
      expect(Math.abs(hours - railTransit(booking.placeOfDelivery ?? '') / HOUR)).toBeLessThan(31)
      const train = `${left.occurredAt} ${left.location} ${came.location}`
      trains.set(train, (trains.get(train) ?? new Set()).add(came.occurredAt))
    }
    expect(trains.size).toBeGreaterThan(100)
    for (const arrivals of trains.values()) expect(arrivals.size).toBe(1)
  })
})
