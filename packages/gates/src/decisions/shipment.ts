import { documentVersions } from '../voyage/booking-facts.ts'
import { type CargoHistory, historyOf } from '../voyage/news.ts'
import { type Booking, billNumbers, type Container } from '../world/bookings/booking.ts'
import { HOUR, toMinute } from '../world/calendar.ts'
import { CONTAINERS_PER_REQUEST, requestedContainerNumber } from '../world/containers/containers.ts'
import { draw } from '../world/random.ts'
import { drawScenario, type Scenario } from '../world/scenario.ts'
import { type Route, receivesUntil } from '../world/ways/routes.ts'
import type { World } from '../world/world.ts'
import { bookedLine, STEPS } from './booked-line.ts'
import { cityOf, findRoutes } from './booked-route.ts'
import type { Brief } from './brief.ts'
import { requestedDocuments } from './requested-documents.ts'

/** The shortest time from the depot over the shipper to the terminal; with less time left no container is sent. */
const LEAST_TIME = 12 * HOUR
/** The shortest time from assignment to pickup of an empty; an unused one is returned days before departure. */
const GIVEN_OUT_AFTER = HOUR
const UNUSED_EMPTY = 60 * HOUR

interface ContainerRequest {
  brief: Brief
  assignedAt: number
  /** The version of the request that they were chosen for. */
  boxesOf: number
}

/** The containers of a booking from a request: as many of each type as requested, as far as the depot has them. */
function containersFor(
  world: World,
  { brief, assignedAt, boxesOf: requestVersion }: ContainerRequest,
  route: Route,
): Container[] {
  const left = receivesUntil(route) - assignedAt - GIVEN_OUT_AFTER
  if (left < LEAST_TIME) return []
  const wanted = brief.boxes.split(' ').flatMap((row) => {
    const [, equipment = '', count = '0'] = /^(\w{4})\*(\d+)$/.exec(row) ?? []
    return Array.from({ length: Math.min(CONTAINERS_PER_REQUEST, Number(count)) }, () => equipment)
  })
  const equipmentTypes = wanted.slice(0, CONTAINERS_PER_REQUEST)
  return equipmentTypes.map((equipment, at) => {
    const containerNo = requestedContainerNumber(Number(brief.ediRef.slice(2)), requestVersion, at)
    const luck = draw(world.seed, 'requested box', brief.ediRef, containerNo)
    return {
      containerNo,
      equipment,
      seal: `FW${luck.whole(100_000, 999_999)}`,
      weightKg: weightOf(brief.grossWeight, equipmentTypes.length),
      temperature: temperatureOf(brief.temperature),
      ventilation: null,
      hazardous: brief.isHazardous,
      scenario: fitInTime(drawScenario(luck), { assignedAt, left, until: receivesUntil(route) }),
      statedHolds: null,
      removedAt: null,
      reports: 'usual',
    }
  })
}

/** Each carries its part of the cargo. */
function weightOf(grossWeight: string, count: number): string {
  const kg = Number(grossWeight) / count
  return Number.isFinite(kg) && kg > 0 ? kg.toFixed(3) : '10000.000'
}

function temperatureOf(text: string): Container['temperature'] {
  const [, value = '', unit = ''] = /^(-?\d{1,3}(?:\.\d)?) ([CF])$/.exec(text) ?? []
  return value ? { value, unit: unit as 'C' | 'F' } : null // the pattern allows no other
}

/** A late booking is in a hurry: the container is picked up soon, and brought when most of the time is over. */
function fitInTime(
  scenario: Scenario,
  { assignedAt, left, until }: { assignedAt: number; left: number; until: number },
): Scenario {
  const fromFirst = left - scenario.pickUpHoursBefore * HOUR - (scenario.setback === 'unusedEmpty' ? UNUSED_EMPTY : 0)
  if (fromFirst > 0) return scenario
  const share = (part: number) => toMinute(assignedAt + GIVEN_OUT_AFTER + part * left)
  const fixed = { pickUp: share(0.1), gateIn: Math.min(share(0.8), until - HOUR) }
  return { ...scenario, setback: scenario.setback === 'exam' ? 'exam' : null, fixed }
}

