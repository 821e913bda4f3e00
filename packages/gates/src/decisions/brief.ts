import type { RequestDocument, SubmittedRequest } from '@fairway/contract/bookings/requests/booking-request.schema'
import { cutText } from '@fairway/contract/shared/cut-text'

/** The summary of a request that customer service stores until it decides; a cursor has no room for more. */
export interface Brief {
  ediRef: string
  version: number
  isCancellation: boolean
  /** The booking that the carrier assigned before, if any. */
  bookingNo: string | null
  /** When it was received, on the business clock. */
  takenAt: number
  organisation: string
  shipper: string
  consignee: string
  notifyParty: string
  vvd: string
  portOfLoading: string
  portOfDischarge: string
  placeOfReceipt: string
  placeOfDelivery: string
  freightTerm: string
  paymentTerm: string
  serviceContract: string
  commodity: string
  /** The requested containers, such as `45G1*2 22G1*1`. */
  boxes: string
  grossWeight: string
  /** Of all containers, with its unit, such as `-18.0 C`. */
  temperature: string
  isHazardous: boolean
  /** The customer's remarks to customer service. */
  said: string
  /** Everything that was due by then was answered. */
  saidUntil: number
}

const COMMODITY_LENGTH = 200
const SAID_LENGTH = 150
const NAME_LENGTH = 80
const CONTAINERS_LENGTH = 120

export const oneLine = (text: string, most: number) => cutText(text.replace(/\s+/g, ' ').trim(), most)

/** Reads a request from the portal. */
export function briefOf(request: SubmittedRequest, takenAt: number): Brief {
  const { ediRef, version, kind, bookingNo, organisation, comment, document } = request
  return {
    ediRef,
    version,
    isCancellation: kind === 'cancellation',
    bookingNo,
    takenAt,
    organisation,
    shipper: oneLine(document.shipper.name, NAME_LENGTH),
    consignee: oneLine(document.consignee.name, NAME_LENGTH),
    notifyParty: oneLine(document.notifyParty.name, NAME_LENGTH),
    vvd: document.vvd,
    portOfLoading: document.portOfLoading,
    portOfDischarge: document.portOfDischarge,
    placeOfReceipt: document.placeOfReceipt,
    placeOfDelivery: document.placeOfDelivery,
    freightTerm: document.freightTerm,
    paymentTerm: document.paymentTerm,
    serviceContract: document.serviceContract,
    commodity: oneLine(document.commodity, COMMODITY_LENGTH),
    boxes: cutText(requestedContainers(document), CONTAINERS_LENGTH),
    grossWeight: cutText(document.grossWeight, 12),
    temperature: document.temperature ? cutText(`${document.temperature} ${document.temperatureUnit}`, 12) : '',
    isHazardous: document.flags.includes('HAZ'),
    said: oneLine(`${comment ?? ''} ${document.remarks}`, SAID_LENGTH),
    saidUntil: 0,
  }
}

/** The quantity of each type; one type may be in several rows. */
function requestedContainers({ containers }: RequestDocument): string {
  const counts = new Map<string, number>()
  for (const { equipment, quantity } of containers)
    counts.set(equipment, (counts.get(equipment) ?? 0) + (Number.parseInt(quantity, 10) || 0))
  return [...counts].map(([equipment, count]) => `${equipment}*${count}`).join(' ')
}
