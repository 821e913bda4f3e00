import { refuse } from '@fairway/contract/schedules/schedule.errors'
import type { LaneQuery, PortScheduleQuery, VesselScheduleQuery } from '@fairway/contract/schedules/schedule.schema'
import { USUAL_WEEKS } from '@fairway/contract/schedules/schedule.values'
import { checkDistance, checkLane, checkSpan, weeksOf } from '@fairway/contract/schedules/schedule-query.rules'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { findLane } from './lane.repository.ts'
import { findScheduleChoices } from './schedule-choices.repository.ts'
import { findUnmeasuredHops, saveDistances } from './sea-distance.repository.ts'
import type { SeaRoutes } from './sea-routes.actions.ts'
import { findPortSchedule, findVesselSchedule } from './ship-calls.repository.ts'

/** What schedules can be asked for. */
export const getScheduleChoices = async ({ db }: Context) => (await findScheduleChoices(db))?.body ?? refuse('SC0009')

const spanOf = ({ from, weeks }: { from: string; weeks: string }) => ({
  from,
  days: (weeksOf(weeks) ?? USUAL_WEEKS) * 7,
})

/** Sailings between two ports. Ways that nobody asked for before are measured first. */
export async function getLane({ db }: Context, query: LaneQuery, seaRoutes: SeaRoutes) {
  refuseViolations(checkLane(query))
  const params = { pol: query.pol.toUpperCase(), pod: query.pod.toUpperCase(), ...spanOf(query) }
  const found = await findLane(db, params)
  if (!found?.known.pol) return refuse('SC0001')
  if (!found.known.pod) return refuse('SC0002')
  refuseViolations(checkDistance(query.from, found.known.today ?? ''))
  if (found.unmeasured.length === 0) return found.body
  const hops = await findUnmeasuredHops(db, found.unmeasured)
  const distances = []
  for (const { from, to, fromAt, toAt } of hops) {
    const { distanceNm } = await seaRoutes.between(fromAt, toAt)
    distances.push({ from, to, distanceNm: Math.round(distanceNm) })
  }
  await saveDistances(db, distances)
  return (await findLane(db, params))?.body ?? refuse('SC0001')
}

/** The coming voyages of a ship, call by call. */
export async function getVesselSchedule({ db, settings }: Context, query: VesselScheduleQuery) {
  refuseViolations(checkSpan(query))
  const params = { vessel: query.vessel.toUpperCase(), zone: settings.zone, ...spanOf(query) }
  const found = (await findVesselSchedule(db, params)) ?? refuse('SC0007')
  refuseViolations(checkDistance(query.from, found.known.today ?? ''))
  return found.body
}

/** The ships that call at a port. */
export async function getPortSchedule({ db }: Context, query: PortScheduleQuery) {
  refuseViolations(checkSpan(query))
  const found = (await findPortSchedule(db, { port: query.port.toUpperCase(), ...spanOf(query) })) ?? refuse('SC0008')
  refuseViolations(checkDistance(query.from, found.known.today ?? ''))
  return found.body
}
