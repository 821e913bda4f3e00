import { keptListing } from '../../../ui/listing/kept-listing.ts'
import type { RequestList } from './request-calls.ts'

/** What the page reads of every list; one that was kept before it had one of them is not shown. */
const fields: (keyof RequestList['columns'])[] = [
  'id', 'ediRef', 'customerReference', 'bookingNo', 'status', 'version', 'hasUnsent', 'organisation', 'serviceContract',
  'portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery', 'vvd', 'vessel', 'departureAt', 'siCutOffAt',
  'freightTerm', 'paymentTerm', 'shipper', 'consignee', 'commodity', 'grossWeight', 'cube', 'poNumber', 'item', 'flags',
  'containers', 'carrierAction', 'carrierAt', 'carrierNote', 'createdAt', 'createdBy', 'submittedAt', 'savedAt', 'savedBy',
  'revision',
] // biome-ignore format: six lines of names

export const keptRequests = keptListing<RequestList>('bookingRequests', { fields })
