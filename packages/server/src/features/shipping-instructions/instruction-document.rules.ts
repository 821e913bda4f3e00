import { SiDocument } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { PartyRole } from '@fairway/contract/tracking/tracking.values'
import { nextBlNo } from './booking-facts.rules.ts'
import type { InstructedBooking } from './si-booking.repository.ts'

/** An entry of the address book with the name of a party. */
export interface KnownParty {
  name: string
  address: string
  contact: string
}

interface Known {
  booking: InstructedBooking
  addresses: readonly KnownParty[]
}

type SiParty = 'shipper' | 'consignee' | 'notifyParty'
const nobody = { name: '', address: '', contact: '' }

/** A party as the request names it, else as the carrier does; what is missing comes from the address book. */
function partyOf(role: SiParty & PartyRole, { booking, addresses }: Known) {
  const requested = booking.request?.[role]
  const { name, address, contact } = {
    ...nobody,
    ...(requested?.name ? requested : booking.parties.find((party) => party.role === role)),
  }
  const known = addresses.find((entry) => entry.name === name)
  return { name, address: address || (known?.address ?? ''), contact: contact || (known?.contact ?? '') }
}

/** The type of packages that all rows of the request name. */
function packageTypeOf({ request }: InstructedBooking) {
  const types = new Set(request?.containers.map(({ packageType }) => packageType))
  return types.size === 1 ? ([...types][0] ?? '') : ''
}

/** The containers of a booking that no other bill has, with what is known of each. */
const freeContainers = (booking: InstructedBooking) =>
  booking.containers
    .filter(({ blNo }) => blNo === null)
    .map(({ containerNo, equipment, seal, weightKg }) => ({
      containerNo,
      equipment,
      seal: seal ?? '',
      packages: '',
      packageType: packageTypeOf(booking),
      weight: weightKg === null ? '' : String(Number(weightKg)),
      volume: '',
    }))

/** The usual number of originals of each type of bill. */
const USUAL_ORIGINALS = { OBL: '3', TLX: '0', SW: '0' } as const

/** A new instruction with everything that is known of its booking; what only its writer knows stays empty. */
export function beginDocument(known: Known): SiDocument {
  const { booking } = known
  return SiDocument.parse({
    bookingNo: booking.bookingNo,
    customerReference: booking.customerReferences[0] ?? '',
    blNo: nextBlNo(booking),
    blType: booking.billType,
    originals: USUAL_ORIGINALS[booking.billType],
    paymentTerm: booking.paymentTerm,
    shipper: partyOf('shipper', known),
    consignee: partyOf('consignee', known),
    notifyParty: partyOf('notifyParty', known),
    commodities: [
      { description: booking.request?.commodity || (booking.commodity ?? ''), containers: freeContainers(booking) },
    ],
  })
}

/** What an instruction says that holds for other bookings too: everything but its numbers and containers. */
export const templateDocument = (document: SiDocument): SiDocument => ({
  ...document,
  bookingNo: '',
  customerReference: '',
  blNo: '',
  commodities: document.commodities.map((commodity) => ({ ...commodity, containers: [] })),
})

/**
 * A new instruction that says what an earlier one says. Numbers, payment term and containers are those of the new
 * booking; the containers stand with the first commodity.
 */
export function copyDocument(begun: SiDocument, earlier: SiDocument): SiDocument {
  const { bookingNo, customerReference, blNo, paymentTerm } = begun
  const [first, ...rest] = templateDocument(earlier).commodities
  const containers = begun.commodities.flatMap((commodity) => commodity.containers)
  return {
    ...earlier,
    ...{ bookingNo, customerReference, blNo, paymentTerm, remarks: '' },
    commodities: first ? [{ ...first, containers }, ...rest] : begun.commodities,
  }
}
