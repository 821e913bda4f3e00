import { checkDigit } from '@fairway/contract/shared/container-number'
import type { Service } from '../ways/rotations.ts'
import type { World } from '../world.ts'

/** Fairway's own containers and those of two invented lessors; each has a second series after the first million. */
const OWNERS = [
  { own: 'FWYU', leased: ['QLXU', 'ZNWU'] },
  { own: 'FWXU', leased: ['QJXU', 'ZXWU'] },
] as const
/** Two of twelve containers are leased. */
const OWNED_AND_LEASED = 12
const SERIALS = 1_000_000

const completeNumber = (first10: string) => first10 + checkDigit(first10)

/** The container in one slot of the fleet; every slot has another container. */
export function containerNumber(fleetPlace: number, reserved: ReadonlySet<string>): string {
  const owner = OWNERS[Math.floor(fleetPlace / SERIALS)]
  if (!owner) throw new Error(`the fleet has no place ${fleetPlace}`)
  const serial = String((fleetPlace * 387_917 + 123_457) % SERIALS).padStart(6, '0')
  const leased = owner.leased[fleetPlace % OWNED_AND_LEASED]
  const number = completeNumber((leased ?? owner.own) + serial)
  return reserved.has(number) ? completeNumber(owner.leased[0] + serial) : number
}

/** Containers that no sailing of the world uses: they are for requests of customers. */
const REQUESTED_OWNER = 'FWZU'
export const CONTAINERS_PER_REQUEST = 50

/** One of the containers of a request; a second set is for a request that is changed to need others. */
export function requestedContainerNumber(request: number, set: number, at: number): string {
  const serial = ((request * 2 + (set % 2)) * CONTAINERS_PER_REQUEST + at) % SERIALS
  return completeNumber(REQUESTED_OWNER + String(serial).padStart(6, '0'))
}

/** The slots of the fleet that a sailing uses. */
export function fleetPlaces({ volume }: World, services: readonly Service[], service: Service, index: number): number {
  const { weeksBetweenTrips, containersPerSailing } = volume
  const week = ((index % weeksBetweenTrips) + weeksBetweenTrips) % weeksBetweenTrips
  return (services.indexOf(service) * weeksBetweenTrips + week) * containersPerSailing
}
