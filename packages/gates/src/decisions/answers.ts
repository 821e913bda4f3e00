import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import { PUBLISHED_BEFORE } from '../voyage/schedule-facts.ts'
import { iso } from '../world/calendar.ts'
import { type Draw, draw } from '../world/random.ts'
import { firstCarriage, type Route } from '../world/ways/routes.ts'
import { depotAt } from '../world/ways/yards.ts'
import type { World } from '../world/world.ts'
import { bookedLine, bookingNumberOf } from './booked-line.ts'
import { findRoutes } from './booked-route.ts'
import type { Brief } from './brief.ts'
import { hasMoved, type Shipment } from './shipment.ts'

/** The carrier's answers to a request, and when; the booking is sent before the decision that names it. */
export interface Answer {
  at: number
  decision: DecisionLine
  booking: BookingLine | null
  /** Whether the cargo goes with the ship of a week later. */
  isLater?: boolean
}

/** Seconds on the business clock after a request was received; a changed vessel comes after the approval. */
const RECEIVED_AFTER = [2, 5] as const
const DECIDED_AFTER = [8, 20] as const
const VESSEL_CHANGED_AFTER = [45, 120] as const
const REFUSED_SHARE = 0.12
const VESSEL_CHANGED_SHARE = 0.08

const NO_SPACE = [
  'The vessel is full. Please choose the next sailing.',
  'No equipment of this type is available at the port of loading this week.',
  'The contract has no space left on this sailing. Please contact your sales representative.',
]
const TOO_LATE = ['The stowage plan is already closed.', 'The terminal cannot process the change before cut-off.']
const WRONG_SHIP = 'This vessel does not carry cargo from your port of loading to your port of discharge.'
const CHANGED = 'Schedule change: your cargo sails one week later.'

/**
 * The outcome of a request is random, unless the customer chooses it in the remarks or in the comment of a
 * cancellation: `demo: approve`, `demo: refuse` or `demo: change vessel`. Once containers are moving, this has no
 * effect.
 */
export function answersOf(world: World, brief: Brief, shipment?: Shipment): Answer[] {
  const luck = draw(world.seed, 'decision', brief.ediRef, brief.version)
  const [receivedAt, decidedAt, changedAt] = [RECEIVED_AFTER, DECIDED_AFTER, VESSEL_CHANGED_AFTER].map(
    ([low, high]) => brief.takenAt + Math.round(luck.between(low, high) * 1000),
  ) as [number, number, number] // as many as there are times
  const [isRefused, isChanged] = [luck.chance(REFUSED_SHARE), luck.chance(VESSEL_CHANGED_SHARE)]
  const requested = /demo: (approve|refuse|change vessel)/i.exec(brief.said)?.[1]?.toLowerCase()
  const isTooLate = shipment !== undefined && hasMoved(world, shipment, decidedAt)
  const plan = {
    luck,
    decidedAt,
    changedAt,
    isRefused: isTooLate || (requested ? requested === 'refuse' : isRefused),
    shipment,
  }
  const received = { at: receivedAt, decision: decide(brief, 'received', receivedAt), booking: null }
  if (brief.isCancellation) return [received, cancellation(world, brief, plan)]
  return [
    received,
    ...booking(world, brief, { ...plan, isChanged: requested ? requested === 'change vessel' : isChanged }),
  ]
}

interface Plan {
  luck: Draw
  decidedAt: number
  changedAt: number
  isRefused: boolean
  /** The existing booking, if there is one. */
  shipment: Shipment | undefined
}

/** When the booking was made and approved; later versions of it do not change that. */
const sinceOf = (brief: Brief, { shipment, decidedAt }: Plan) => ({
  bookedAt: shipment?.bookedAt ?? brief.takenAt,
  approvedAt: shipment?.approvedAt ?? decidedAt,
})

function cancellation(world: World, brief: Brief, plan: Plan): Answer {
  const { luck, decidedAt: at, isRefused } = plan
  if (isRefused && brief.bookingNo)
    return { at, decision: decide(brief, 'refuseCancellation', at, { note: luck.pick(TOO_LATE) }), booking: null }
  const routes = brief.bookingNo ? findRoutes(world, brief) : undefined
  const since = sinceOf(brief, plan)
  const ended = routes ? bookedLine(world, brief, { route: routes.route, status: 'Canceled', at, ...since }) : null
  return { at, decision: decide(brief, 'confirmCancellation', at), booking: ended }
}

function booking(world: World, brief: Brief, plan: Plan & { isChanged: boolean }): Answer[] {
  const { luck, decidedAt: at, changedAt, isRefused, isChanged } = plan
  const routes = findRoutes(world, brief)
  if (isRefused || !routes) {
    const note = routes ? luck.pick(brief.bookingNo ? TOO_LATE : NO_SPACE) : WRONG_SHIP
    return [{ at, decision: decide(brief, brief.bookingNo ? 'decline' : 'reject', at, { note }), booking: null }]
  }
  const bookingNo = bookingNumberOf(brief)
  const since = sinceOf(brief, plan)
  const approved = {
    at,
    decision: decide(brief, 'approve', at, { bookingNo, emptyDepot: depotAt(brief.portOfLoading) }),
    booking: bookedLine(world, brief, { route: routes.route, status: 'Approved', at, ...since }),
  }
  if (!isChanged || !isPublished(routes.later, at)) return [approved]
  const { vvd } = firstCarriage(routes.later).sailing
  const changed = {
    at: changedAt,
    decision: decide(brief, 'changeVessel', changedAt, { bookingNo, vvd, note: CHANGED }),
    booking: bookedLine(world, brief, { route: routes.later, status: 'Approved', at: changedAt, step: 1, ...since }),
    isLater: true,
  }
  return [approved, changed]
}

/** A ship that customers cannot see yet is not offered to them. */
const isPublished = ({ feeder, ocean }: Route, at: number) =>
  [feeder, ocean].every((carriage) => {
    const startsAt = carriage?.sailing.calls[0]?.departure.plannedAt ?? at
    return startsAt - PUBLISHED_BEFORE < at
  })

const decide = (
  { ediRef, version }: Brief,
  decision: DecisionLine['decision'],
  at: number,
  more: Partial<Pick<DecisionLine, 'bookingNo' | 'vvd' | 'emptyDepot' | 'note'>> = {},
): DecisionLine => ({
  ref: `GATES-${ediRef}-${version}-${decision}`,
  ediRef,
  version,
  decision,
  bookingNo: null,
  vvd: null,
  emptyDepot: null,
  note: null,
  decidedAt: iso(at),
  ...more,
})
