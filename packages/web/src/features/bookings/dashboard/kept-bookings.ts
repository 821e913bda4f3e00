import { keptListing } from '../../../ui/listing/kept-listing.ts'
import type { BookingList } from './booking-calls.ts'

/** What the page reads of every list; an answer that was kept before they had one of them is not shown. */
const fields: (keyof BookingList['columns'])[] = [
  'bookingNo', 'ediRef', 'requestId', 'customerReference', 'blNumbers', 'status', 'vvd', 'vessel', 'portOfLoading',
  'portOfDischarge', 'origin', 'destination', 'createdBy', 'bookedAt', 'departureAt', 'departureBasis', 'days', 'arrivalAt',
  'arrivalBasis', 'shipper', 'consignee', 'notifyParty', 'containers', 'quantity', 'equipment', 'siStatus', 'siDueAt',
  'vgmStatus', 'vgmDueAt', 'ams', 'billStatus', 'release', 'hold', 'correction', 'serviceContract', 'commodity',
  'freightTerm', 'paymentTerm',
] // biome-ignore format: six lines of names

export const keptBookings = keptListing<BookingList>('bookingDashboard', { fields, parts: ['missing', 'asOf'] })
