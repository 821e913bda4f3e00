import type { Booking, Box, StatedHold } from './booking.ts'
import { holdsOf, releasedAt } from './holds.ts'
import { inlandMoves } from './inland-moves.ts'
import type { Move } from './move.ts'
import { originMoves } from './origin-moves.ts'
import { seaMoves } from './sea-moves.ts'
import type { World } from './world.ts'

/** Everything that becomes of one box. */
export interface Life {
  moves: readonly Move[]
  holds: readonly StatedHold[]
  /** When the terminal or ramp first lets the consignee have it. */
  availableAt: number | null
}

const unused: Life = { moves: [], holds: [], availableAt: null }

/** From the empty depot at origin to the empty depot at destination, in the order in which it happens. */
export function lifeOf(world: World, booking: Booking, box: Box): Life {
  if (box.removedAt !== null || booking.canceledAt !== null) return unused
  const sea = seaMoves(booking, box)
  const holds = holdsOf(world, booking, box, sea.landmarks)
  const inland = inlandMoves(world, {
    booking,
    box,
    landedAt: sea.landmarks.dischargedAt,
    releasedAt: releasedAt(holds, booking),
  })
  return {
    moves: [...originMoves(booking, box), ...sea.moves, ...inland.moves],
    holds,
    availableAt: inland.availableAt,
  }
}
