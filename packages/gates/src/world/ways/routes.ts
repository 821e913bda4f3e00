import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { atLocal, DAY, HOUR, iso, localDay } from '../calendar.ts'
import { type Call, cutOffsOf, getCall, lastIndexBefore, type Sailing, sailingOf } from '../sailings.ts'
import type { World } from '../world.ts'
import { zoneOf } from './locations.ts'
import { feeders, type Service } from './rotations.ts'
import { railTransit } from './trains.ts'

/** One ship from one port to another. */
export interface Carriage {
  sailing: Sailing
  from: Call
  to: Call
}

/** The route of a booking: by feeder where its port needs one, over the ocean, and by rail where it is IPI. */
export interface Route {
  feeder: Carriage | null
  ocean: Carriage
  rail: { from: string; to: string } | null
}

export interface Journey {
  service: Service
  /** Rotation of the mainline ship. */
  index: number
  portOfLoading: string
  portOfDischarge: string
  /** The inland city, null for a LOCAL shipment. */
  city: string | null
}

/** A feeder is planned to berth at least this long before the mainline ship of its cargo. */
const CONNECTION = 30 * HOUR

/** The ships of a booking. */
export function routeOf(world: World, journey: Journey): Route {
  const { service, index, portOfLoading, portOfDischarge, city } = journey
  const sailing = sailingOf(world, service, index)
  const feederService = feeders.find(({ calls }) => calls[0]?.port === portOfLoading)
  const joins = getCall(sailing, feederService?.calls[1]?.port ?? portOfLoading)
  return {
    feeder: feederService ? feederTo(world, feederService, joins) : null,
    ocean: { sailing, from: joins, to: getCall(sailing, portOfDischarge) },
    rail: city ? { from: portOfDischarge, to: city } : null,
  }
}

/** The last feeder that makes the connection. */
function feederTo(world: World, service: Service, joins: Call): Carriage {
  for (let index = lastIndexBefore(world, service, joins.arrival.plannedAt); ; index--) {
    const sailing = sailingOf(world, service, index)
    const [from, to] = sailing.calls
    if (from && to && to.arrival.plannedAt + CONNECTION <= joins.arrival.plannedAt) return { sailing, from, to }
  }
}

/** The ship on which the cargo leaves its port of loading. */
export const firstCarriage = ({ feeder, ocean }: Route) => feeder ?? ocean

/** Until when the terminal at the port of loading receives the full container. */
export const receivesUntil = (route: Route) => cutOffsOf(firstCarriage(route).from).cy

type Legs = BookingLine['legs']

/** The legs as a booking shows them: feeder, at the terminal, ocean, at the terminal, rail. */
export function legsOf(route: Route): Legs {
  const { feeder, ocean, rail } = route
  const waitsFrom = feeder ? feeder.to.arrival.plannedAt : receivesUntil(route)
  const landsAt = ocean.to.arrival.plannedAt
  const zone = zoneOf(ocean.to.port)
  const leavesAt = rail ? atLocal(zone, localDay(zone, landsAt) + 2 * DAY, 20) : landsAt + DAY
  const legs: Legs = [
    atTerminal('polTerminal', ocean.from.terminal, waitsFrom, ocean.from.departure.plannedAt),
    byVessel('ocean', ocean),
    atTerminal('podTerminal', ocean.to.terminal, landsAt, leavesAt),
  ]
  if (feeder) legs.unshift(byVessel('feeder', feeder))
  if (rail)
    legs.push({
      kind: 'rail',
      from: rail.from,
      to: rail.to,
      vvd: null,
      plannedDepartureAt: iso(leavesAt),
      plannedArrivalAt: iso(leavesAt + railTransit(rail.to)),
    })
  return legs
}

const byVessel = (kind: 'feeder' | 'ocean', { sailing, from, to }: Carriage): Legs[number] => ({
  kind,
  from: from.port,
  to: to.port,
  vvd: sailing.vvd,
  plannedDepartureAt: iso(from.departure.plannedAt),
  plannedArrivalAt: iso(to.arrival.plannedAt),
})

const atTerminal = (
  kind: 'polTerminal' | 'podTerminal',
  terminal: string,
  fromAt: number,
  untilAt: number,
): Legs[number] => ({
  kind,
  from: terminal,
  to: terminal,
  vvd: null,
  plannedDepartureAt: iso(fromAt),
  plannedArrivalAt: iso(untilAt),
})
