import type { Booking, Box } from './booking.ts'
import { HOUR, MINUTE, toMinute, whileOpen } from './calendar.ts'
import { zoneOf } from './locations.ts'
import type { Move } from './move.ts'
import { firstCarriage, receivesUntil } from './routes.ts'
import { depotAt } from './yards.ts'

const DEPOT_HOURS = { open: 7, close: 20 }
const GATE_HOURS = { open: 6, close: 23 }

/** The empty leaves the depot, the shipper stuffs it, the full box comes to the terminal before it stops receiving. */
export function originMoves({ portOfLoading, route }: Booking, { story }: Box): Move[] {
  const zone = zoneOf(portOfLoading)
  const until = receivesUntil(route)
  const pickUpAt = story.fixed.pickUp ?? whileOpen(zone, until - story.pickUpHoursBefore * HOUR, DEPOT_HOURS)
  const gateInAt =
    story.fixed.gateIn ??
    Math.max(
      pickUpAt + 6 * HOUR,
      Math.min(until - 10 * MINUTE, whileOpen(zone, until - story.gateInHoursBefore * HOUR, GATE_HOURS)),
    )
  const depot = depotAt(portOfLoading)
  const terminal = firstCarriage(route).from.terminal
  const truck = { mode: 'truck', vvd: null } as const
  const out = { ...truck, kind: 'gateOut', load: 'empty', location: depot } as const
  const into = { ...truck, kind: 'gateIn', load: 'full', location: terminal } as const
  const moves: Move[] = [
    { ...out, at: pickUpAt },
    { ...into, at: gateInAt },
  ]
  if (story.setback === 'unusedEmpty')
    moves.unshift(
      { ...out, at: pickUpAt - 52 * HOUR },
      { ...truck, kind: 'gateIn', load: 'empty', location: depot, at: pickUpAt - 24 * HOUR },
    )
  if (story.setback === 'takenBack')
    moves.splice(
      1,
      0,
      { ...into, at: toMinute(pickUpAt + (gateInAt - pickUpAt) / 3) },
      {
        ...truck,
        kind: 'gateOut',
        load: 'full',
        location: terminal,
        at: toMinute(pickUpAt + ((gateInAt - pickUpAt) * 2) / 3),
      },
    )
  return moves
}
