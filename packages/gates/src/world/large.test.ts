import { isContainerNumber } from '@fairway/contract/shared/container-number'
import { describe, expect, it } from 'vitest'
import { bookingsOf } from './bookings/bookings.ts'
import { containerNumber } from './containers/containers.ts'
import { firstIndex, sailingOf } from './sailings.ts'
import { showcase } from './showcase.ts'
import { reservedContainers } from './showcase-bookings.ts'
import { mainlines, pacificExpress, services } from './ways/rotations.ts'
import { createWorld, LARGE, SEED, volumes } from './world.ts'

const epoch = Date.parse('2026-11-15T09:30:00Z')
const world = createWorld(SEED, epoch, LARGE)

describe('numbers', () => {
  it('of bookings do not repeat within a sailing: the step between them and their count share no factor', () => {
    for (const { numbersPerSailing } of Object.values(volumes)) expect(numbersPerSailing % 17).not.toBe(0)
  })

  it('of bookings keep their seven digits from the first sailing to those of sixty weeks after the epoch', () => {
    const numbers = mainlines.flatMap((service) =>
      [firstIndex(world, service), firstIndex(world, service) + 1, 69].flatMap((index) =>
        [...bookingsOf(world, service, index)].map(({ bookingNo }) => bookingNo),
      ),
    )
    expect(numbers.filter((number) => !/^[1-9]\d{6}$/.test(number))).toEqual([])
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(18_000)
  })

  it('of containers follow ISO 6346, and every slot of the fleet has another one', () => {
    const places = mainlines.length * LARGE.weeksBetweenTrips * LARGE.containersPerSailing
    expect(places).toBeGreaterThan(1_000_000)
    const owners = new Map<string, Uint8Array>()
    for (let place = 0; place < places; place++) {
      const number = containerNumber(place, reservedContainers)
      const owner = number.slice(0, 4)
      const serials = owners.get(owner) ?? new Uint8Array(1_000_000)
      owners.set(owner, serials)
      const serial = Number(number.slice(4, 10))
      if (serials[serial]) throw new Error(`${number} is in two places`)
      serials[serial] = 1
      if (place % 1000 === 0) expect(isContainerNumber(number)).toBe(true)
    }
    expect([...owners.keys()].every((owner) => /^[A-Z]{3}U$/.test(owner))).toBe(true)
    expect(() => containerNumber(2_000_000, reservedContainers)).toThrow('no place 2000000')
  })
})

describe('the large world', () => {
  it('reaches back for more than a year, with positive voyage numbers', () => {
    for (const service of services) {
      const { voyage, calls } = sailingOf(world, service, firstIndex(world, service))
      expect(Number(voyage)).toBeGreaterThan(0)
      expect((epoch - (calls[0]?.arrival.plannedAt ?? epoch)) / 86_400_000).toBeGreaterThan(420)
    }
  })

  it('carries eight thousand containers on a ship, and the fixed examples', () => {
    const bookings = [...bookingsOf(world, pacificExpress, 0)]
    const containers = bookings.flatMap((booking) => booking.containers)
    expect(containers.length).toBeGreaterThan(7500)
    expect(containers.length).toBeLessThanOrEqual(LARGE.containersPerSailing + 30)
    expect(bookings.map(({ bookingNo }) => bookingNo)).toContain(showcase.inTransit.booking)
    expect(containers.filter(({ containerNo }) => containerNo === showcase.inTransit.containers[0])).toHaveLength(1)
  })

  it('does not overload the sailing with the block bookings either', () => {
    const containers = [...bookingsOf(world, pacificExpress, -1)].flatMap((booking) => booking.containers)
    expect(containers.length).toBeGreaterThan(LARGE.containersPerSailing - 10)
    expect(containers.length).toBeLessThanOrEqual(LARGE.containersPerSailing)
  })
})
