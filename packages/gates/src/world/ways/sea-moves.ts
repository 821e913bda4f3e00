import { type Booking, type Container, finalRoute } from '../bookings/booking.ts'
import { HOUR, toMinute } from '../calendar.ts'
import type { Call } from '../sailings.ts'
import type { Scenario } from '../scenario.ts'
import type { Move } from './move.ts'
import type { Carriage } from './routes.ts'

/** What the documents of a shipment depend on. */
export interface Landmarks {
  departedAt: number
  arrivedAt: number
  dischargedAt: number
}

/** Cranes start two hours after berthing and stop an hour before sailing; nothing stays aboard longer than this. */
const STARTS_AFTER = 2 * HOUR
const ENDS_BEFORE = HOUR
const DISCHARGED_WITHIN = 40 * HOUR

function loadedAt({ arrival, departure }: Call, share: number): number {
  const span = departure.actualAt - arrival.actualAt - STARTS_AFTER - ENDS_BEFORE
  return toMinute(arrival.actualAt + STARTS_AFTER + share * span)
}

function dischargedAt({ arrival, departure }: Call, share: number): number {
  const span = Math.min(departure.actualAt - arrival.actualAt, DISCHARGED_WITHIN) - STARTS_AFTER - ENDS_BEFORE
  return toMinute(arrival.actualAt + STARTS_AFTER + share * span)
}

/** Loaded, departed, arrived, discharged on every ship of the route; all containers share the ship's own times. */
export function seaMoves(booking: Booking, { scenario }: Container): { moves: Move[]; landmarks: Landmarks } {
  const { feeder, ocean } = finalRoute(booking)
  const offAt = scenario.fixed.discharged ?? dischargedAt(ocean.to, scenario.dischargedShare)
  return {
    moves: [
      ...(feeder ? aboard(feeder, scenario, dischargedAt(feeder.to, scenario.dischargedShare * 0.4)) : []),
      ...shutOut(booking),
      ...aboard(ocean, scenario, offAt),
    ],
    landmarks: {
      departedAt: ocean.from.departure.actualAt,
      arrivedAt: ocean.to.arrival.actualAt,
      dischargedAt: offAt,
    },
  }
}

/** Copies field by field for speed, as the other moves do: a million containers have twelve million moves. */
function aboard({ sailing: { vvd }, from, to }: Carriage, scenario: Scenario, offAt: number): Move[] {
  const [load, mode] = ['full', 'vessel'] as const
  return [
    { kind: 'loaded', load, mode, vvd, location: from.terminal, at: loadedAt(from, scenario.loadedShare) },
    { kind: 'departed', load, mode, vvd, location: from.terminal, at: from.departure.actualAt },
    { kind: 'arrived', load, mode, vvd, location: to.terminal, at: to.arrival.actualAt },
    { kind: 'discharged', load, mode, vvd, location: to.terminal, at: offAt },
  ]
}

/** Loaded on the first ship and taken off again before it sailed. */
function shutOut({ route, roll }: Booking): Move[] {
  if (!roll?.wasLoaded) return []
  const { sailing, from } = route.ocean
  const onShip = { load: 'full', mode: 'vessel', vvd: sailing.vvd, location: from.terminal } as const
  return [
    { ...onShip, kind: 'loaded', at: from.arrival.actualAt + 3 * HOUR },
    { ...onShip, kind: 'discharged', at: from.arrival.actualAt + 8 * HOUR },
  ]
}
