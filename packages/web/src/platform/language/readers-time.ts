import { ownZone, type PlaceTime, placeTime } from '@fairway/contract/tracking/journey/place-time.rules'

let known: { offset: number; zone: string } | undefined

/**
 * The zone of the reader, for times that belong to no place. A browser answers slowly and a list asks for each row, so it
 * is asked again only when its clock has another offset.
 */
export function readersZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (known?.offset !== offset) known = { offset, zone: ownZone() }
  return known.zone
}

/** A moment that belongs to no place, on the reader's own clock. */
export const readersTime = (instant: string): PlaceTime => placeTime(instant, readersZone())
