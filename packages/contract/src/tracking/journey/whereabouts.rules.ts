import type { PublicDetailReply } from '../tracking.schema.ts'
import { type MilestoneKind, portOf, samePort } from './journey-steps.rules.ts'
import { type Milestone, milestones } from './milestones.rules.ts'
import type { Point, PublicRouteReply, RouteLeg, Stretch } from './route.schema.ts'
import { HELD_SHARE, pointAlong } from './way.rules.ts'

const HOUR = 3_600_000

/** A reported event of the container. */
interface Report {
  kind: MilestoneKind
  place: string
  at: string
}

/** Between two calls, calculated from the reports: nobody has seen it there. */
export interface UnderWay {
  kind: 'underWay'
  by: RouteLeg['kind']
  vvd: string | null
  from: string
  to: string
  departedAt: string
  dueAt: string
  /** The time of arrival has passed without a report: the position stops before the port. */
  overdue: boolean
  point: Point
  /** Of the whole leg, with the calls that are behind. */
  doneNm: number
  lengthNm: number
  knots: number
}

/** Where a container is by its reports: at a place, gone by truck, between two, somewhere after one, or unknown. */
export type Position =
  | { kind: 'unheard' }
  | { kind: 'atPlace' | 'leftPlace'; report: Report; point: Point | null }
  | { kind: 'lost'; report: Report }
  | UnderWay

/** How much of a stretch the container has behind it: 1 behind, 0 ahead, a fraction for the current one. */
export interface Whereabouts {
  shares: number[][]
  position: Position
}

interface WhereaboutsContext {
  reply: PublicDetailReply
  route: PublicRouteReply
  /** The business clock, in milliseconds. */
  now: number
  /** The events that still count, oldest first. */
  facts: Milestone[]
}

/** Where the container is now, and which part of its route is behind it; a ship that left without it does not count. */
export function whereabouts(reply: PublicDetailReply, route: PublicRouteReply, now: number): Whereabouts {
  const facts = milestones(reply).filter(({ state }) => state === 'actual')
  const context = { reply, route, now, facts }
  const done = route.legs.map((leg, at) => isDone(leg, at, context))
  const aboard = route.legs.findLastIndex((leg, at) => !done[at] && facts.some((fact) => isOn(leg, fact)))
  const shares = route.legs.map(({ stretches }, at) => stretches.map(() => (at < aboard || done[at] ? 1 : 0)))
  const leg = route.legs[aboard]
  if (!leg) return { shares, position: lastReportedPosition(context) }
  const { legShares, position } = onBoard(leg, context)
  return { shares: shares.map((each, at) => (at === aboard ? legShares : each)), position }
}

const aboardKinds: readonly MilestoneKind[] = ['loaded', 'departed', 'arrived', 'discharged', 'transshipped']
const isOn = ({ kind, vvd }: RouteLeg, fact: Milestone) =>
  kind === 'rail'
    ? fact.kind.startsWith('rail')
    : aboardKinds.includes(fact.kind) && vvd !== null && fact.vessel?.vvd === vvd

const isSail = ({ kind }: RouteLeg) => kind !== 'rail'
const afterShip: readonly MilestoneKind[] = ['outToRail', 'available', 'notAvailable']

/** A leg is done when the container was taken off, or when a later event was reported. */
function isDone(leg: RouteLeg, at: number, { route, facts, reply }: WhereaboutsContext): boolean {
  const end = leg.stretches.at(-1)?.to ?? ''
  const isThere = (fact: Milestone) => samePort(reply.places, fact.place, end)
  return facts.some((fact) => {
    if (fact.kind === 'gateOut' || fact.kind === 'emptyReturned') return true
    if (route.legs.some((later, position) => position > at && isOn(later, fact))) return true
    if (isSail(leg))
      return afterShip.includes(fact.kind) || (isDischarge(fact.kind) && (isOn(leg, fact) || isThere(fact)))
    return (
      isThere(fact) && (fact.kind === 'railArrived' || fact.kind === 'railDischarged' || afterShip.includes(fact.kind))
    )
  })
}

const isDischarge = (kind: MilestoneKind) => kind === 'discharged' || kind === 'transshipped'

