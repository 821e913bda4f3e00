import type { Violation } from '../../kit/errors.ts'
import { isExpired } from '../../schedules/transit.rules.ts'
import { isLonger, lengthOf } from '../../shared/cut-text.ts'
import type { DateOnly } from '../../shared/date-only.ts'
import { rangeViolations } from '../../tracking/dashboard/dashboard-criteria.rules.ts'
import { violation } from '../bookings.errors.ts'
import type { RequestDocument } from './booking-request.schema.ts'
import * as values from './booking-request.values.ts'
import { isOnSideOf, type Place, suitsDelivery } from './place.rules.ts'
import type { SailingFacts } from './sailing.rules.ts'

/** Facts from the carrier's reference data; the form gets them with its choices, the server reads them. */
export interface RouteFacts {
  /** The business clock. */
  now: number
  /** The day at the port of loading. */
  today: DateOnly
  places: ReadonlyMap<string, Place>
  portsOfLoading: ReadonlySet<string>
  portsOfDischarge: ReadonlySet<string>
  /** Contracts that the author may use. */
  contracts: ReadonlySet<string>
  /** The chosen vessel between the two ports: null when none goes there, `unknown` before it was looked up. */
  sailing: (vvd: string, portOfLoading: string, portOfDischarge: string) => SailingFacts | 'unknown' | undefined
}

/** The two halves of a freight term: how cargo is received and how it is delivered. */
export const halvesOf = (freightTerm: string) => {
  const [origin = '', destination = ''] = freightTerm.split('-')
  return { origin, destination }
}

type Facts = Pick<RouteFacts, 'places'>

/** The port that a place must fit; nothing while that port has an error itself. */
function portAt(places: RouteFacts['places'], code: string, otherEnd: string): Place | undefined {
  const port = places.get(code)
  return port?.kind === 'port' && code !== otherEnd ? port : undefined
}

/** Checks where the carrier receives the cargo: a port for CY, any place for DOOR, by land to the port of loading. */
function checkReceipt(
  { freightTerm, placeOfReceipt, portOfLoading, portOfDischarge }: RequestDocument,
  { places }: Facts,
) {
  const place = places.get(placeOfReceipt)
  if (halvesOf(freightTerm).origin === 'CY') {
    if (place?.kind !== 'port') return [violation('placeOfReceipt', 'BR0048')]
  } else if (placeOfReceipt === '') return [violation('placeOfReceipt', 'BR0049')]
  else if (!place) return [violation('placeOfReceipt', 'BR0051', freightTerm, placeOfReceipt)]
  const port = portAt(places, portOfLoading, portOfDischarge)
  return port && place && !isOnSideOf(place, port, places.get(portOfDischarge))
    ? [violation('placeOfReceipt', 'BR0072', placeOfReceipt, portOfLoading)]
    : []
}

/** Checks where it delivers the cargo: a place that fits the freight term, by land from the port of discharge. */
function checkDelivery(
  { freightTerm, placeOfDelivery, portOfLoading, portOfDischarge }: RequestDocument,
  { places }: Facts,
) {
  const { destination } = halvesOf(freightTerm)
  if (placeOfDelivery === '') return destination === 'CY' ? [] : [violation('placeOfDelivery', 'BR0050')]
  const place = places.get(placeOfDelivery)
  const port = portAt(places, portOfDischarge, portOfLoading)
  if (!suitsDelivery(destination, place)) return [violation('placeOfDelivery', 'BR0051', freightTerm, placeOfDelivery)]
  return port && place && !isOnSideOf(place, port, places.get(portOfLoading))
    ? [violation('placeOfDelivery', 'BR0073', placeOfDelivery, portOfDischarge)]
    : []
}

function checkPlaces(document: RequestDocument, facts: Facts): Violation[] {
  if (!values.freightTerms.some((term) => term === document.freightTerm)) return [violation('freightTerm', 'BR0016')]
  return [...checkReceipt(document, facts), ...checkDelivery(document, facts)]
}

function checkContract({ serviceContract, item }: RequestDocument, { contracts }: RouteFacts) {
  const found: Violation[] = []
  const { least, most } = values.SERVICE_CONTRACT_LENGTH
  if (serviceContract === '') found.push(violation('serviceContract', 'BR0017'))
  else if (lengthOf(serviceContract) < least || isLonger(serviceContract, most))
    found.push(violation('serviceContract', 'BR0018'))
  else if (!contracts.has(serviceContract)) found.push(violation('serviceContract', 'BR0017'))
  if (isLonger(item, values.LONGEST.item)) found.push(violation('item', 'BR0031'))
  return found
}

const departure = { from: 'departureFrom', to: 'departureTo' } as const

/** A range of departure days needs both ends, in order and not in the past. */
function checkDeparture({ departureFrom, departureTo }: RequestDocument, today: DateOnly): Violation[] {
  if (departureFrom === '' && departureTo === '') return []
  const errors = rangeViolations(departureFrom, departureTo, { paths: departure })
  if (errors.length > 0) return errors
  if (departureFrom === '') return [violation('departureFrom', 'BR0008')]
  return departureTo === '' || departureTo < today ? [violation('departureTo', 'BR0008')] : []
}

const isInland = (place: Place | undefined) => place !== undefined && place.kind !== 'port'

function checkPorts({ portOfLoading, portOfDischarge }: RequestDocument, facts: RouteFacts): Violation[] {
  const found: Violation[] = []
  if (isInland(facts.places.get(portOfLoading))) found.push(violation('portOfLoading', 'BR0074', portOfLoading))
  else if (!facts.portsOfLoading.has(portOfLoading)) found.push(violation('portOfLoading', 'BR0013'))
  if (portOfDischarge !== '' && portOfDischarge === portOfLoading)
    found.push(violation('portOfDischarge', 'BR0071', portOfDischarge))
  else if (isInland(facts.places.get(portOfDischarge)))
    found.push(violation('portOfDischarge', 'BR0075', portOfDischarge))
  else if (!facts.portsOfDischarge.has(portOfDischarge)) found.push(violation('portOfDischarge', 'BR0014'))
  return found
}

function checkVessel({ vvd, portOfLoading, portOfDischarge }: RequestDocument, { sailing, now }: RouteFacts) {
  const found = sailing(vvd, portOfLoading, portOfDischarge)
  if (found === undefined) return [violation('vvd', 'BR0019')]
  return found !== 'unknown' && isExpired(found, now) ? [violation('vvd', 'BR0009', vvd)] : []
}

/** Checks contract, terms, places and vessel. A vessel gets no error for ports that are missing or invalid. */
export function checkRoute(document: RequestDocument, facts: RouteFacts): Violation[] {
  const ports = checkPorts(document, facts)
  const isTerm = values.paymentTerms.some((term) => term === document.paymentTerm)
  const vessel = () => (ports.length === 0 ? checkVessel(document, facts) : [])
  return [
    ...checkContract(document, facts),
    ...ports,
    ...(isTerm ? [] : [violation('paymentTerm', 'BR0015')]),
    ...checkPlaces(document, facts),
    ...checkDeparture(document, facts.today),
    ...(document.vvd === '' ? [violation('vvd', 'BR0019')] : vessel()),
  ]
}