/** A booking from a request: what is needed to calculate its further course. */
export interface Shipment {
  brief: Brief
  bookedAt: number
  approvedAt: number
  /** The carrier moved it to the ship of a week later. */
  isLater: boolean
  assignedAt: number
  /** The version of the request that its containers were chosen for. */
  boxesOf: number
  /** Everything up to here was sent. */
  toldUntil: number
}

/** Seconds after the approval; after that the carrier itself changes nothing. */
const ASSIGNED_AFTER = [130, 240] as const
/** Steps of a version before its documents: the approval and a changed vessel. */
const FIRST_PAPER_STEP = 2

/** The shipment of an approved request; the containers of an earlier version stay if the same are requested. */
export function shipmentOf(
  world: World,
  brief: Brief,
  approval: { at: number; isLater: boolean },
  before?: Shipment,
): Shipment {
  const luck = draw(world.seed, 'assigned', brief.ediRef, brief.version)
  const assignedAt = approval.at + Math.round(luck.between(...ASSIGNED_AFTER)) * 1000
  const isUnchanged = before !== undefined && before.brief.boxes === brief.boxes
  return {
    brief: { ...brief, said: '' },
    bookedAt: before?.bookedAt ?? brief.takenAt,
    approvedAt: before?.approvedAt ?? approval.at,
    isLater: approval.isLater,
    assignedAt: isUnchanged ? before.assignedAt : assignedAt,
    boxesOf: isUnchanged ? before.boxesOf : brief.version,
    toldUntil: before?.toldUntil ?? approval.at,
  }
}

function bookingOf(world: World, shipment: Shipment): Booking | undefined {
  const { brief, bookedAt, approvedAt, assignedAt, isLater } = shipment
  const routes = findRoutes(world, brief)
  if (!routes) return undefined
  const route = isLater ? routes.later : routes.route
  const line = bookedLine(world, brief, { route, status: 'Approved', at: approvedAt, bookedAt, approvedAt })
  return {
    ...line,
    placeOfDelivery: cityOf(brief),
    serviceContract: line.serviceContract ?? '',
    commodity: line.commodity ?? '',
    bills: billNumbers(line.bookingNo, 1),
    bookedAt,
    receivedAt: null,
    approvedAt,
    assignedAt,
    canceledAt: null,
    amendment: null,
    requiredDocuments: requestedDocuments(world, brief.ediRef, route, approvedAt),
    route,
    roll: null,
    containers: containersFor(world, shipment, route),
  }
}

const known = new WeakMap<Shipment, CargoHistory | undefined>()

/** Everything that is ever sent of a shipment, cached because every read of the clock needs it. */
export function shipmentHistory(world: World, shipment: Shipment): CargoHistory | undefined {
  if (!known.has(shipment)) known.set(shipment, computeHistory(world, shipment))
  return known.get(shipment)
}

function computeHistory(world: World, shipment: Shipment): CargoHistory | undefined {
  const booking = bookingOf(world, shipment)
  if (!booking) return undefined
  const history = historyOf(world, booking)
  const { brief, boxesOf: requestVersion } = shipment
  const versions = documentVersions(booking).sort((one, other) => one.at - other.at)
  const { route, bookedAt, approvedAt } = booking
  return {
    ...history,
    bookings: [
      versions.map(({ at }, place) => {
        const step = FIRST_PAPER_STEP + place
        return { at, line: bookedLine(world, brief, { route, status: 'Approved', at, bookedAt, approvedAt, step }) }
      }),
    ],
    containers: history.containers.map((facts) =>
      facts.map(({ at, line }) => ({ at, line: { ...line, revision: requestVersion * STEPS + line.revision } })),
    ),
  }
}

/** Removes those of its containers that were assigned by a moment. */
export function removedContainers(world: World, shipment: Shipment, at: number) {
  const assigned = (shipmentHistory(world, shipment)?.containers ?? []).flatMap(([first]) => first ?? [])
  return assigned
    .filter((fact) => fact.at <= at)
    .map(({ line }) => ({ ...line, removed: true, revision: shipment.boxesOf * STEPS + STEPS - 1 }))
}

/** Whether one of its containers has moved by then: from then on nothing is changed or canceled. */
export const hasMoved = (world: World, shipment: Shipment, at: number) =>
  shipmentHistory(world, shipment)?.events.some((facts) => facts.some((fact) => fact.at <= at)) ?? false
