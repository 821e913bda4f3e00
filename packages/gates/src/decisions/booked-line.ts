import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { billNumbers } from '../world/bookings/booking.ts'
import { findOrganisation } from '../world/bookings/organisations.ts'
import { findSalesRep } from '../world/bookings/parties.ts'
import { shippers } from '../world/bookings/shippers.ts'
import { iso } from '../world/calendar.ts'
import { draw } from '../world/random.ts'
import { legsOf, type Route } from '../world/ways/routes.ts'
import type { World } from '../world/world.ts'
import { cityOf } from './booked-route.ts'
import type { Brief } from './brief.ts'
import { documentStatusesAt, requestedDocuments } from './requested-documents.ts'

/** The world's own bookings have lower numbers; each request has a unique one. */
const FIRST_NUMBER = 7_000_000
const NUMBERS = 2_000_000

/** The number of the booking that a request becomes. */
export const bookingNumberOf = ({ ediRef, bookingNo }: Pick<Brief, 'ediRef' | 'bookingNo'>) =>
  bookingNo ?? String(FIRST_NUMBER + (Number(ediRef.slice(2)) % NUMBERS))

/** The parties whose names the carrier knows as customers; always includes the submitter. */
function partiesOf({ shipper, consignee, notifyParty, organisation }: Brief): BookingLine['parties'] {
  const parties: BookingLine['parties'] = [{ role: 'shipper', organisation: findOrganisation(shipper) ?? organisation }]
  const [to, notified] = [findOrganisation(consignee), findOrganisation(notifyParty)]
  if (to) parties.push({ role: 'consignee', organisation: to })
  if (notified) parties.push({ role: 'notifyParty', organisation: notified })
  if (parties.every((party) => party.organisation !== organisation)) parties.push({ role: 'forwarder', organisation })
  return parties
}

interface Booked {
  route: Route
  status: BookingLine['status']
  /** The moment of this state: the required documents are as of then. */
  at: number
  /** When its first version was received, and when it was approved. */
  bookedAt: number
  approvedAt: number
  /** Orders several updates of the same version. */
  step?: number
}

export const STEPS = 10

/** The booking of a request, as the carrier sends it. */
export function bookedLine(world: World, brief: Brief, booked: Booked): BookingLine {
  const { route, status, at, bookedAt, approvedAt, step = 0 } = booked
  const [originTerm = 'CY', destinationTerm = 'CY'] = brief.freightTerm.split('-')
  const parties = partiesOf(brief)
  const shipper = shippers.find(({ ref }) => parties.some(({ organisation }) => organisation === ref))
  return {
    bookingNo: bookingNumberOf(brief),
    ediRef: brief.ediRef,
    status,
    portOfLoading: brief.portOfLoading,
    portOfDischarge: brief.portOfDischarge,
    placeOfReceipt: brief.placeOfReceipt || null,
    placeOfDelivery: cityOf(brief) ?? (brief.placeOfDelivery || null),
    originTerm: originTerm as BookingLine['originTerm'], // the portal accepts no other
    destinationTerm: destinationTerm as BookingLine['destinationTerm'], // as above
    paymentTerm: brief.paymentTerm as BookingLine['paymentTerm'], // as above
    billType: draw(world.seed, 'bill type', brief.ediRef).pick(['OBL', 'TLX', 'SW']),
    serviceContract: brief.serviceContract || null,
    commodity: brief.commodity || null,
    salesRep: shipper ? findSalesRep(shipper) : null,
    ...documentStatusesAt(requestedDocuments(world, brief.ediRef, route, approvedAt), at),
    createdBy: null,
    bookedAt: iso(bookedAt),
    revision: brief.version * STEPS + step,
    bills: billNumbers(bookingNumberOf(brief), 1),
    parties,
    legs: legsOf(route),
  }
}
