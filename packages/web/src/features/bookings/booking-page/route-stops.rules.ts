import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { portOf } from '@fairway/contract/tracking/journey/journey-steps.rules'
import { isOvertaken } from '@fairway/contract/tracking/journey/overtaken.rules'
import type { Moment, TrackedLeg } from '@fairway/contract/tracking/tracking.schema'

export type StopRole = 'receipt' | 'loading' | 'transshipment' | 'discharge' | 'delivery'

/** The progress of the ship or train between two stops. */
export type StretchState = 'done' | 'underWay' | 'ahead'

/** A port or place on the route of a booking, and the leg from there. */
export interface RouteStop {
  place: string
  role: StopRole
  arrival: Moment | null
  departure: Moment | null
  onward: { leg: TrackedLeg | null; state: StretchState } | null
}

type Way = Pick<
  BookingPage,
  'legs' | 'places' | 'placeOfReceipt' | 'portOfLoading' | 'portOfDischarge' | 'placeOfDelivery'
>

const isStay = ({ kind }: TrackedLeg) => kind === 'polTerminal' || kind === 'podTerminal'
const stateOf = ({ departure, arrival }: TrackedLeg): StretchState =>
  arrival.actual ? 'done' : departure.actual ? 'underWay' : 'ahead'

const unknown: Moment = { planned: null, estimated: null, actual: null }

/** The legs without plans that newer reports have made impossible. */
function possible(legs: readonly TrackedLeg[]): TrackedLeg[] {
  const moments = legs.flatMap(({ departure, arrival }) => [departure, arrival])
  const still = (moment: Moment, at: number) => (isOvertaken(moments, at) ? unknown : moment)
  return legs.map((leg, at) => ({
    ...leg,
    departure: still(leg.departure, 2 * at),
    arrival: still(leg.arrival, 2 * at + 1),
  }))
}

/** The stops of a booking in order. Stays at terminals are not separate stops, and a terminal is shown as its port. */
export function routeStops({ legs, places, ...way }: Way): RouteStop[] {
  const port = (code: string) => portOf(places, code)
  const [loading, discharge] = [port(way.portOfLoading), port(way.portOfDischarge)]
  const stops: Omit<RouteStop, 'role'>[] = []
  const stopAt = (code: string, more: Partial<RouteStop> = {}) => {
    const last = stops.at(-1)
    if (last?.place === port(code)) return void Object.assign(last, more)
    if (last) last.onward ??= { leg: null, state: 'ahead' }
    stops.push({ place: port(code), arrival: null, departure: null, onward: null, ...more })
  }
  if (way.placeOfReceipt) stopAt(way.placeOfReceipt)
  stopAt(way.portOfLoading)
  for (const leg of possible(legs.filter((one) => !isStay(one)))) {
    stopAt(leg.from, { departure: leg.departure, onward: { leg, state: stateOf(leg) } })
    stopAt(leg.to, { arrival: leg.arrival })
  }
  if (!stops.some(({ place }) => place === discharge)) stopAt(way.portOfDischarge)
  if (way.placeOfDelivery) stopAt(way.placeOfDelivery)
  const roleOf = (place: string, at: number): StopRole => {
    if (place === loading) return 'loading'
    if (place === discharge) return 'discharge'
    return at === 0 ? 'receipt' : at === stops.length - 1 ? 'delivery' : 'transshipment'
  }
  return stops.map((stop, at) => ({ ...stop, role: roleOf(stop.place, at) }))
}
