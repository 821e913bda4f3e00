import { type MilestoneKind, samePort } from './journey-steps.rules.ts'
import { milestones } from './milestones.rules.ts'
import type { Moment, PublicDetailReply, TrackedLeg } from './tracking.schema.ts'
import type { LegKind } from './tracking.words.ts'

/** What begins and what ends each kind of leg for the box itself. */
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

/** The legs with what the box itself has done: schedules know ships, only its events know terminals and trains. */
export function legTimes(reply: PublicDetailReply): TrackedLeg[] {
  const facts = milestones(reply).filter(({ state }) => state === 'actual')
  const told = (kinds: readonly MilestoneKind[], place: string, moment: Moment): Moment => {
    const fact = facts.find((each) => kinds.includes(each.kind) && samePort(reply.places, each.place, place))
    return { ...moment, actual: fact?.at ?? moment.actual }
  }
  return reply.legs.map((leg) => {
    const departure = told(begins[leg.kind], leg.from, leg.departure)
    const arrival = told(ends[leg.kind], leg.to, leg.arrival)
    // The end of the rail leg is what the estimated delivery is about.
    const estimated = arrival.estimated ?? (leg.kind === 'rail' ? reply.container.estimatedDelivery : null)
    return { ...leg, departure, arrival: { ...arrival, estimated } }
  })
}
