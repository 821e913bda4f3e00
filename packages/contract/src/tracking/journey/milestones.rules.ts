import type { Places, PublicDetailReply, TrackedEvent, Vessel } from '../tracking.schema.ts'
import { expectedSteps, type MilestoneKind, milestoneKind, type Step, samePort } from './journey-steps.rules.ts'

/** One milestone of a journey. */
export interface Milestone {
  kind: MilestoneKind
  /** Unreported: it must have happened, because something later did, but nobody has reported when. */
  state: 'actual' | 'estimated' | 'planned' | 'unreported'
  /** Null where nobody has given a time. */
  at: string | null
  /** The plan, where a newer time differs from it. */
  plannedAt: string | null
  place: string
  vessel: Vessel | null
  /** The last thing that happened. */
  current: boolean
  /** Its time has passed and nobody has reported it. */
  isOverdue: boolean
}

interface Fact {
  kind: MilestoneKind
  at: string
  place: string
  vessel: Vessel | null
  /** Position among the expected steps; -1 for an unexpected one. */
  step: number
}

/** Steps of every journey, shown even without a date. */
const certain: readonly MilestoneKind[] = ['emptyPickedUp', 'gateIn', 'available', 'gateOut', 'emptyReturned']

/** Steps that every later step presupposes: a missing one is a gap in the reports. */
const indispensable: readonly MilestoneKind[] = [
  'emptyPickedUp', 'gateIn', 'loaded', 'departed', 'arrived', 'discharged', 'transshipped', 'railDeparted', 'railArrived', 'gateOut',
] // biome-ignore format: in the order of a journey

/** The milestones from empty depot to empty return: first the facts, then the plans; nothing twice. */
export function milestones(reply: PublicDetailReply): Milestone[] {
  const steps = expectedSteps(reply)
  const facts = withVesselReports(eventsInForce(reply, steps), steps)
  facts.sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || one.step - other.step)
  const reached = Math.max(-1, ...facts.map((fact) => fact.step))
  const ahead = steps.slice(reached + 1).filter(isWorthShowing)
  const isVain = (step: Step) => isOvertaken(step, ahead) || isBlockedByHold(step, reply)
  return [...withGaps(facts, steps), ...ahead.map((step) => toCome(step, isVain(step), reply.asOf))]
}

/** What happened, and before each fact the steps that it presupposes and nobody has reported. */
function withGaps(facts: Fact[], steps: Step[]): Milestone[] {
  const known = new Set(facts.map(({ step }) => step))
  return facts.flatMap((fact, index) => {
    const gaps = steps.slice(0, Math.max(0, fact.step)).flatMap((step, at) => {
      if (known.has(at)) return []
      known.add(at)
      return indispensable.includes(step.kind) ? [unreported(step)] : []
    })
    return [...gaps, happened(fact, steps, index === facts.length - 1)]
  })
}

const unreported = ({ kind, place, vessel, moment }: Step): Milestone => ({
  kind,
  state: 'unreported',
  at: null,
  plannedAt: kind === 'gateIn' ? null : moment.planned,
  place,
  vessel,
  current: false,
  isOverdue: false,
})

function happened({ step, ...fact }: Fact, steps: Step[], current: boolean): Milestone {
  // A terminal receives containers until its cut-off: that is a limit and no plan, so it cannot be early or late.
  const planned = fact.kind === 'gateIn' ? null : steps[step]?.moment.planned
  return { ...fact, state: 'actual', plannedAt: differing(planned, fact.at), current, isOverdue: false }
}

function toCome({ kind, place, vessel, moment }: Step, overtaken: boolean, asOf: string): Milestone {
  const at = overtaken ? null : (moment.estimated ?? moment.planned)
  const isOverdue = at !== null && Date.parse(at) < Date.parse(asOf)
  const state = moment.estimated ? 'estimated' : 'planned'
  const plannedAt = overtaken ? moment.planned : differing(moment.planned, at)
  return { kind, state, at, plannedAt, place, vessel, current: false, isOverdue }
}

/** A plan that newer estimates of other steps have made impossible: the train cannot leave before the ship arrives. */
function isOvertaken(step: Step, ahead: Step[]): boolean {
  const { planned, estimated } = step.moment
  if (!planned || estimated) return false
  const position = ahead.indexOf(step)
  return ahead.some(({ moment }, other) => {
    if (!moment.estimated) return false
    const distance = Date.parse(moment.estimated) - Date.parse(planned)
    return other < position ? distance > 0 : distance < 0
  })
}

/** A step that a hold prevents has no date until the hold is released, and is not called overdue. */
const isBlockedByHold = ({ kind, moment }: Step, { container, asOf }: PublicDetailReply) =>
  kind === 'available' && container.stage === 'Hold' && Date.parse(moment.estimated ?? '') < Date.parse(asOf)

const differing = (planned: string | null | undefined, at: string | null) =>
  planned && at && Date.parse(planned) !== Date.parse(at) ? planned : null

