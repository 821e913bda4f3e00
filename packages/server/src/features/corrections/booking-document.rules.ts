import { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { rebaseCorrection } from '@fairway/contract/corrections/correction.rules'
import type { PartyRole } from '@fairway/contract/tracking/tracking.values'

/** What the carrier says of a booking, as far as a document has a place for it. */
export interface BookingFacts {
  shipmentNo: string
  serviceContract: string | null
  portOfLoading: string
  portOfDischarge: string
  placeOfReceipt: string | null
  placeOfDelivery: string | null
  originTerm: string
  destinationTerm: string
  paymentTerm: string
  vvd: string | null
  commodity: string | null
  parties: { role: PartyRole; name: string; address: string }[]
  containers: {
    equipment: string
    weightKg: string | null
    temperature: string | null
    temperatureUnit: string | null
    hazardous: boolean
  }[]
}

/** A correction that the carrier completed: what was there before, and what it made of it. */
export interface Completed {
  /** Whose references it holds. */
  ownerId: string | null
  base: RequestDocument
  document: RequestDocument
}

export interface BookingDocumentParams {
  booking: BookingFacts
  /** The version of its request that the carrier confirmed, where it came from one. */
  request: RequestDocument | null
  completed: readonly Completed[]
  ownerId: string | null
}

/** What was kept as JSON has its fields in any order; lists of what changed have them in that of the form. */
export const inFormOrder = (document: RequestDocument): RequestDocument => RequestDocument.parse(document)

/** What customers note for themselves: it is nobody's but theirs, whoever else may see the booking. */
const ownFields = ['customerReference', 'poNumber'] as const
export const isOwnField = (path: string) => ownFields.some((field) => field === path)

/** A document as others than its owner are shown it. */
export const withoutOwn = (document: RequestDocument): RequestDocument => ({
  ...document,
  customerReference: '',
  poNumber: '',
})
/** What others wrote, with the owner's notes as they are. */
export const withOwnOf = (
  document: RequestDocument,
  { customerReference, poNumber }: RequestDocument,
): RequestDocument => ({ ...document, customerReference, poNumber })

/** The one value that all of them have; nothing where they differ. */
const shared = (texts: (string | null)[]) => (new Set(texts).size === 1 ? (texts[0] ?? '') : '')

/** The boxes' weight in kilograms; unknown as long as that of one of them is. */
function weightOf(containers: BookingFacts['containers']) {
  if (containers.length === 0 || containers.some(({ weightKg }) => weightKg === null)) return ''
  const grams = containers.reduce((sum, { weightKg }) => sum + Math.round(Number(weightKg) * 1000), 0)
  return String(grams / 1000)
}

/** Boxes of one equipment are one row. */
const rowsOf = (containers: BookingFacts['containers']) =>
  [...new Set(containers.map(({ equipment }) => equipment))].map((equipment) => {
    const alike = containers.filter((container) => container.equipment === equipment)
    return {
      equipment,
      quantity: String(alike.length),
      temperature: shared(alike.map((container) => container.temperature)),
    }
  })

function flagsOf(containers: BookingFacts['containers']) {
  const isHazardous = containers.some(({ hazardous }) => hazardous)
  const isCooled = containers.some(({ temperature }) => temperature !== null)
  return [...(isHazardous ? ['HAZ'] : []), ...(isCooled ? ['REEFER'] : [])]
}

function documentOf(booking: BookingFacts): RequestDocument {
  const party = (role: PartyRole) => {
    const { name = '', address = '' } = booking.parties.find((one) => one.role === role) ?? {}
    return { name, address }
  }
  const containers = booking.containers
  return RequestDocument.parse({
    ...carrierFields(booking),
    placeOfReceipt: booking.placeOfReceipt ?? booking.portOfLoading,
    placeOfDelivery: booking.placeOfDelivery ?? booking.portOfDischarge,
    shipper: party('shipper'),
    consignee: party('consignee'),
    notifyParty: party('notifyParty'),
    commodity: booking.commodity ?? '',
    grossWeight: weightOf(containers),
    flags: flagsOf(containers),
    temperature: shared(containers.map(({ temperature }) => temperature)),
    temperatureUnit: shared(containers.map(({ temperatureUnit }) => temperatureUnit)),
    containers: rowsOf(containers),
  })
}

/** What the portal cannot change is as the booking says, whatever its request said. */
const carrierFields = (booking: BookingFacts) => ({
  bookingNo: booking.shipmentNo,
  portOfLoading: booking.portOfLoading,
  portOfDischarge: booking.portOfDischarge,
  freightTerm: `${booking.originTerm}-${booking.destinationTerm}`,
  paymentTerm: booking.paymentTerm,
  ...(booking.placeOfReceipt === null ? {} : { placeOfReceipt: booking.placeOfReceipt }),
  ...(booking.serviceContract === null ? {} : { serviceContract: booking.serviceContract }),
  ...(booking.vvd === null ? {} : { vvd: booking.vvd }),
})

/**
 * A booking as a document that can be corrected: what its request said and the carrier confirmed, or else what the
 * carrier tells of the booking, with everything over it that earlier corrections changed. Remarks were said of those, and
 * of the request: each correction has its own.
 */
export function bookingDocument({ booking, request, completed, ownerId }: BookingDocumentParams): RequestDocument {
  const current = request ? { ...request, ...carrierFields(booking) } : documentOf(booking)
  const corrected = completed.reduce((document, done) => {
    const laid = rebaseCorrection(done.base, document, done.document)
    return done.ownerId === ownerId ? laid : withOwnOf(laid, document)
  }, current)
  return inFormOrder({ ...corrected, remarks: '' })
}
