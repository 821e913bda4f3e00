import type {
  Moment,
  Places,
  PublicContainer,
  PublicDetailReply,
  TrackedEvent,
  TrackedLeg,
  Vessel,
} from './tracking.schema.ts'

/** The things worth a point on the line from the empty depot to the empty return. */
export const milestoneKinds = [
  'emptyPickedUp', 'gateIn', 'loaded', 'departed', 'arrived', 'discharged', 'transshipped', 'outToRail',
  'railLoaded', 'railDeparted', 'railArrived', 'railDischarged', 'available', 'notAvailable', 'gateOut', 'emptyReturned',
] as const // biome-ignore format: in the order of a journey
export type MilestoneKind = (typeof milestoneKinds)[number]

/** One thing that is expected to happen on this journey, in its order. */
export interface Step {
  kind: MilestoneKind
  place: string
  vessel: Vessel | null
  moment: Moment
}

const unknown: Moment = { planned: null, estimated: null, actual: null }

/** What this container is expected to go through, from its legs and the estimates. */
export function expectedSteps(reply: PublicDetailReply): Step[] {
  const { container, legs } = reply
  const { portOfLoading, destination } = container
  const at = (kind: MilestoneKind, place: string, moment = unknown): Step => ({ kind, place, vessel: null, moment })
  const first = legs[0]
  return [
    at('emptyPickedUp', portOfLoading),
    at('gateIn', first?.from ?? portOfLoading, first?.kind === 'polTerminal' ? first.departure : unknown),
    ...legs.flatMap((leg) => stepsOfLeg(leg, reply)),
    at('available', destination, { ...unknown, estimated: pickupEstimate(container) }),
    at('gateOut', destination),
    at('emptyReturned', destination),
  ]
}

function stepsOfLeg(leg: TrackedLeg, { container, places }: PublicDetailReply): Step[] {
  const { from, to, vessel, departure, arrival } = leg
  if (leg.kind === 'polTerminal' || leg.kind === 'podTerminal') return []
  if (leg.kind === 'rail')
    return [
      { kind: 'railLoaded', place: from, vessel: null, moment: unknown },
      { kind: 'railDeparted', place: from, vessel: null, moment: departure },
      {
        kind: 'railArrived',
        place: to,
        vessel: null,
        moment: { ...arrival, estimated: arrival.estimated ?? container.estimatedDelivery },
      },
      { kind: 'railDischarged', place: to, vessel: null, moment: unknown },
    ]
  return [
    { kind: 'loaded', place: from, vessel, moment: unknown },
    { kind: 'departed', place: from, vessel, moment: departure },
    { kind: 'arrived', place: to, vessel, moment: arrival },
    {
      kind: samePort(places, to, container.portOfDischarge) ? 'discharged' : 'transshipped',
      place: to,
      vessel,
      moment: unknown,
    },
  ]
}

/** The port that a terminal or depot belongs to; a place that the answer does not describe is its own. */
export const portOf = (places: Places, code: string) => places[code]?.port ?? code
export const samePort = (places: Places, one: string, other: string) => portOf(places, one) === portOf(places, other)

/**
 * When a box is estimated to be ready where it is fetched: one that goes on by rail at the ramp. What the terminal says
 * counts more, so that beside its 'not yet' there is no estimate.
 */
export function pickupEstimate(container: PublicContainer): string | null {
  if (saysNotYet(container)) return null
  return container.shipment === 'LOCAL' ? (container.estimatedAvailability?.at ?? null) : container.estimatedDelivery
}

/** The terminal has spoken: whatever was estimated, the box is not to be had yet. */
export const saysNotYet = ({ availability, availabilityBasis }: PublicContainer) =>
  availability === 'Not Yet Available' && availabilityBasis === 'terminal'

/** What an event is on the line of milestones; full and empty, ship and rail are told apart. */
export function milestoneKind({ kind, load, mode }: TrackedEvent): MilestoneKind {
  if (kind === 'gateOut') return load === 'empty' ? 'emptyPickedUp' : mode === 'rail' ? 'railDeparted' : 'gateOut'
  if (kind === 'gateIn') return load === 'empty' ? 'emptyReturned' : mode === 'rail' ? 'railArrived' : 'gateIn'
  if (kind === 'available' || kind === 'notAvailable') return kind
  if (mode !== 'rail') return kind
  return (
    { loaded: 'railLoaded', departed: 'railDeparted', arrived: 'railArrived', discharged: 'railDischarged' } as const
  )[kind]
}
