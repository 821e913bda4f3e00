import type { Moment, PublicContainer, PublicSearchReply } from '../tracking.schema.ts'
import { pickupEstimate, saysNotYet } from './journey-steps.rules.ts'
import { type Punctuality, punctuality } from './punctuality.rules.ts'

/** The sentences that answer 'where is my container, and when do I get it?' */
export type HeadlineKey =
  | 'booked' | 'emptyPickup' | 'atOrigin' | 'inTransit' | 'atSea' | 'railToCome' | 'onRail'
  | 'arrived' | 'hold' | 'available' | 'availableEstimated' | 'notYetAvailable' | 'notAvailable' | 'outGated' | 'emptyReturned' // biome-ignore format: in the order of a journey

/** A place and a time, and how certain it is: it happened, is expected, or was expected and has not been reported. */
export interface Mark {
  place: string
  at: string
  state: 'estimated' | 'planned' | 'overdue'
  punctuality?: Punctuality
}

export interface Headline {
  key: HeadlineKey
  /** Where the container is, or was last. */
  place: string
  /** When it arrived or left there, where that matters to the reader. */
  since?: string
  /** The next expected event. */
  due?: Mark
}

type Answer = Pick<PublicSearchReply, 'places' | 'asOf'>

/** One sentence that answers the question, for every stage; of a hold a guest learns only that there is one. */
export function headline(container: PublicContainer, answer: Answer): Headline {
  const { arrival, portOfDischarge, portOfLoading, destination, lastEvent } = container
  const place = lastEvent?.place ?? portOfLoading
  const due = mark(arrival, portOfDischarge, answer)
  switch (container.stage) {
    case 'Booked':
      return withDue('booked', portOfLoading, due)
    case 'Empty Pickup':
      return withDue('emptyPickup', place, due)
    case 'At Origin':
      return withDue('atOrigin', place, due)
    case 'In-Transit':
      return inTransit(container, answer, due)
    case 'Hold':
      return { key: 'hold', place: pickupPlace(container) }
    case 'At Destination':
      return atDestination(container, answer)
    case 'Out-gated':
      return { key: 'outGated', place: lastEvent?.place ?? destination, ...since(lastEvent?.at) }
    case 'Empty Returned':
      return { key: 'emptyReturned', place: lastEvent?.place ?? destination, ...since(lastEvent?.at) }
  }
}

/** Before the port of discharge the port counts; after it, for a container that continues by rail, the ramp. */
function inTransit(container: PublicContainer, answer: Answer, due: Mark | undefined): Headline {
  const { lastEvent, portOfDischarge, destination, shipment, arrival } = container
  if (!arrival.actual)
    return withDue(container.location === 'sea' ? 'atSea' : 'inTransit', lastEvent?.place ?? portOfDischarge, due)
  if (shipment === 'LOCAL') return { key: 'arrived', place: portOfDischarge, since: arrival.actual }
  const delivery = mark({ planned: null, estimated: container.estimatedDelivery, actual: null }, destination, answer)
  if (lastEvent?.mode === 'rail') return withDue('onRail', destination, delivery)
  return { ...withDue('railToCome', portOfDischarge, delivery), since: arrival.actual }
}

function atDestination(container: PublicContainer, answer: Answer): Headline {
  const place = pickupPlace(container)
  if (container.availability === 'Available For Pickup')
    return { key: container.availabilityBasis === 'terminal' ? 'available' : 'availableEstimated', place }
  if (saysNotYet(container)) return { key: 'notAvailable', place }
  const expected = { planned: null, estimated: pickupEstimate(container), actual: null }
  return withDue('notYetAvailable', place, mark(expected, place, answer))
}

/** Where the consignee picks up the container: the terminal of the last report, or else the end of the carriage. */
function pickupPlace({ lastEvent, destination }: PublicContainer): string {
  return lastEvent?.place ?? destination
}

/** The latest estimate of a future event; a time that has passed without a report is overdue, never done. */
function mark(moment: Moment, place: string, { asOf }: Answer): Mark | undefined {
  const at = moment.estimated ?? moment.planned
  if (!at || moment.actual) return undefined
  const compared = punctuality(moment)
  const state = Date.parse(at) < Date.parse(asOf) ? 'overdue' : moment.estimated ? 'estimated' : 'planned'
  return { place, at, state, ...(compared && { punctuality: compared }) }
}

const since = (at: string | undefined) => (at ? { since: at } : {})
const withDue = (key: HeadlineKey, place: string, due: Mark | undefined): Headline => ({
  key,
  place,
  ...(due && { due }),
})
