import { lastIndexBefore, sailingOf } from '../world/sailings.ts'
import { feeders, mainlines, type Service } from '../world/ways/rotations.ts'
import { type Journey, type Route, routeOf } from '../world/ways/routes.ts'
import { hasTrainTo } from '../world/ways/trains.ts'
import type { World } from '../world/world.ts'
import type { Brief } from './brief.ts'

/** A feeder's cargo continues on one of the mainline ships of the next weeks. */
const WEEKS_TO_CONNECT = 4

type RouteRequest = Pick<Brief, 'vvd' | 'portOfLoading' | 'portOfDischarge' | 'placeOfDelivery'>

/** The rotation of a service, from the name of a voyage. */
function indexOf(service: Service, vvd: string): number | undefined {
  const place = service.vessels.findIndex(({ code }) => vvd.startsWith(code) && vvd.endsWith(service.out))
  const vessel = service.vessels[place]
  const voyage = vessel ? Number(vvd.slice(vessel.code.length, -1)) : Number.NaN
  return vessel && Number.isInteger(voyage) ? (voyage - vessel.voyage) * service.vessels.length + place : undefined
}

/** Whether the ship calls at the one port before the other: an outward voyage carries nothing back. */
function carries(service: Service, from: string, to: string) {
  const ports = service.calls.map(({ port }) => port)
  return ports.includes(from) && ports.indexOf(from) < ports.indexOf(to)
}

/** The inland city of a place of delivery, given as city or ramp; null where no train of the carrier goes. */
export function cityOf({ placeOfDelivery }: Pick<Brief, 'placeOfDelivery'>): string | null {
  const [city = ''] = placeOfDelivery.split('-')
  return hasTrainTo(city) ? city : null
}

/** The possible mainline journeys of a request: the ship that it names, or those that its feeder connects with. */
function journeysOf(world: World, request: RouteRequest): Journey[] {
  const { vvd, portOfLoading, portOfDischarge } = request
  const feeder = feeders.find((service) => service.calls[0]?.port === portOfLoading)
  const joinsAt = feeder?.calls[1]?.port ?? portOfLoading
  const rest = { portOfLoading, portOfDischarge, city: cityOf(request) }
  const fitting = mainlines.filter((service) => carries(service, joinsAt, portOfDischarge))
  const named = fitting.flatMap((service) => {
    const index = indexOf(service, vvd)
    return index === undefined ? [] : [{ service, index, ...rest }]
  })
  const feederIndex = feeder && indexOf(feeder, vvd)
  if (named.length > 0 || !feeder || feederIndex === undefined) return named
  const landsAt = sailingOf(world, feeder, feederIndex).calls[1]?.arrival.plannedAt ?? 0
  return fitting.flatMap((service) => {
    const first = lastIndexBefore(world, service, landsAt)
    return Array.from({ length: WEEKS_TO_CONNECT }, (_, week) => ({ service, index: first + week, ...rest }))
  })
}

/** The route of a request, and the same a week later; undefined where the ship does not sail that route. */
export function findRoutes(world: World, request: RouteRequest): { route: Route; later: Route } | undefined {
  for (const journey of journeysOf(world, request)) {
    const route = routeOf(world, journey)
    const isMeant = route.ocean.sailing.vvd === request.vvd || route.feeder?.sailing.vvd === request.vvd
    if (isMeant) return { route, later: routeOf(world, { ...journey, index: journey.index + 1 }) }
  }
  return undefined
}
