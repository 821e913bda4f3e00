/** The fields of a booking that the carrier can change, as its activity names them: `vvd, siStatus`. */
export const bookingFields = [
  'status', 'portOfLoading', 'portOfDischarge', 'placeOfReceipt', 'placeOfDelivery', 'freightTerm', 'paymentTerm', 'billType',
  'serviceContract', 'commodity', 'siStatus', 'vgmStatus', 'vvd', 'route', 'parties',
] as const // biome-ignore format: one list of fields
export type BookingField = (typeof bookingFields)[number]
