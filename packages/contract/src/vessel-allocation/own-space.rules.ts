import { anyOf } from '../kit/access.ts'
import { leftOf } from './allocation.rules.ts'
import type { Unit } from './allocation.schema.ts'
import type { OwnSpace } from './own-space.schema.ts'

/** Customers who book, or follow bookings, see the space of their organisations. */
export const ownSpaceReaders = anyOf('VA0001', 'BR', 'BS', 'BD')

/** What was asked for fits into what is left; where nothing was asked for, anything that is left is room. */
export function hasRoom({ release, booked }: Pick<OwnSpace, 'release' | 'booked'>, { teu, feu }: Unit): boolean {
  const left = leftOf(release, booked)
  if (teu + feu === 0) return left.teu > 0 || left.feu > 0
  return (teu === 0 || left.teu >= teu) && (feu === 0 || left.feu >= feu)
}

/** The next departure after a vessel's that has room for as many containers; without the vessel, the next of all. */
export function nextWithRoom(spaces: readonly OwnSpace[], vvd: string, wanted: Unit): OwnSpace | undefined {
  const after = spaces.find((space) => space.vvd === vvd)?.etd ?? ''
  return spaces.find((space) => space.vvd !== vvd && space.etd >= after && hasRoom(space, wanted))
}

/** Containers by their length, as rows of a booking ask for them; a quantity that is no number counts nothing. */
export function containersWanted(
  rows: readonly { equipment: string; quantity: string }[],
  lengthOf: (equipment: string) => number | undefined,
): Unit {
  const wanted = { teu: 0, feu: 0 }
  for (const { equipment, quantity } of rows) {
    const [length, count] = [lengthOf(equipment), Number(quantity)]
    if (length === undefined || !Number.isInteger(count) || count < 1) continue
    wanted[length < 40 ? 'teu' : 'feu'] += count
  }
  return wanted
}
