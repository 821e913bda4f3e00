import { readContainerNumber } from '@fairway/contract/shared/container-number'
import type { MapPlaces, PublicRouteReply, RouteLeg } from '@fairway/contract/tracking/journey/route.schema'
import { refuse } from '@fairway/contract/tracking/tracking.errors'
import type { Context } from '../../../platform/http/serve.ts'
import type { SeaRoutes } from '../../schedules/public.ts'
import { findJourney, type PlannedLeg } from './route.repository.ts'
import { stretchesOf } from './route.rules.ts'

interface ContainerKey {
  bookingNo: string
  containerNo: string
}

/** Shows a guest the way of one container: over water as ships go, over land as the crow flies. */
export async function getPublicRoute(
  { db }: Context,
  seaRoutes: SeaRoutes,
  { bookingNo, containerNo }: ContainerKey,
): Promise<PublicRouteReply> {
  const verdict = readContainerNumber(containerNo)
  const number = verdict.kind === 'completed' ? verdict.number : containerNo
  const journey = await findJourney(db, { bookingNo, containerNo: number })
  if (!journey) return refuse('CS0006', containerNo)
  const { places, now, rate } = journey
  const legs: RouteLeg[] = []
  for (const leg of journey.legs) legs.push(await draw(leg, places, seaRoutes))
  return { legs, places, clock: { now, rate } }
}

async function draw(leg: PlannedLeg, places: MapPlaces, seaRoutes: SeaRoutes): Promise<RouteLeg> {
  const stretches: RouteLeg['stretches'] = []
  for (const stretch of stretchesOf(leg)) {
    const [from, to] = [places[stretch.from], places[stretch.to]]
    if (!from || !to) continue
    const way = leg.kind === 'rail' ? seaRoutes.straight(from.at, to.at) : await seaRoutes.between(from.at, to.at)
    stretches.push({ ...stretch, ...way })
  }
  return { kind: leg.kind, vvd: leg.vvd, stretches }
}
