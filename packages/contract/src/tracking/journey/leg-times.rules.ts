import type { Moment, PublicDetailReply, TrackedLeg } from '../tracking.schema.ts'
import type { LegKind } from '../tracking.values.ts'
import { type MilestoneKind, samePort } from './journey-steps.rules.ts'
import { milestones } from './milestones.rules.ts'
import { isOvertaken } from './overtaken.rules.ts'

/** The events that begin and end each kind of leg for the container itself. */
const begins: Record<LegKind, readonly MilestoneKind[]> = {
  feeder: ['departed'],
  polTerminal: ['transshipped', 'gateIn'],
  ocean: ['departed'],
  podTerminal: ['discharged'],
  rail: ['railDeparted'],
}
const ends: Record<LegKind, readonly MilestoneKind[]> = {
  feeder: ['arrived'],
  polTerminal: ['departed'],
  ocean: ['arrived'],
  podTerminal: ['outToRail', 'railDeparted', 'gateOut'],
  rail: ['railArrived'],
}

/** A leg with the latest times of its two ends, and which of its plans newer reports have made impossible. */
export interface LegTimes extends TrackedLeg {
  overtaken: { departure: boolean; arrival: boolean }
}

/** The legs with the container's own events: schedules know ships, only events know terminals and trains. */
export function legTimes(reply: PublicDetailReply): LegTimes[] {
  const facts = milestones(reply).filter(({ state }) => state === 'actual')
  const withActual = (kinds: readonly MilestoneKind[], place: string, moment: Moment): Moment => {
    const fact = facts.find((each) => kinds.includes(each.kind) && samePort(reply.places, each.place, place))
    return { ...moment, actual: fact?.at ?? moment.actual }
  }
  const legs = reply.legs.map((leg, at) => {
    const departure = withActual(begins[leg.kind], leg.from, leg.departure)
    const arrival = withActual(ends[leg.kind], leg.to, leg.arrival)
    return {
      ...leg,
      departure: { ...departure, estimated: startOf(leg, reply.legs[at - 1], departure) },
      arrival: { ...arrival, estimated: endOf(leg, reply, arrival) },
    }
  })
  const moments = legs.flatMap(({ departure, arrival }) => [departure, arrival])
  return legs.map((leg, at) => ({
    ...leg,
    overtaken: { departure: isOvertaken(moments, 2 * at), arrival: isOvertaken(moments, 2 * at + 1) },
  }))
}

const isStay = ({ kind }: TrackedLeg) => kind === 'polTerminal' || kind === 'podTerminal'

/** A stay at a terminal begins when the ship with the container arrives, whatever the first plan was. */
function startOf(leg: TrackedLeg, before: TrackedLeg | undefined, { estimated }: Moment): string | null {
  return isStay(leg) && before ? (before.arrival.actual ?? before.arrival.estimated) : estimated
}

/** It ends when the next ship sails with the container; the estimated delivery covers the end of the rail leg. */
function endOf(leg: TrackedLeg, { legs, container }: PublicDetailReply, { estimated }: Moment): string | null {
  if (leg.kind === 'rail') return estimated ?? container.estimatedDelivery
  return isStay(leg) ? (legs[legs.indexOf(leg) + 1]?.departure.estimated ?? estimated) : estimated
}
