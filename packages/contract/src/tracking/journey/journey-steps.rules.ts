import type {
  Moment,
  Places,
  PublicContainer,
  PublicDetailReply,
  TrackedEvent,
  TrackedLeg,
  Vessel,
} from '../tracking.schema.ts'

/** The milestones from the empty depot to the empty return. */
export const milestoneKinds = [
  'emptyPickedUp', 'gateIn', 'loaded', 'departed', 'arrived', 'discharged', 'transshipped', 'outToRail',
  'railLoaded', 'railDeparted', 'railArrived', 'railDischarged', 'available', 'notAvailable', 'gateOut', 'emptyReturned',
] as const // biome-ignore format: in the order of a journey
export type MilestoneKind = (typeof milestoneKinds)[number]

/** One expected step of this journey, in order. */
export interface Step {
  kind: MilestoneKind
  place: string
  vessel: Vessel | null
  moment: Moment
}

const unknown: Moment = { planned: null, estimated: null, actual: null }

/** The expected steps of this container, from its legs and the estimates. */
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

/** The port of a terminal or depot; a place that is not in the answer is its own. */
export const portOf = (places: Places, code: string) => places[code]?.port ?? code
export const samePort = (places: Places, one: string, other: string) => portOf(places, one) === portOf(places, other)

/**
 * The estimated availability at the pickup place: at the ramp for a container that continues by rail. The terminal's
 * report overrides it, so beside a 'not yet' there is no estimate.
 */
export function pickupEstimate(container: PublicContainer): string | null {
  if (saysNotYet(container)) return null
  return container.shipment === 'LOCAL' ? (container.estimatedAvailability?.at ?? null) : container.estimatedDelivery
}

/** The terminal has reported that the container is not available yet, whatever the estimate. */
export const saysNotYet = ({ availability, availabilityBasis }: PublicContainer) =>
  availability === 'Not Yet Available' && availabilityBasis === 'terminal'

/** The milestone of an event; full and empty, ship and rail differ. */
export function milestoneKind({ kind, load, mode }: TrackedEvent): MilestoneKind {
  if (kind === 'gateOut') return load === 'empty' ? 'emptyPickedUp' : mode === 'rail' ? 'railDeparted' : 'gateOut'
  if (kind === 'gateIn') return load === 'empty' ? 'emptyReturned' : mode === 'rail' ? 'railArrived' : 'gateIn'
  if (kind === 'available' || kind === 'notAvailable') return kind
  if (mode !== 'rail') return kind
  return (
    { loaded: 'railLoaded', departed: 'railDeparted', arrived: 'railArrived', discharged: 'railDischarged' } as const
  )[kind]
}
