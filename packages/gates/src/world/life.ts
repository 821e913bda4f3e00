import type { Booking, Container, StatedHold } from './bookings/booking.ts'
import { HOUR, MINUTE, toMinute, whileOpen } from './calendar.ts'
import { holdsOf, releasedAt } from './containers/holds.ts'
import { inlandMoves } from './ways/inland-moves.ts'
import { zoneOf } from './ways/locations.ts'
import type { Move } from './ways/move.ts'
import { firstCarriage, receivesUntil } from './ways/routes.ts'
import { seaMoves } from './ways/sea-moves.ts'
import { depotAt } from './ways/yards.ts'
import type { World } from './world.ts'

const DEPOT_HOURS = { open: 7, close: 20 }
const GATE_HOURS = { open: 6, close: 23 }

/** The empty leaves the depot, the shipper stuffs it, and it reaches the terminal before that stops receiving. */
function originMoves({ portOfLoading, route }: Booking, { scenario }: Container): Move[] {
  const zone = zoneOf(portOfLoading)
  const until = receivesUntil(route)
  const pickUpAt = scenario.fixed.pickUp ?? whileOpen(zone, until - scenario.pickUpHoursBefore * HOUR, DEPOT_HOURS)
  const gateInAt =
    scenario.fixed.gateIn ??
    Math.max(
      pickUpAt + 6 * HOUR,
      Math.min(until - 10 * MINUTE, whileOpen(zone, until - scenario.gateInHoursBefore * HOUR, GATE_HOURS)),
    )
  const depot = depotAt(portOfLoading)
  const terminal = firstCarriage(route).from.terminal
  const [mode, vvd] = ['truck', null] as const
  const out = (at: number): Move => ({ kind: 'gateOut', load: 'empty', mode, vvd, location: depot, at })
  const into = (at: number): Move => ({ kind: 'gateIn', load: 'full', mode, vvd, location: terminal, at })
  const moves = [out(pickUpAt), into(gateInAt)]
  if (scenario.setback === 'unusedEmpty') {
    const back: Move = { kind: 'gateIn', load: 'empty', mode, vvd, location: depot, at: pickUpAt - 24 * HOUR }
    moves.unshift(out(pickUpAt - 52 * HOUR), back)
  }
  if (scenario.setback === 'takenBack') {
    const third = (gateInAt - pickUpAt) / 3
    const at = toMinute(pickUpAt + 2 * third)
    const again: Move = { kind: 'gateOut', load: 'full', mode, vvd, location: terminal, at }
    moves.splice(1, 0, into(toMinute(pickUpAt + third)), again)
  }
  return moves
}

/** The whole course of one container. */
export interface Life {
  moves: readonly Move[]
  holds: readonly StatedHold[]
  /** When the terminal or ramp first makes it available. */
  availableAt: number | null
}

const unused: Life = { moves: [], holds: [], availableAt: null }

/** From the empty depot at origin to the empty depot at destination, in order. */
export function lifeOf(world: World, booking: Booking, container: Container): Life {
  if (container.removedAt !== null || booking.canceledAt !== null) return unused
  const sea = seaMoves(booking, container)
  const holds = holdsOf(world, booking, container, sea.landmarks)
  const inland = inlandMoves(world, {
    booking,
    container,
    landedAt: sea.landmarks.dischargedAt,
    releasedAt: releasedAt(holds, booking),
  })
  return {
    moves: [...originMoves(booking, container), ...sea.moves, ...inland.moves],
    holds,
    availableAt: inland.availableAt,
  }
}
