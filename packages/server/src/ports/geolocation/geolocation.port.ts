import type { ClientPlace } from '@fairway/contract/support/support.schema'

/** Tells where an address seems to be; the specified defaults where nothing is known. */
export interface Geolocation {
  placeOf(ip: string): ClientPlace
}
