import { checkDigit } from '@fairway/contract/shared/container-number'
import type { Service } from './rotations.ts'
import type { World } from './world.ts'

/** A box comes back to the same service after this many weeks: long after its last consignee returned it. */
const WEEKS_BETWEEN_TRIPS = 16
/** Fairway's own boxes, and those of two invented lessors. */
const OWN = 'FWYU'
const LEASED = ['QLXU', 'ZNWU'] as const
const SERIALS = 1_000_000

const completeNumber = (first10: string) => first10 + checkDigit(first10)

/** The container in one place of the fleet; two places never hold the same box. */
export function boxNumber(fleetPlace: number, reserved: ReadonlySet<string>): string {
  const serial = String((fleetPlace * 387_917 + 123_457) % SERIALS).padStart(6, '0')
  const leased = LEASED[fleetPlace % 12]
  const number = completeNumber((leased ?? OWN) + serial)
  return reserved.has(number) ? completeNumber(LEASED[0] + serial) : number
}

/** Which places of the fleet a sailing takes its boxes from. */
export function fleetPlaces(world: World, services: readonly Service[], service: Service, index: number): number {
  const week = ((index % WEEKS_BETWEEN_TRIPS) + WEEKS_BETWEEN_TRIPS) % WEEKS_BETWEEN_TRIPS
  return (services.indexOf(service) * WEEKS_BETWEEN_TRIPS + week) * world.volume.boxesPerSailing
}
