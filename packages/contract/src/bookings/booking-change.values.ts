/** What of a booking can change by the carrier's word, as its story names it: `vvd, siStatus`. */
export const bookingFields = [
  'status', 'portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery', 'freightTerm', 'paymentTerm', 'billType',
  'serviceContract', 'commodity', 'siStatus', 'vgmStatus', 'vvd', 'route', 'parties',
] as const // biome-ignore format: one list of fields
export type BookingField = (typeof bookingFields)[number]