/** Aboard a ship or train: between the last call that it left and the next, or at the last one that it reached. */
function onBoard(leg: RouteLeg, context: WhereaboutsContext): { legShares: number[]; position: Position } {
  const { stretches } = leg
  const left = stretches.findLastIndex((stretch) => departureOf(stretch, leg, context))
  const reached = stretches.findLastIndex((stretch) => arrivalOf(stretch, leg, context))
  const sharesUpTo = (count: number, share = 0) => stretches.map((_, at) => (at < count ? 1 : at === count ? share : 0))
  if (reached >= left) {
    const last = stretches[reached]
    return {
      legShares: sharesUpTo(reached + 1),
      position: lastReportedPosition(context, last && arrivalOf(last, leg, context)),
    }
  }
  const way = underWay(leg, left, context)
  if (!way) return { legShares: sharesUpTo(left), position: lost(context) }
  return { legShares: sharesUpTo(left, way.share), position: way.position }
}

/** When the ship left the beginning of a stretch with the container: by its own report, or by the container's. */
function departureOf(stretch: Stretch, leg: RouteLeg, { facts, reply }: WhereaboutsContext): string | null {
  const kind = isSail(leg) ? 'departed' : 'railDeparted'
  const own = facts.find(
    (fact) => fact.kind === kind && isOn(leg, fact) && samePort(reply.places, fact.place, stretch.from),
  )
  return own?.at ?? stretch.departure.actual
}

function arrivalOf({ to, arrival }: Stretch, leg: RouteLeg, { facts, reply }: WhereaboutsContext): Report | undefined {
  const kind = isSail(leg) ? 'arrived' : 'railArrived'
  const own = facts.find((fact) => fact.kind === kind && isOn(leg, fact) && samePort(reply.places, fact.place, to))
  return reportOf(own) ?? (arrival.actual ? { kind, place: to, at: arrival.actual } : undefined)
}

function underWay(
  leg: RouteLeg,
  at: number,
  context: WhereaboutsContext,
): { share: number; position: UnderWay } | undefined {
  const stretch = leg.stretches[at]
  const departedAt = stretch && departureOf(stretch, leg, context)
  const due = stretch && departedAt && dueAfter(departedAt, stretch, leg, context)
  if (!due) return undefined
  const span = due - Date.parse(departedAt)
  const share = Math.min(HELD_SHARE, Math.max(0, (context.now - Date.parse(departedAt)) / span))
  const lengthOf = (stretches: Stretch[]) => stretches.reduce((sum, { distanceNm }) => sum + distanceNm, 0)
  return {
    share,
    position: {
      kind: 'underWay',
      by: leg.kind,
      vvd: leg.vvd,
      from: stretch.from,
      to: stretch.to,
      departedAt,
      dueAt: new Date(due).toISOString(),
      overdue: context.now >= due,
      point: pointAlong(stretch.path, share),
      doneNm: lengthOf(leg.stretches.slice(0, at)) + share * stretch.distanceNm,
      lengthNm: lengthOf(leg.stretches),
      knots: stretch.distanceNm / (span / HOUR),
    },
  }
}

/** The best known arrival; a plan that a late departure has overtaken keeps its duration. */
function dueAfter(
  departedAt: string,
  { departure, arrival }: Stretch,
  leg: RouteLeg,
  { reply }: WhereaboutsContext,
): number | undefined {
  const delivery = isSail(leg) ? null : reply.container.estimatedDelivery
  const left = Date.parse(departedAt)
  const expectedAt = arrival.estimated ?? delivery ?? arrival.planned
  if (expectedAt && Date.parse(expectedAt) > left) return Date.parse(expectedAt)
  if (!departure.planned || !arrival.planned) return undefined
  const planned = Date.parse(arrival.planned) - Date.parse(departure.planned)
  return planned > 0 ? left + planned : undefined
}

/** Not between two calls: where it was last reported. A container that left for an unknown place has no position. */
function lastReportedPosition(context: WhereaboutsContext, call?: Report): Position {
  const { facts, route, reply } = context
  const last = call ?? reportOf(facts.at(-1))
  if (!last) return { kind: 'unheard' }
  if (last.kind === 'departed' || last.kind === 'railDeparted') return { kind: 'lost', report: last }
  const place = route.places[last.place] ?? route.places[portOf(reply.places, last.place)]
  return { kind: byTruck.includes(last.kind) ? 'leftPlace' : 'atPlace', report: last, point: place?.at ?? null }
}

/** Through a gate on a truck: the place is where the container was last reported, not where it is. */
const byTruck: readonly MilestoneKind[] = ['emptyPickedUp', 'outToRail', 'gateOut']

function lost({ facts }: WhereaboutsContext): Position {
  const report = reportOf(facts.at(-1))
  return report ? { kind: 'lost', report } : { kind: 'unheard' }
}

const reportOf = (fact: Milestone | undefined): Report | undefined =>
  fact?.at ? { kind: fact.kind, place: fact.place, at: fact.at } : undefined