const isWorthShowing = ({ kind, moment }: Step) => moment.estimated || moment.planned || certain.includes(kind)

/** The events that still count: a container that was taken out, shut out or returned unused is back where it was. */
function eventsInForce(reply: PublicDetailReply, steps: Step[]): Fact[] {
  const firstLoading = steps.findIndex((step) => step.kind === 'loaded')
  let facts: Fact[] = []
  for (const event of reply.events) {
    const sailed = firstLoading >= 0 && facts.some((fact) => fact.step >= firstLoading)
    const kind = kindOnJourney(event, reply, sailed)
    // during a hold, the terminal's report is history and not the current answer
    if (kind === 'available' && reply.container.stage === 'Hold') continue
    const undone = undoneBy(kind, event, facts, reply.places)
    facts = facts.filter((fact) => !undone.includes(fact))
    if (kind === 'takenBack' || kind === 'returnedUnused' || (isDischarge(kind) && undone.length > 0)) continue
    const fact: Fact = {
      kind,
      at: event.at,
      place: event.place,
      vessel: event.vessel,
      step: findStep(steps, kind, event, reply.places),
    }
    facts = [...facts.filter((earlier) => !isSameStep(earlier, fact)), fact]
  }
  return facts
}

/** An event that only reverses another one appears in the history, not among the milestones. */
type Reversal = 'takenBack' | 'returnedUnused'

const isDischarge = (kind: MilestoneKind | Reversal) => kind === 'discharged' || kind === 'transshipped'

function kindOnJourney(event: TrackedEvent, reply: PublicDetailReply, sailed: boolean): MilestoneKind | Reversal {
  const { container, places } = reply
  const kind = milestoneKind(event)
  const isAtOrigin = !sailed && places[event.place]?.country === places[container.portOfLoading]?.country
  if (kind === 'gateOut' && isAtOrigin) return 'takenBack'
  if (kind === 'gateOut' && container.shipment === 'IPI' && samePort(places, event.place, container.portOfDischarge))
    return 'outToRail'
  if (kind === 'emptyReturned' && isAtOrigin) return 'returnedUnused'
  if (kind === 'discharged' && sailed && !samePort(places, event.place, container.portOfDischarge))
    return 'transshipped'
  if (
    kind === 'gateIn' &&
    sailed &&
    container.shipment === 'IPI' &&
    samePort(places, event.place, container.destination)
  )
    return 'railArrived'
  return kind
}

function undoneBy(kind: MilestoneKind | Reversal, event: TrackedEvent, facts: Fact[], places: Places): Fact[] {
  const of = (...kinds: MilestoneKind[]) => facts.filter((fact) => kinds.includes(fact.kind))
  if (kind === 'takenBack') return of('gateIn')
  if (kind === 'returnedUnused') return of('emptyPickedUp', 'gateIn')
  if (kind === 'available') return of('notAvailable')
  if (kind === 'notAvailable') return of('available')
  if (!isDischarge(kind)) return []
  return of('loaded', 'departed').filter(
    (fact) => samePort(places, fact.place, event.place) && fact.vessel?.vvd === event.vessel?.vvd,
  )
}

/** The port must match, then the vessel; empty pickup and return can be at any depot. */
function findStep(steps: Step[], kind: MilestoneKind, { place, vessel }: TrackedEvent, places: Places): number {
  const fits = (step: Step) => step.kind === kind && (isAnywhere(kind) || samePort(places, step.place, place))
  const onVessel = steps.findIndex((step) => fits(step) && step.vessel?.vvd === vessel?.vvd)
  return onVessel >= 0 ? onVessel : steps.findIndex(fits)
}

const isAnywhere = (kind: MilestoneKind) => kind === 'emptyPickedUp' || kind === 'gateOut' || kind === 'emptyReturned'

const isSameStep = (one: Fact, other: Fact) =>
  one.kind === other.kind &&
  (one.step >= 0 ? one.step === other.step : one.place === other.place && one.vessel?.vvd === other.vessel?.vvd)

/** A vessel's or train's own report counts for the container once it is known to be aboard or already beyond it. */
function withVesselReports(facts: Fact[], steps: Step[]): Fact[] {
  const reached = Math.max(-1, ...facts.map((fact) => fact.step))
  const byRail = facts.some((fact) => fact.kind.startsWith('rail'))
  const isAboard = ({ kind, vessel }: Step) =>
    kind.startsWith('rail') ? byRail : vessel !== null && facts.some((fact) => fact.vessel?.vvd === vessel.vvd)
  const reports = steps.flatMap(({ kind, place, vessel, moment }, step): Fact[] => {
    const known = facts.some((fact) => fact.step === step)
    if (!moment.actual || known || !(step < reached || isAboard({ kind, place, vessel, moment }))) return []
    return [{ kind, at: moment.actual, place, vessel, step }]
  })
  return [...facts, ...reports]
}
