import type { SiBooking } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'

/** The places of a booking in their order, each once. */
export function routeOf({ placeOfReceipt, portOfLoading, portOfDischarge, placeOfDelivery }: SiBooking) {
  const stops = [placeOfReceipt, portOfLoading, portOfDischarge, placeOfDelivery].flatMap((place) => place ?? [])
  return stops.filter(({ code }, at) => code !== stops[at - 1]?.code)
}
