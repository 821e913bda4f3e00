import { placeTime } from '../tracking/journey/place-time.rules.ts'

const DAY_MS = 86_400_000

interface Moment {
  planned: string
  estimated: string | null
  actual: string | null
  zone: string
}

/** When it happened, or is expected to happen by the carrier's latest word. */
export const bestOf = ({ actual, estimated, planned }: Omit<Moment, 'zone'>): string => actual ?? estimated ?? planned

/**
 * Transit days as the trade counts them: days on the calendar from the day of departure to the day of arrival, each in the
 * time of its port. Clocks that are changed on the way, and the date line, make no difference.
 */
export function transitDaysOf({ departure, arrival }: { departure: Moment; arrival: Moment }): number {
  const dayOf = (moment: Moment) => Date.parse(placeTime(bestOf(moment), moment.zone).date)
  return Math.round((dayOf(arrival) - dayOf(departure)) / DAY_MS)
}

/** A ship has sailed once its departure is reported, or once its estimated departure has passed. */
export const isExpired = ({ departure }: { departure: Moment }, now: number): boolean =>
  departure.actual !== null || Date.parse(bestOf(departure)) <= now
