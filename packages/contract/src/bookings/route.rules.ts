import type { Violation } from '../kit/errors.ts'
import { isLonger, lengthOf } from '../shared/cut-text.ts'
import { type DateOnly, isDateOnly } from '../shared/date-only.ts'
import type { RequestDocument } from './booking-request.schema.ts'
import * as words from './booking-request.words.ts'
import { violation } from './bookings.errors.ts'

/** A place that cargo is received at or delivered to. */
export type PlaceKind = 'port' | 'ramp' | 'inland'

/** What only the carrier's reference data can say; the form gets it with its choices, the server reads it. */
export interface RouteFacts {
  /** The day at the port of loading. */
  today: DateOnly
  places: ReadonlyMap<string, PlaceKind>
  portsOfLoading: ReadonlySet<string>
  portsOfDischarge: ReadonlySet<string>
  /** Contracts that the writer may use. */
  contracts: ReadonlySet<string>
  /** The day on which the named vessel leaves the port of loading for that of discharge; nothing when none does. */
  sailsOn: (vvd: string, portOfLoading: string, portOfDischarge: string) => DateOnly | undefined
}

/** The two halves of a freight term: how cargo is received and how it is delivered. */
export const halvesOf = (freightTerm: string) => {
  const [origin = '', destination = ''] = freightTerm.split('-')
  return { origin, destination }
}

/** Whether a place of delivery suits how cargo is delivered: a RAMP is a ramp, a CY a port or a ramp, a DOOR is anywhere. */
function suits(destination: string, kind: PlaceKind | undefined) {
  if (kind === undefined) return false
  if (destination === 'RAMP') return kind === 'ramp'
  return destination === 'DOOR' || kind !== 'inland'
}

function checkPlaces({ freightTerm, placeOfReceipt, placeOfDelivery }: RequestDocument, { places }: RouteFacts) {
  if (!words.freightTerms.some((term) => term === freightTerm)) return [violation('freightTerm', 'BR0016')]
  const found: Violation[] = []
  const { origin, destination } = halvesOf(freightTerm)
  if (origin === 'CY' && places.get(placeOfReceipt) !== 'port') found.push(violation('placeOfReceipt', 'BR0048'))
  if (origin === 'DOOR' && placeOfReceipt === '') found.push(violation('placeOfReceipt', 'BR0049'))
  else if (origin === 'DOOR' && !places.has(placeOfReceipt))
    found.push(violation('placeOfReceipt', 'BR0051', freightTerm, placeOfReceipt))
  if (placeOfDelivery === '') {
    if (destination !== 'CY') found.push(violation('placeOfDelivery', 'BR0050'))
  } else if (!suits(destination, places.get(placeOfDelivery)))
    found.push(violation('placeOfDelivery', 'BR0051', freightTerm, placeOfDelivery))
  return found
}

function checkContract({ serviceContract, item }: RequestDocument, { contracts }: RouteFacts) {
  const found: Violation[] = []
  const { least, most } = words.SERVICE_CONTRACT_LENGTH
  if (serviceContract === '') found.push(violation('serviceContract', 'BR0017'))
  else if (lengthOf(serviceContract) < least || isLonger(serviceContract, most))
    found.push(violation('serviceContract', 'BR0018'))
  else if (!contracts.has(serviceContract)) found.push(violation('serviceContract', 'BR0017'))
  if (isLonger(item, words.LONGEST.item)) found.push(violation('item', 'BR0031'))
  return found
}

/** A range of days for the departure is whole, in order and not over. */
function checkDeparture({ departureFrom, departureTo }: RequestDocument, today: DateOnly) {
  if (departureFrom === '' && departureTo === '') return []
  if (!isDateOnly(departureFrom)) return [violation('departureFrom', 'BR0008')]
  const isRight = isDateOnly(departureTo) && departureTo >= departureFrom && departureTo >= today
  return isRight ? [] : [violation('departureTo', 'BR0008')]
}

function checkVessel({ vvd, portOfLoading, portOfDischarge }: RequestDocument, { sailsOn, today }: RouteFacts) {
  const sails = vvd === '' ? undefined : sailsOn(vvd, portOfLoading, portOfDischarge)
  if (sails === undefined) return [violation('vvd', 'BR0019')]
  return sails < today ? [violation('vvd', 'BR0009', vvd)] : []
}

/** What is wrong with contract, terms, places and vessel. */
export function checkRoute(document: RequestDocument, facts: RouteFacts): Violation[] {
  const found: Violation[] = []
  if (!facts.portsOfLoading.has(document.portOfLoading)) found.push(violation('portOfLoading', 'BR0013'))
  if (!facts.portsOfDischarge.has(document.portOfDischarge)) found.push(violation('portOfDischarge', 'BR0014'))
  if (!words.paymentTerms.some((term) => term === document.paymentTerm)) found.push(violation('paymentTerm', 'BR0015'))
  return [
    ...checkContract(document, facts),
    ...found,
    ...checkPlaces(document, facts),
    ...checkDeparture(document, facts.today),
    ...checkVessel(document, facts),
  ]
}
