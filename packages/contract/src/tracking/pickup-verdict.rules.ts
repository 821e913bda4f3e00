import { pickupEstimate, saysNotYet } from './journey/journey-steps.rules.ts'
import { placeTime } from './journey/place-time.rules.ts'
import type { CargoHold, OwnDetail, PublicContainer, PublicDetailReply } from './tracking.schema.ts'
import type { HoldType } from './tracking.values.ts'

/** The answers to 'can I pick it up?', from no to done. */
export const pickupAnswers = [
  'notShipped', 'underWay', 'onHold', 'denied', 'awaited', 'readyByEstimate', 'ready', 'collected', 'returned',
] as const // biome-ignore format: in the order of a journey
export type PickupAnswer = (typeof pickupAnswers)[number]

/** How close the last day without charge is. */
export type FreeDayUrgency = 'passed' | 'today' | 'tomorrow' | 'ahead'

export interface FreeDay {
  on: string
  /** Until when it may stay at the terminal, or until when the empty container must be returned. */
  basis: 'terminal' | 'return'
  urgency: FreeDayUrgency
  /** How many days it is ahead, or has passed. */
  days: number
}

export interface PickupVerdict {
  answer: PickupAnswer
  /** Where the container is picked up, or where it was last. */
  place: string
  /** The holds that must be released before pickup; once the container is gone they do not matter. */
  redHolds: HoldType[]
  /** The estimated availability; `isOverdue` when it has passed without a report. */
  ready?: { at: string; isOverdue: boolean }
  /** When it left, or was returned. */
  since?: string
  freeDay?: FreeDay
}

interface PickupParams extends Pick<PublicDetailReply, 'container' | 'places' | 'asOf'> {
  holds: readonly CargoHold[]
  box: Pick<OwnDetail['box'], 'lastFreeOn' | 'lastFreeBasis'>
}

/** Can I pick it up? Yes, no or not yet, with the obstacles, the estimate, and how long it may stay. */
export function pickupVerdict({ container, places, asOf, holds, box }: PickupParams): PickupVerdict {
  const { stage, lastEvent, destination } = container
  const isGone = stage === 'Out-gated' || stage === 'Empty Returned'
  const isThere = stage === 'Hold' || stage === 'At Destination'
  const redHolds = isGone ? [] : holds.filter(blocksPickup).map(({ type }) => type)
  const place = ((isThere || isGone) && lastEvent?.place) || destination
  const answer = answerFor(container, redHolds)
  const readyAt = isGone || answer === 'ready' ? null : pickupEstimate(container)
  const freeDay = isThere || stage === 'Out-gated' ? freeDayOf(box, asOf, places[place]?.zone ?? 'UTC') : undefined
  return {
    answer,
    place,
    redHolds,
    ...(readyAt && { ready: { at: readyAt, isOverdue: Date.parse(readyAt) < Date.parse(asOf) } }),
    ...(isGone && lastEvent && { since: lastEvent.at }),
    ...(freeDay && { freeDay }),
  }
}

/** A hold that cannot apply to this container prevents nothing, whatever its light shows. */
export const blocksPickup = ({ state, isRequired }: CargoHold) => isRequired && state === 'red'

function answerFor(container: PublicContainer, redHolds: readonly HoldType[]): PickupAnswer {
  switch (container.stage) {
    case 'Booked':
    case 'Empty Pickup':
    case 'At Origin':
      return 'notShipped'
    case 'In-Transit':
      return 'underWay'
    case 'Hold':
    case 'At Destination':
      return redHolds.length > 0 ? 'onHold' : answerOfTerminal(container)
    case 'Out-gated':
      return 'collected'
    case 'Empty Returned':
      return 'returned'
  }
}

/** The terminal's report overrides any estimate. */
function answerOfTerminal(container: PublicContainer): PickupAnswer {
  if (saysNotYet(container)) return 'denied'
  if (container.availability !== 'Available For Pickup') return 'awaited'
  return container.availabilityBasis === 'terminal' ? 'ready' : 'readyByEstimate'
}

const DAY_MS = 86_400_000

/** Free days are counted on the calendar of the place: at its midnight the last one is over. */
function freeDayOf(
  { lastFreeOn, lastFreeBasis }: PickupParams['box'],
  asOf: string,
  zone: string,
): FreeDay | undefined {
  if (!lastFreeOn || !lastFreeBasis) return undefined
  const left = Math.round((Date.parse(lastFreeOn) - Date.parse(placeTime(asOf, zone).date)) / DAY_MS)
  const urgency = left < 0 ? 'passed' : left === 0 ? 'today' : left === 1 ? 'tomorrow' : 'ahead'
  return { on: lastFreeOn, basis: lastFreeBasis, urgency, days: Math.abs(left) }
}
