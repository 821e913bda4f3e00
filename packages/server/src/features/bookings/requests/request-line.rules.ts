import { isCount } from '@fairway/contract/bookings/requests/booking-request.rules'
import type {
  ContainerRow,
  RequestDocument,
  RequestRow,
} from '@fairway/contract/bookings/requests/booking-request.schema'
import { plainNumber } from '@fairway/contract/shared/plain-number'

/** A document holds whatever was typed: what can never be sent counts as none. */
const countOf = (quantity: string) => (isCount(quantity) ? Number(plainNumber(quantity)) : 0)

/** How many boxes of which type, such as `2 × 45G1, 1 × 22G1`; those of one type are counted together. */
export function formatContainers(rows: readonly ContainerRow[]) {
  const counts = new Map<string, number>()
  for (const { equipment, quantity } of rows)
    if (equipment !== '') counts.set(equipment, (counts.get(equipment) ?? 0) + countOf(quantity))
  return [...counts].map(([equipment, count]) => `${count} × ${equipment}`).join(', ')
}

const listed = {
  customerReference: (document) => document.customerReference,
  serviceContract: (document) => document.serviceContract,
  portOfLoading: (document) => document.portOfLoading,
  portOfDischarge: (document) => document.portOfDischarge,
  placeOfReceipt: (document) => document.placeOfReceipt,
  placeOfDelivery: (document) => document.placeOfDelivery,
  vvd: (document) => document.vvd,
  freightTerm: (document) => document.freightTerm,
  paymentTerm: (document) => document.paymentTerm,
  shipper: (document) => document.shipper.name,
  consignee: (document) => document.consignee.name,
  commodity: (document) => document.commodity,
  grossWeight: (document) => document.grossWeight,
  cube: (document) => document.cube,
  poNumber: (document) => document.poNumber,
  item: (document) => document.item,
  flags: (document) => document.flags.join(', '),
  containers: (document) => formatContainers(document.containers),
  notifyParty: (document) => document.notifyParty.name,
} satisfies Partial<Record<keyof RequestRow | 'notifyParty', (document: RequestDocument) => string>>

/** What a list shows of a document, in this order and under these names. New ones come last. */
export const listedFields = Object.keys(listed) as (keyof typeof listed)[] // the keys of the table above
export const lineOf = (document: RequestDocument) => listedFields.map((field) => listed[field](document))
