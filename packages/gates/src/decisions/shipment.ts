import { documentVersions } from '../voyage/booking-facts.ts'
import { type CargoHistory, historyOf } from '../voyage/news.ts'
import { type Booking, billNumbers, type Container } from '../world/booking.ts'
import { HOUR, toMinute } from '../world/calendar.ts'
import { CONTAINERS_PER_REQUEST, requestedContainerNumber } from '../world/containers.ts'
import { draw } from '../world/random.ts'
import { type Route, receivesUntil } from '../world/routes.ts'
import { drawScenario, type Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { bookedLine, STEPS } from './booked-line.ts'
import { cityOf, findRoutes } from './booked-route.ts'
import type { Brief } from './brief.ts'
import { requestedDocuments } from './requested-documents.ts'

/** From the depot to the shipper and on to the terminal takes so long at least; with less time left no box is sent. */
const LEAST_TIME = 12 * HOUR
/** An empty is not given out sooner than this after it was assigned, and comes back unused, if at all, days before. */
const GIVEN_OUT_AFTER = HOUR
const UNUSED_EMPTY = 60 * HOUR

interface ContainerRequest {
  brief: Brief
  assignedAt: number
  /** The version of the request that they are chosen for. */
  boxesOf: number
}

/** The boxes of a booking that came of a request: as many of each type as it asks for, as far as the depot has them. */
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
  return value ? { value, unit: unit as 'C' | 'F' } : null // the pattern knows no other
}

/** Whoever books late has to hurry: then the box is fetched soon, and brought when most of the time is over. */
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

/** A booking that came of a request: what is needed to tell what becomes of it. */
export interface Shipment {
  brief: Brief
  bookedAt: number
  approvedAt: number
  /** The carrier moved it to the ship of a week later. */
  isLater: boolean
  assignedAt: number
  /** The version of the request that its boxes were chosen for. */
  boxesOf: number
  /** Everything up to here was told. */
  toldUntil: number
}

/** Seconds after the approval: by then the carrier changes nothing any more by itself. */
const ASSIGNED_AFTER = [130, 240] as const
/** Steps of a version that come before its papers: the approval and a changed vessel. */
const FIRST_PAPER_STEP = 2

/** What an approval makes of a request, and of the shipment that it was before: its boxes stay if the same are wanted. */
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

/** All that is ever told of a shipment, worked out once: it is asked for at every look at the clock. */
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

/** Those of its boxes that were assigned by a moment, taken off again. */
export function removedContainers(world: World, shipment: Shipment, at: number) {
  const assigned = (shipmentHistory(world, shipment)?.containers ?? []).flatMap(([first]) => first ?? [])
  return assigned
    .filter((fact) => fact.at <= at)
    .map(({ line }) => ({ ...line, removed: true, revision: shipment.boxesOf * STEPS + STEPS - 1 }))
}

/** Whether one of its boxes has moved by then: from then on nothing is changed or canceled any more. */
export const hasMoved = (world: World, shipment: Shipment, at: number) =>
  shipmentHistory(world, shipment)?.events.some((facts) => facts.some((fact) => fact.at <= at)) ?? false
